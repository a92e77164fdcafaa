/** The arena: a tournament while it is played. The server is asked again and again how it stands. */
/** @import { ArenaView, RunningView, StandingView } from '../types/api.js' */
/** @import { Page } from '../app.js' */
import { tournament } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { styleSheet } from '../lib/games.js';
import { currentLanguage, number, say, tell } from '../lib/words.js';

/** So many milliseconds lie between two questions. */
const PAUSE = 1000;

/** @returns {Promise<Page>} */
export async function arenaPage() {
  const [first] = await Promise.all([tournament(currentLanguage()), styleSheet('arena.css')]);
  const element = h('section', { class: 'arena' });
  let state = first;
  let isLost = false;
  let shown = '';

  const words = () => {
    // What is the same is not drawn anew: somebody may be reading it, or scrolling.
    const now = JSON.stringify([state, isLost, currentLanguage()]);
    if (now === shown) return;
    shown = now;
    put(
      element,
      h('h1', null, say('arena-watch-title')),
      h('p', { class: 'soft arena-about' }, tell(state.about)),
      progress(state),
      isLost && h('p', { class: 'arena-lost', role: 'status' }, say('arena-watch-lost')),
      h('h2', null, say('arena-watch-standings')),
      standings(state),
      h('h2', null, say('arena-watch-running')),
      state.running.length === 0 && h('p', { class: 'soft' }, say('arena-watch-nothing')),
      h(
        'div',
        { class: 'arena-games' },
        state.running.map((running) => game(running, state.names)),
      ),
    );
  };

  const look = async () => {
    try {
      state = await tournament(currentLanguage());
      isLost = false;
    } catch {
      isLost = true;
    }
    if (isLeft) return;
    words();
    timer = setTimeout(look, PAUSE);
  };
  let isLeft = false;
  let timer = setTimeout(look, PAUSE);
  const leave = () => {
    isLeft = true;
    clearTimeout(timer);
  };
  return { element, title: () => say('arena-watch-title'), words, leave };
}

/** @param {ArenaView} state */
function progress({ games, planned, finished }) {
  const max = Math.max(1, planned);
  return h('progress', { max, value: finished ? max : games, 'aria-label': say('arena-watch-title') });
}

/** @param {ArenaView} state */
function standings({ standings, names }) {
  const hasFouls = standings.some((row) => Object.keys(row.fouls).length > 0);
  /** @type {[words: string, kind: string, cell: (row: StandingView, place: number) => string][]} */
  const columns = [
    [say('arena-head-rank'), 'number', (_, place) => String(place + 1)],
    [say('arena-head-bot'), 'name', (row) => names[row.bot] ?? ''],
    [say('arena-head-games'), 'number spare', (row) => String(row.wins + row.draws + row.losses)],
    [say('arena-head-won'), 'number spare', (row) => String(row.wins)],
    [say('arena-head-drawn'), 'number spare', (row) => String(row.draws)],
    [say('arena-head-lost'), 'number spare', (row) => String(row.losses)],
    [say('arena-head-score'), 'number', (row) => percent(row.score)],
    [say('arena-head-elo'), 'number', elo],
    [say('arena-head-los'), 'number', (row) => likely(row.superiority)],
  ];
  if (hasFouls) columns.push([say('arena-head-fouls'), '', fouls]);
  const head = columns.map(([words, kind]) => h('th', { class: kind }, words));
  const rows = standings.map((row, place) =>
    h(
      'tr',
      null,
      columns.map(([, kind, cell]) => h('td', { class: kind }, cell(row, place))),
    ),
  );
  const table = h('table', null, h('thead', null, h('tr', null, head)), h('tbody', null, rows));
  return h('div', { class: 'scroller', tabindex: 0 }, table);
}

/**
 * @param {RunningView} running
 * @param {string[]} names
 */
function game({ number, bots, moves, last, pictures }, names) {
  const told = [say('arena-watch-moves', { count: moves })];
  if (last) told.push(say('arena-watch-last', { text: last }));
  return h(
    'article',
    { class: 'arena-game' },
    h('h3', null, `${number}. ${bots.map((bot) => names[bot]).join(' – ')}`),
    h('p', { class: 'soft' }, told.join('; ')),
    h(
      'div',
      { class: 'arena-boards' },
      pictures.map((picture) => h('pre', { tabindex: 0 }, picture)),
    ),
  );
}

/** @param {StandingView} row */
function fouls(row) {
  return Object.entries(row.fouls)
    .map(([key, count]) => `${say(key)} ${count}`)
    .join(', ');
}

/** @param {StandingView} row */
function elo(row) {
  if (typeof row.score !== 'number') return '';
  const middle = signed(row.elo, row.score > 0.5 ? '+∞' : '−∞');
  return `${middle} [${signed(row.low, '−∞')} … ${signed(row.high, '+∞')}]`;
}

/**
 * @param {number | null | undefined} value
 * @param {string} endless
 */
function signed(value, endless) {
  if (typeof value !== 'number') return endless;
  return `${value > 0 ? '+' : ''}${number(value, 1)}`;
}

/** @param {number | null | undefined} share */
function percent(share) {
  return typeof share === 'number' ? `${number(100 * share, 1)} %` : '';
}

/**
 * A chance, which is never certain.
 * @param {number | null | undefined} chance
 */
function likely(chance) {
  if (typeof chance !== 'number') return '';
  if (chance >= 0.9995) return `>${percent(0.999)}`;
  return chance < 0.0005 ? `<${percent(0.001)}` : percent(chance);
}
