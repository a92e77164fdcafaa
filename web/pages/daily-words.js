/** What is said of the tasks of a day: their aims, how they came out, and a line for others without spoilers. */
/** @import { AimView } from '../types/api.js' */
/** @import { DayKept, Result } from '../lib/daily.js' */
import { TASKS, noonOf, streak } from '../lib/daily.js';
import { currentLanguage, number, say } from '../lib/words.js';

/**
 * A day as people write it.
 * @param {string} day
 */
export function dayWords(day) {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(noonOf(day));
}

/**
 * What is to be reached.
 * @param {AimView} aim
 */
export function aimWords({ goal, moves, turns }) {
  if (goal === 'win') return say('web-daily-goal-win', { moves: moves ?? 0 });
  if (goal === 'play') return say('web-daily-goal-play');
  return turns ? say('web-daily-goal-turns', { turns }) : say('web-daily-goal-dice');
}

/**
 * How hard a puzzle is.
 * @param {string | null | undefined} grade
 */
export function gradeWords(grade) {
  if (grade === 'easy') return say('web-daily-easy');
  if (grade === 'medium') return say('web-daily-medium');
  return grade === 'hard' ? say('web-daily-hard') : '';
}

/** @param {number} count of three */
export function starSigns(count) {
  return '★'.repeat(count) + '☆'.repeat(3 - count);
}

/**
 * How a task came out, in signs.
 * @param {Result} result
 */
export function resultSigns({ standing, points, most, stars }) {
  if (standing === 'done') {
    return [number(points ?? 0), stars !== undefined && starSigns(stars)].filter(Boolean).join(' ');
  }
  const sign = standing === 'solved' ? '✓' : '✗';
  return most === undefined ? sign : `${number(points ?? 0)}/${number(most)} ${sign}`;
}

/**
 * How a task came out, in words.
 * @param {Result} result
 */
export function resultWords({ standing, points, most, stars }) {
  if (standing === 'done') return say('web-daily-points', { points: points ?? 0, stars: stars ?? 0 });
  if (most !== undefined) return say('web-daily-of-points', { points: points ?? 0, most });
  return standing === 'solved' ? say('web-daily-solved') : say('web-daily-missed');
}

/**
 * A line for others: what was done on a day, and nothing of how.
 * @param {string} day
 * @param {DayKept} kept
 */
export function shareText(day, kept) {
  const results = TASKS.flatMap((game) => {
    const result = kept[game]?.result;
    return result ? [`${say(`game-${game}`)} ${resultSigns(result)}`] : [];
  });
  const days = streak();
  const row = days > 1 ? [say('web-daily-streak', { days })] : [];
  return ['Tabla', dayWords(day), ...results, ...row].join(' · ');
}
