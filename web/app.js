/** The house: its door, its top bar, and the way from page to page. */
import { askAhead } from './lib/api.js';
import { awayLine, awayWords, keepForLater, watchServer } from './lib/away.js';
import { h, put } from './lib/dom.js';
import { mark } from './lib/icons.js';
import { announce, clear, dialog, hasDialog, iconButton, ready, select, toast } from './lib/parts.js';
import { keepPresses, keepTips } from './lib/press.js';
import { soundControl } from './lib/sound-control.js';
import { keepLink, read, write } from './lib/store.js';
import { LANGUAGES, currentLanguage, firstLanguage, say, speak } from './lib/words.js';
import { boardModule, GAMES, isGame, miniatureModule } from './lib/games.js';
import { learnLink } from './lib/learn-offer.js';

/**
 * A page in its place.
 * @typedef {object} Page
 * @property {HTMLElement} element
 * @property {() => string} title
 * @property {string} [game] whose name the top bar shows
 * @property {() => void} words says everything anew
 * @property {() => void} [leave]
 * @property {(event: KeyboardEvent) => boolean} [key]
 * @property {(route: Route) => boolean} [go] whether it can show this address itself
 * @property {() => [keys: string, words: string][]} [help] the keys that it knows
 * @property {boolean} [isLost] whether it only says why another page could not be shown
 */

/** @typedef {{ name: string, game: string, id: string, ply?: number }} Route */

/**
 * How each page is entered, once its module is there.
 * @type {Record<string, () => Promise<(to: Route) => Promise<Page>>>}
 */
const PAGES = {
  room: () => import('./pages/room.js').then(({ roomPage }) => roomPage),
  review: () => import('./pages/review.js').then(({ reviewPage }) => reviewPage),
  door: () => import('./pages/door.js').then(({ doorPage }) => (to) => doorPage(to.game)),
  learn: () => import('./pages/learn.js').then(({ learnPage }) => (to) => learnPage(to.game)),
  trainer: () => import('./pages/trainer.js').then(({ trainerPage }) => (to) => trainerPage(to.game)),
  rules: () => import('./pages/rules.js').then(({ rulesPage }) => (to) => rulesPage(to.game)),
  scorer: () => import('./pages/scorer.js').then(({ scorerPage }) => scorerPage),
  join: () => import('./pages/join.js').then(({ joinPage }) => (to) => joinPage(to.id)),
  daily: () => import('./pages/daily.js').then(({ dailyPage }) => (to) => dailyPage(to.id)),
  arena: () => import('./pages/arena.js').then(({ arenaPage }) => arenaPage),
  house: () => import('./pages/house.js').then(({ housePage }) => housePage),
};

const bar = h('header', { class: 'top-bar' });
const main = h('main', { class: 'main', tabindex: -1 });
/** @type {Page | undefined} */
let page;
let turn = 0;

void begin();

async function begin() {
  document.body.append(bar, awayLine, main);
  ready();
  keepPresses();
  keepTips();
  ahead(route());
  try {
    await speak(firstLanguage());
  } catch {
    put(main, h('div', { class: 'lonely' }, noAnswer()));
    return;
  }
  addEventListener('hashchange', () => void show());
  addEventListener('keydown', key);
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Error) toast(event.reason.message);
  });
  await show();
  watchServer(() => void again());
  void keepForLater();
}

/** The server is back: what could not be shown is shown, and the house has its games again. */
async function again() {
  if (page?.isLost || document.body.dataset.page === 'house') await show(true);
}

/** What is said when the server has no words for us: the page came with it, in every language. */
function noAnswer() {
  const all = /** @type {HTMLTemplateElement | null} */ (document.getElementById('no-answer'));
  return all?.content.querySelector(`[lang="${firstLanguage()}"]`) ?? '';
}

/**
 * What an address means. A seat's key is kept and taken out of the address, so that it stays secret.
 * @returns {Route}
 */
function route() {
  const [path, query = ''] = location.hash.replace(/^#\/?/, '').split('?');
  const [first = '', second = '', third = '', fourth = ''] = path.split('/').map(decodeURIComponent);
  if (first === 'rules' && isGame(second)) return { name: 'rules', game: second, id: '' };
  if (first === 'arena') return { name: 'arena', game: '', id: '' };
  if (first === 'scorer') return { name: 'scorer', game: 'scrabble', id: '' };
  if (first === 'daily') return { name: 'daily', game: '', id: second };
  if (first === 'join' && second !== '') return { name: 'join', game: '', id: second };
  if (!isGame(first)) return { name: 'house', game: '', id: '' };
  if (second === '') return { name: 'door', game: first, id: '' };
  if (second === 'learn') return { name: 'learn', game: first, id: '' };
  if (second === 'trainer' && first === 'mice') return { name: 'trainer', game: first, id: '' };
  const secret = new URLSearchParams(query).get('key');
  if (secret) {
    keepLink(second, first, secret);
    history.replaceState(null, '', `#/${first}/${encodeURIComponent(second)}`);
  }
  const isReview = third === 'review';
  const place = isReview ? fourth : third;
  const ply = /^\d+$/.test(place) ? Number(place) : undefined;
  return { name: isReview ? 'review' : 'room', game: first, id: second, ply };
}

/** @param {boolean} [isAnew] also when the page could show the address itself */
async function show(isAnew = false) {
  const to = route();
  clear();
  if (!isAnew && page?.go?.(to)) return;
  const mine = (turn += 1);
  main.ariaBusy = 'true';
  const next = await open(to);
  if (mine !== turn) return next.leave?.();
  const before = page;
  before?.leave?.();
  page = next;
  put(main, page.element);
  document.body.dataset.page = to.name;
  drawBar();
  // Whoever comes from outside is at the top already, and nothing has to be measured for it.
  if (before) {
    scrollTo(0, 0);
    main.focus({ preventScroll: true });
  }
  main.ariaBusy = 'false';
  announce(page.title());
}

/**
 * @param {Route} to
 * @returns {Promise<Page>}
 */
async function open(to) {
  try {
    const enter = await (PAGES[to.name] ?? PAGES.house)();
    return await enter(to);
  } catch (error) {
    return lost(error);
  }
}

/**
 * Asks for what an address will need while there are no words yet to show it in.
 * @param {Route} to
 */
function ahead(to) {
  PAGES[to.name]?.().catch(() => {});
  if (['room', 'review', 'learn', 'trainer'].includes(to.name)) boardModule(to.game).catch(() => {});
  if (to.name === 'house') for (const game of GAMES) miniatureModule(game).catch(() => {});
  if (to.id && ['room', 'review'].includes(to.name)) askAhead(to.id);
}

/**
 * @param {unknown} error
 * @returns {Page}
 */
function lost(error) {
  const element = h('section', { class: 'lonely' });
  const words = () => {
    const why = error instanceof Error ? error.message : String(error);
    const home = h('a', { class: 'button primary', href: '#/' }, say('web-to-house'));
    put(element, h('h1', null, say('web-lost')), h('p', null, why), home);
  };
  words();
  return { element, title: () => say('web-lost'), words, isLost: true };
}

function drawBar() {
  if (!page) return;
  document.title = page.game ? `${page.title()} · Tabla` : page.title();
  const home = h(
    'a',
    { class: 'home', href: '#/', 'aria-label': `Tabla, ${say('web-to-house')}` },
    mark(),
    h('span', { class: 'home-name' }, 'Tabla'),
  );
  const game = page.game && h('a', { class: 'bar-game', href: `#/${page.game}` }, say(`game-${page.game}`));
  put(
    bar,
    home,
    game,
    h('span', { class: 'bar-space' }),
    h('span', { class: 'bar-state', id: 'state' }),
    languageChoice(),
    themeButton(),
    soundControl(),
    iconButton('keys', say('web-help'), help, { class: 'bar-help' }),
  );
  page.words();
}

function languageChoice() {
  const tag = currentLanguage();
  const short = LANGUAGES.find(([one]) => one === tag)?.[2] ?? '';
  const choices = LANGUAGES.map(([one, name]) => /** @type {[string, string]} */ ([one, name]));
  const control = select(choices, tag, (to) => void change(to), { 'aria-label': say('web-language') });
  control.id = 'language';
  return h('span', { class: 'language' }, h('span', { 'aria-hidden': 'true' }, short), control);
}

/** @param {string} tag */
async function change(tag) {
  try {
    await speak(tag);
  } catch {
    toast(say('web-unreachable'));
  }
  drawBar();
  awayWords();
  void keepForLater();
  document.getElementById('language')?.focus();
}

function themeButton() {
  const theme = read('theme') ?? 'auto';
  const next = { auto: 'light', light: 'dark', dark: 'auto' }[theme] ?? 'light';
  const look = /** @type {const} */ ({ auto: 'half', light: 'sun', dark: 'moon' })[theme] ?? 'half';
  const words =
    { light: say('web-theme-light'), dark: say('web-theme-dark') }[theme] ?? say('web-theme-auto');
  const press = () => {
    write('theme', next);
    if (next === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    const fresh = themeButton();
    control.replaceWith(fresh);
    fresh.focus();
    announce(fresh.title);
  };
  const control = iconButton(look, words, press, { class: 'bar-theme' });
  return control;
}

function help() {
  const keys = [...(page?.help?.() ?? []), /** @type {[string, string]} */ (['?', say('web-key-help')])];
  const rows = keys.map(([key, words]) => [
    h(
      'dt',
      null,
      key.split(' ').map((one) => h('kbd', null, one)),
    ),
    h('dd', null, words),
  ]);
  const learn = page?.game && learnLink(page.game);
  dialog(say('web-help'), () => [h('dl', { class: 'keys' }, rows.flat()), learn]);
}

/** @param {KeyboardEvent} event */
function key(event) {
  if (event.defaultPrevented || hasDialog() || isTyping(event)) return;
  if (page?.key?.(event)) event.preventDefault();
  else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    help();
  }
}

/** @param {KeyboardEvent} event */
function isTyping(event) {
  return (
    event.target instanceof Element &&
    event.target.matches('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  );
}
