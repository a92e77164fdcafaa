/** What a position or a move is worth, as people say it. */
import { say } from './words.js';

/**
 * A value in short, such as `+35`, `#5` or `≤#5`, in words; null where it is only a bound, and nobody knows more.
 * @param {string} value how the first player stands
 */
export function worthWords(value) {
  if (/^[≤≥]/.test(value)) return null;
  const end = /^(−?)#(\d+)$/.exec(value);
  if (!end) return value === '=' ? say('verdict-draw') : value;
  const turns = Number(end[2]);
  return end[1] ? say('verdict-loss', { turns }) : say('verdict-win', { turns });
}
