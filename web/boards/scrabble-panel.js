/**
 * Beside the board: what the play that is being laid scores, the best plays, the bag and the tiles that nobody
 * has seen, and how the points were settled at the end.
 */

import { catalogue } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { seatName } from '../lib/games.js';
import { tileOf } from './scrabble-squares.js';

/** @import { AdviceView, BoardHost, TableView } from '../types/host.js' */
/** @import { CatalogueView, LineView, ScrabbleBoard } from '../types/api.js' */
/** @import { Preview } from './scrabble-table.js' */

/** @typedef {{ lay(text: string): void, show(text: string | null): void }} PanelDeeds */
/** @typedef {{ table: TableView | null, board: ScrabbleBoard, preview: Preview | null, canLay: boolean }} PanelState */

/** So many of the best plays are listed. */
const MOST_LINES = 8;

export class Panel {
  /**
   * @param {BoardHost} host
   * @param {PanelDeeds} deeds
   */
  constructor(host, deeds) {
    this.host = host;
    this.deeds = deeds;
    /** @type {PanelState | null} */
    this.state = null;
    /** @type {AdviceView | null} */
    this.advice = null;
    /** @type {CatalogueView | undefined} The names of the computer players, once they are here. */
    this.catalogue = undefined;
    catalogue().then((known) => (this.catalogue = known), () => {});
    this.keys = { play: '', advice: '', bag: '', end: '', notes: '' };
    this.play = h('section', { class: 'scrabble-play' });
    this.best = h('section', { class: 'scrabble-best' });
    this.end = h('section', { class: 'scrabble-end' });
    this.notes = h('section', { class: 'scrabble-notes' });
    this.bag = h('section', { class: 'scrabble-bag' });
    this.word = h('input', { class: 'input', maxlength: 60, spellcheck: 'false', autocapitalize: 'characters', autocomplete: 'off' });
    this.word.addEventListener('input', () => void this.lookUp());
    this.found = h('p', { class: 'scrabble-note', role: 'status' });
    this.asked = 0;
    this.look = h('section', { class: 'scrabble-look' }, this.word, this.found);
    const parts = [this.end, this.notes, this.play, this.best, this.bag, this.look];
    this.element = h('div', { class: 'scrabble-panel' }, parts);
  }

  /** @param {PanelState} state */
  draw(state) {
    this.state = state;
    this.once('play', [state.preview], () => this.drawPlay(state.preview));
    this.once('advice', [this.advice, state.canLay], () => this.drawAdvice());
    const { view, letters, lexicon } = state.board;
    this.once('notes', [view.players, view.in_bag, view.scoreless, view.over], () => this.drawNotes(state.board));
    this.once('bag', [view.unseen, view.over, letters, lexicon], () => this.drawBag(state.board));
    this.look.hidden = state.board.challenge === 'double' && !view.over;
    this.word.placeholder = this.host.say('web-scrabble-look');
    this.word.setAttribute('aria-label', this.host.say('web-scrabble-look'));
    this.once('end', [state.table?.ending, state.table?.seats, state.table?.ply], () => this.drawEnd());
  }

  /**
   * Draws a part if what it shows has changed.
   * @param {keyof Panel['keys']} part
   * @param {unknown[]} what
   * @param {() => void} draw
   */
  once(part, what, draw) {
    const key = JSON.stringify(what);
    if (key === this.keys[part]) return;
    this.keys[part] = key;
    draw();
  }

  words() {
    this.keys = { play: '', advice: '', bag: '', end: '', notes: '' };
  }

  /** @param {AdviceView | null} advice */
  advise(advice) {
    this.advice = advice;
  }

  /**
   * What somebody is called.
   * @param {number} seat
   */
  nameOf(seat) {
    const found = this.state?.table?.seats.find((one) => one.seat === seat);
    return found ? seatName(found, this.catalogue, 'scrabble') : '';
  }

  /**
   * The words of the play that is being laid, with their points.
   * @param {Preview | null} preview
   */
  drawPlay(preview) {
    const { host } = this;
    this.play.hidden = !preview || preview.words.length === 0;
    if (!preview || this.play.hidden) return put(this.play);
    const words = preview.words.map(({ word, points, is_known: isKnown }) => row(
      [word, isKnown === false && h('span', { class: 'scrabble-unknown' }, host.say('web-scrabble-unknown'))],
      host.number(points), isKnown === false ? 'is-unknown' : ''));
    const total = preview.points ?? 0;
    const bonus = total - preview.words.reduce((all, { points }) => all + points, 0);
    const isOne = words.length === 1 && bonus <= 0;
    put(this.play, h('h2', null, host.say('web-scrabble-this-play')), h('table', { class: 'scrabble-sum' }, h('tbody', null,
      words,
      bonus > 0 && row(host.say('web-scrabble-bonus'), host.number(bonus), 'is-soft'),
      !isOne && row(host.say('web-scrabble-total'), host.number(total), 'is-total'))));
  }

  drawAdvice() {
    const { host, advice } = this;
    const lines = advice?.lines.slice(0, MOST_LINES) ?? [];
    this.best.hidden = lines.length === 0;
    if (lines.length === 0) return put(this.best);
    const isLooked = lines.some((line) => typeof line.win === 'number');
    const head = h('tr', null,
      h('th', { scope: 'col' }, host.say('web-scrabble-head-play')),
      h('th', { scope: 'col' }, host.say('web-scrabble-head-points')),
      h('th', { scope: 'col' }, host.say('web-scrabble-head-leave')),
      h('th', { scope: 'col' }, host.say('web-scrabble-head-equity')),
      isLooked && h('th', { scope: 'col' }, host.say('web-scrabble-head-win')));
    put(this.best, h('h2', null, host.say('web-scrabble-best')),
      h('table', { class: 'scrabble-lines' }, h('thead', null, head), h('tbody', null, lines.map((line) => this.line(line)))));
  }

  /** @param {LineView} line */
  line(line) {
    const { host, deeds } = this;
    const isPlay = /^\w+ /.test(line.text);
    const lay = () => deeds.lay(line.text);
    const button = h('button', {
      type: 'button', class: 'scrabble-line', disabled: !isPlay || !this.state?.canLay, onclick: lay,
      title: isPlay ? host.say('web-scrabble-lay') : null,
      onfocus: () => deeds.show(line.text), onblur: () => deeds.show(null),
    }, this.lineWords(line.text));
    return h('tr', { onpointerenter: () => deeds.show(line.text), onpointerleave: () => deeds.show(null) },
      h('th', { scope: 'row' }, button),
      h('td', null, line.points === null || line.points === undefined ? '' : host.number(line.points)),
      h('td', null, line.leave === null || line.leave === undefined ? '' : signed(host, line.leave)),
      h('td', null, line.value),
      typeof line.win === 'number' && h('td', null, `${host.number(Math.round(line.win * 10) / 10)} %`));
  }

  /**
   * A move in words.
   * @param {string} text
   */
  lineWords(text) {
    const { host } = this;
    if (text === '-') return host.say('web-scrabble-line-pass');
    const tiles = text.startsWith('-') ? text.slice(1) : '';
    // Of what others exchange only the number is known.
    if (/^\d+$/.test(tiles)) return host.say('web-scrabble-line-exchange-count', { count: Number(tiles) });
    if (tiles) return host.say('web-scrabble-line-exchange', { tiles });
    if (text === 'accept') return host.say('web-scrabble-line-accept');
    if (text === 'challenge') return host.say('web-scrabble-line-challenge');
    return text;
  }

  /**
   * What the turn is about, where it is about more than words.
   * @param {ScrabbleBoard} board
   */
  drawNotes({ view }) {
    const { host } = this;
    const notes = view.over ? [] : [
      ...view.players.filter((player) => player.sits_out).map(({ seat }) =>
        host.say('web-scrabble-sits-out', { player: this.nameOf(seat) })),
      ...view.players.filter(({ seat }) => view.in_bag === 0 && seat !== view.seat).map(({ seat, tiles }) =>
        host.say('web-scrabble-holds', { player: this.nameOf(seat), tiles })),
      ...view.scoreless >= 3 ? [host.say('web-scrabble-scoreless', { turns: view.scoreless })] : [],
    ];
    this.notes.hidden = notes.length === 0;
    put(this.notes, notes.map((note) => h('p', { class: 'scrabble-note' }, note)));
  }

  /** @param {ScrabbleBoard} board */
  drawBag(board) {
    const { host } = this;
    const { unseen, over } = board.view;
    const tiles = board.letters.map(({ letter, value, unseen: count }) => h('li', { class: count === 0 ? 'is-gone' : '' },
      tileOf(letter === '?' ? '' : letter, value, letter === '?'),
      h('span', { class: 'scrabble-count' }, h('span', { class: 'unseen' }, `${letter} `), count)));
    const count = [...unseen].length;
    put(this.bag,
      h('h2', null, host.say('web-scrabble-unseen', { tiles: count })),
      h('ul', { class: 'scrabble-unseen', 'aria-label': host.say('web-scrabble-unseen', { tiles: count }) }, tiles),
      h('p', { class: 'scrabble-note' }, host.say('web-scrabble-list', { list: board.lexicon })),
      !over && h('p', { class: 'scrabble-note scrabble-keys' }, host.say('web-scrabble-keys')));
  }

  /** Says of each word that was typed whether it is in the list. */
  async lookUp() {
    const { host } = this;
    const mine = (this.asked += 1);
    const words = this.word.value.trim();
    const found = words.length < 2 ? [] : await this.findWords(words);
    if (mine !== this.asked) return;
    put(this.found, found.map(({ word, is_known: isKnown }) => h('span', { class: isKnown ? 'is-known' : 'is-unknown' },
      isKnown ? host.say('web-scrabble-known', { word }) : host.say('web-scrabble-not-known', { word }))));
  }

  /**
   * @param {string} words
   * @returns {Promise<{ word: string, is_known: boolean }[]>}
   */
  async findWords(words) {
    try {
      return await this.host.ask({ words });
    } catch {
      // A word that is being typed need not be one yet.
      return [];
    }
  }

  /** How the tiles that were left changed the points. */
  drawEnd() {
    const { host, state } = this;
    const table = state?.table;
    const isShown = table?.ending && table.ply === table.moves.length && state?.board.view.over;
    this.end.hidden = !isShown;
    if (!table || !isShown) return put(this.end);
    const rows = table.seats.map(({ seat, points }) => {
      const played = table.moves.filter((move) => move.seat === seat).reduce((all, move) => all + (move.points ?? 0), 0);
      const total = points ?? played;
      return h('tr', { class: table.ending?.winner === seat ? 'is-winner' : '' },
        h('th', { scope: 'row' }, this.nameOf(seat)),
        h('td', null, host.number(played)), h('td', null, signed(host, total - played, 0)), h('td', null, host.number(total)));
    });
    const head = h('tr', null, h('td', null),
      h('th', { scope: 'col' }, host.say('web-scrabble-head-laid')),
      h('th', { scope: 'col' }, host.say('web-scrabble-head-left')),
      h('th', { scope: 'col' }, host.say('web-scrabble-total')));
    put(this.end, h('h2', null, host.say('web-scrabble-settled')),
      h('table', { class: 'scrabble-lines' }, h('thead', null, head), h('tbody', null, rows)));
  }
}

/**
 * A word and its points.
 * @param {import('../lib/dom.js').Child | import('../lib/dom.js').Child[]} words
 * @param {string} points
 * @param {string} look
 */
function row(words, points, look) {
  return h('tr', { class: look }, h('th', { scope: 'row' }, words), h('td', null, points));
}

/**
 * A number with its sign.
 * @param {BoardHost} host
 * @param {number} value
 * @param {number} [digits]
 */
function signed(host, value, digits = 1) {
  const text = host.number(Math.abs(value), digits);
  if (Number(Math.abs(value).toFixed(digits)) === 0) return text;
  return value < 0 ? `−${text}` : `+${text}`;
}
