/**
 * What a picture of Santorini can do, flat or in depth, and which of the two is shown.
 */

import { read, write } from '../lib/store.js';
import { SQUARE } from './santorini-camera.js';

/** @typedef {{ level: number, worker: number | null }} Stand What stands on a square. */

/**
 * A way to draw the board. Names are of squares; what stands on a square stands on its level.
 * @typedef {object} Look
 * @property {string} box What of the picture is framed.
 * @property {boolean} isDeep
 * @property {() => SVGElement[]} island The ground, without anything on it.
 * @property {(stand: Map<string, Stand>) => void} begin What stands on the squares is drawn anew next.
 * @property {(name: string) => SVGElement} plate The ground of a square.
 * @property {(name: string, level: number) => SVGElement[]} house Storeys and dome, from the ground up.
 * @property {(name: string, level: number, className: string, inset?: number) => SVGElement} face The upper face, for
 *   lights and frames on it.
 * @property {(name: string, level: number) => SVGElement} corners Four corner marks on the upper face.
 * @property {(name: string, level: number, className: string) => SVGElement} plan The piece that would come next.
 * @property {(name: string, level: number, className: string, size: number) => SVGElement} disc A disc that lies there.
 * @property {(name: string, level: number, content: SVGElement, aside?: { x?: number, y?: number }) => SVGElement} at
 *   Something that stands upright there.
 * @property {(name: string, level: number, content: SVGElement) => SVGElement} mark Something small at the edge of it.
 * @property {(from: string, fromLevel: number, to: string, toLevel: number) => SVGElement} arrow
 * @property {(element: SVGElement, name: string, level: number, withWorker: boolean) => void} outline Gives a form to
 *   what a finger touches that means this square: its house, and the worker on it if that one counts.
 * @property {(from: string, fromLevel: number, to: string, toLevel: number) => { x: number, y: number }} way The way back
 *   from where a piece stands to where it stood.
 * @property {(player: number) => SVGElement} pawn A worker, with its feet at the origin.
 * @property {number} stand How far below the middle of a face feet stand.
 * @property {() => SVGElement} block A piece in the hand, on its way to where it is built.
 * @property {() => { rows: number[], columns: number[] }} order Rows and columns from the back to the front.
 */

const contrast = matchMedia('(prefers-contrast: more), (forced-colors: active)');
const coarse = matchMedia('(pointer: coarse)');

/** A finger needs larger squares than a mouse, in pixels. */
const LEAST = { finger: 43, mouse: 32 };

/**
 * Which picture is shown: the one that the reader chose, and otherwise depth, wherever it is large and soft enough.
 * @param {(isDeep: boolean) => void} changed
 */
export function preference(changed) {
  let wide = 0;
  let isDeep = find();
  const look = () => {
    const found = find();
    if (found !== isDeep) changed((isDeep = found));
  };

  function find() {
    const chosen = read('santorini-view');
    if (chosen) return chosen === 'deep';
    const least = coarse.matches ? LEAST.finger : LEAST.mouse;
    return !contrast.matches && (wide === 0 || wide * SQUARE >= least);
  }

  const sizes = new ResizeObserver(([entry]) => {
    wide = entry?.contentRect.width ?? 0;
    look();
  });
  contrast.addEventListener('change', look);
  coarse.addEventListener('change', look);
  return {
    isDeep: () => isDeep,
    /** Follows the size of this. @param {Element} element */
    watch: (element) => sizes.observe(element),
    /** The reader chooses. @param {boolean} deep */
    choose(deep) {
      write('santorini-view', deep ? 'deep' : 'flat');
      look();
    },
    stop() {
      sizes.disconnect();
      contrast.removeEventListener('change', look);
      coarse.removeEventListener('change', look);
    },
  };
}
