/** What a review tells of one game only: luck and skill, words that were missed, what a computer would have had. */
/** @import { ReviewEntryView } from '../types/api.js' */
/** @import { Review } from './review.js' */
import { h, put } from '../lib/dom.js';
import { number, say } from '../lib/words.js';
import { percent, pointWords, signedPoints } from './review-grades.js';

/** @typedef {{ element: HTMLElement, title: () => string, isEmpty: () => boolean, draw: () => void }} Extra */

/**
 * @param {Review} page
 * @returns {Extra | null}
 */
export function extraPage(page) {
  switch (page.game) {
    case 'jamb':
      return jamb(page);
    case 'scrabble':
      return scrabble(page);
    case 'jewels':
      return jewels(page);
    default:
      return proved(page);
  }
}

/**
 * The account of luck and skill, which the room has as well.
 * @param {Review} page
 * @returns {Extra}
 */
function jamb(page) {
  const element = h('div', { class: 'review-extra' });
  /** @type {import('../boards/jamb-report.js').Report | null} */
  let report = null;
  void import('../boards/jamb-report.js').then(({ Report }) => {
    report = new Report(page.host());
    put(element, report.element);
    draw();
  });
  const draw = () => {
    const { table } = page;
    if (table.board.game !== 'jamb') return;
    report?.words();
    report?.draw({ table, board: table.board, place: 0, isLive: false });
  };
  return { element, title: () => say('web-jamb-report'), isEmpty: () => false, draw };
}

/**
 * Every turn's loss, by what the tiles are worth and by games played on; the words that were missed; the draws.
 * @param {Review} page
 * @returns {Extra}
 */
function scrabble(page) {
  const element = h('div', { class: 'review-extra' });
  const draw = () => {
    const { seats, entries } = page.review;
    const luck = seats.filter((seat) => typeof seat.luck === 'number');
    put(
      element,
      h(
        'dl',
        { class: 'review-sums' },
        luck.flatMap(({ seat, luck, lost }) => [
          h('dt', null, page.nameOf(seat)),
          h('dd', null, say('web-review-draws', { points: signedPoints(luck ?? 0) }), ' · ', say('web-review-lost', { points: pointWords(lost ?? 0) })),
        ]),
      ),
      h('table', { class: 'review-table' }, heads('move', 'missed', 'equity', 'chance', 'draw'), h('tbody', null, entries.map(turn))),
    );
  };

  /** @param {ReviewEntryView} entry */
  const turn = (entry) => {
    const better = entry.best[0];
    const missed = better && better.text !== entry.text ? page.moveWords(better.text) : '';
    return h(
      'tr',
      null,
      h('th', { scope: 'row' }, link(page, entry)),
      h('td', { class: 'missed' }, missed && `${missed}${typeof better?.gain === 'number' ? ` ${number(better.gain)}` : ''}`),
      h('td', null, entry.lost ? `−${number(entry.lost, 1)}` : ''),
      h('td', null, entry.loss >= 0.005 ? `−${percent(entry.loss)}` : ''),
      h('td', null, typeof entry.luck === 'number' ? signedPoints(entry.luck) : ''),
    );
  };
  return { element, title: () => say('web-review-turns'), isEmpty: () => page.review.entries.length === 0, draw };
}

/**
 * What was left on the board, and what the computer of the contest would have had.
 * @param {Review} page
 * @returns {Extra}
 */
function jewels(page) {
  const element = h('div', { class: 'review-extra' });
  const draw = () => {
    const { seats, entries } = page.review;
    put(
      element,
      seats.map(({ seat, rival, lost }) => {
        const own = page.table.seats[seat - 1]?.points ?? 0;
        const most = Math.max(own, rival?.points ?? 0, 1);
        return h(
          'section',
          { class: 'review-rival' },
          bar(page.nameOf(seat), own, most, 'own'),
          rival && bar(say('web-review-rival'), rival.points, most, 'rival'),
          h('p', { class: 'soft' }, say('web-review-left', { points: pointWords(lost ?? 0) })),
        );
      }),
      h('table', { class: 'review-table' }, heads('move', 'points', 'best', 'left'), h('tbody', null, entries.map(round))),
    );
  };

  /** @param {ReviewEntryView} entry */
  const round = (entry) =>
    h(
      'tr',
      null,
      h('th', { scope: 'row' }, link(page, entry)),
      h('td', null, number(entry.played.gain ?? 0)),
      h('td', null, number(entry.best[0]?.gain ?? 0)),
      h('td', null, entry.lost ? `−${pointWords(entry.lost)}` : ''),
    );
  return { element, title: () => say('web-review-board'), isEmpty: () => page.review.entries.length === 0, draw };
}

/**
 * @param {string} name
 * @param {number} points
 * @param {number} most
 * @param {string} kind
 */
function bar(name, points, most, kind) {
  const style = { '--share': `${((points / most) * 100).toFixed(1)}%` };
  return h('div', { class: `rival-bar ${kind}`, style }, h('span', null, name), h('i', { 'aria-hidden': 'true' }), h('b', null, number(points)));
}

/**
 * Wins that were there for sure and were missed, and losses that need not have been.
 * @param {Review} page
 * @returns {Extra}
 */
function proved(page) {
  const element = h('div', { class: 'review-extra' });
  const faults = () =>
    page.review.entries.filter(({ best, played }) => {
      const fate = best[0]?.fate;
      return (fate === 'win' && played.fate !== 'win') || (fate !== 'loss' && played.fate === 'loss');
    });
  const draw = () =>
    put(
      element,
      h('p', { class: 'soft' }, say('web-review-proved-note')),
      h('ul', { class: 'review-proved' }, faults().map((entry) => h('li', null, link(page, entry), h('span', null, words(entry))))),
    );

  /** @param {ReviewEntryView} entry */
  const words = ({ best, played }) => {
    const plies = best[0]?.plies;
    if (best[0]?.fate !== 'win') return say('web-review-proved-loss', { moves: Math.ceil((played.plies ?? 2) / 2) });
    return plies ? say('web-review-proved-win-in', { moves: Math.ceil(plies / 2) }) : say('web-review-proved-win');
  };
  return { element, title: () => say('web-review-proved'), isEmpty: () => faults().length === 0, draw };
}

/**
 * The way to a move.
 * @param {Review} page
 * @param {ReviewEntryView} entry
 */
function link(page, { ply, seat, text }) {
  const who = page.table.seats.length > 1 ? `${page.nameOf(seat)}: ` : '';
  const press = () => void page.walk(ply + 1, true);
  return h('button', { type: 'button', class: 'review-link', onclick: press }, `${number(ply + 1)}. ${who}${page.moveWords(text)}`);
}

/** What stands above the columns. */
const HEADS = {
  move: 'web-review-head-move',
  missed: 'web-review-head-missed',
  equity: 'web-review-head-equity',
  chance: 'web-review-head-chance',
  draw: 'web-review-head-draw',
  points: 'web-review-head-points',
  best: 'web-review-head-best',
  left: 'web-review-head-left',
};

/** @param {...(keyof typeof HEADS)} names */
function heads(...names) {
  return h('thead', null, h('tr', null, names.map((name) => h('th', { scope: 'col' }, say(HEADS[name])))));
}
