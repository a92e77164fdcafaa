/**
 * The tasks of a day as this browser remembers them: which tables were opened, how they came out, how many days in a
 * row something was done.
 */
/** @import { TableView } from '../types/api.js' */
import { openTask } from './api.js';
import { keepKeys, readJson, writeJson } from './store.js';

/** The games of a day, in the order in which they are offered. */
export const TASKS = ['jewels', 'jamb', 'scrabble', 'mice', 'santorini'];

/** So many days are remembered, the newest. */
const MOST_DAYS = 400;

/**
 * How a task came out: the first time that it was decided.
 * @typedef {object} Result
 * @property {'solved' | 'missed' | 'done'} standing
 * @property {number} [points]
 * @property {number} [most]
 * @property {number} [stars]
 * @property {boolean} [onTime] whether it was decided on its own day
 */

/**
 * What is remembered of one task.
 * @typedef {object} Kept
 * @property {string} table the newest one
 * @property {number} tries how many tables were opened
 * @property {Result} [result]
 */

/** @typedef {Record<string, Kept>} DayKept by game */

/**
 * A day as it is written in addresses.
 * @param {Date} [at] now, where nothing is said
 */
export function dayOf(at = new Date()) {
  const two = (/** @type {number} */ value) => String(value).padStart(2, '0');
  return `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/**
 * The noon of a day, by the clock of the reader.
 * @param {string} day
 */
export function noonOf(day) {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date, 12);
}

/**
 * Whether a text is a day of the calendar.
 * @param {string} text
 */
export function isDay(text) {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayOf(noonOf(text)) === text;
}

/**
 * So many days later.
 * @param {string} day
 * @param {number} by
 */
export function dayAfter(day, by = 1) {
  const noon = noonOf(day);
  noon.setDate(noon.getDate() + by);
  return dayOf(noon);
}

/**
 * Everything that is remembered and makes sense, whatever somebody has written there.
 * @returns {Record<string, DayKept>}
 */
function all() {
  const found = /** @type {unknown} */ (readJson('daily', {}));
  if (!isRecord(found)) return {};
  const days = Object.entries(found).filter(([day, kept]) => isDay(day) && isRecord(kept));
  return Object.fromEntries(days.map(([day, kept]) => [day, keptOf(/** @type {Record<string, unknown>} */ (kept))]));
}

/**
 * @param {Record<string, unknown>} found
 * @returns {DayKept}
 */
function keptOf(found) {
  /** @type {DayKept} */
  const kept = {};
  for (const game of TASKS) {
    const one = found[game];
    if (!isRecord(one) || typeof one.table !== 'string') continue;
    const tries = typeof one.tries === 'number' && one.tries > 0 ? Math.floor(one.tries) : 1;
    kept[game] = { table: one.table, tries, result: resultOf(one.result) };
  }
  return kept;
}

/**
 * @param {unknown} found
 * @returns {Result | undefined}
 */
function resultOf(found) {
  if (!isRecord(found)) return undefined;
  const standing = (/** @type {const} */ (['solved', 'missed', 'done'])).find((one) => one === found.standing);
  if (!standing) return undefined;
  const whole = (/** @type {unknown} */ value) => (Number.isInteger(value) ? Number(value) : undefined);
  const stars = whole(found.stars);
  return {
    standing,
    points: whole(found.points),
    most: whole(found.most),
    stars: stars === undefined ? undefined : Math.min(3, Math.max(0, stars)),
    onTime: found.onTime === true,
  };
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
function isRecord(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What is remembered of a day.
 * @param {string} day
 * @returns {DayKept}
 */
export function keptDay(day) {
  return all()[day] ?? {};
}

/**
 * @param {string} day
 * @param {string} game
 * @param {Kept} kept
 */
function keep(day, game, kept) {
  const days = all();
  days[day] = { ...days[day], [game]: kept };
  const newest = Object.entries(days).sort(([one], [other]) => one.localeCompare(other));
  writeJson('daily', Object.fromEntries(newest.slice(-MOST_DAYS)));
}

/**
 * Opens a table for a task, keeps its keys and goes there.
 * @param {string} day
 * @param {string} game
 */
export async function begin(day, game) {
  const { table, keys } = await openTask(game, day);
  keepKeys(table.id, game, keys);
  const before = keptDay(day)[game];
  keep(day, game, { table: table.id, tries: (before?.tries ?? 0) + 1, result: before?.result });
  location.hash = `#/${game}/${table.id}`;
}

/**
 * Remembers how a task came out, if it is decided, this browser did it, and it is the first time.
 * @param {TableView} table
 */
export function noteResult({ id, game, task, you }) {
  if (!task || task.standing === 'open' || you.length === 0) return;
  const { date, standing, points, most, earned } = task;
  const before = keptDay(date)[game];
  if (before?.result) return;
  const onTime = dayOf() === date;
  const some = (/** @type {number | null | undefined} */ value) => value ?? undefined;
  const result = { standing, points: some(points), most: some(most), stars: some(earned), onTime };
  keep(date, game, { table: before?.table ?? id, tries: before?.tries ?? 1, result });
}

/**
 * On how many days in a row, up to today or yesterday, a task was done on its own day.
 * @param {string} [today]
 */
export function streak(today = dayOf()) {
  const days = all();
  const isDone = (/** @type {string} */ day) => Object.values(days[day] ?? {}).some((kept) => kept.result?.onTime);
  let day = isDone(today) ? today : dayAfter(today, -1);
  let count = 0;
  for (; isDone(day) && count < MOST_DAYS; day = dayAfter(day, -1)) count += 1;
  return count;
}
