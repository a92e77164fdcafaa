// Every page and every room under Lighthouse, as on a phone: `node lighthouse.mjs SERVER RUNS [WORDS]`; with words, only the
// places whose names have them.
//
// Tables of all games are opened first. The scores of every place are printed, the median of all runs where time counts;
// without runs, time is not measured. The exit code says whether all of them are good enough.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const [server, asked, only = ''] = process.argv.slice(2);
const runs = Number(asked);
const installed = (path) => import(pathToFileURL(join(process.env.TABLA_NPM, path)).href);
const { default: lighthouse } = await installed('lighthouse/core/index.js');
const { launch } = await installed('chrome-launcher/dist/index.js');
const { default: puppeteer } = await installed('puppeteer-core/lib/esm/puppeteer/puppeteer-core.js');

/** What each category must reach; the last is only told. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 0 };
const GAMES = ['santorini', 'mice', 'scrabble', 'jewels', 'jamb'];
const SETUPS = {
  santorini: { players: ['human', 'human'] },
  mice: { players: ['human', 'human'] },
  scrabble: { players: ['human', 'greedy'], language: 'en', seed: 5 },
  jewels: { board: { random: { seed: 3 } } },
  jamb: { people: ['Ana'], seed: 7 },
};

/** The address of a new table, with the key of its first seat. */
async function table(game) {
  const body = JSON.stringify({ game, setup: SETUPS[game] });
  const answer = await fetch(`${server}api/games`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
  const made = await answer.json();
  if (!made.table) throw new Error(`no table of ${game}: ${JSON.stringify(made)}`);
  return `#/${game}/${made.table.id}?key=${Object.values(made.keys)[0]}`;
}

/** The address of a review: a game of one move that was given up. */
async function reviewed() {
  const [place, key] = (await table('mice')).split('?key=');
  for (const act of [{ act: 'play', text: 'd6' }, { act: 'resign' }]) {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` };
    const body = JSON.stringify({ key: act.act, ...act });
    const answer = await fetch(`${server}api/games/${place.split('/').at(-1)}/acts`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`no game to review: ${await answer.text()}`);
  }
  return `${place}/review`;
}

/** One look at a place: its scores, and what is wrong. */
async function look(place, port) {
  const onlyCategories = Object.keys(LEAST).filter((name) => runs > 0 || name !== 'performance');
  const flags = { port, output: 'json', logLevel: 'error', onlyCategories };
  let lhr;
  // On a busy machine the browser sometimes has nothing to show in time: nobody has looked, then.
  for (let tries = 0; (!lhr || lhr.runtimeError) && tries < 3; tries += 1) ({ lhr } = await lighthouse(`${server}${place}`, flags));
  const scores = Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]));
  const faults = Object.values(lhr.categories)
    .filter(({ id }) => id !== 'performance' && id !== 'seo')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => lhr.audits[id])
    .filter(({ score }) => score !== null && score < 1)
    .map(({ id, title, details }) => `${id}: ${title} ${JSON.stringify(details?.items ?? []).slice(0, 600)}`);
  const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift', 'interactive'];
  return { scores, faults, times: times.map((name) => lhr.audits[name]?.displayValue).filter(Boolean) };
}

/** How long it takes somebody new until the board can be touched, on a slow processor. */
async function ready(browser, place) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.emulateCPUThrottling(4);
  await page.goto(`${server}${place}`, { waitUntil: 'domcontentloaded' });
  const there = "document.querySelector('main[aria-busy=false] :is(.place > *, .card-picture > *)') && performance.now()";
  const time = await (await page.waitForFunction(there, { polling: 'raf' })).jsonValue();
  await context.close();
  return time;
}

/** How long a page keeps a processor four times as slow from answering, by its own clock, which other work does not change. */
async function blocked(browser, place) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.tracing.start({ categories: ['devtools.timeline', 'toplevel'] });
  await page.goto(`${server}${place}`, { waitUntil: 'networkidle0' });
  const { traceEvents } = JSON.parse(new TextDecoder().decode(await page.tracing.stop()));
  await context.close();
  const own = traceEvents.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url?.startsWith(server));
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && pid === own?.pid && tid === own?.tid);
  // The microseconds of a task, four times as many: what is more than 50 ms blocks.
  return tasks.reduce((sum, { tdur = 0 }) => sum + Math.max(0, (4 * tdur) / 1000 - 50), 0);
}

const median = (all) => [...all].sort((one, other) => one - other)[all.length >> 1];

const all = [
  ['house', '#/'],
  ...GAMES.map((game) => [`door of ${game}`, `#/${game}`]),
  ...GAMES.map((game) => [`rules of ${game}`, `#/rules/${game}`]),
  ...GAMES.map((game) => [`first minute of ${game}`, `#/${game}/learn`]),
  ['scorer', '#/scorer'],
  ['tasks of the day', '#/daily'],
  ['review', await reviewed()],
];
for (const game of GAMES) all.push([`room of ${game}`, await table(game)]);
const places = all.filter(([name]) => name.includes(only));

const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'];
const chrome = await launch({ chromePath: process.env.CHROME_PATH, chromeFlags });
let isGood = true;
for (const [name, place] of places) {
  const looks = [];
  while (looks.length < Math.max(1, runs)) looks.push(await look(place, chrome.port));
  const scores = Object.entries(LEAST)
    .map(([id, least]) => [id, median(looks.map(({ scores }) => scores[id])), least])
    .filter(([, score]) => score !== undefined);
  const isLow = scores.some(([, score, least]) => score < least);
  isGood &&= !isLow;
  console.log(`${isLow ? 'LOW ' : 'good'}  ${name.padEnd(26)} ${scores.map(([, score]) => String(score).padStart(3)).join(' / ')}  ${runs > 0 ? looks[0].times.join(', ') : ''}`);
  for (const fault of looks[0].faults) console.log(`      ${fault}`);
}
const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: { width: 390, height: 664, isMobile: true, hasTouch: true } });
for (const [name, place] of runs > 0 ? places : []) {
  const times = [];
  while (times.length < runs) times.push(await blocked(browser, place));
  console.log(`      ${name.padEnd(26)} ${Math.round(median(times))} ms blocked, by the time of the processor`);
}
for (const [name, place] of places.filter(([name]) => name === 'house' || name.startsWith('room'))) {
  const times = [];
  for (let run = 0; run < Math.max(1, runs); run += 1) times.push(await ready(browser, place));
  console.log(`      ${name.padEnd(26)} ${Math.round(median(times))} ms until it can be played, with a processor four times as slow`);
}
await browser.disconnect();
await chrome.kill();
process.exit(isGood ? 0 : 1);
