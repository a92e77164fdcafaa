/**
 * Beside the stones: every swap that makes a run, and the best scores.
 */
/** @import { BoardHost, TableView } from '../types/host.js' */
/** @import { JewelsBoard } from '../types/api.js' */
import { h, put } from '../lib/dom.js';
import { button } from '../lib/parts.js';
import { best } from './jewels-best.js';
import { Race } from './jewels-race.js';

/** @typedef {{ text: string, points: number }} Hint */

/**
 * What the panel can have done on the board.
 * @typedef {object} Doing
 * @property {() => void} hints shows or hides every swap
 * @property {(swap: string | null) => void} point lets one of them stand out
 * @property {(swap: string) => void} play
 */

export class Panel {
  /**
   * @param {BoardHost} host
   * @param {Doing} doing
   */
  constructor(host, doing) {
    this.host = host;
    this.doing = doing;
    this.count = h('span', { class: 'jewels-count' });
    this.opener = button('', () => doing.hints(), { 'aria-pressed': 'false', class: 'jewels-all' });
    this.swaps = h('div', { class: 'jewels-swaps' }, this.count, this.opener);
    this.list = h('ol', { class: 'jewels-list' });
    this.about = h('p', { class: 'jewels-about' });
    this.best = best(host);
    this.race = new Race(host);
    this.element = h('div', { class: 'jewels-panel' });
    this.isOver = false;
    this.words();
  }

  /** Says everything in the language of the page. */
  words() {
    put(this.element, this.race.element, this.about, this.swaps, this.list, this.best.element);
    this.best.words();
  }

  /**
   * @param {TableView} table
   * @param {JewelsBoard} board
   * @param {boolean} isLive
   */
  draw(table, board, isLive) {
    const { host } = this;
    this.count.textContent = host.say('jewels-swaps', { count: board.view.moves.length });
    // A board of the past, or of a game that is over, has no swaps to choose from.
    this.swaps.hidden = !isLive;
    this.opener.disabled = !isLive || board.view.moves.length === 0;
    this.press(this.opener.getAttribute('aria-pressed') === 'true');
    this.race.draw(table, board);
    this.best.draw(table);
    const told = [
      ...(board.name === '' ? [] : [host.say('web-jewels-name', { board: board.name })]),
      host.say('jewels-turns', { turns: board.view.turns }),
    ];
    if (board.view.turns_left !== null && board.view.turns_left !== undefined) {
      told.push(host.say('web-jewels-turns-left', { turns: board.view.turns_left }));
    }
    if (board.is_helped) told.push(host.say('web-jewels-helped'));
    else if (board.was_left) told.push(host.say('web-jewels-was-left'));
    put(
      this.about,
      told.map((text) => h('span', null, text)),
    );
    const isOver = Boolean(table.ending);
    if (isOver && !this.isOver) this.best.load();
    this.isOver = isOver;
  }

  /**
   * Lists every swap with what its own runs pay; answers what to tell of it.
   * @param {string[]} swaps
   * @returns {Promise<string>}
   */
  async fill(swaps) {
    this.press(true);
    const { host } = this;
    const answer = await host.ask(/** @type {object} */ ({ hints: true })).catch(() => null);
    /** @type {Hint[]} */
    const hints = /** @type {{ swaps: Hint[] } | null} */ (answer)?.swaps ?? swaps.map((text) => ({ text, points: 0 }));
    hints.sort((one, other) => other.points - one.points);
    put(
      this.list,
      hints.map((hint) => this.hint(hint)),
    );
    const best = hints[0];
    return best ? host.say('web-jewels-hints', { count: hints.length, swap: best.text, points: best.points }) : '';
  }

  empty() {
    this.press(false);
    put(this.list);
  }

  /** @param {boolean} isPressed */
  press(isPressed) {
    this.opener.setAttribute('aria-pressed', String(isPressed));
    const words = this.host.say(isPressed ? 'web-jewels-hide' : 'web-jewels-show');
    put(this.opener, h('span', null, words));
  }

  /** @param {Hint} hint */
  hint({ text, points }) {
    const [column, row, otherColumn, otherRow] = text.split(' ');
    const press = () => this.doing.play(text);
    const swap = h(
      'button',
      { type: 'button', class: 'jewels-hint', onclick: press },
      h('span', null, `${column}·${row}`),
      h('span', { class: 'jewels-both', 'aria-hidden': 'true' }, column === otherColumn ? '↕' : '↔'),
      h('span', null, `${otherColumn}·${otherRow}`),
      points > 0 && h('span', { class: 'jewels-pays' }, `+${points}`),
    );
    const over = () => this.doing.point(text);
    const away = () => this.doing.point(null);
    for (const name of ['pointerenter', 'focus']) swap.addEventListener(name, over);
    for (const name of ['pointerleave', 'blur']) swap.addEventListener(name, away);
    return h('li', null, swap);
  }
}
