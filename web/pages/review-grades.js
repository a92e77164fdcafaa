/** The grades of a review: each has a shape, a colour and a word. */
/** @import { GradeView, ReviewEntryView, ReviewOptionView, ReviewUnitView } from '../types/api.js' */
import { svg } from '../lib/dom.js';
import { number, say } from '../lib/words.js';

/** The grades, the best first. @type {GradeView[]} */
export const GRADES = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/** What a grade is drawn as, within 24 by 24, and the sign on it. @type {Record<GradeView, [string, string]>} */
const SHAPES = {
  best: ['M12 1.8l3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.4l-6.4 3.7 1.6-7.1L1.8 9.2 9 8.4z', ''],
  good: ['M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z', '✓'],
  inaccuracy: ['M12 .8L23.2 12L12 23.2L.8 12z', '?!'],
  mistake: ['M1 3.2h22L12 23z', '?'],
  blunder: ['M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z', '??'],
};

/** @type {Record<GradeView, string>} */
const WORDS = {
  best: 'web-review-grade-best',
  good: 'web-review-grade-good',
  inaccuracy: 'web-review-grade-inaccuracy',
  mistake: 'web-review-grade-mistake',
  blunder: 'web-review-grade-blunder',
};

/** @param {GradeView} grade */
export function gradeWords(grade) {
  return say(WORDS[grade]);
}

/**
 * The mark of a grade, as a picture of its own.
 * @param {GradeView} grade
 * @param {boolean} [isTold] the word stands beside it
 */
export function gradeMark(grade, isTold = false) {
  const told = isTold ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': gradeWords(grade) };
  return svg('svg', { class: `grade-mark ${grade}`, viewBox: '0 0 24 24', ...told }, gradeShape(grade));
}

/**
 * The parts of a mark, for a larger picture.
 * @param {GradeView} grade
 */
export function gradeShape(grade) {
  const [shape, sign] = SHAPES[grade];
  const y = grade === 'mistake' ? 14.6 : 16.2;
  return [svg('path', { d: shape }), sign && svg('text', { x: 12, y, 'text-anchor': 'middle' }, sign)];
}

/** Whether something better was worth showing. @param {GradeView} grade */
export function isFault(grade) {
  return grade !== 'best' && grade !== 'good';
}

/** @param {number} share 0 to 1 */
export function percent(share) {
  return say('jamb-percent', { number: number(Math.round(share * 100)) });
}

/**
 * Points, with a digit behind the decimal sign where there is something.
 * @param {number} points
 */
export function pointWords(points) {
  const isWhole = Math.abs(points) >= 100 || Math.abs(points - Math.round(points)) < 0.05;
  return number(isWhole ? Math.round(points) : points, isWhole ? 0 : 1);
}

/** @param {number} points */
export function signedPoints(points) {
  const words = pointWords(Math.abs(points));
  return Math.abs(points) < 0.05 ? words : `${points < 0 ? '−' : '+'}${words}`;
}

/**
 * What a move is worth, as people say it; in points, how far it is from the best.
 * @param {ReviewOptionView} option
 * @param {ReviewUnitView} unit
 * @param {ReviewOptionView} [best]
 */
export function optionValue({ fate, plies, chance, points }, unit, best) {
  const moves = typeof plies === 'number' ? Math.ceil(plies / 2) : 0;
  if (fate === 'draw') return say('web-review-draw');
  if (fate === 'win') return moves ? say('web-review-wins-in', { moves }) : say('web-review-wins');
  if (fate === 'loss') return moves ? say('web-review-loses-in', { moves }) : say('web-review-loses');
  if (unit === 'chance') return typeof chance === 'number' ? percent(chance) : '';
  const short = (best?.points ?? NaN) - (points ?? NaN);
  if (Number.isNaN(short)) return '';
  return short < 0.05 ? gradeWords('best') : `−${pointWords(short)}`;
}

/**
 * How the chances changed, or what a move cost.
 * @param {ReviewEntryView} entry
 * @param {ReviewUnitView} unit
 */
export function changeWords({ before, after, lost }, unit) {
  const [from, to] = [percent(before), percent(after)];
  const words = [
    unit === 'chance' && from !== to && say('web-review-chance', { before: from, after: to }),
    typeof lost === 'number' && lost >= 0.05 && say('web-review-lost', { points: pointWords(lost) }),
  ];
  return words.filter(Boolean).join(' · ');
}
