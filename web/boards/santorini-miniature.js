/**
 * Santorini on the house's page: a few turns of a game, played again and again.
 */

/** @import { BoardHost } from '../types/host.js' */

import { put, svg } from '../lib/dom.js';
import { Motion, TRAVEL } from './duel-motion.js';
import * as picture from './santorini-picture.js';

const START = '0010001210013410021000210/C2,D4/B4,D2';
const TURNS = ['C2 B3 A3', 'D2 C2 C3', 'D4 D3 D4', 'B4 A4 A3', 'B3 A3'];
const PAUSE = 2600;

/**
 * @param {BoardHost} host
 * @returns {Element}
 */
export function miniature(host) {
  const groups = new Map(picture.NAMES.map((name) => [name, svg('g', null)]));
  const element = svg(
    'svg',
    { class: 'santorini small', viewBox: picture.FRAME.box, 'aria-hidden': 'true' },
    picture.island(),
    [...groups.values()],
  );
  const motion = new Motion();
  /** @type {Map<string, number>} */
  let levels = new Map();
  /** @type {Map<string, number>} */
  let workers = new Map();
  let turn = 0;

  function begin() {
    const [heights = '', ...sides] = START.split('/');
    levels = new Map(picture.NAMES.map((name, index) => [name, Number(heights[index])]));
    workers = new Map(sides.flatMap((side, index) => side.split(',').map((name) => [name, index + 1])));
    for (const name of picture.NAMES) show(name);
  }

  /** @param {string} name */
  function show(name) {
    const level = levels.get(name) ?? 0;
    const worker = workers.get(name);
    const spot = picture.spotOf(name, picture.heightOf(level));
    const pawn = worker && svg('g', { transform: `translate(${spot.x} ${spot.y + 7})` }, picture.pawn(worker));
    put(groups.get(name) ?? element, picture.plate(name), picture.house(name, level), pawn);
  }

  /** @param {string} text */
  function play(text) {
    const [from = '', to = '', build] = text.split(' ');
    const start = picture.spotOf(from, picture.heightOf(levels.get(from) ?? 0));
    const end = picture.spotOf(to, picture.heightOf(levels.get(to) ?? 0));
    workers.set(to, workers.get(from) ?? 1);
    workers.delete(from);
    show(from);
    show(to);
    const pawn = groups.get(to)?.querySelector('.pawn');
    if (pawn) void motion.travel(pawn, { x: start.x - end.x, y: start.y - end.y }, { arc: 12 });
    if (!build) return;
    levels.set(build, (levels.get(build) ?? 0) + 1);
    show(build);
    const piece = [...(groups.get(build)?.querySelectorAll('.slab') ?? [])].at(-1);
    if (piece) void motion.settle(piece, { delay: TRAVEL });
  }

  begin();
  let wasThere = false;
  const ticking = setInterval(() => {
    if (wasThere && !element.isConnected) clearInterval(ticking);
    wasThere ||= element.isConnected;
    if (!element.isConnected || !host.moves() || document.hidden) return;
    const text = TURNS[turn];
    if (text) play(text);
    else begin();
    turn = text ? turn + 1 : 0;
  }, PAUSE);
  return element;
}
