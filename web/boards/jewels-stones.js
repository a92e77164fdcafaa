/**
 * The six stones, each with a cut of its own, so that nobody needs to see colours.
 *
 * A stone is a flat outline with a smaller one inside it, the table; between the two lie the facets, each
 * lighter or darker by how it faces the lamp, which hangs above on the left.
 */
import { h, svg } from '../lib/dom.js';

/** @typedef {[number, number]} Spot */
/** @typedef {{ colour: string, glow: string, outline: Spot[], rings: number[], lift: number }} Cut */

/** The names of the stones' colours in the catalogues, by number. */
export const COLOURS = [
  '',
  'jewels-colour-1',
  'jewels-colour-2',
  'jewels-colour-3',
  'jewels-colour-4',
  'jewels-colour-5',
  'jewels-colour-6',
];

/** The side of the square in which a stone is drawn. */
const SIDE = 64;
const MIDDLE = SIDE / 2;
/** Where the light comes from, as an angle on the screen. */
const LAMP = (-125 * Math.PI) / 180;

/** @type {Record<number, Cut>} */
const CUTS = {
  1: { colour: '#c8372d', glow: '#ff8a6b', outline: around(6, 27, -90), rings: [0.56], lift: 0 },
  2: { colour: '#2f8f4e', glow: '#7fe39a', outline: squareCut(), rings: [0.8, 0.56], lift: 0 },
  3: { colour: '#2f64c8', glow: '#7fb2ff', outline: drop(), rings: [0.55], lift: 4 },
  4: { colour: '#dcd8cf', glow: '#ffffff', outline: around(16, 26, -90), rings: [0.5], lift: 0 },
  5: { colour: '#e0b322', glow: '#fff09a', outline: diamond(), rings: [0.52], lift: 0 },
  6: { colour: '#8247b0', glow: '#cf97ff', outline: triangle(), rings: [0.52], lift: 5 },
};

/** The drawings of the cuts, made when they are first needed. @type {Map<number, string>} */
const drawings = new Map();

/**
 * A picture of this stone, 1 to 6. It is an image, which a browser draws once however many of them lie on a board.
 * @param {number} jewel
 * @returns {HTMLImageElement}
 */
export function stone(jewel) {
  const size = { width: SIDE, height: SIDE };
  return h('img', { ...size, src: drawing(jewel), alt: '', draggable: 'false', decoding: 'sync', class: 'jewels-cut' });
}

/**
 * Makes a picture show another stone.
 * @param {Element} picture
 * @param {number} jewel
 */
export function recut(picture, jewel) {
  picture.setAttribute('src', drawing(jewel));
}

/** @param {number} jewel */
function drawing(jewel) {
  const known = drawings.get(jewel);
  if (known) return known;
  const cut = CUTS[jewel];
  const size = { width: SIDE, height: SIDE, viewBox: `0 0 ${SIDE} ${SIDE}` };
  const drawn = svg('svg', size, svg('defs', null, shadow(), light(cut.glow)), shapes(jewel, cut));
  const made = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`;
  drawings.set(jewel, made);
  return made;
}

/**
 * @param {number} jewel
 * @param {Cut} cut
 */
function shapes(jewel, cut) {
  const centre = /** @type {Spot} */ ([MIDDLE, MIDDLE + cut.lift]);
  const isBrilliant = jewel === 4;
  let outer = shrunk(cut.outline, centre, 0.955);
  const rings = cut.rings.flatMap((ring, index) => {
    const inner = shrunk(cut.outline, centre, ring);
    const drawn = facets(outer, inner, cut.colour, isBrilliant && index === 0);
    outer = inner;
    return drawn;
  });
  return [
    svg('ellipse', { cx: 33, cy: 57, rx: 25, ry: 6, fill: 'url(#shadow)' }),
    polygon(cut.outline, { fill: mix(cut.colour, '#000000', 0.32) }),
    ...rings,
    polygon(outer, { fill: cut.colour }),
    polygon(outer, { fill: 'url(#light)' }),
    polygon(gleam(outer, centre), { fill: '#ffffff', 'fill-opacity': isBrilliant ? 0.85 : 0.42 }),
    rim(cut.outline, cut.colour),
  ];
}

/**
 * The facets between two outlines. The brilliant's are cut once more across, which gives it its star.
 * @param {Spot[]} outer
 * @param {Spot[]} inner
 * @param {string} colour
 * @param {boolean} isBrilliant
 */
function facets(outer, inner, colour, isBrilliant) {
  return outer.flatMap((spot, index) => {
    const next = (index + 1) % outer.length;
    const facing = Math.atan2(spot[1] + outer[next][1] - SIDE, spot[0] + outer[next][0] - SIDE);
    const lit = Math.cos(facing - LAMP);
    const corners = [spot, outer[next], inner[next], inner[index]];
    if (!isBrilliant) return [polygon(corners, { fill: shade(colour, lit * 0.95), ...EDGE })];
    const flip = index % 2 === 0;
    const cut = flip ? [corners[0], corners[1], corners[2]] : [corners[0], corners[1], corners[3]];
    const rest = flip ? [corners[0], corners[2], corners[3]] : [corners[1], corners[2], corners[3]];
    return [
      polygon(cut, { fill: shade(colour, lit * 0.8 - 0.32), ...EDGE }),
      polygon(rest, { fill: shade(colour, lit * 0.7 + 0.3), ...EDGE }),
    ];
  });
}

const EDGE = { stroke: '#ffffff', 'stroke-opacity': 0.22, 'stroke-width': 0.6, 'stroke-linejoin': 'round' };

/**
 * The bright side of the table.
 * @param {Spot[]} table
 * @param {Spot} centre
 * @returns {Spot[]}
 */
function gleam(table, centre) {
  const lit = table.filter(([x, y]) => Math.cos(Math.atan2(y - centre[1], x - centre[0]) - LAMP) > 0.1);
  const back = lit.map(([x, y]) => /** @type {Spot} */ ([
    centre[0] + (x - centre[0]) * 0.58 - 1,
    centre[1] + (y - centre[1]) * 0.58 - 1,
  ]));
  return [...inOrder(lit, centre), ...inOrder(back, centre).reverse()];
}

/**
 * Spots in the order in which they lie round the lamp's side.
 * @param {Spot[]} spots
 * @param {Spot} centre
 * @returns {Spot[]}
 */
function inOrder(spots, centre) {
  const turn = (/** @type {Spot} */ [x, y]) => {
    const angle = Math.atan2(y - centre[1], x - centre[0]) - LAMP;
    return Math.atan2(Math.sin(angle), Math.cos(angle));
  };
  return [...spots].sort((one, other) => turn(one) - turn(other));
}

/**
 * @param {Spot[]} outline
 * @param {string} colour
 */
function rim(outline, colour) {
  return polygon(outline, {
    fill: 'none',
    stroke: mix(colour, '#000000', 0.5),
    'stroke-width': 1.2,
    'stroke-linejoin': 'round',
  });
}

/** The soft light inside, which leaves the stone on the far side of the lamp. */
function light(/** @type {string} */ glow) {
  return svg(
    'radialGradient',
    { id: 'light', cx: '0.62', cy: '0.7', r: '0.72' },
    svg('stop', { offset: 0, 'stop-color': glow, 'stop-opacity': 0.95 }),
    svg('stop', { offset: 0.55, 'stop-color': glow, 'stop-opacity': 0.3 }),
    svg('stop', { offset: 1, 'stop-color': glow, 'stop-opacity': 0 }),
  );
}

function shadow() {
  return svg(
    'radialGradient',
    { id: 'shadow' },
    svg('stop', { offset: 0, 'stop-color': '#000000', 'stop-opacity': 0.34 }),
    svg('stop', { offset: 1, 'stop-color': '#000000', 'stop-opacity': 0 }),
  );
}

/**
 * @param {Spot[]} spots
 * @param {Record<string, string | number>} props
 */
function polygon(spots, props) {
  const points = spots.map((spot) => spot.map((number) => number.toFixed(1)).join(',')).join(' ');
  return svg('polygon', { points, ...props });
}

/**
 * @param {number} corners
 * @param {number} radius
 * @param {number} first
 * @returns {Spot[]}
 */
function around(corners, radius, first) {
  return Array.from({ length: corners }, (_, index) => {
    const angle = ((first + (360 / corners) * index) * Math.PI) / 180;
    return [MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)];
  });
}

/** @returns {Spot[]} */
function squareCut() {
  const [near, far, cut] = [8, 56, 9];
  return [
    [near + cut, near], [far - cut, near], [far, near + cut], [far, far - cut],
    [far - cut, far], [near + cut, far], [near, far - cut], [near, near + cut],
  ];
}

/** @returns {Spot[]} */
function diamond() {
  return [[32, 2.5], [44.5, 17], [57, 32], [44.5, 47], [32, 61.5], [19.5, 47], [7, 32], [19.5, 17]];
}

/** @returns {Spot[]} */
function triangle() {
  return [[28, 6], [36, 6], [49, 27], [60, 49], [56, 56], [32, 58], [8, 56], [4, 49], [15, 27]];
}

/** @returns {Spot[]} */
function drop() {
  /** @type {Spot[]} */
  const round = Array.from({ length: 11 }, (_, index) => {
    const angle = ((-24 + 22.8 * index) * Math.PI) / 180;
    return [MIDDLE + 22 * Math.cos(angle), 38.5 + 22 * Math.sin(angle)];
  });
  return [[32, 2.5], [43, 17.5], ...round, [21, 17.5]];
}

/**
 * @param {Spot[]} outline
 * @param {Spot} centre
 * @param {number} by
 * @returns {Spot[]}
 */
function shrunk(outline, centre, by) {
  return outline.map(([x, y]) => [centre[0] + (x - centre[0]) * by, centre[1] + (y - centre[1]) * by]);
}

/**
 * A colour, lighter for numbers above 0, darker for those below.
 * @param {string} colour
 * @param {number} by
 */
function shade(colour, by) {
  return by > 0 ? mix(colour, '#ffffff', by * 0.52) : mix(colour, '#000000', -by * 0.42);
}

/**
 * @param {string} one
 * @param {string} other
 * @param {number} share
 */
function mix(one, other, share) {
  const part = (/** @type {string} */ colour, /** @type {number} */ at) => parseInt(colour.slice(at, at + 2), 16);
  const channel = (/** @type {number} */ at) => {
    const value = part(one, at) * (1 - share) + part(other, at) * share;
    return Math.round(Math.min(255, Math.max(0, value))).toString(16).padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
