/**
 * What stands on the island and looks the same from every side: workers, domes, plants, and boats round it. Each has its
 * feet at the origin and is drawn for a square that is 76 wide.
 */

import { svg } from '../lib/dom.js';

const SHEEN = 'M-12.500 -7c.5 -8 4.500 -14 10 -16c-3.500 4.500 -5.500 9.500 -5.500 16.500c-1.500 1.500 -4 1.500 -4.500 -.5z';

/** A dome with its feet at the origin, as it is seen from every side. */
export function domeForm() {
  return svg(
    'g',
    null,
    svg('path', { class: 'drum', d: 'M-18.500 -3v4a18.500 13.500 0 0 0 37 0v-4z' }),
    svg('path', { class: 'bowl', d: 'M-18 -3c0 -15 7 -24.500 18 -24.500s18 9.500 18 24.500a18 13 0 0 1 -36 0z' }),
    svg('path', { class: 'sheen', d: SHEEN }),
    svg('path', { class: 'knob', d: 'M0 -26v-7.500M-3 -31.200h6' }),
  );
}

/** The first player's worker: a round head on a waist. */
const BALL = {
  body:
    'M-15.500 -2c0 -4 4 -5.500 5.500 -9c2 -4.500 4.500 -9.500 5 -16h10c.5 6.500 3 11.500 5 16c1.500 3.500 5.500 5 5.500 9' +
    'a15.500 8.500 0 0 1 -31 0z',
  sheen: 'M-7.500 -38a7.500 7.500 0 0 1 6.500 -7.500c-3 2.500 -4 4.500 -4 8.500z',
};

/** The second player's: a pointed hat with a wide brim, and a belt. */
const HAT = {
  body: 'M-14.500 -2c1 -9 3.500 -17 4.500 -26h20c1 9 3.500 17 4.500 26a14.500 8 0 0 1 -29 0z',
  belt: 'M-12 -13a12.600 6.500 0 0 0 24 0',
  hat: 'M-17.500 -29.500c7 -3 12.500 -12 17.500 -25.500c5 13.500 10.500 22.500 17.500 25.500a17.500 8 0 0 1 -35 0z',
  sheen: 'M-9 -30.500c4 -4.500 6.500 -10 8.500 -16.500c-.5 8 -1.500 12 -3.500 18z',
};

/** @param {number} player */
export function pawn(player) {
  const parts =
    player === 1
      ? [
          svg('path', { class: 'flesh body', d: BALL.body }),
          svg('ellipse', { class: 'flesh body', cx: 0, cy: -27, rx: 8.6, ry: 4 }),
          svg('circle', { class: 'flesh head', cx: 0, cy: -37.5, r: 10.6 }),
          svg('path', { class: 'sheen', d: BALL.sheen }),
        ]
      : [
          svg('path', { class: 'flesh body', d: HAT.body }),
          svg('path', { class: 'belt', d: HAT.belt }),
          svg('path', { class: 'flesh body', d: HAT.hat }),
          svg('path', { class: 'sheen', d: HAT.sheen }),
        ];
  const cast = svg('ellipse', { class: 'cast', cx: 7, cy: -1, rx: 20, ry: 9 });
  return svg('g', { class: `pawn seat-${player}` }, cast, parts);
}

/** A block in the hand. */
export function boxForm() {
  return [
    svg('path', { class: 'wall-0', d: 'M-26 -10l30 12v20l-30 -12z' }),
    svg('path', { class: 'wall-1', d: 'M4 2l22 -14v20l-22 14z' }),
    svg('path', { class: 'roof', d: 'M-26 -10l22 -13l30 11l-22 14z' }),
  ];
}

/**
 * A plant with its root at the origin.
 * @param {string} kind
 */
export function plantForm(kind) {
  const shade = svg('ellipse', { class: 'plant-shade', cx: kind === 'cypress' ? 6 : 3, cy: 1, rx: 10, ry: 3.5 });
  if (kind === 'cypress') {
    const tree = 'M0 2c-7 0 -7.500 -9 -5.500 -18c1.500 -7 3.500 -13 5.500 -19c2 6 4 12 5.500 19c2 9 1.500 18 -5.500 18z';
    const lit = 'M-1.500 1c-4.500 -1 -5 -8 -3.500 -16c1.200 -6 2.800 -12 4.500 -17c.5 10 -1.500 22 -1 33z';
    return [shade, svg('path', { class: 'leaf dark', d: tree }), svg('path', { class: 'leaf', d: lit })];
  }
  const bush = 'M-9 0c-1 -5 3 -8 5 -7c1 -5 8 -5 9 -1c4 -1 6 4 4 8c-4 3 -14 3 -18 0z';
  const lit = 'M-8 -1c-.5 -4 3 -6 4.500 -5c1.500 -4 5 -4 6 -2.500c-3 1 -4 4 -5 7.500c-2 1 -4 1 -5.500 0z';
  const blooms = 'M-6 -3.500h.01M-2.500 -6.500h.01M1 -4h.01M4.500 -6.500h.01M6 -2h.01M-1.500 -1.500h.01';
  return [
    shade,
    svg('path', { class: 'leaf dark', d: bush }),
    svg('path', kind === 'flowers' ? { class: 'bloom', d: blooms } : { class: 'leaf', d: lit }),
  ];
}

/**
 * A boat under sail: a near one and a far one.
 * @param {number} index
 */
export function boat(index) {
  const place = index === 0 ? 'translate(62 520)' : 'translate(548 62) scale(-0.6 0.6)';
  return svg(
    'g',
    { class: 'boat', transform: place },
    svg('path', { class: 'wake', d: 'M-26 8q10 -3 20 0t20 0t16 0' }),
    svg('path', { class: 'sail', d: 'M2 -1V-32c9 9 14 20 15 29zM-1 -2V-25c-7 7 -11 15 -12 22z' }),
    svg('path', { class: 'hull', d: 'M-18 0h38c-3 5 -6 7 -10 7h-18c-5 0 -8 -3 -10 -7z' }),
  );
}
