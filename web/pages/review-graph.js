/** The course of a game as a picture: a touch, a drag or an arrow key goes to the move. */
/** @import { ReviewView } from '../types/api.js' */
/** @import { Review } from './review.js' */
import { put, svg } from '../lib/dom.js';
import { number, say } from '../lib/words.js';
import { gradeShape, isFault } from './review-grades.js';

const [WIDTH, HEIGHT, RIGHT, TOP, BOTTOM] = [440, 124, 12, 12, 18];
/** What stands before the picture: two men, or the numbers of points. */
const LEFT = { chance: 24, points: 38 };
/** A mark is drawn so large, of its 24 by 24. */
const [SMALL, LARGE] = [0.42, 0.74];
/** Where there are more faults, only blunders are marked. */
const MOST_MARKS = 24;

/** @typedef {{ x: (ply: number) => number, y: (value: number) => number, left: number }} Scale */

/** @param {Review} page */
export function graphPart(page) {
  const element = svg('svg', {
    class: 'review-graph',
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    role: 'slider',
    tabindex: 0,
    'aria-valuemin': 0,
  });
  const ground = svg('g', { 'aria-hidden': 'true' });
  const cursor = svg('g', { class: 'graph-cursor', 'aria-hidden': 'true' });
  element.append(ground, cursor);
  /** @type {Scale} */
  let scale = scaleOf(page.review, page.all);

  const draw = () => {
    const { review } = page;
    scale = scaleOf(review, page.all);
    element.setAttribute('aria-label', say('web-review-graph'));
    element.setAttribute('aria-valuemax', String(page.all));
    element.dataset.unit = review.unit;
    put(ground, ...(review.unit === 'chance' ? chances(page, scale) : points(page, scale)), ...marks(page, scale));
    mark();
  };

  /** Shows where the reader is. */
  const mark = () => {
    const x = scale.x(page.at);
    const isKnown = page.at <= (page.review.course.at(-1)?.ply ?? 0);
    const values = isKnown ? valuesAt(page.review, page.at) : [];
    put(
      cursor,
      svg('line', { x1: x, x2: x, y1: TOP - 6, y2: HEIGHT - BOTTOM }),
      ...values.map((value) => svg('circle', { cx: x, cy: scale.y(value), r: 4.5 })),
    );
    element.setAttribute('aria-valuenow', String(page.at));
    element.setAttribute('aria-valuetext', page.tell(page.at));
  };

  /** @param {PointerEvent} event */
  const go = (event) => {
    const box = element.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    const share = (x - scale.left) / (WIDTH - RIGHT - scale.left);
    const at = Math.max(0, Math.min(page.all, Math.round(share * page.all)));
    const moment = nearMoment(page, at);
    void page.walk(moment ?? at, moment !== undefined);
  };
  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    go(event);
  });
  element.addEventListener('pointermove', (event) => {
    if (element.hasPointerCapture(event.pointerId)) go(event);
  });
  return { element, draw, mark };
}

/**
 * The key moment that somebody means who touches the picture here.
 * @param {Review} page
 * @param {number} at
 */
function nearMoment(page, at) {
  const reach = page.all / 60;
  return page.review.moments.map(({ ply }) => ply + 1).find((move) => Math.abs(move - at) <= reach);
}

/**
 * @param {ReviewView} review
 * @param {number} all moves
 * @returns {Scale}
 */
function scaleOf(review, all) {
  const left = LEFT[review.unit];
  const [low, high] = review.unit === 'chance' ? [0, 1] : rangeOf(review);
  const inner = HEIGHT - TOP - BOTTOM;
  return {
    left,
    x: (ply) => left + ((WIDTH - left - RIGHT) * ply) / Math.max(1, all),
    y: (value) => TOP + (inner * (high - value)) / (high - low || 1),
  };
}

/** @param {ReviewView} review */
function rangeOf(review) {
  const rivals = review.seats.flatMap(({ rival }) => (rival ? [rival.points] : []));
  const values = [...review.course.flatMap((point) => point.values), ...rivals];
  if (values.length === 0) return [0, 1];
  const step = stepOf(Math.max(...values) - Math.min(...values));
  const low = Math.floor(Math.min(...values) / step) * step;
  return [low, Math.max(low + step, Math.ceil(Math.max(...values) / step) * step)];
}

/**
 * A round distance between lines, about three of them.
 * @param {number} range
 */
function stepOf(range) {
  const rough = Math.max(range, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= rough) ?? rough;
}

/**
 * What is known at a move, or was known last before it.
 * @param {ReviewView} review
 * @param {number} at
 */
function valuesAt(review, at) {
  return review.course.findLast(({ ply }) => ply <= at)?.values ?? [];
}

/**
 * @param {ReviewView} review
 * @param {number} seat
 * @param {Scale} scale
 */
function lineOf(review, seat, { x, y }) {
  return review.course.map(({ ply, values }) => `${x(ply).toFixed(1)} ${y(values[seat] ?? 0).toFixed(1)}`).join('L');
}

/**
 * The winning chances: the first player's colour rises from below, the other's hangs from above.
 * @param {Review} page
 * @param {Scale} scale
 */
function chances({ review, all }, scale) {
  const { x, y, left } = scale;
  const last = review.course.at(-1)?.ply ?? 0;
  const line = lineOf(review, 0, scale);
  const box = { x: left, y: TOP, height: HEIGHT - TOP - BOTTOM, rx: 4 };
  return [
    svg('rect', { class: 'graph-open', ...box, width: x(all) - left }),
    last > 0 && svg('rect', { class: 'graph-second', ...box, width: x(last) - left }),
    last > 0 && svg('path', { class: 'graph-first', d: `M${line}L${x(last)} ${y(0)}L${x(0)} ${y(0)}Z` }),
    svg('line', { class: 'graph-even', x1: left, x2: WIDTH - RIGHT, y1: y(0.5), y2: y(0.5) }),
    last > 0 && svg('path', { class: 'graph-line', d: `M${line}` }),
    svg('circle', { class: 'graph-token first', cx: 11, cy: y(0) - 8, r: 6.5 }),
    svg('circle', { class: 'graph-token second', cx: 11, cy: y(1) + 8, r: 6.5 }),
    ...plies(all, scale),
  ].filter((part) => part !== false);
}

/**
 * The points of everybody, as lines.
 * @param {Review} page
 * @param {Scale} scale
 */
function points({ review, all, table }, scale) {
  const { x, y, left } = scale;
  const [low, high] = rangeOf(review);
  const step = stepOf(high - low);
  const rules = [];
  for (let value = low; value <= high; value += step) {
    rules.push(
      svg('line', { class: 'graph-rule', x1: left, x2: WIDTH - RIGHT, y1: y(value), y2: y(value) }),
      svg('text', { x: left - 6, y: y(value) + 4, 'text-anchor': 'end' }, number(value)),
    );
  }
  const last = review.course.at(-1)?.ply ?? 0;
  /** @param {number} seat */
  const line = (seat) => `M${lineOf(review, seat, scale)}`;
  const area = () => svg('path', { class: 'graph-area', d: `${line(0)}L${x(last)} ${y(low)}L${x(0)} ${y(low)}Z` });
  const lines = () => table.seats.map((_, seat) => svg('path', { class: `graph-points seat-${seat + 1}`, d: line(seat) }));
  const rival = review.seats.find((seat) => seat.rival)?.rival;
  return [
    ...rules,
    ...(table.seats.length === 1 && last > 0 ? [area()] : []),
    ...(rival ? rivalLine(rival.points, scale) : []),
    ...(last > 0 ? lines() : []),
    ...plies(all, scale),
  ];
}

/**
 * How far a computer got on the same board.
 * @param {number} points
 * @param {Scale} scale
 */
function rivalLine(points, { left, y }) {
  const words = `${say('web-review-rival')}: ${number(points)}`;
  return [
    svg('line', { class: 'graph-rival', x1: left, x2: WIDTH - RIGHT, y1: y(points), y2: y(points) }),
    svg('text', { x: left + 4, y: y(points) - 4 }, words),
  ];
}

/**
 * The numbers of moves below the picture.
 * @param {number} all
 * @param {Scale} scale
 */
function plies(all, { x }) {
  const step = stepOf(all * 1.2) || 1;
  const shown = [];
  for (let ply = 0; ply <= all; ply += Math.max(1, step)) shown.push(ply);
  return shown.map((ply) => svg('text', { x: x(ply), y: HEIGHT - 4, 'text-anchor': 'middle' }, number(ply)));
}

/**
 * Where something went wrong; the key moments are larger.
 * @param {Review} page
 * @param {Scale} scale
 */
function marks({ review }, scale) {
  const keys = new Set(review.moments.map(({ ply }) => ply));
  const all = review.entries.filter((entry) => isFault(entry.grade) || keys.has(entry.ply));
  const isMany = all.length > MOST_MARKS;
  const faults = isMany ? all.filter((entry) => entry.grade === 'blunder' || keys.has(entry.ply)) : all;
  // The large ones lie above the small ones.
  faults.sort((one, other) => Number(keys.has(one.ply)) - Number(keys.has(other.ply)));
  return faults.map(({ ply, grade, seat }) => {
    const value = valuesAt(review, ply + 1)[review.unit === 'chance' ? 0 : seat - 1] ?? 0;
    const size = keys.has(ply) ? LARGE : SMALL;
    const at = `translate(${scale.x(ply + 1) - 12 * size} ${scale.y(value) - 12 * size}) scale(${size})`;
    return svg('g', { class: `grade-mark ${grade} ${keys.has(ply) ? 'is-key' : ''}`, transform: at }, gradeShape(grade));
  });
}
