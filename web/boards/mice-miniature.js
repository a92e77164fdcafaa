/**
 * Mice on the house's page: a man that goes to and fro between two mills.
 */

/** @import { BoardHost } from '../types/host.js' */

import { put, svg } from '../lib/dom.js';
import { Motion, TRAVEL } from './duel-motion.js';
import * as picture from './mice-picture.js';

const MEN = { 1: ['c3', 'd3', 'e3', 'b2', 'f2', 'b4', 'g7'], 2: ['d7', 'a7', 'f6', 'e5', 'a4', 'g4', 'd1'] };
const TURNS = ['d3-d2', 'd7-d6', 'd2-d3', 'd6-d7'];
const MILLS = [['b2', 'd2', 'f2'], [], ['c3', 'd3', 'e3'], []];
const PAUSE = 2600;

/**
 * @param {BoardHost} host
 * @returns {Element}
 */
export function miniature(host) {
  const groups = new Map(
    picture.NAMES.map((name) => {
      const { x, y } = picture.spotOf(name);
      return [name, svg('g', { transform: `translate(${x} ${y})` })];
    }),
  );
  const over = svg('g', null);
  const element = svg(
    'svg',
    { class: 'mice small', viewBox: picture.SQUARE, 'aria-hidden': 'true' },
    picture.table(),
    [...groups.values()],
    over,
  );
  const motion = new Motion();
  const men = new Map(Object.entries(MEN).flatMap(([player, names]) => names.map((name) => [name, Number(player)])));
  let turn = 0;

  /** @param {string} name */
  function show(name) {
    const player = men.get(name);
    put(groups.get(name) ?? over, player && picture.man(player));
  }

  /**
   * @param {string} text
   * @param {string[]} mill
   */
  function play(text, mill) {
    const [from = '', to = ''] = text.split('-');
    const [start, end] = [picture.spotOf(from), picture.spotOf(to)];
    men.set(to, men.get(from) ?? 1);
    men.delete(from);
    show(from);
    show(to);
    const piece = groups.get(to)?.firstElementChild;
    if (piece) void motion.travel(piece, { x: start.x - end.x, y: start.y - end.y }, { arc: 6 });
    const line = picture.millLine(mill);
    if (!line) return;
    line.classList.add('flash');
    over.append(line);
    void motion.light(line, { delay: TRAVEL });
  }

  for (const name of picture.NAMES) show(name);
  let wasThere = false;
  const ticking = setInterval(() => {
    if (wasThere && !element.isConnected) clearInterval(ticking);
    wasThere ||= element.isConnected;
    if (!element.isConnected || !host.moves() || document.hidden) return;
    play(TURNS[turn] ?? '', MILLS[turn] ?? []);
    turn = (turn + 1) % TURNS.length;
  }, PAUSE);
  return element;
}
