/**
 * Santorini in depth: a white village of blocks, terraces and blue domes on an island that can be turned.
 *
 * It is told where things stand, as the flat picture is, and draws them again for every angle: attributes change, nothing
 * is built anew.
 */

/** @import { Camera, Point, Spot } from './santorini-camera.js' */
/** @import { Look } from './santorini-look.js' */

import { svg } from '../lib/dom.js';
import { BOX, area, brief, cornered, drawn, hull } from './santorini-camera.js';
import { Stage, UNIT, forms, isle, quad, sized } from './santorini-isle.js';
import { NAMES } from './santorini-picture.js';
import { boxForm, domeForm, pawn } from './santorini-pieces.js';

/** Storeys from the ground up: half as wide as this, and where the top lies. */
const STOREYS = [
  { half: 0.47, top: 0 },
  { half: 0.425, top: 0.31 },
  { half: 0.34, top: 0.6 },
  { half: 0.255, top: 0.87 },
];

/** Openings in a wall: the middle along it, half the width, the sill and the height above the foot. */
const OPENINGS = [
  [],
  [[0, 0.055, 0, 0.2], [-0.25, 0.036, 0.085, 0.12], [0.25, 0.036, 0.085, 0.12]],
  [[-0.14, 0.036, 0.07, 0.13], [0.14, 0.036, 0.07, 0.13]],
  [[0, 0.045, 0, 0.17]],
];

/** Where a level's number is written, from the middle of its face. */
const LEVEL_MARKS = [[24, -10], [21, -9], [16, -7], [11, -4], [15, -8]];

/** Which way the walls look, in the order in which a square's corners follow each other. */
const SIDES = [[0, -1], [1, 0], [0, 1], [-1, 0]];

/** @returns {Look & { turn(angle: number, isStill: boolean): void }} */
export function scene() {
  const stage = new Stage();
  const { camera } = stage;
  const shadows = svg('path', { class: 'shadows' });
  // A wall's colour is that of its side: four colours change with the angle, and no wall.
  const lights = SIDES.map(() => svg('stop', { class: 'stop-wall' }));
  const walls = lights.map((stop, side) => svg('linearGradient', { id: `santorini-wall-${side}` }, stop));
  const ground = [forms(walls), ...isle(stage), shadows];
  /** @type {Map<string, number>} */
  let levels = new Map();
  const soils = NAMES.map((name) => ({ name, element: svg('polygon', { class: 'soil' }) }));

  const spotOf = (/** @type {string} */ name, /** @type {number} */ level) => camera.see(...middle(name), topOf(level));
  const faceOf = (/** @type {string} */ name, /** @type {number} */ level, inset = 0) =>
    quad(...middle(name), storey(Math.min(level, 3)).half - inset / UNIT, topOf(level));
  stage.stay(layGround);

  /** What is stood on: the ground, or the roof. */
  function layGround() {
    for (const { name, element } of soils) {
      element.setAttribute('points', cornered(camera.all(faceOf(name, levels.get(name) ?? 0))));
    }
  }

  /**
   * An even form with straight edges that is drawn for every angle.
   * @param {string} className
   * @param {() => Point[]} points
   */
  function shape(className, points) {
    const element = svg('polygon', { class: className });
    stage.pass(() => element.setAttribute('points', cornered(camera.all(points()))));
    return element;
  }

  /**
   * A line that is drawn for every angle.
   * @param {string | null} className
   * @param {() => string} line
   */
  function path(className, line) {
    const element = svg('path', { class: className });
    stage.pass(() => element.setAttribute('d', line()));
    return element;
  }

  /**
   * @param {string} name
   * @param {number} floor
   */
  function slab(name, floor) {
    const [x, y] = middle(name);
    const { half, top } = storey(floor);
    const foot = topOf(floor - 1);
    const sides = SIDES.map((_, side) => svg('polygon', { class: `wall wall-${side}` }));
    const windows = svg('path', { class: 'windows' });
    stage.pass(() => {
      const seen = wallsOf(camera, x, y, half, foot, top);
      sides.forEach((side, index) => side.setAttribute('points', cornered(seen[index] ?? [])));
      windows.setAttribute('d', openings(camera, x, y, floor, seen));
    });
    const contact = () => quad(x + camera.shadow.x * 0.12, y + camera.shadow.y * 0.12, half + 0.012, foot);
    return svg(
      'g',
      { class: `slab floor-${floor}` },
      floor > 1 && shape('contact', contact),
      sides,
      windows,
      shape('roof', () => quad(x, y, half, top)),
      shape('court', () => quad(x, y, half - 0.05, top)),
      path('court-shade', () => shade(x, y, half - 0.05, top)),
    );
  }

  /**
   * The shadow of the parapet on the roof that it surrounds: a corner towards the light.
   * @param {number} x
   * @param {number} y
   * @param {number} half
   * @param {number} z
   */
  function shade(x, y, half, z) {
    const [across, along] = [camera.shadow.x * 0.075, camera.shadow.y * 0.075];
    const corners = quad(x, y, half, z);
    const inner = corners.map(([u, v]) => /** @type {Point} */ ([
      Math.min(x + half, Math.max(x - half, u + across)),
      Math.min(y + half, Math.max(y - half, v + along)),
      z,
    ]));
    return camera.outline(corners) + camera.outline(inner);
  }

  /** @param {string} name */
  function dome(name) {
    return svg('g', { class: 'slab dome' }, at(name, 3, domeForm()));
  }

  /**
   * Something upright that stands on a square.
   * @param {string} name
   * @param {number} level
   * @param {SVGElement} content
   * @param {{ x?: number, y?: number }} [aside]
   */
  function at(name, level, content, { x = 0, y = 0 } = {}) {
    const place = svg('g', null, x || y ? svg('g', { transform: `translate(${x} ${y})` }, content) : content);
    stage.pass(() => place.setAttribute('transform', sized(spotOf(name, level))));
    return place;
  }

  /** Shadows on the ground, all in one line, so that none is darker where two meet. */
  function throwShadows() {
    const { x: across, y: along } = camera.shadow;
    let line = '';
    for (const [name, level] of levels) {
      const [x, y] = middle(name);
      for (let floor = 1; floor <= Math.min(level, 3); floor += 1) {
        const { half, top } = storey(floor);
        const foot = topOf(floor - 1);
        const thrown = [foot, top].flatMap((z) => quad(x + across * z, y + along * z, half, 0));
        line += camera.outline(hull(thrown));
      }
    }
    shadows.setAttribute('d', line);
  }

  /** The light on the four sides that walls can have. */
  function shine() {
    SIDES.forEach(([x = 0, y = 0], side) => {
      lights[side]?.style.setProperty('--light', `${brief(camera.light(x, y) * 100)}%`);
    });
  }

  return {
    box: BOX,
    isDeep: true,
    island: () => ground,
    begin(stand) {
      stage.clear();
      levels = new Map([...stand].map(([name, { level }]) => [name, level]));
      layGround();
      throwShadows();
    },
    plate: (name) => soils.find((soil) => soil.name === name)?.element ?? shadows,
    house(name, level) {
      const parts = [];
      for (let floor = 1; floor <= Math.min(level, 3); floor += 1) parts.push(slab(name, floor));
      if (level === 4) parts.push(dome(name));
      return parts;
    },
    face: (name, level, className, inset = 0) => shape(className, () => faceOf(name, level, inset * 0.7)),
    corners: (name, level) => path('last', () => corners(camera, faceOf(name, level, 2.5))),
    plan: (name, level, className) => svg('g', { class: className }, plan(name, level)),
    disc(name, level, className, size) {
      return at(name, level, svg('ellipse', { class: className, rx: size * 0.92, ry: size * 0.68 }));
    },
    at,
    mark(name, level, content) {
      const [x = 0, y = 0] = LEVEL_MARKS[level] ?? [];
      return at(name, level, content, { x, y });
    },
    arrow(from, fromLevel, to, toLevel) {
      return path('hint-arrow', () => arrow(spotOf(from, fromLevel), spotOf(to, toLevel)));
    },
    outline(element, name, level, withWorker) {
      stage.hide(() => element.setAttribute('d', touchable(name, level, withWorker)));
    },
    way(from, fromLevel, to, toLevel) {
      const [start, end] = [spotOf(from, fromLevel), spotOf(to, toLevel)];
      const size = UNIT / end.scale;
      return { x: (start.x - end.x) * size, y: (start.y - end.y) * size };
    },
    pawn,
    stand: 5,
    block: () => svg('g', { class: 'block' }, boxForm()),
    order() {
      const { foot } = camera;
      const far = (/** @type {number} */ to) => (/** @type {number} */ a, /** @type {number} */ b) =>
        Math.abs(b - 2 - to) - Math.abs(a - 2 - to);
      return { rows: [0, 1, 2, 3, 4].sort(far(foot.y)), columns: [0, 1, 2, 3, 4].sort(far(foot.x)) };
    },
    turn(angle, isStill) {
      stage.turn(angle, isStill);
      shine();
      throwShadows();
    },
  };

  /**
   * The next storey as it would stand there, or the dome.
   * @param {string} name
   * @param {number} level
   */
  function plan(name, level) {
    if (level >= 3) return at(name, 3, domeForm());
    const [x, y] = middle(name);
    const { half, top } = storey(level + 1);
    return [
      path('ghost-wall', () => wallsOf(camera, x, y, half, topOf(level), top).map(drawnAny).join('')),
      shape('ghost-roof', () => quad(x, y, half, top)),
    ];
  }

  /**
   * @param {string} name
   * @param {number} level
   * @param {boolean} withWorker
   */
  function touchable(name, level, withWorker) {
    const [x, y] = middle(name);
    let line = camera.outline(quad(x, y, 0.5, 0));
    for (let floor = 1; floor <= Math.min(level, 3); floor += 1) {
      const { half, top } = storey(floor);
      line += wallsOf(camera, x, y, half, topOf(floor - 1), top).map(drawnAny).join('');
      line += camera.outline(quad(x, y, half, top));
    }
    const spot = spotOf(name, level);
    if (level === 4) line += upright(spot, 18, 28);
    return withWorker ? line + upright(spot, 19, 62) : line;
  }
}

/**
 * The walls of a block, by their sides; of those that one does not see there is nothing.
 * @param {Camera} camera
 * @param {number} x
 * @param {number} y
 * @param {number} half
 * @param {number} foot
 * @param {number} top
 */
function wallsOf(camera, x, y, half, foot, top) {
  const [low, high] = [camera.all(quad(x, y, half, foot)), camera.all(quad(x, y, half, top))];
  return SIDES.map((_, side) => {
    const next = (side + 1) % 4;
    const spots = /** @type {Spot[]} */ ([low[side], low[next], high[next], high[side]]);
    return area(spots) > 0 ? spots : [];
  });
}

/** @param {Spot[]} spots */
function drawnAny(spots) {
  return spots.length > 0 ? drawn(spots) : '';
}

/**
 * Doors and windows with round heads, in the walls that one sees.
 * @param {Camera} camera
 * @param {number} x
 * @param {number} y
 * @param {number} floor
 * @param {Spot[][]} seen
 */
function openings(camera, x, y, floor, seen) {
  const { half } = storey(floor);
  const foot = topOf(floor - 1);
  let line = '';
  SIDES.forEach(([nx = 0, ny = 0], side) => {
    if (!seen[side]?.length) return;
    for (const [middle = 0, wide = 0, sill = 0, high = 0] of OPENINGS[floor] ?? []) {
      const head = [-1, -0.7, 0, 0.7, 1].map((step) => [step * wide, sill + high - wide * (1 - Math.sqrt(1 - step * step))]);
      const shape = [[-wide, sill], ...head, [wide, sill]];
      line += camera.outline(
        shape.map(([u = 0, z = 0]) => [x + nx * half - ny * (middle + u), y + ny * half + nx * (middle + u), foot + z]),
      );
    }
  });
  return line;
}

/**
 * Four corner marks inside a face.
 * @param {Camera} camera
 * @param {[Point, Point, Point, Point]} face
 */
function corners(camera, face) {
  const spots = face.map((point) => camera.see(...point));
  return spots
    .map((spot, index) => {
      const towards = (/** @type {Spot | undefined} */ other) =>
        other ? `${brief(spot.x + (other.x - spot.x) * 0.24)} ${brief(spot.y + (other.y - spot.y) * 0.24)}` : '';
      return `M${towards(spots[(index + 3) % 4])}L${brief(spot.x)} ${brief(spot.y)}L${towards(spots[(index + 1) % 4])}`;
    })
    .join('');
}

/**
 * @param {Spot} start
 * @param {Spot} end
 */
function arrow(start, end) {
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [ux, uy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  const point = (/** @type {number} */ along, /** @type {number} */ aside) =>
    `${brief(start.x + ux * along - uy * aside)} ${brief(start.y + uy * along + ux * aside)}`;
  const [begin, neck, tip] = [16, Math.max(22, length - 22), Math.max(32, length - 4)];
  return (
    `M${point(begin, -3.5)}L${point(neck, -4.5)}L${point(neck - 2, -13)}L${point(tip, 0)}` +
    `L${point(neck - 2, 13)}L${point(neck, 4.5)}L${point(begin, 3.5)}Z`
  );
}

/**
 * @param {Spot} spot
 * @param {number} half
 * @param {number} high
 */
function upright({ x, y, scale }, half, high) {
  const size = scale / UNIT;
  return drawn([
    { x: x - half * size, y: y - high * size },
    { x: x + half * size, y: y - high * size },
    { x: x + half * size, y: y + 8 * size },
    { x: x - half * size, y: y + 8 * size },
  ]);
}

/**
 * Where a square lies in the world.
 * @param {string} name
 * @returns {[x: number, y: number]}
 */
function middle(name) {
  const index = NAMES.indexOf(name);
  return [(index % 5) - 2, Math.floor(index / 5) - 2];
}

/** @param {number} level */
function topOf(level) {
  return storey(Math.min(level, 3)).top;
}

/** @param {number} floor */
function storey(floor) {
  const found = STOREYS[floor];
  if (!found) throw new RangeError(`there is no storey ${floor}`);
  return found;
}
