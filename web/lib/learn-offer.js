/** The way into a game for whoever has never played it: a quiet card, until it is followed or put away. */
import { h } from './dom.js';
import { button } from './parts.js';
import { read, write } from './store.js';
import { say } from './words.js';

/**
 * Whoever has been there, or does not want to, is not asked again.
 * @param {string} game
 */
export function forgetOffer(game) {
  write(`learnt.${game}`, 'yes');
}

/**
 * The card on the page before a game; nothing for whoever knows the game.
 * @param {string} game
 */
export function learnOffer(game) {
  if (read(`learnt.${game}`) !== null) return null;
  const skip = () => {
    forgetOffer(game);
    card.remove();
  };
  const go = h('a', { class: 'button', href: learnPlace(game) }, say('learn-offer-go'));
  const card = h(
    'aside',
    { class: 'learn-offer' },
    h('p', null, h('b', null, say('learn-offer', { game: say(`game-${game}`) })), ' ', say('learn-offer-words')),
    h('div', { class: 'learn-row' }, go, button(say('learn-skip'), skip, { class: 'quiet' })),
  );
  return card;
}

/** @param {string} game */
function learnPlace(game) {
  return `#/${game}/learn`;
}

/**
 * A plain way there, from the rules and the help.
 * @param {string} game
 */
export function learnLink(game) {
  return h('a', { class: 'learn-link', href: learnPlace(game) }, say('learn-link'));
}
