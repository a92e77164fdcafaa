/** A board that somebody learns at, with what is told beside it. Nothing is kept on the server. */
/** @import { Act, TableView } from '../types/api.js' */
/** @import { Board, BoardHost, BoardModule } from '../types/host.js' */
/** @import { Page } from '../app.js' */
import { h, put } from '../lib/dom.js';
import { boardModule, styleSheet } from '../lib/games.js';
import { commonHost } from '../lib/host.js';
import { icon } from '../lib/icons.js';
import { announce } from '../lib/parts.js';

/**
 * @param {string} game
 * @param {new (game: string, module: BoardModule) => Study} Kind
 * @returns {Promise<Page>}
 */
export async function studyPage(game, Kind) {
  const [module] = await Promise.all([boardModule(game), styleSheet('learn.css')]);
  const page = new Kind(game, module);
  await page.open();
  return {
    element: page.element,
    game,
    title: () => page.title(),
    words: () => page.words(),
    leave: () => page.leave(),
    key: (event) => page.key(event),
    help: () => page.board.help?.() ?? [],
  };
}

/** What `open`, `title`, `words`, `act` and `isLive` mean is for whoever extends it. */
export class Study {
  /** @type {Board} */
  board = /** @type {Board} */ (/** @type {unknown} */ (undefined));
  /** @type {TableView | undefined} */
  table;
  /** @type {number | undefined} */
  timer;
  /** Counts what was set up, so that what comes late finds nobody. */
  turn = 0;

  /**
   * @param {string} game
   * @param {BoardModule} module
   */
  constructor(game, module) {
    this.game = game;
    this.module = module;
    this.place = h('div', { class: 'place' });
    this.told = h('div', { class: 'learn-card' });
    this.foot = h('div', { class: 'learn-foot' });
    this.element = h(
      'section',
      { class: 'room learn', dataset: { game } },
      h('div', { class: 'stand' }, this.place),
      h('aside', { class: 'side' }, this.told, this.foot),
    );
  }

  /** Begins. */
  async open() {}

  title() {
    return '';
  }

  /** Says everything anew. */
  words() {
    this.board.words?.();
    if (this.table) this.show(this.table, false);
  }

  /**
   * Something is done on the board. True: it was allowed.
   * @param {Act} _act
   */
  async act(_act) {
    return false;
  }

  /**
   * Whether the board may be touched.
   * @param {TableView} table
   */
  isLive(table) {
    return !table.ending;
  }

  /** What was set up is no longer waited for. */
  stop() {
    clearTimeout(this.timer);
    this.turn += 1;
  }

  leave() {
    this.stop();
    this.board.destroy?.();
  }

  /** @returns {BoardHost} */
  host() {
    const none = () => Promise.reject(new Error('nothing is asked of a board to learn at'));
    return {
      ...commonHost(),
      play: (text) => this.act({ act: 'play', text }),
      act: (act) => this.act(act),
      ask: none,
      advise: none,
      refresh: () => this.table && this.show(this.table, false),
    };
  }

  /**
   * Sets a table up on a board of its own.
   * @param {TableView} table
   */
  set(table) {
    this.board?.destroy?.();
    this.board = this.module.board(this.host());
    this.element.style.setProperty('--shape', String(this.board.shape ?? 1));
    put(this.place, this.board.element);
    this.table = table;
  }

  /**
   * @param {TableView} table
   * @param {boolean} animate
   */
  show(table, animate) {
    this.table = table;
    return this.board.draw(table, { live: this.isLive(table), animate });
  }

  /**
   * What is said of what was done.
   * @param {string} words
   * @param {boolean} isGood
   */
  note(words, isGood) {
    const kind = isGood ? 'is-done' : 'is-wrong';
    return h('p', { class: `learn-note ${kind}` }, icon(isGood ? 'check' : 'hint'), h('span', null, words));
  }

  /** Reads that out. */
  announceNote() {
    announce(this.told.querySelector('.learn-note')?.textContent ?? '');
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const focus = document.activeElement;
    const isOnBoard = focus !== null && this.place.contains(focus);
    const isNowhere = focus === null || focus === document.body || focus.matches('main');
    // Whoever takes the keys is on the board at once.
    if (isNowhere && event.key.startsWith('Arrow')) this.focus(this.place);
    return (isOnBoard || isNowhere) && this.board.key?.(event) === true;
  }

  /**
   * Where the hands go on: on the board, or at the button that leads on.
   * @param {HTMLElement} where
   */
  focus(where) {
    const target = where.querySelector('.primary') ?? where.querySelector('[tabindex="0"], button:not(:disabled)');
    if (target instanceof HTMLElement || target instanceof SVGElement) target.focus({ preventScroll: true });
  }
}
