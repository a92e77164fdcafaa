/** The house: five cards, each with a living miniature, and the games that can go on. */
/** @import { TableSummary } from '../types/api.js' */
/** @import { Page } from '../app.js' */
import { health, knownTables } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { GAMES, miniature } from '../lib/games.js';
import { lookingHost } from '../lib/host.js';
import { icon } from '../lib/icons.js';
import { allKeys } from '../lib/store.js';
import { say } from '../lib/words.js';

/** @returns {Promise<Page>} */
export async function housePage() {
  const element = h('section', { class: 'house' });
  /** @type {TableSummary[]} */
  let known = [];
  let hasArena = false;
  /** @type {Map<string, Element>} */
  const pictures = new Map();

  const words = () => {
    const cards = GAMES.map((game) => card(game, unfinished(known, game), pictures.get(game)));
    put(
      element,
      h('h1', { class: 'house-title' }, say('web-house-line')),
      h('div', { class: 'cards' }, cards),
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
 */
function card(game, open, picture) {
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
      h('div', { class: 'card-ways' }, play, goOn),
    ),
  );
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
