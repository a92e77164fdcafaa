/** Before a game: what is to be played, by whom, and which games can go on. */
/** @import { TableSummary } from '../types/api.js' */
/** @import { Page } from '../app.js' */
import { catalogue } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { miniature } from '../lib/games.js';
import { lookingHost } from '../lib/host.js';
import { icon } from '../lib/icons.js';
import { learnOffer } from '../lib/learn-offer.js';
import { dress } from '../lib/looks.js';
import { dropFiles } from '../lib/parts.js';
import { say } from '../lib/words.js';
import { about, knownGames } from './house.js';
import { dressed, setupForm } from './setup.js';

/** The most games that are offered to go on with. */
const MOST = 6;

/**
 * @param {string} game
 * @returns {Promise<Page>}
 */
export async function doorPage(game) {
  const element = h('section', { class: 'door' });
  const picture = h('div', { class: 'door-picture', 'aria-hidden': 'true' });
  dress(picture, game);
  const [offered] = await Promise.all([catalogue(), dressed]);
  const form = setupForm(game, offered);
  /** @type {TableSummary[]} */
  let known = [];
  /** Shows what goes on, once there is something. @type {typeof import('./house-going.js') | undefined} */
  let today;
  const stop = dropFiles(element, (file) => void form.load(file));

  const words = () => {
    form.words();
    const rules = h('a', { class: 'door-rules', href: `#/rules/${game}` }, icon('book'), say('web-rules'));
    const hasTrainer = game === 'mice';
    const trainer = hasTrainer && h('a', { class: 'door-rules door-trainer', href: `#/${game}/trainer` }, icon('hint'), say('web-trainer-link'));
    put(
      element,
      h(
        'div',
        { class: 'door-left' },
        h('h1', null, say(`game-${game}`)),
        h('p', null, about(game)),
        rules,
        trainer,
        picture,
      ),
      h('div', { class: 'door-right' }, learnOffer(game), form.element, goingOn()),
    );
  };

  const goingOn = () => {
    const list = today?.going(known, offered, MOST);
    return list && h('section', { class: 'door-going' }, h('h2', null, say('web-continue')), list);
  };

  void knownGames().then(async (tables) => {
    known = tables.filter((table) => table.game === game && !table.ending);
    if (known.length === 0) return;
    const found = await import('./house-going.js');
    await found.dressed;
    today = found;
    words();
  });
  void miniature(game, lookingHost()).then(
    (drawn) => put(picture, drawn),
    () => {},
  );
  return { element, game, title: () => say(`game-${game}`), words, leave: stop };
}
