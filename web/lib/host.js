/** What the room is to a board that is only looked at: it says words and does nothing. */
/** @import { BoardHost } from '../types/host.js' */
import { announce, toast } from './parts.js';
import { sound } from './sound.js';
import { number, say, tell } from './words.js';

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether things may move on the page. */
export function mayMove() {
  return !still.matches;
}

/**
 * The part of a host that is the same everywhere.
 * @returns {Pick<BoardHost, 'say' | 'tell' | 'number' | 'announce' | 'refuse' | 'sound' | 'moves'>}
 */
export function commonHost() {
  return {
    say,
    tell,
    number,
    announce,
    refuse: (text) => {
      sound('refuse');
      toast(text);
    },
    sound,
    moves: mayMove,
  };
}

/** @returns {BoardHost} */
export function lookingHost() {
  return {
    ...commonHost(),
    play: async () => false,
    act: async () => false,
    ask: () => Promise.reject(new Error('nothing can be asked of a picture')),
    advise: () => Promise.reject(new Error('nothing can be asked of a picture')),
    refresh: () => {},
  };
}
