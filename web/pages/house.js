/** The house: five cards, each with a living miniature, and the games that can go on. */
/** @import { CatalogueView, TableSummary } from '../types/api.js' */
/** @import { Page } from '../app.js' */
import { catalogue, health, knownTables } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { GAMES, miniature } from '../lib/games.js';
import { lookingHost } from '../lib/host.js';
import { icon } from '../lib/icons.js';
import { allKeys } from '../lib/store.js';
import { say } from '../lib/words.js';
import { friendButton, isForFriends } from './friend.js';

/** @returns {Promise<Page>} */
export async function housePage() {
  const element = h('section', { class: 'house' });
  /** @type {TableSummary[]} */
  let known = [];
  let hasArena = false;
  /** @type {CatalogueView | undefined} */
  let offered;
  /** @type {Map<string, Element>} */
  const pictures = new Map();

  const words = () => {
    const cards = GAMES.map((game) => card(game, unfinished(known, game), pictures.get(game), offered));
    put(
      element,
      h('h1', { class: 'house-title' }, say('web-house-line')),
      h('div', { class: 'cards' }, cards),
      codeForm(),
      h(
        'p',
        { class: 'house-foot' },
        h('a', { href: '#/scorer' }, icon('book'), say('web-to-scorer')),
        hasArena && h('a', { href: '#/arena' }, icon('eye'), say('arena-watch-title')),
      ),
    );
    for (const game of GAMES) if (!pictures.has(game)) void picture(game);
  };

  /** @param {string} game */
  const picture = async (game) => {
    try {
      const drawn = await miniature(game, lookingHost());
      pictures.set(game, drawn);
      element.querySelector(`[data-game=${game}] .card-picture`)?.replaceChildren(drawn);
    } catch {
      // A card without its picture is still a way in.
    }
  };

  void knownGames().then((tables) => {
    known = tables;
    if (tables.length > 0 && element.isConnected) words();
  });
  void catalogue().then(
    (found) => {
      offered = found;
      if (element.isConnected) words();
    },
    () => {},
  );
  void health().then(
    ({ arena }) => {
      hasArena = arena;
      if (arena && element.isConnected) words();
    },
    () => {
      // Whoever plays here finds out soon enough that nobody answers.
    },
  );
  return { element, title: () => say('web-house-title'), words };
}

/** @returns {Promise<TableSummary[]>} the newest first */
export async function knownGames() {
  const keys = allKeys();
  if (keys.length === 0) return [];
  try {
    const tables = await knownTables(keys);
    return tables.sort((one, other) => other.changed.localeCompare(one.changed));
  } catch {
    return [];
  }
}

/**
 * @param {TableSummary[]} known
 * @param {string} game
 */
function unfinished(known, game) {
  return known.find((table) => table.game === game && !table.ending);
}

/**
 * @param {string} game
 * @param {TableSummary | undefined} open
 * @param {Element | undefined} picture
 * @param {CatalogueView | undefined} offered
 */
function card(game, open, picture, offered) {
  const name = say(`game-${game}`);
  const play = h(
    'a',
    { class: 'button primary', href: `#/${game}`, 'aria-label': say('web-play-game', { game: name }) },
    say('web-play'),
  );
  const goOn =
    open &&
    h(
      'a',
      {
        class: 'button',
        href: `#/${game}/${open.id}`,
        'aria-label': say('web-continue-game', { game: name }),
      },
      say('web-continue'),
    );
  return h(
    'article',
    { class: 'card', dataset: { game } },
    h(
      'a',
      {
        class: 'card-picture',
        href: open ? `#/${game}/${open.id}` : `#/${game}`,
        tabindex: -1,
        'aria-hidden': 'true',
      },
      picture,
    ),
    h(
      'div',
      { class: 'card-words' },
      h('h2', null, name),
      h('p', null, about(game)),
      h('div', { class: 'card-ways' }, play, goOn, isForFriends(offered, game) && friendButton(game)),
    ),
  );
}

/** The field for the code of an invitation. */
function codeForm() {
  const input = h('input', {
    class: 'input code-input',
    name: 'code',
    placeholder: 'AB23-CD',
    maxlength: 12,
    autocomplete: 'off',
    autocapitalize: 'characters',
    spellcheck: 'false',
    'aria-label': say('web-friend-code'),
  });
  const form = h(
    'form',
    { class: 'code-form' },
    h('span', { class: 'soft', 'aria-hidden': 'true' }, say('web-friend-code')),
    input,
    h('button', { class: 'button', type: 'submit' }, say('web-friend-join')),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const code = input.value.replace(/[\s-]/g, '');
    if (code !== '') location.hash = `#/join/${encodeURIComponent(code)}`;
  });
  return form;
}

/**
 * One line about a game.
 * @param {string} game
 */
export function about(game) {
  switch (game) {
    case 'santorini':
      return say('web-about-santorini');
    case 'mice':
      return say('web-about-mice');
    case 'scrabble':
      return say('web-about-scrabble');
    case 'jewels':
      return say('web-about-jewels');
    default:
      return say('web-about-jamb');
  }
}
