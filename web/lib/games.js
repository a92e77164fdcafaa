/** The five games: their board modules, loaded when first needed, and the names of their players. */
/** @import { BoardHost, BoardModule, MiniatureModule, SayingView } from '../types/host.js' */
/** @import { CatalogueView, SeatView } from '../types/api.js' */
import { h } from './dom.js';
import { isOwn } from './transport.js';
import { hasWords, number, say, tell } from './words.js';

/** The games in the order in which the house shows them. */
export const GAMES = ['santorini', 'mice', 'scrabble', 'jewels', 'jamb'];

/** @param {string} game */
export function isGame(game) {
  return GAMES.includes(game);
}

/**
 * Whether an evaluation bar makes sense: two sides, and nothing hidden.
 * @param {string} game
 */
export function isWeighed(game) {
  return game === 'santorini' || game === 'mice';
}

/**
 * The style sheets of each board. That of a game's own name is enough for a picture in the house.
 * @type {Record<string, string[]>}
 */
const STYLES = {
  santorini: ['duel.css', 'santorini-scene.css', 'santorini.css'],
  mice: ['duel.css', 'mice.css'],
  scrabble: ['scrabble.css', 'scrabble-table.css'],
  jewels: ['jewels.css'],
  jamb: ['jamb-dice.css', 'jamb-panel.css', 'jamb.css'],
};

/** @type {Map<string, Promise<BoardModule>>} */
const modules = new Map();

/**
 * A game's board module with its style.
 * @param {string} game
 * @returns {Promise<BoardModule>}
 */
export function boardModule(game) {
  let module = modules.get(game);
  if (!module) {
    module = load(game);
    modules.set(game, module);
    module.catch(() => modules.delete(game));
  }
  return module;
}

/**
 * @param {string} game
 * @returns {Promise<BoardModule>}
 */
async function load(game) {
  const [module] = await Promise.all([import(`../boards/${game}.js`), ...(STYLES[game] ?? []).map(styleSheet)]);
  return /** @type {BoardModule} */ (module);
}

/**
 * What a game's small picture needs. It is a file of its own, so that the house need not fetch whole boards.
 * @param {string} game
 * @returns {Promise<MiniatureModule>}
 */
export async function miniatureModule(game) {
  const [module] = await Promise.all([import(`../boards/${game}-miniature.js`), styleSheet(`${game}.css`)]);
  return module;
}

/**
 * A game's small picture.
 * @param {string} game
 * @param {BoardHost} host
 * @returns {Promise<Element>}
 */
export async function miniature(game, host) {
  return (await miniatureModule(game)).miniature(host);
}

/**
 * Puts a style sheet onto the page, once.
 * @param {string} name
 * @returns {Promise<void>}
 */
export function styleSheet(name) {
  const address = isOwn ? new URL(`../style/${name}`, import.meta.url).href : `style/${name}`;
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  return new Promise((settle) => {
    const done = () => settle();
    document.head.append(h('link', { rel: 'stylesheet', href: address, onload: done, onerror: done }));
  });
}

/**
 * What a person is called: the name, else the number of the seat.
 * @param {SeatView} seat
 * @param {CatalogueView | undefined} catalogue
 * @param {string} game
 */
export function seatName(seat, catalogue, game) {
  if (!seat.is_person) return playerName(seat.player, catalogue, game);
  return seat.name || say('web-seat', { seat: seat.seat });
}

/**
 * A player as text, such as `champion:level=easy`, in words.
 * @param {string} player
 * @param {CatalogueView | undefined} catalogue
 * @param {string} game
 */
export function playerName(player, catalogue, game) {
  const found = catalogue?.games.find((one) => one.id === game);
  const kinds = found?.players ?? [];
  const whole = kinds.find((one) => one.id === player);
  if (whole) return plainName(whole.name);
  const [id, ...rest] = player.split(':');
  const kind = kinds.find((one) => one.id === id);
  const most = found?.reply_limit ?? Infinity;
  const settings = rest.join(':').split(',');
  const level = settings.find((setting) => setting.startsWith('level='))?.slice('level='.length) ?? 'full';
  const plain = kind ? plainName(kind.name) : hasWords(`player-${id}`) ? say(`player-${id}`) : id;
  // A weaker champion is called what people call it: an easy opponent.
  const name = level !== 'full' && hasWords(`skill-${level}`) ? capital(say(`skill-${level}`)) : plain;
  const details = settings.map((setting) => settingWords(setting, most)).filter(Boolean);
  return details.length > 0 ? say('web-player-with', { player: name, detail: details.join(', ') }) : name;
}

/**
 * The name of a kind of player, written as a name.
 * @param {SayingView} saying
 */
export function plainName(saying) {
  return capital(tell(saying));
}

/** @param {string} text */
export function capital(text) {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/**
 * A setting in words, as far as it leads: nobody thinks longer than the game lets them.
 * @param {string} setting
 * @param {number} most in seconds
 */
export function settingWords(setting, most) {
  const [name, value = ''] = setting.split('=');
  const limit = most === Infinity ? '' : say('pace-most', { time: timeWords(`${most}s`) });
  if (name === 'time') return seconds(value) > most ? limit : say('web-pace-time', { time: timeWords(value) });
  if (name === 'depth') {
    const depth = say('web-pace-depth', { depth: value });
    return limit && Number(value) > 4 ? `${depth}, ${limit}` : depth;
  }
  if (name === 'nodes') return say('web-pace-nodes', { nodes: Number(value) });
  return '';
}

/**
 * A time such as `500ms`, `2s` or `1m` in words.
 * @param {string} text
 */
export function timeWords(text) {
  const time = seconds(text);
  if (Number.isNaN(time)) return text;
  const digits = Number.isInteger(time) ? 0 : time * 10 === Math.round(time * 10) ? 1 : 2;
  return time >= 60 && time % 60 === 0
    ? say('web-minutes', { time: number(time / 60) })
    : say('web-seconds', { time: number(time, digits) });
}

/**
 * A time such as `500ms`, `2s` or `1m` in seconds.
 * @param {string} text
 */
export function seconds(text) {
  const found = /^([\d.]+)(ms|s|m)$/.exec(text);
  if (!found) return NaN;
  return Number(found[1]) * { ms: 0.001, s: 1, m: 60 }[/** @type {'ms' | 's' | 'm'} */ (found[2])];
}

/**
 * Milliseconds as a clock shows them: `4:05`, and tenths in the last ten seconds.
 * @param {number} left
 */
export function clockText(left) {
  if (left <= 0) return '0:00';
  if (left < 10_000) return `0:0${(Math.floor(left / 100) / 10).toFixed(1)}`;
  const seconds = Math.ceil(left / 1000);
  const minutes = Math.floor(seconds / 60);
  const rest = String(seconds % 60).padStart(2, '0');
  if (minutes < 60) return `${minutes}:${rest}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`;
}
