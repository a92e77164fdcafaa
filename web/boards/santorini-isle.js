/**
 * The island itself: cliffs in the surf, a terrace with plants and lanterns, the paved square on which is built, and the
 * water round it. It knows nothing of a game.
 */

/** @import { Point } from './santorini-camera.js' */

import { svg } from '../lib/dom.js';
import { Camera, area, brief, drawn } from './santorini-camera.js';
import { boat, plantForm } from './santorini-pieces.js';

/** The lines of the ground: how far each reaches from the middle, and how high it lies. */
const PLAZA = { half: 2.74, round: 0.3, top: 0, foot: -0.17 };
const COAST = { half: 3.07, power: 6.5, middle: -0.42, foot: -0.66 };

/** Into so many tones a round wall is cut. */
const TONES = 4;

/** What grows on the terrace: where, and what it is. Beside the letters and numbers, never before them. */
const PLANTS = [
  [-2.92, -2.45, 'cypress'], [-2.78, -2.8, 'cypress'], [-2.45, -2.93, 'bush'], [-2.92, -1.5, 'bush'],
  [-0.5, -2.92, 'bush'], [0.55, -2.93, 'flowers'], [2.5, -2.92, 'cypress'], [2.8, -2.78, 'bush'],
  [2.92, -1.5, 'flowers'], [2.92, 0.55, 'cypress'], [2.92, 0.35, 'bush'], [2.9, 2.52, 'bush'],
  [2.72, 2.84, 'cypress'], [1.5, 2.93, 'flowers'], [-0.5, 2.93, 'bush'], [-2.5, 2.92, 'flowers'],
  [-2.82, 2.76, 'bush'], [-2.93, 1.5, 'cypress'], [-2.92, 1.32, 'bush'],
];

const UNREAD = { 'aria-hidden': 'true' };

/** What is drawn where the camera sees it, and again when the island turns. */
export class Stage {
  camera = new Camera([...coast(PLAZA.foot), ...coast(COAST.foot)]);
  /** @type {(() => void)[]} */
  #staying = [];
  /** @type {(() => void)[]} */
  #passing = [];
  /** @type {(() => void)[]} */
  #hidden = [];

  /**
   * Something that belongs to the island.
   * @param {() => void} place
   */
  stay(place) {
    this.#staying.push(place);
    place();
  }

  /**
   * Something that belongs to a position.
   * @param {() => void} place
   */
  pass(place) {
    this.#passing.push(place);
    place();
  }

  /**
   * Something that nobody sees: it is enough if it is right while the island lies still.
   * @param {() => void} place
   */
  hide(place) {
    this.#hidden.push(place);
    place();
  }

  /** Forgets what belonged to a position. */
  clear() {
    this.#passing = [];
    this.#hidden = [];
  }

  /**
   * @param {number} angle
   * @param {boolean} isStill Whether the island comes to rest there.
   */
  turn(angle, isStill) {
    this.camera.turn(angle);
    for (const place of this.#staying) place();
    for (const place of this.#passing) place();
    if (isStill) for (const place of this.#hidden) place();
  }
}

/**
 * The island without anything on it.
 * @param {Stage} stage
 * @returns {SVGElement[]}
 */
export function isle(stage) {
  const { camera } = stage;
  const [behind, before] = [svg('g', null), svg('g', null)];
  const ground = [
    stay('foam wide', () => camera.outline(coast(COAST.foot, 1.03))),
    stay('foam', () => camera.outline(coast(COAST.foot, 1.004))),
    ...wall(stage, 'rock', coast, COAST.foot, COAST.middle),
    ...wall(stage, 'bluff', coast, COAST.middle, PLAZA.foot),
    stay('terrace', () => camera.outline(coast(PLAZA.foot))),
    behind,
    ...wall(stage, 'kerb', plaza, PLAZA.foot, PLAZA.top),
    stay('plaza', () => camera.outline(plaza(PLAZA.top))),
    ...[0, 1].map((tint) => stay(`tile tint-${tint}`, () => tiles(camera, tint))),
    before,
  ];
  for (const [x, y, kind] of PLANTS) plant(stage, Number(x), Number(y), String(kind), { behind, before });
  return [...ground, ...lanterns(stage), labels(stage)];

  /**
   * @param {string} className
   * @param {() => string} line
   */
  function stay(className, line) {
    const path = svg('path', { class: className });
    stage.stay(() => path.setAttribute('d', line()));
    return path;
  }
}

/**
 * The paved squares of one tint.
 * @param {Camera} camera
 * @param {number} tint
 */
function tiles(camera, tint) {
  let line = '';
  for (let row = -2; row <= 2; row += 1) {
    for (let column = -2; column <= 2; column += 1) {
      if (Math.abs(row + column) % 2 === tint) line += camera.outline(quad(column, row, 0.485, 0));
    }
  }
  return line;
}

/**
 * A wall that goes round something, in tones of light.
 * @param {Stage} stage
 * @param {string} className
 * @param {(z: number) => Point[]} line
 * @param {number} foot
 * @param {number} top
 */
function wall(stage, className, line, foot, top) {
  const { camera } = stage;
  const paths = Array.from({ length: TONES }, (_, tone) => svg('path', { class: `${className} tone-${tone}` }));
  const [low, high] = [line(foot), line(top)];
  stage.stay(() => {
    const lines = paths.map(() => '');
    const [lowSpots, highSpots] = [low, high].map((points) => points.map((point) => camera.see(...point)));
    high.forEach(([x, y], index) => {
      const next = (index + 1) % high.length;
      const [a, b, c, d] = [lowSpots?.[index], lowSpots?.[next], highSpots?.[next], highSpots?.[index]];
      const to = high[next];
      if (!a || !b || !c || !d || !to || area([a, b, c, d]) <= 0) return;
      const length = Math.hypot(to[0] - x, to[1] - y) || 1;
      const light = camera.light((to[1] - y) / length, (x - to[0]) / length);
      lines[Math.min(TONES - 1, Math.floor(light * TONES))] += drawn([a, b, c, d]);
    });
    paths.forEach((path, tone) => path.setAttribute('d', lines[tone] ?? ''));
  });
  return paths;
}

/**
 * @param {Stage} stage
 * @param {number} x
 * @param {number} y
 * @param {string} kind
 * @param {{ behind: Element, before: Element }} places Behind the paved square and before it.
 */
function plant(stage, x, y, kind, { behind, before }) {
  const element = svg('g', null, plantForm(kind));
  stage.stay(() => {
    const spot = stage.camera.see(x, y, PLAZA.foot);
    element.setAttribute('transform', sized(spot));
    const place = spot.y < stage.camera.see(0, 0).y ? behind : before;
    if (element.parentNode !== place) place.append(element);
  });
}

/**
 * A lantern in each corner of the square, and the light that it throws at night.
 * @param {Stage} stage
 */
function lanterns(stage) {
  return [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x = 0, y = 0]) => {
    const element = svg(
      'g',
      null,
      svg('ellipse', { class: 'glow', cx: 0, cy: -6, rx: 112, ry: 84 }),
      svg('path', { class: 'post', d: 'M0 0v-13' }),
      svg('path', { class: 'lantern', d: 'M-3.200 -13h6.400l-1 -7h-4.400z' }),
    );
    stage.stay(() => element.setAttribute('transform', sized(stage.camera.see(x * 2.6, y * 2.6))));
    return element;
  });
}

/**
 * The letters of the rows and the numbers of the columns, on the two sides that look at the viewer.
 * @param {Stage} stage
 */
function labels(stage) {
  const texts = [0, 1, 2, 3, 4].flatMap((index) => {
    const row = svg('text', { class: 'edge' }, 'ABCDE'[index] ?? '');
    const column = svg('text', { class: 'edge' }, index + 1);
    stage.stay(() => {
      const { foot } = stage.camera;
      // Where the viewer looks along the rows, both ends are equally near; then the left one is read first.
      const left = stage.camera.see(-1, 0).x < stage.camera.see(1, 0).x ? -1 : 1;
      const up = stage.camera.see(0, -1).x < stage.camera.see(0, 1).x ? -1 : 1;
      const isAcross = Math.abs(foot.x) < Math.abs(foot.y);
      put(row, (isAcross ? left : Math.sign(foot.x)) * 2.63, index - 2);
      put(column, index - 2, (isAcross ? Math.sign(foot.y) : up) * 2.63);
    });
    return [row, column];
  });
  return svg('g', { 'aria-hidden': 'true' }, texts);

  /**
   * @param {SVGTextElement} text
   * @param {number} x
   * @param {number} y
   */
  function put(text, x, y) {
    const spot = stage.camera.see(x, y);
    text.setAttribute('x', String(brief(spot.x)));
    text.setAttribute('y', String(brief(spot.y + 4.5)));
  }
}

/**
 * The colours that change along a form, and those of walls.
 * @param {SVGElement[]} walls
 */
export function forms(walls) {
  const stops = (/** @type {string} */ id, /** @type {object} */ how, /** @type {[number, string][]} */ colours) =>
    svg(
      id === 'glow' || id === 'dome' || id === 'head-1' ? 'radialGradient' : 'linearGradient',
      { id: `santorini-${id}`, ...how },
      colours.map(([offset, name]) => svg('stop', { offset, class: `stop-${name}` })),
    );
  return svg(
    'defs',
    null,
    stops('glow', {}, [[0, 'glow'], [0.4, 'glow-half'], [1, 'glow-end']]),
    stops('dome', { cx: 0.34, cy: 0.26, r: 0.85 }, [[0, 'dome-lit'], [0.42, 'dome'], [1, 'dome-deep']]),
    walls,
    stops('body-1', {}, [[0, 'lit-1'], [0.45, 'body-1'], [1, 'deep-1']]),
    stops('body-2', {}, [[0, 'lit-2'], [0.45, 'body-2'], [1, 'deep-2']]),
    stops('head-1', { cx: 0.35, cy: 0.3, r: 0.8 }, [[0, 'lit-1'], [0.5, 'body-1'], [1, 'deep-1']]),
  );
}

/**
 * The water, with crests that are small in the distance, and a boat.
 */
export function water() {
  const crests = ['', ''];
  // Scattered, but the same for everybody.
  let seed = 7;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let row = 0; row < 17; row += 1) {
    const near = row / 16;
    for (let x = random() * 60; x < 640; x += 58 + random() * 66) {
      const wide = (9 + random() * 13) * (0.55 + near * 0.75);
      const y = near * 590 + random() * 22;
      const [begin, half, rise, end] = [x - wide, wide / 2, -wide / 5, wide].map(brief);
      crests[row % 2] += `M${begin} ${brief(y)}q${half} ${rise} ${end} 0t${end} 0`;
    }
  }
  return crests.map((d, index) =>
    svg(
      'svg',
      { class: `waves waves-${index}`, viewBox: '0 0 600 572', preserveAspectRatio: 'xMidYMid slice', ...UNREAD },
      svg('path', { d }),
      boat(index),
    ),
  );
}

/**
 * A level square round a point of the ground.
 * @param {number} x
 * @param {number} y
 * @param {number} half
 * @param {number} z
 * @returns {[Point, Point, Point, Point]}
 */
export function quad(x, y, half, z) {
  return [
    [x - half, y - half, z],
    [x + half, y - half, z],
    [x + half, y + half, z],
    [x - half, y + half, z],
  ];
}

/** @param {import('./santorini-camera.js').Spot} spot */
export function sized({ x, y, scale }) {
  return `translate(${brief(x)} ${brief(y)}) scale(${Math.round((scale / UNIT) * 1000) / 1000})`;
}

/** Pieces are drawn for a square of this size. */
export const UNIT = 76;

/**
 * The line of the coast at this height.
 * @param {number} z
 * @param {number} [wider]
 * @returns {Point[]}
 */
function coast(z, wider = 1) {
  return Array.from({ length: 64 }, (_, index) => {
    const turn = ((index + 0.5) / 64) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const edge = (Math.abs(cos) ** COAST.power + Math.abs(sin) ** COAST.power) ** (-1 / COAST.power);
    // Lower down the rock steps out, and nowhere is it straight.
    const wobble = 0.03 * Math.sin(5 * turn + 1) + 0.025 * Math.sin(9 * turn + 4) - z * 0.1;
    const far = (edge * COAST.half + wobble) * wider;
    return [far * cos, far * sin, z];
  });
}

/**
 * The edge of the paved square at this height.
 * @param {number} z
 * @returns {Point[]}
 */
function plaza(z) {
  const { half, round } = PLAZA;
  return [[1, 1, 0], [-1, 1, 1], [-1, -1, 2], [1, -1, 3]].flatMap(([x = 0, y = 0, quarter = 0]) =>
    [0, 1, 2, 3, 4].map((step) => {
      const turn = ((quarter + step / 4) * Math.PI) / 2;
      const [across, along] = [x * (half - round), y * (half - round)];
      return /** @type {Point} */ ([across + round * Math.cos(turn), along + round * Math.sin(turn), z]);
    }),
  );
}
