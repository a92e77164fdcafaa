/** Games that go on, each with its board as it stands and whose turn it is, and the review that was read last. */
/** @import { CatalogueView, TableSummary } from '../types/api.js' */
import { table as tableOf } from '../lib/api.js';
import { h } from '../lib/dom.js';
import { dress } from '../lib/looks.js';
import { isGame, playerName, styleSheet } from '../lib/games.js';
import { readJson } from '../lib/store.js';
import { say } from '../lib/words.js';
import { still } from './house-stills.js';

/** How it looks: whoever shows what goes on waits for it. */
export const dressed = styleSheet('going.css');

/** Pictures by table and by the moves that were played, so that none is drawn twice. @type {Map<string, Promise<Element>>} */
const pictures = new Map();

/**
 * The games that can go on, those first in which it is the reader's turn, and then the newest.
 * @param {TableSummary[]} known
 * @param {CatalogueView | undefined} offered
 * @param {number} most
 */
export function going(known, offered, most) {
  const open = known.filter((table) => !table.ending);
  const sorted = [...open.filter(isMine), ...open.filter((table) => !isMine(table))].slice(0, most);
  if (sorted.length === 0) return null;
  return h('ul', { class: 'going' }, sorted.map((table) => h('li', null, entry(table, offered))));
}

/** The way back to the review that was read last, with the board at which that game ended. */
export function lastReview() {
  const { game, id } = /** @type {{ game?: string, id?: string }} */ (readJson('last-review', {}));
  if (!game || !id || !isGame(game)) return null;
  const place = pictureOf(game, tableOf(id).then(({ board }) => still(board)));
  return h(
    'a',
    { class: 'going-card last-review', href: `#/${game}/${encodeURIComponent(id)}/review` },
    place,
    h('span', { class: 'going-words' }, h('strong', null, say(`game-${game}`)), h('span', { class: 'soft' }, say('web-house-review'))),
  );
}

/** @param {TableSummary} table */
function isMine(table) {
  return typeof table.to_move === 'number' && table.seats.includes(table.to_move);
}

/**
 * @param {TableSummary} table
 * @param {CatalogueView | undefined} offered
 */
function entry(table, offered) {
  const { game, id, players, seats } = table;
  const place = pictureOf(game, picture(table));
  const others = players.map((player, i) => (seats.includes(i + 1) ? '' : name(player, i, offered, game))).filter(Boolean);
  return h(
    'a',
    { class: 'going-card', href: `#/${game}/${id}` },
    place,
    h(
      'span',
      { class: 'going-words' },
      h('strong', null, say(`game-${game}`)),
      h('span', { class: 'soft' }, others.join(', ') || say('web-moves-played', { moves: table.moves })),
      turn(table, offered),
    ),
  );
}

/**
 * Whose turn it is; where nobody else plays, nobody needs to be told.
 * @param {TableSummary} table
 * @param {CatalogueView | undefined} offered
 */
function turn(table, offered) {
  const { to_move: toMove, players, game } = table;
  if (typeof toMove !== 'number') return null;
  if (isMine(table)) return h('span', { class: 'going-turn mine' }, say('web-house-your-turn'));
  const player = name(players[toMove - 1] ?? '', toMove - 1, offered, game);
  return h('span', { class: 'going-turn' }, say('web-house-turn', { player }));
}

/**
 * @param {string} player
 * @param {number} i
 * @param {CatalogueView | undefined} offered
 * @param {string} game
 */
function name(player, i, offered, game) {
  if (player === '' || player === 'human') return say('web-seat', { seat: i + 1 });
  const [id] = player.split(':');
  const isKnown = offered?.games.find((one) => one.id === game)?.players.some((kind) => kind.id.split(':')[0] === id);
  return isKnown ? playerName(player, offered, game) : player;
}

/**
 * The place of a picture, which comes when it is drawn. A game without one can be gone on with all the same.
 * @param {string} game
 * @param {Promise<Element>} drawn
 */
function pictureOf(game, drawn) {
  const place = h('span', { class: 'going-picture', 'aria-hidden': 'true', dataset: { game } });
  dress(place, game);
  drawn.then((one) => place.replaceChildren(one), () => {});
  return place;
}

/** @param {TableSummary} table */
function picture({ id, moves, changed }) {
  const key = `${id} ${moves} ${changed}`;
  const drawn = pictures.get(key) ?? tableOf(id).then(({ board }) => still(board));
  pictures.set(key, drawn);
  return drawn;
}
