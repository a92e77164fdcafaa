/**
 * Santorini's squares in words, for whoever does not see the board.
 */

/** @import { BoardHost } from '../types/host.js' */

/**
 * A square in words: its name, its height, who stands there, and what a touch would do.
 * @param {BoardHost} host
 * @param {string} name
 * @param {{ level: number, worker: number | null }} stand
 * @param {{ can: boolean, wins: boolean, step: number, placing: boolean }} how
 */
export function describe(host, name, { level, worker }, how) {
  const said = [name, heightWords(host, level)];
  if (worker !== null) said.push(host.say('web-santorini-worker', { player: worker }));
  if (how.can) said.push(touchWords(host, how));
  return said.join(', ');
}

/**
 * @param {BoardHost} host
 * @param {number} level
 */
function heightWords(host, level) {
  if (level === 0) return host.say('web-santorini-ground');
  if (level === 4) return host.say('web-santorini-dome');
  return host.say('web-santorini-level', { level });
}

/**
 * @param {BoardHost} host
 * @param {{ wins: boolean, step: number, placing: boolean }} how
 */
function touchWords(host, { wins, step, placing }) {
  if (placing) return host.say('web-santorini-can-place');
  if (wins) return host.say('web-santorini-can-win');
  if (step === 0) return host.say('web-santorini-can-move');
  return step === 1 ? host.say('web-santorini-can-step') : host.say('web-santorini-can-build');
}
