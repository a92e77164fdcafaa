/**
 * How the island is seen: turned on its table, from above, in true perspective, in the light of one lamp.
 *
 * In the world a square is 1 wide, `x` goes along the columns, `y` along the rows and `z` up; the middle of the board is
 * the origin. The island turns, light and eye stay.
 */

/** @typedef {[x: number, y: number, z: number]} Point A point of the world. */
/** @typedef {{ x: number, y: number, scale: number }} Spot A point of the picture, and how large a piece is there. */

/** How far the eye looks down, as sine and cosine. */
export const DOWN = { sin: Math.sin(0.85), cos: Math.cos(0.85) };

/** How far the eye is from the middle. */
const FAR = 17;

/** Where the light comes from, as the viewer sees it: the left, a little from the front, and above. */
const LIGHT = { x: -0.62, y: 0.42, z: 0.66 };

/** How far a thing of height 1 throws its shadow. */
const SHADOW = 0.62;

/** The picture's size and the middle of the water in it. */
const FRAME = { wide: 560, high: 534, rim: 5, head: 34 };

/** What of the picture is framed; it has the shape of the flat one. */
export const BOX = `${-FRAME.wide / 2} ${-FRAME.high / 2} ${FRAME.wide} ${FRAME.high}`;

/** A square's picture at rest has this area, measured as the side of a square, where the picture is 1 wide. */
export const SQUARE = 0.118;

export class Camera {
  #cos = 1;
  #sin = 0;
  #zoom = 1;
  #x = 0;
  #y = 0;
  /** @type {Point[]} */
  #rim;

  /** @param {Point[]} rim What must be in the picture. */
  constructor(rim) {
    this.#rim = rim;
    this.turn(0);
  }

  /**
   * Turns the island, and comes as near as its rim allows.
   * @param {number} angle
   */
  turn(angle) {
    this.#cos = Math.cos(angle);
    this.#sin = Math.sin(angle);
    this.#zoom = 1;
    this.#x = 0;
    this.#y = 0;
    let [left, right, top, bottom] = [0, 0, 0, 0];
    for (const point of this.#rim) {
      const { x, y } = this.see(...point);
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    const wide = (FRAME.wide - 2 * FRAME.rim) / (right - left);
    const high = (FRAME.high - 2 * FRAME.rim - FRAME.head) / (bottom - top);
    this.#zoom = Math.min(wide, high);
    this.#x = (-(left + right) / 2) * this.#zoom;
    this.#y = (-(top + bottom) / 2) * this.#zoom + FRAME.head / 2;
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {number} [z]
   * @returns {Spot}
   */
  see(x, y, z = 0) {
    const aside = x * this.#cos - y * this.#sin;
    const near = x * this.#sin + y * this.#cos;
    const scale = (this.#zoom * FAR) / (FAR - near * DOWN.cos - z * DOWN.sin);
    return { x: this.#x + aside * scale, y: this.#y + (near * DOWN.sin - z * DOWN.cos) * scale, scale };
  }

  /** The foot of the eye, in the world. */
  get foot() {
    return { x: FAR * DOWN.cos * this.#sin, y: FAR * DOWN.cos * this.#cos };
  }

  /** Where the top of a post of height 1 throws its shadow, in the world. */
  get shadow() {
    const [aside, near] = [-LIGHT.x * SHADOW, -LIGHT.y * SHADOW];
    return { x: aside * this.#cos + near * this.#sin, y: near * this.#cos - aside * this.#sin };
  }

  /**
   * How much light falls on an upright wall that looks there: from 0 to 1.
   * @param {number} x
   * @param {number} y
   */
  light(x, y) {
    const aside = x * this.#cos - y * this.#sin;
    const near = x * this.#sin + y * this.#cos;
    return Math.max(0, Math.min(1, 0.36 + 0.86 * (aside * LIGHT.x + near * LIGHT.y)));
  }

  /**
   * Where these points of the world are seen.
   * @param {Point[]} points
   */
  all(points) {
    return points.map((point) => this.see(...point));
  }

  /**
   * A closed line through these points of the world.
   * @param {Point[]} points
   */
  outline(points) {
    return drawn(this.all(points));
  }
}

/** A tenth of a unit is enough. @param {number} value */
export const brief = (value) => Math.round(value * 10) / 10;

/**
 * The corners of a polygon. What an element is given as its points costs the browser less than a line.
 * @param {{ x: number, y: number }[]} spots
 */
export function cornered(spots) {
  let points = '';
  for (const { x, y } of spots) points += `${brief(x)} ${brief(y)} `;
  return points;
}

/**
 * A closed line in the picture, always in the same sense, so that lines that lie on each other fill one area.
 * @param {{ x: number, y: number }[]} spots
 */
export function drawn(spots) {
  const line = area(spots) < 0 ? [...spots].reverse() : spots;
  return `M${line.map(({ x, y }) => `${brief(x)} ${brief(y)}`).join('L')}Z`;
}

/**
 * Twice the area; negative where the line goes round the other way: there one sees the back of it.
 * @param {{ x: number, y: number }[]} spots
 */
export function area(spots) {
  let sum = 0;
  let last = spots.at(-1) ?? { x: 0, y: 0 };
  for (const spot of spots) {
    sum += last.x * spot.y - spot.x * last.y;
    last = spot;
  }
  return sum;
}

/**
 * The points that a string round all of them would touch.
 * @param {Point[]} points
 * @returns {Point[]}
 */
export function hull(points) {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...half(sorted), ...half(sorted.reverse())];
}

/**
 * @param {Point[]} sorted
 * @returns {Point[]}
 */
function half(sorted) {
  /** @type {Point[]} */
  const line = [];
  for (const point of sorted) {
    for (;;) {
      const [before, last] = [line.at(-2), line.at(-1)];
      if (!before || !last) break;
      const turn = (last[0] - before[0]) * (point[1] - before[1]) - (last[1] - before[1]) * (point[0] - before[0]);
      if (turn > 1e-9) break;
      line.pop();
    }
    line.push(point);
  }
  line.pop();
  return line;
}
