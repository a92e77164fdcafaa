/** A game that was added up: the board step by step, the arithmetic, the tiles, the totals. */

import { Squares, tileOf } from '../boards/scrabble-squares.js';
import { reason, step } from '../boards/scrabble-text.js';
import { h, put } from '../lib/dom.js';
import { iconButton } from '../lib/parts.js';

/** @import { SayingView } from '../types/host.js' */
/** @import { ScoredView, ScrabblePlacementView } from '../types/api.js' */
/** @import { ScorerHost } from './scorer.js' */

/**
 * One letter's part of a sum.
 * @typedef {{ letter: string, joker: boolean, value: number, factor: number, is_new: boolean, word_factor: number }} Addend
 */

/** @typedef {ScoredView & { sums: Addend[][] }} Score  The server's answer. */

export class Result {
  /** @param {ScorerHost} host */
  constructor(host) {
    this.host = host;
    /** @type {Score | null} */
    this.score = null;
    /** How many placements lie on the board that is shown. */
    this.at = 0;
    this.squares = new Squares(host);
    this.message = h('p', { class: 'scorer-message', role: 'status' });
    this.totals = h('dl', { class: 'scorer-totals' });
    this.steps = h('div', { class: 'scorer-steps' });
    this.sum = h('div', { class: 'scorer-sum', 'aria-live': 'polite' });
    this.list = h('div', { class: 'scorer-list' });
    this.tiles = h('div', { class: 'scorer-tiles' });
    this.warnings = h('div', { class: 'scorer-warnings' });
    this.element = h('section', { class: 'scorer-result', hidden: true },
      h('div', { class: 'scorer-left' }, this.squares.element, this.steps),
      h('div', { class: 'scorer-right' }, this.message, this.totals, this.sum, this.list, this.warnings, this.tiles));
  }

  /** @param {Score | null} score */
  show(score) {
    this.score = score;
    this.element.hidden = score === null;
    if (!score) return;
    this.at = score.placements.length;
    this.words();
  }

  words() {
    const { score } = this;
    if (!score) return;
    this.squares.forget();
    this.squares.grid.setAttribute('aria-label', this.host.say('web-scrabble-board'));
    this.message.textContent = this.host.tell(score.saying);
    this.drawTotals(score);
    this.drawTiles(score);
    this.drawWarnings(score.oddities);
    this.drawStep();
  }

  /** @param {number} at */
  go(at) {
    const most = this.score?.placements.length ?? 0;
    this.at = Math.min(most, Math.max(0, at));
    this.drawStep();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (!this.score || event.altKey || event.ctrlKey || event.metaKey) return false;
    const most = this.score.placements.length;
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: most }[event.key];
    if (to === undefined) return false;
    this.go(to);
    return true;
  }

  drawStep() {
    const { score } = this;
    if (!score) return;
    this.drawBoard(score);
    this.drawSteps(score.placements.length);
    this.drawList(score);
    this.drawSum(score);
  }

  /**
   * The board after the placements so far; the last one is marked.
   * @param {Score} score
   */
  drawBoard({ n, placements, squares, sums }) {
    this.squares.resize(n);
    /** @type {Map<number, { letter: string, value: number, joker: boolean, way: 'lies' | 'last' }>} */
    const tiles = new Map();
    placements.slice(0, this.at).forEach((placement, index) => {
      const isLast = index === this.at - 1;
      const addends = sums[index] ?? [];
      squaresOf(placement, n).forEach((at, place) => {
        const addend = addends[place];
        if (!addend?.is_new) return;
        const { letter, value, joker } = addend;
        tiles.set(at, { letter: letter.toUpperCase(), value, joker, way: isLast ? 'last' : 'lies' });
      });
    });
    squares.flat().forEach((square, at) => this.squares.show(at, {
      letterFactor: square.letter_factor, wordFactor: square.word_factor, tile: tiles.get(at) ?? null,
    }));
  }

  /** @param {number} count */
  drawSteps(count) {
    const { host, at } = this;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.do : undefined;
    const buttons = [
      iconButton('first', host.say('web-scorer-first'), () => this.go(0), { disabled: at === 0, dataset: { do: 'first' } }),
      iconButton('back', host.say('web-scorer-back'), () => this.go(at - 1), { disabled: at === 0, dataset: { do: 'back' } }),
      iconButton('next', host.say('web-scorer-next'), () => this.go(at + 1), { disabled: at === count, dataset: { do: 'next' } }),
      iconButton('last', host.say('web-scorer-last'), () => this.go(count), { disabled: at === count, dataset: { do: 'last' } }),
    ];
    const place = h('span', { class: 'scorer-at' }, host.say('web-scorer-step', { number: at, count }));
    put(this.steps, buttons[0], buttons[1], place, buttons[2], buttons[3]);
    const same = buttons.find((one) => one.dataset.do === focused && !one.disabled);
    if (focused && buttons.some((one) => one.dataset.do === focused)) (same ?? buttons.find((one) => !one.disabled))?.focus();
  }

  /**
   * The placement on the board, letter by letter.
   * @param {Score} score
   */
  drawSum({ placements, sums }) {
    const { host } = this;
    const placement = placements[this.at - 1];
    if (!placement) return put(this.sum, h('p', { class: 'scrabble-note' }, host.say('web-scorer-empty')));
    const addends = sums[this.at - 1] ?? [];
    const letters = addends.map((addend, index) => h('span', { class: `scorer-addend${addend.is_new ? ' is-new' : ''}` },
      tileOf(addend.letter.toUpperCase(), addend.value, addend.joker),
      h('span', { class: 'scorer-term' }, index > 0 && h('span', { class: 'scorer-plus' }, '+'), term(addend))));
    const factors = addends.filter(({ word_factor: factor }) => factor > 1).map(({ word_factor: factor }) => `×${factor}`);
    const parts = [
      `${host.number(placement.letter_sum)} × ${host.number(placement.word_mult)}`,
      placement.bonus > 0 ? ` + ${host.number(placement.bonus)}` : '',
      ' = ',
    ];
    const differs = placement.standard_score !== placement.score;
    put(this.sum,
      h('h2', null, token(placement.player), `${placement.start} ${placement.word}`),
      h('div', { class: 'scorer-letters' }, letters, h('span', { class: 'scorer-equals' }, `= ${host.number(placement.letter_sum)}`)),
      h('p', { class: 'scorer-line' }, parts.join(''), h('strong', null, host.number(placement.score)),
        factors.length > 1 && h('span', { class: 'scorer-soft' }, ` (${factors.join(' ')})`)),
      differs && h('p', { class: 'scrabble-note' }, host.say('web-scorer-standard', { points: placement.standard_score })));
  }

  /**
   * All placements; a touch shows one on the board.
   * @param {Score} score
   */
  drawList({ placements, sums }) {
    const { host } = this;
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.placement : undefined;
    const head = h('tr', null,
      h('th', { scope: 'col' }, host.say('web-scorer-head-word')),
      h('th', { scope: 'col', class: 'is-letters' }, host.say('web-scorer-head-letters')),
      h('th', { scope: 'col' }, host.say('web-scorer-head-sum')),
      h('th', { scope: 'col' }, host.say('web-scorer-head-factor')),
      h('th', { scope: 'col' }, host.say('web-scorer-head-bonus')),
      h('th', { scope: 'col' }, host.say('web-scorer-head-points')));
    const rows = placements.map((placement, index) => {
      const isHere = index === this.at - 1;
      const go = h('button', {
        type: 'button', class: 'scrabble-line', dataset: { placement: index }, 'aria-current': isHere ? 'step' : null,
        onclick: () => this.go(index + 1),
      }, token(placement.player), h('span', { class: 'unseen' }, `${host.say('web-scorer-player', { player: placement.player })}: `), `${placement.start} ${placement.word}`);
      return h('tr', { class: `${isHere ? 'is-here' : ''}${index >= this.at ? ' is-ahead' : ''}` },
        h('th', { scope: 'row' }, go),
        h('td', { class: 'is-letters' }, (sums[index] ?? []).map(term).join(' + ')),
        h('td', null, host.number(placement.letter_sum)),
        h('td', null, `×${host.number(placement.word_mult)}`),
        h('td', null, placement.bonus > 0 ? `+${host.number(placement.bonus)}` : ''),
        h('td', { class: 'is-points' }, host.number(placement.score)));
    });
    put(this.list, h('h2', null, host.say('web-scorer-placements')),
      h('table', { class: 'scorer-table' }, h('thead', null, head), h('tbody', null, rows)));
    const again = this.list.querySelector(`[data-placement="${focused}"]`);
    if (again instanceof HTMLElement) again.focus();
  }

  /** @param {Score} score */
  drawTotals(score) {
    const { host } = this;
    put(this.totals, Object.entries(score.totals).map(([player, points]) =>
      h('div', { class: score.winner === Number(player) ? 'is-winner' : '' },
        h('dt', null, token(Number(player)), host.say('web-scorer-player', { player })),
        h('dd', null, host.number(points)))));
  }

  /** @param {Score} score */
  drawTiles(score) {
    put(this.tiles, h('h2', null, this.host.say('web-scorer-tiles')),
      h('ul', null, score.tiles_sorted.map(([letter, value]) =>
        h('li', null, tileOf(letter, value, false), h('span', { class: 'unseen' }, `${letter} ${value}`)))));
  }

  /** @param {SayingView[]} warnings */
  drawWarnings(warnings) {
    const { host } = this;
    this.warnings.hidden = warnings.length === 0;
    put(this.warnings, h('h2', null, host.say('web-scorer-odd')),
      h('ul', null, warnings.map((warning) => h('li', null, reason(host.tell(warning))))));
  }
}

/** @param {Addend} addend */
function term({ value, factor }) {
  return factor > 1 ? `${value}×${factor}` : String(value);
}

/** @param {number} player */
function token(player) {
  return h('span', { class: 'token', dataset: { seat: player }, 'aria-hidden': 'true' }, player);
}

/**
 * The squares of a word, in order.
 * @param {ScrabblePlacementView} placement
 * @param {number} size
 */
function squaresOf(placement, size) {
  const isDown = placement.direction === 'vertical';
  const squares = [];
  let at = /** @type {number | null} */ ((placement.row - 1) * size + placement.col - 1);
  for (let left = placement.word.length; left > 0 && at !== null; left -= 1) {
    squares.push(at);
    at = step(at, size, isDown, 1);
  }
  return squares;
}
