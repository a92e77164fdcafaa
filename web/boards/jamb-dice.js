/**
 * Five dice in a tray, and the rail above it on which lie those that are kept.
 *
 * A die is a cube: it tumbles by turning, and comes to rest with its face to the reader.
 */
/** @import { BoardHost } from '../types/host.js' */
import { h } from '../lib/dom.js';
import { face } from './jamb-face.js';

/** How long dice tumble, in milliseconds. */
const TUMBLE = 620;

/** How what is thrown gains speed on its way down, and loses it on its way up. */
const FALLS = 'cubic-bezier(0.5, 0, 0.9, 0.6)';
const RISES = 'cubic-bezier(0.1, 0.4, 0.5, 1)';

/** How a cube is turned so that a face is in front; opposite faces add up to seven. */
const TURNS = [[0, 0], [0, 0], [0, -90], [-90, 0], [90, 0], [0, 90], [0, 180]];

/**
 * @typedef {object} Die
 * @property {HTMLButtonElement} node
 * @property {HTMLElement} cube
 * @property {number} pips
 * @property {boolean} isHeld
 * @property {[number, number]} turn
 */

export class Dice {
  /**
   * @param {BoardHost} host
   * @param {(place: number) => void} touched
   */
  constructor(host, touched) {
    this.host = host;
    /** @type {Die[]} */
    this.dice = [0, 1, 2, 3, 4].map((place) => makeDie(place, () => touched(place)));
    const slots = this.dice.map((_, place) => h('span', { class: 'jamb-slot' }, String(place + 1)));
    this.rail = h('div', { class: 'jamb-rail', 'aria-hidden': 'true' }, slots);
    this.tray = h('div', { class: 'jamb-tray', 'aria-hidden': 'true' });
    const nodes = this.dice.map(({ node }) => node);
    this.element = h('div', { class: 'jamb-dice', role: 'group' }, this.rail, this.tray, nodes);
    /** @type {Set<Animation>} */
    this.running = new Set();
  }

  /** The faces of the dice that are kept. */
  get held() {
    return this.dice.filter((die) => die.isHeld).map((die) => die.pips).sort();
  }

  /**
   * Shows these dice, the kept ones first; each kept die stays where it lies.
   * @param {number[]} fallen
   * @param {number} kept
   * @param {boolean} tumbles
   */
  async show(fallen, kept, tumbles) {
    this.element.classList.toggle('is-empty', fallen.length === 0);
    if (fallen.length === 0) {
      this.release();
      return;
    }
    const { keep, free } = this.seats(fallen.slice(0, kept));
    fallen.slice(kept).forEach((pips, number) => {
      const die = this.dice[free[number]];
      die.pips = pips;
      die.isHeld = false;
    });
    for (const place of keep) this.dice[place].isHeld = true;
    this.draw();
    if (tumbles) await this.tumble(free);
    else for (const place of free) rest(this.dice[place]);
    for (const place of keep) rest(this.dice[place]);
  }

  /**
   * Which dice were kept: those on the rail with the right faces, else any die with such a face.
   * @param {number[]} faces
   */
  seats(faces) {
    /** @type {number[]} */
    const keep = [];
    for (const pips of faces) {
      const open = this.dice.map((_, place) => place).filter((place) => !keep.includes(place));
      const same = open.filter((place) => this.dice[place].pips === pips);
      const place = same.find((one) => this.dice[one].isHeld) ?? same[0] ?? open[0];
      this.dice[place].pips = pips;
      keep.push(place);
    }
    return { keep, free: this.dice.map((_, place) => place).filter((place) => !keep.includes(place)) };
  }

  /**
   * Puts a die onto the rail, or back.
   * @param {number} place
   */
  hold(place) {
    this.dice[place].isHeld = !this.dice[place].isHeld;
    this.draw();
  }

  /**
   * Keeps dice with these faces and no others.
   * @param {number[]} faces
   */
  keep(faces) {
    const { keep } = this.seats(faces);
    this.dice.forEach((die, place) => (die.isHeld = keep.includes(place)));
    this.draw();
  }

  /**
   * Puts a ring round dice with these faces.
   * @param {number[]} faces
   */
  ring(faces) {
    const left = [...faces];
    for (const { node, pips } of this.dice) {
      const at = left.indexOf(pips);
      node.classList.toggle('is-ghost', at >= 0);
      if (at >= 0) left.splice(at, 1);
    }
  }

  /** Takes all dice off the rail. */
  release() {
    for (const die of this.dice) die.isHeld = false;
    this.draw();
  }

  /** @param {boolean} canHold */
  live(canHold) {
    for (const { node } of this.dice) node.disabled = !canHold;
  }

  draw() {
    this.dice.forEach((die, place) => {
      const { node, pips, isHeld } = die;
      node.classList.toggle('is-held', isHeld);
      node.setAttribute('aria-pressed', String(isHeld));
      node.setAttribute('aria-label', this.host.say('web-jamb-die', { place: place + 1, pips }));
    });
  }

  words() {
    this.element.setAttribute('aria-label', this.host.say('web-jamb-dice'));
    this.draw();
  }

  /** @param {number[]} places */
  async tumble(places) {
    this.host.sound('dice', places.length);
    await Promise.all(places.map((place, number) => this.tumbleOne(this.dice[place], number)));
  }

  /**
   * @param {Die} die
   * @param {number} number
   */
  async tumbleOne(die, number) {
    const from = die.turn;
    rest(die);
    const [x, y] = die.turn;
    const spin = 360 * (1 + (number % 2));
    const tilt = number % 2 ? 80 : -70;
    const turned = [
      {
        transform: `rotateX(${from[0] - spin}deg) rotateY(${from[1] + spin + 90}deg) rotateZ(${tilt}deg)`,
        easing: 'cubic-bezier(0.2, 0.5, 0.5, 1)',
      },
      // It rolls over its edge once more before it lies.
      { transform: `rotateX(${x - 24}deg) rotateY(${y + 20}deg) rotateZ(${tilt * 0.12}deg)`, offset: 0.72, easing: 'ease-in-out' },
      { transform: `rotateX(${x + 5}deg) rotateY(${y - 4}deg) rotateZ(0deg)`, offset: 0.88, easing: 'ease-out' },
      { transform: `rotateX(${x}deg) rotateY(${y}deg) rotateZ(0deg)` },
    ];
    const lies = getComputedStyle(die.node).transform;
    const at = (/** @type {number} */ across, /** @type {number} */ down, /** @type {number} */ size) =>
      `${lies} translate(${across}%, ${down}%) scale(${size})`;
    // Thrown from below, it falls, springs up, and falls once more; the nearer to the eye, the larger.
    const flown = [
      { transform: at(50 - number * 22, 170, 0.85), opacity: 0, easing: 'ease-out' },
      { transform: at(25 - number * 11, 40, 1.2), opacity: 1, offset: 0.26, easing: FALLS },
      { transform: at(4, 0, 1), offset: 0.5, easing: RISES },
      { transform: at(1, -7, 1.1), offset: 0.66, easing: FALLS },
      { transform: at(0, 0, 1), offset: 0.82, easing: RISES },
      { transform: at(0, -1, 1.02), offset: 0.9, easing: FALLS },
      { transform: lies, opacity: 1 },
    ];
    // The higher the die, the farther and the fainter its shadow.
    const shadow = [
      { transform: 'translate(14%, 60%) scale(0.8)', opacity: 0 },
      { transform: 'translate(16%, 34%) scale(0.9)', opacity: 0.35, offset: 0.26, easing: FALLS },
      { transform: 'none', opacity: 1, offset: 0.5, easing: RISES },
      { transform: 'translate(5%, 12%)', opacity: 0.6, offset: 0.66, easing: FALLS },
      { transform: 'none', opacity: 1, offset: 0.82 },
      { transform: 'none', opacity: 1 },
    ];
    const duration = TUMBLE - (4 - number) * 20;
    await Promise.all([
      this.run(die.cube, turned, { duration }),
      this.run(die.node, flown, { duration }),
      this.run(die.node, shadow, { duration, pseudoElement: '::before' }),
    ]);
  }

  /**
   * @param {HTMLElement} node
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} timing
   */
  async run(node, frames, timing) {
    const animation = node.animate(frames, timing);
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
  }

  /** Ends what moves. */
  skip() {
    for (const animation of [...this.running]) animation.finish();
  }
}

/**
 * @param {number} place
 * @param {() => void} touched
 * @returns {Die}
 */
function makeDie(place, touched) {
  const faces = [1, 2, 3, 4, 5, 6].map((pips) => h('span', { class: `jamb-side side-${pips}` }, face(pips)));
  const cube = h('span', { class: 'jamb-cube' }, faces);
  const node = h('button', { type: 'button', class: 'jamb-die', 'data-die': place + 1, onclick: touched }, cube);
  // A die that was clicked leaves the focus where it was, so that Space still throws.
  node.addEventListener('pointerdown', (event) => event.preventDefault());
  return { node, cube, pips: 1, isHeld: false, turn: [0, 0] };
}

/** @param {Die} die */
function rest(die) {
  const [x, y] = TURNS[die.pips];
  die.turn = [x, y];
  die.cube.style.transform = `rotateX(${x}deg) rotateY(${y}deg)`;
}
