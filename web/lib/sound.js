/** The sounds of the house. Silent until somebody turns them on: only then comes what makes them. */
/** @import { SoundName } from '../types/host.js' */
import { read, write } from './store.js';

let isOn = read('sound') === 'on';

/** Whether sounds are on. */
export function hasSound() {
  return isOn;
}

/** Whether somebody has said if there should be sounds. */
export function isSoundChosen() {
  return read('sound') !== null;
}

/** @param {boolean} on */
export function setSound(on) {
  isOn = on;
  write('sound', on ? 'on' : 'off');
  if (on) sound('move');
}

/**
 * @param {SoundName} name
 * @param {number} [count] the dice that fall, the steps of a cascade before this one
 */
export function sound(name, count) {
  if (!isOn) return;
  // Without it nothing is heard, and everything is seen.
  import('./sound-made.js').then(({ make }) => make(name, count), () => {});
}
