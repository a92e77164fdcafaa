/** The house: what goes on in it, and five cards, each with a living miniature. */
/** @import { CatalogueView, TableSummary } from '../types/api.js' */
/** @import { Page } from '../app.js' */
import { catalogue, health, knownTables } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { GAMES, miniature } from '../lib/games.js';
import { lookingHost } from '../lib/host.js';
import { icon } from '../lib/icons.js';
import { dress } from '../lib/looks.js';
import { button } from '../lib/parts.js';
import { allKeys, read } from '../lib/store.js';
import { isOwn } from '../lib/transport.js';
import { say } from '../lib/words.js';
import { friendButton, isForFriends, isLocal } from './friend.js';
import { dailyStrip } from './house-daily.js';

/** So many games that go on are shown here; the doors show all of them. */
const MOST = 4;

/** @returns {Promise<Page>} */
export async function housePage() {
  const element = h('section', { class: 'house' });
  /** @type {TableSummary[]} */
  let known = [];
  let hasArena = false;
  /** Shows what goes on, once there is something. @type {typeof import('./house-going.js') | undefined} */
  let today;
  /** @type {CatalogueView | undefined} */
  let offered;
  /** @type {Map<string, Element>} */
  const pictures = new Map();

  const words = () => {
    const cards = GAMES.map((game) => card(game, pictures.get(game), offered));
    put(
      element,
      h('h1', { class: 'house-title' }, say('web-house-line')),
      h('div', { class: 'house-today' }, goingOn(), today?.lastReview()),
      h('div', { class: 'cards' }, cards),
      dailyStrip(),
      !isOwn && codeForm(),
      h(
        'p',
        { class: 'house-foot' },
        h('a', { href: '#/scorer' }, icon('book'), say('web-to-scorer')),
        isLocal() && button(say('web-network'), () => void openDevices(), { class: 'quiet', icon: 'people' }),
        hasArena && h('a', { href: '#/arena' }, icon('eye'), say('arena-watch-title')),
      ),
    );
    for (const game of GAMES) if (!pictures.has(game)) void picture(game);
  };

  const goingOn = () => {
    const list = today?.going(known, offered, MOST);
    return list && h('section', { class: 'house-going' }, h('h2', { class: 'unseen' }, say('web-house-going')), list);
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

  void knownGames().then(async (tables) => {
    known = tables.filter((table) => !table.ending);
    if (known.length === 0 && read('last-review') === null) return;
    const found = await import('./house-going.js');
    await found.dressed;
    today = found;
    if (element.isConnected) words();
  });
  void catalogue().then(
    (found) => {
      offered = found;
      if (today && element.isConnected) words();
      else for (const game of GAMES) element.querySelector(`[data-game=${game}] .card-ways`)?.append(...friends(game, offered));
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

async function openDevices() {
  const { openHouse } = await import('./network.js');
  openHouse();
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
 * @param {string} game
 * @param {Element | undefined} picture
 * @param {CatalogueView | undefined} offered
 */
function card(game, picture, offered) {
  const name = say(`game-${game}`);
  const play = h(
    'a',
    { class: 'button primary', href: `#/${game}`, 'aria-label': say('web-play-game', { game: name }) },
    say('web-play'),
  );
  const article = h(
    'article',
    { class: 'card', dataset: { game } },
    h(
      'a',
      {
        class: 'card-picture',
        href: `#/${game}`,
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
      h('div', { class: 'card-ways' }, play, friends(game, offered)),
    ),
  );
  dress(article, game);
  return article;
}

/**
 * The way in with a friend, where there is one.
 * @param {string} game
 * @param {CatalogueView | undefined} offered
 */
function friends(game, offered) {
  return isForFriends(offered, game) ? [friendButton(game)] : [];
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
