/**
 * Mice's points in words, for whoever does not see the board.
 */

/** @import { BoardHost } from '../types/host.js' */

/**
 * White or Black.
 * @param {BoardHost} host
 * @param {number} player
 */
export function sideName(host, player) {
  return player === 1 ? host.say('web-mice-white') : host.say('web-mice-black');
}

/**
 * A point in words: its name, who stands there, what a touch would do, and what that is worth.
 * @param {BoardHost} host
 * @param {string} name
 * @param {number | null} man
 * @param {{ can: boolean, closes: boolean, taking: boolean, begun: number, placing: boolean }} how
 * @param {string | undefined} value
 */
export function describe(host, name, man, how, value) {
  const said = [name];
  if (man === null) said.push(host.say('web-mice-free'));
  else said.push(man === 1 ? host.say('web-mice-man-white') : host.say('web-mice-man-black'));
  if (how.can) said.push(touchWords(host, how));
  if (how.closes) said.push(host.say('web-mice-can-close'));
  if (value) said.push(value);
  return said.join(', ');
}

/**
 * @param {BoardHost} host
 * @param {{ taking: boolean, begun: number, placing: boolean }} how
 */
function touchWords(host, { taking, begun, placing }) {
  if (taking) return host.say('web-mice-can-take');
  if (placing) return host.say('web-mice-can-place');
  return begun === 0 ? host.say('web-mice-can-move') : host.say('web-mice-can-go');
}
