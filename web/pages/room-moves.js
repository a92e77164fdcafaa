/** The list of moves, and the ways through it: a touch, the wheel, arrow keys. */
/** @import { MoveView } from '../types/api.js' */
/** @import { Room } from './room.js' */
import { h, put } from '../lib/dom.js';
import { button, iconButton } from '../lib/parts.js';
import { number, say, tell } from '../lib/words.js';
import { moveWords, nameOf } from './room-words.js';

/** @param {Room} room */
export function movesPart(room) {
  const list = h('ol', { class: 'move-list', 'aria-label': say('web-moves') });
  const ways = h('div', { class: 'ways' });
  const origin = h('a', { class: 'origin' });
  const element = h('section', { class: 'moves' }, origin, list, ways);
  // What stands above the list grows and shrinks by itself.
  const watch = new ResizeObserver(() => show());
  watch.observe(list);
  let turned = 0;
  let drawn = '';

  const draw = () => {
    const { moves } = room.table;
    const at = room.ply ?? moves.length;
    const from = room.table.branch_of;
    element.hidden = moves.length === 0 && !from;
    origin.hidden = !from;
    if (from) {
      origin.href = `#/${room.game}/${from.id}/${from.ply}`;
      origin.textContent = say('web-branch-of', { ply: from.ply });
    }
    element.classList.toggle('walking', room.ply !== null);
    const names = room.table.seats.map(({ seat }) => nameOf(room, seat));
    const state = JSON.stringify([names, moves.map((move) => [move.text, move.points, move.note?.key])]);
    const words = say('web-moves');
    list.setAttribute('aria-label', words);
    if (state + words !== drawn) {
      drawn = state + words;
      const isPaired =
        room.table.seats.length === 2 && moves.every((move) => typeof move.points !== 'number');
      list.classList.toggle('paired', isPaired);
      put(
        list,
        moves.map((move, i) => entry(move, i, isPaired)),
      );
    }
    mark(at);
    drawWays(at, moves.length);
  };

  /**
   * @param {MoveView} move
   * @param {number} i
   * @param {boolean} isPaired
   */
  const entry = (move, i, isPaired) => {
    const isFirst = isPaired && (move.seat === 1 || i === 0);
    const label = isPaired ? (isFirst ? `${Math.floor(i / 2) + 1}.` : '') : `${i + 1}.`;
    const isShared = room.table.seats.length > 1;
    const note = move.note ? tell(move.note) : null;
    const points =
      typeof move.points === 'number' && h('span', { class: 'move-points' }, number(move.points));
    const press = () => void room.walk(i + 1);
    const props = {
      class: 'move',
      type: 'button',
      tabindex: -1,
      title: note,
      onclick: press,
      dataset: { seat: move.seat },
    };
    return h(
      'li',
      { class: isPaired ? `seat-${move.seat}` : '' },
      h(
        'button',
        props,
        h('span', { class: 'move-number' }, label),
        !isPaired && isShared && h('span', { class: 'move-who' }, nameOf(room, move.seat)),
        h('span', { class: move.text ? 'move-text' : 'move-text said-of-it' }, moveWords(room, move)),
        points,
      ),
    );
  };

  /** @param {number} at */
  const mark = (at) => {
    const buttons = list.querySelectorAll('button');
    buttons.forEach((one, i) => {
      const isShown = i + 1 === at;
      if (isShown) one.setAttribute('aria-current', 'step');
      else one.removeAttribute('aria-current');
      one.tabIndex = isShown || (at === 0 && i === 0) ? 0 : -1;
    });
    requestAnimationFrame(show);
  };

  /** Scrolls to the move that is shown. */
  const show = () => {
    const shown = list.querySelector('[aria-current]') ?? list.querySelector('button');
    if (shown instanceof HTMLElement) reveal(list, shown);
  };

  /**
   * @param {number} at
   * @param {number} all
   */
  const drawWays = (at, all) => {
    const focused = ways.contains(document.activeElement)
      ? [...ways.children].indexOf(/** @type {Element} */ (document.activeElement))
      : -1;
    const isWalking = room.ply !== null;
    const branch =
      isWalking &&
      room.table.can.branch &&
      button(say('web-play-on'), () => void room.branch(), { class: 'quiet branch', icon: 'branch' });
    put(
      ways,
      iconButton('first', say('web-first'), () => void room.walk(0), { disabled: at === 0 }),
      iconButton('back', say('web-back'), () => void room.step(-1), { disabled: at === 0 }),
      iconButton('next', say('web-next'), () => void room.step(1), { disabled: at >= all }),
      iconButton('last', say('web-last'), () => void room.walk(null), { disabled: !isWalking }),
      branch,
    );
    const again = ways.children[focused];
    if (again instanceof HTMLButtonElement && !again.disabled) again.focus();
    else if (focused >= 0) list.querySelector('button')?.focus();
  };

  /** @param {WheelEvent} event */
  const wheel = (event) => {
    if (room.table.moves.length === 0) return;
    event.preventDefault();
    turned += event.deltaY || event.deltaX;
    if (Math.abs(turned) < 30) return;
    void room.step(turned > 0 ? 1 : -1);
    turned = 0;
  };
  list.addEventListener('wheel', wheel, { passive: false });

  return { element, draw, wheel, stop: () => watch.disconnect() };
}

/**
 * Scrolls the list, not the page, until the entry is seen.
 * @param {HTMLElement} list
 * @param {HTMLElement} entry
 */
function reveal(list, entry) {
  const outer = list.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + 4;
  if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom + 4;
  if (inner.left < outer.left) list.scrollLeft -= outer.left - inner.left + 24;
  if (inner.right > outer.right) list.scrollLeft += inner.right - outer.right + 24;
}
