/** The keys of a review. */
/** @import { Review } from './review.js' */
import { say } from '../lib/words.js';

const WALKING = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/**
 * @param {Review} page
 * @param {KeyboardEvent} event
 * @returns {boolean} whether it was used
 */
export function reviewKey(page, event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const focus = document.activeElement;
  const isOnBoard = focus !== null && page.place.contains(focus);
  // A board on which something better is looked for hears its own keys first.
  if (page.better && isOnBoard && page.board.key?.(event)) return true;
  if (isOnBoard && WALKING.includes(event.key)) return page.board.key?.(event) ?? false;
  return walkKey(page, event.key) || letterKey(page, event.key);
}

/**
 * @param {Review} page
 * @param {string} key
 */
function walkKey(page, key) {
  /** @type {Record<string, () => unknown>} */
  const ways = {
    ArrowLeft: () => page.step(-1),
    ArrowRight: () => page.step(1),
    Home: () => page.walk(0),
    End: () => page.walk(page.all),
    PageUp: () => page.leap(-1),
    PageDown: () => page.leap(1),
  };
  if (!ways[key]) return false;
  void ways[key]();
  return true;
}

/**
 * @param {Review} page
 * @param {string} key
 */
function letterKey(page, key) {
  if (key === 'Escape' && page.better) page.better.leave();
  else if (page.better && page.board.isWritten) return false;
  else if (key === 'b' && page.entry) void page.walk(page.at, !page.isBefore);
  else if (key === 'q' && page.entry && !page.better) page.quiz();
  else if (key === 'p') page.ways.toggle();
  else return false;
  return true;
}

/**
 * The keys and what they do, for the help.
 * @param {Review} page
 * @returns {[string, string][]}
 */
export function reviewHelp(page) {
  return [
    ['← →', say('web-review-key-walk')],
    ['Home End', say('web-key-ends')],
    ['PageUp PageDown', say('web-review-key-moments')],
    ['b', say('web-review-key-before')],
    ['q', say('web-review-key-quiz')],
    ['p', say('web-review-key-replay')],
    ['Esc', say('web-review-key-leave')],
    ...(page.board.help?.() ?? []),
  ];
}
