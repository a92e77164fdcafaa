/**
 * The points, what the last round brought, and the time that is left, above the stones.
 */
/** @import { BoardHost } from '../types/host.js' */
import { h } from '../lib/dom.js';
import { countUp } from '../lib/motion.js';

/** From here on the seconds are heard. */
const LAST_SECONDS = 10;
/** When somebody who does not see the clock is told of it, in seconds. */
const TOLD = [60, 30, 10];

/** The points swell a little while they count. @type {Keyframe[]} */
const SWELLS = [{ transform: 'none' }, { transform: 'scale(1.1)', offset: 0.35 }, { transform: 'none' }];

export class Head {
  /**
   * @param {BoardHost} host
   * @param {() => void} over called when the time is over
   */
  constructor(host, over) {
    this.host = host;
    this.over = over;
    this.total = h('span', { class: 'jewels-total' }, '0');
    this.gained = h('span', { class: 'jewels-gained', 'aria-hidden': 'true' });
    this.word = h('span', { class: 'jewels-word' });
    this.clock = h('span', { class: 'jewels-clock', role: 'timer', 'aria-live': 'off' });
    this.rest = h('span', { class: 'jewels-rest' });
    this.bar = h('div', { class: 'jewels-bar', 'aria-hidden': 'true' }, this.rest);
    const points = h('div', { class: 'jewels-sum' }, this.total, this.word, this.gained);
    const time = h('div', { class: 'jewels-time' }, this.clock, this.bar);
    this.element = h('div', { class: 'jewels-head' }, points, time);
    /** The moment at which the time is over, by the page's own clock. */
    this.end = 0;
    this.whole = 0;
    this.shown = -1;
    /** The points, as they will be read when nothing counts any more. */
    this.sum = 0;
    /** Ends what counts. */
    this.counted = () => {};
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /**
   * @param {number} total
   * @param {number | null} gained in this round so far
   * @param {number} [duration] how long the points count up, in milliseconds
   */
  points(total, gained, duration = 0) {
    const from = this.sum;
    this.sum = total;
    this.counted();
    this.counted = countUp(duration > 0 ? from : total, total, duration, (value) => this.write(value));
    if (duration > 0) this.total.animate(SWELLS, { duration: duration * 1.4, easing: 'ease-out' });
    this.gained.textContent = gained === null ? '' : `+${this.host.number(gained)}`;
  }

  /** @param {number} total */
  write(total) {
    this.total.textContent = this.host.number(total);
    this.word.textContent = this.host.say('web-jewels-points', { points: total });
  }

  /**
   * @param {number | null} left in milliseconds; `null`: there is no limit
   * @param {string | null} limit as `m:ss`
   * @param {boolean} runs
   */
  time(left, limit, runs) {
    this.stop();
    this.element.classList.toggle('has-clock', left !== null);
    if (left === null || limit === null) return;
    this.whole = seconds(limit);
    this.end = performance.now() + left;
    this.tick(runs);
  }

  stop() {
    clearTimeout(this.timer);
  }

  /** @param {boolean} runs */
  tick(runs) {
    const left = Math.max(0, this.end - performance.now());
    const whole = Math.ceil(left / 1000);
    if (whole !== this.shown) this.second(whole, runs);
    this.rest.style.transform = `scaleX(${this.whole > 0 ? Math.min(1, whole / this.whole) : 0})`;
    // Woken just after the second changes, so that none is left out.
    if (runs && left === 0) this.over();
    else if (runs) this.timer = setTimeout(() => this.tick(true), (left % 1000) + 8);
  }

  /**
   * @param {number} whole seconds left
   * @param {boolean} runs
   */
  second(whole, runs) {
    this.shown = whole;
    const text = minutes(whole);
    this.clock.textContent = text;
    this.clock.setAttribute('aria-label', this.host.say('web-jewels-left', { time: text }));
    this.element.classList.toggle('is-short', whole <= LAST_SECONDS);
    if (!runs || whole === 0) return;
    if (whole <= LAST_SECONDS) this.host.sound('tick');
    if (TOLD.includes(whole)) this.host.announce(this.host.say('web-jewels-left', { time: text }));
  }
}

/**
 * @param {number} whole
 */
function minutes(whole) {
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/**
 * @param {string} limit
 */
function seconds(limit) {
  const [minutes, rest] = limit.split(':').map(Number);
  return minutes * 60 + rest;
}
