/** What a position or a move is worth, as people say it. */
import { number, say } from './words.js';

/** So many points of an opinion make a win three times as likely as a loss; nobody is surer than the other number. */
const [CLEAR, SUREST] = [150, 0.95];

/**
 * A value in short, such as `+35`, `#5` or `≤#5`, in words; null where it is only a bound, and nobody knows more.
 * @param {string} value how the first player stands
 */
export function worthWords(value) {
  if (/^[≤≥]/.test(value)) return null;
  if (/^[+−]?\d+$/.test(value)) return say('jamb-percent', { number: number(100 * chance(Number(value.replace('−', '-')))) });
  const end = /^(−?)#(\d+)$/.exec(value);
  if (!end) return value === '=' ? say('verdict-draw') : value;
  const turns = Number(end[2]);
  return end[1] ? say('verdict-loss', { turns }) : say('verdict-win', { turns });
}

/**
 * The chance to win of somebody who is so many points better: the same as in `grade.rs`.
 * @param {number} points
 */
function chance(points) {
  const free = 1 / (1 + 3 ** (-points / CLEAR));
  return Math.min(SUREST, Math.max(1 - SUREST, free));
}
