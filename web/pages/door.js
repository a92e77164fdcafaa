/** Before a game: what is to be played, by whom, and which games can go on. */
/** @import { TableSummary } from '../types/api.js' */
/** @import { Page } from '../app.js' */
import { catalogue } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { miniature, playerName } from '../lib/games.js';
import { lookingHost } from '../lib/host.js';
import { icon } from '../lib/icons.js';
import { hasWords, say } from '../lib/words.js';
import { about, knownGames } from './house.js';
import { dropFiles, setupForm } from './setup.js';

/** The most games that are offered to go on with. */
const MOST = 6;

/**
 * @param {string} game
 * @returns {Promise<Page>}
 */
export async function doorPage(game) {
  const element = h('section', { class: 'door' });
  const picture = h('div', { class: 'door-picture', 'aria-hidden': 'true' });
  const offered = await catalogue();
  const form = setupForm(game, offered);
  /** @type {TableSummary[]} */
  let known = [];
  const stop = dropFiles(element, (file) => void form.load(file));

  const words = () => {
    form.words();
    const rules = h('a', { class: 'door-rules', href: `#/rules/${game}` }, icon('book'), say('web-rules'));
    put(
      element,
      h(
        'div',
        { class: 'door-left' },
        h('h1', null, say(`game-${game}`)),
        h('p', null, about(game)),
        rules,
        picture,
      ),
      h('div', { class: 'door-right' }, form.element, going()),
    );
  };

  const going = () => {
    const open = known.filter((table) => table.game === game && !table.ending).slice(0, MOST);
    if (open.length === 0) return null;
    const list = h('ul', { class: 'going' }, open.map(entry));
    return h('section', { class: 'door-going' }, h('h2', null, say('web-continue')), list);
  };

  /** @param {TableSummary} table */
  const entry = (table) => {
    const players = table.players.map((player, i) => name(player, i)).join(' – ');
    const state = say('web-moves-played', { moves: table.moves });
    const link = h(
      'a',
      { href: `#/${game}/${table.id}` },
      h('span', null, players),
      h('span', { class: 'soft' }, state),
    );
    return h('li', null, link);
  };

  /**
   * @param {string} player
   * @param {number} i
   */
  const name = (player, i) => {
    if (player === '' || player === 'human') return say('web-seat', { seat: i + 1 });
    return hasWords(`player-${player.split(':')[0]}`) || player.startsWith('greedy')
      ? playerName(player, offered, game)
      : player;
  };

  void knownGames().then((tables) => {
    known = tables;
    if (tables.some((table) => table.game === game)) words();
  });
  void miniature(game, lookingHost()).then(
    (drawn) => put(picture, drawn),
    () => {},
  );
  return { element, game, title: () => say(`game-${game}`), words, leave: stop };
}
