/** Below the verdict, one at a time: the key moments, all moves, and what only this game tells. */
/** @import { MomentView } from '../types/api.js' */
/** @import { Review } from './review.js' */
import { h, put } from '../lib/dom.js';
import { number, say, tell } from '../lib/words.js';
import { extraPage } from './review-extra.js';
import { changeWords, gradeMark, gradeWords, pointWords } from './review-grades.js';

/** @typedef {'moments' | 'moves' | 'extra'} Name */

/** @param {Review} page */
export function pagesPart(page) {
  const tabs = h('div', { class: 'review-tabs', role: 'tablist' });
  const body = h('div', { class: 'review-body', role: 'tabpanel', tabindex: -1 });
  const element = h('section', { class: 'review-pages' }, tabs, body);
  const extra = extraPage(page);
  /** @type {Name} */
  let open = 'moments';

  const draw = () => {
    extra?.draw();
    /** @type {[Name, string][]} */
    const names = [
      ['moments', say('web-review-moments')],
      ['moves', say('web-moves')],
    ];
    if (extra && !extra.isEmpty()) names.push(['extra', extra.title()]);
    const isFocused = tabs.contains(document.activeElement);
    put(tabs, names.map(([name, words]) => tab(name, words)));
    if (isFocused) focusTab();
    fill();
  };

  /**
   * @param {Name} name
   * @param {string} words
   */
  const tab = (name, words) => {
    const isOpen = name === open;
    const props = { type: 'button', role: 'tab', 'aria-selected': String(isOpen), tabindex: isOpen ? 0 : -1, 'data-tab': name };
    return h('button', { ...props, onclick: () => turn(name) }, words);
  };

  const focusTab = () => /** @type {HTMLElement | null} */ (tabs.querySelector('[aria-selected=true]'))?.focus();

  /** @param {Name} name */
  const turn = (name) => {
    open = name;
    draw();
    focusTab();
  };

  tabs.addEventListener('keydown', (event) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const names = [...tabs.children].map((one) => /** @type {Name} */ (one.getAttribute('data-tab')));
    turn(names[(names.indexOf(open) + by + names.length) % names.length]);
  });

  const fill = () => {
    if (open === 'moments') put(body, moments());
    else if (open === 'moves') put(body, moves());
    else if (extra) put(body, extra.element);
    mark();
  };

  const moments = () => {
    const { moments: all, state } = page.review;
    if (all.length === 0)
      return h('p', { class: 'soft review-none' }, say(state === 'done' ? 'web-review-no-moments' : 'web-review-moments-later'));
    return h('ol', { class: 'review-moments' }, all.map(moment));
  };

  /** @param {MomentView} moment */
  const moment = ({ ply, seat, text, grade, why }) => {
    const entry = page.entryOf(ply + 1);
    const played = entry?.played.saying ? tell(entry.played.saying) : page.moveWords(text);
    return h(
      'li',
      null,
      h(
        'button',
        { type: 'button', class: 'moment', 'data-move': ply + 1, onclick: () => void page.walk(ply + 1, true) },
        gradeMark(grade, true),
        h(
          'span',
          { class: 'moment-head' },
          h('strong', null, gradeWords(grade)),
          h('span', { class: 'soft' }, ` ${number(ply + 1)}. ${page.table.seats.length > 1 ? `${page.nameOf(seat)}: ` : ''}${played}`),
        ),
        h('span', { class: 'moment-why' }, page.why(why)),
        entry && h('span', { class: 'soft' }, changeWords(entry, page.review.unit)),
      ),
    );
  };

  const moves = () => {
    const isPaired = page.table.seats.length === 2 && page.review.unit === 'chance' && page.game !== 'scrabble';
    return h(
      'ol',
      { class: `review-moves ${isPaired ? 'pairs' : ''}`, 'aria-label': say('web-moves') },
      page.table.moves.map((_, i) => entryOf(i + 1, isPaired)),
    );
  };

  /**
   * @param {number} at
   * @param {boolean} isPaired
   */
  const entryOf = (at, isPaired) => {
    const move = page.table.moves[at - 1];
    const entry = page.entryOf(at);
    const words = entry?.played.saying ? tell(entry.played.saying) : page.moveWords(move.text);
    const lost = typeof entry?.lost === 'number' && entry.lost >= 0.05 ? `−${pointWords(entry.lost)}` : '';
    return h(
      'li',
      { class: isPaired ? `seat-${move.seat}` : '' },
      h(
        'button',
        { type: 'button', class: 'move', tabindex: -1, 'data-move': at, onclick: () => void page.walk(at) },
        h('span', { class: 'move-number' }, `${number(at)}.`),
        !isPaired && page.table.seats.length > 1 && h('span', { class: 'move-who' }, page.nameOf(move.seat)),
        h('span', { class: 'move-text' }, words),
        typeof move.points === 'number' && h('span', { class: 'move-points' }, number(move.points)),
        lost && h('span', { class: 'move-lost', title: say('web-review-lost-head') }, lost),
        entry ? gradeMark(entry.grade) : h('span', { class: 'grade-mark' }),
      ),
    );
  };

  /** Shows which move the reader is at. */
  const mark = () => {
    const buttons = /** @type {NodeListOf<HTMLElement>} */ (body.querySelectorAll('[data-move]'));
    for (const one of buttons) {
      const isHere = Number(one.dataset.move) === page.at;
      if (isHere) one.setAttribute('aria-current', 'step');
      else one.removeAttribute('aria-current');
      if (one.classList.contains('move')) one.tabIndex = isHere ? 0 : -1;
      if (isHere && open === 'moves') reveal(body, one);
    }
  };

  return { element, draw, mark };
}

/**
 * Scrolls the list, not the page, until the entry is seen.
 * @param {HTMLElement} list
 * @param {HTMLElement} entry
 */
function reveal(list, entry) {
  const [outer, inner] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + 4;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 4;
}

