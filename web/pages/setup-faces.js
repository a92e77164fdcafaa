/**
 * The invitation to a game: against whom, shown by faces with what is true about their strength, and who begins.
 * Whatever else can be chosen is folded away.
 */
/** @import { GameView, KindView } from '../types/api.js' */
/** @import { Answers, SeatAnswer } from './answers.js' */
import { sentence } from '../lib/api.js';
import { h } from '../lib/dom.js';
import { plainName, playerName } from '../lib/games.js';
import { segments } from '../lib/parts.js';
import { portrait } from '../lib/portraits.js';
import { number, say, tell } from '../lib/words.js';

/**
 * Somebody to play against; without a seat, nobody.
 * @typedef {object} Face
 * @property {string} id
 * @property {SeatAnswer | null} seat
 * @property {string} look whose portrait it is
 * @property {string} name
 * @property {string} about
 * @property {[place: number, of: number]} [rank] among the strengths, from 1
 */

/** The levels from the weakest, with their names and what is to be known of them. @type {Record<string, [name: string, about: string]>} */
export const LEVELS = {
  beginner: ['web-face-beginner', 'skill-beginner-about'],
  easy: ['web-face-easy', 'skill-easy-about'],
  medium: ['web-face-medium', 'skill-medium-about'],
  hard: ['web-face-hard', 'skill-hard-about'],
  full: ['web-face-full', ''],
};

/**
 * What was measured, by game and player: see `documentation/levels.md`. A share of the points against
 * `simple:depth=2`, or points: of a game against `greedy`, of Jewels in twenty turns.
 * @type {Record<string, { words: string, of: Record<string, number> }>}
 */
export const MEASURED = {
  mice: { words: 'web-strength-duel', of: { beginner: 1, easy: 28, medium: 75, hard: 100 } },
  santorini: { words: 'web-strength-duel', of: { beginner: 18, easy: 57, medium: 100, hard: 100 } },
  scrabble: { words: 'web-strength-points', of: { beginner: 139, easy: 214, medium: 361, hard: 421 } },
  jamb: { words: 'web-strength-points', of: { careless: 247 } },
  jewels: { words: 'web-strength-turns', of: { random: 102, greedy: 126, ai: 223 } },
};

/**
 * @param {GameView} known
 * @param {Answers} answers
 * @param {() => void} draw
 */
export function invitation(known, answers, draw) {
  const me = own(answers);
  const chosen = opponentOf(answers, me);
  const faces = facesOf(known);
  if (chosen && !faces.some((face) => isSame(face, chosen))) faces.push(other(known, chosen));
  const now = isMany(answers) ? undefined : faces.find((face) => isSame(face, chosen));
  const about = now ? now.about : say('web-face-several', { count: answers.seats.length });
  return h(
    'fieldset',
    { class: 'group invitation-faces' },
    h('legend', null, say('web-against')),
    h('div', { class: 'faces', role: 'radiogroup', 'aria-label': say('web-against') }, faces.map(card)),
    h('p', { class: 'face-about', 'aria-live': 'polite' }, about),
    isOrdered(known, answers) && order(answers, draw),
  );

  /** @param {Face} face */
  function card(face) {
    const control = h('input', { type: 'radio', name: 'face', value: face.id, checked: face === now });
    control.addEventListener('change', () => {
      sit(answers, face.seat);
      draw();
    });
    const [place, of] = face.rank ?? [0, 0];
    const dots = Array.from({ length: of }, (_, i) => h('i', { class: i < place ? 'on' : '' }));
    return h(
      'label',
      { class: 'face', title: face.about },
      control,
      h('span', { class: 'face-picture' }, portrait(face.look)),
      h('span', { class: 'face-name' }, face.name),
      h('span', { class: 'face-rank' }, dots),
    );
  }
}

/** Whether more sit at the table than the reader and one other. @param {Answers} answers */
function isMany({ seats }) {
  return seats.length > 2 || seats.every((seat) => seat.kind !== 'human');
}

/** The seat of whoever reads this: the first person's. @param {Answers} answers */
function own({ seats }) {
  return Math.max(0, seats.findIndex((seat) => seat.kind === 'human'));
}

/**
 * @param {Answers} answers
 * @param {number} me
 * @returns {SeatAnswer | null}
 */
function opponentOf({ seats }, me) {
  return seats.find((_, i) => i !== me) ?? null;
}

/**
 * @param {Face} face
 * @param {SeatAnswer | null} seat
 */
function isSame(face, seat) {
  if (!seat || !face.seat) return seat === face.seat;
  return seat.kind === face.seat.kind && (seat.kind === 'human' || seat.strength === face.seat.strength);
}

/**
 * Seats somebody opposite the reader, who stays where they sit.
 * @param {Answers} answers
 * @param {SeatAnswer | null} opponent
 */
function sit(answers, opponent) {
  const { seats } = answers;
  const mine = seats.find((seat) => seat.kind === 'human') ?? { kind: 'human', strength: '', name: '' };
  if (!opponent) answers.seats = [mine];
  else answers.seats = answers.order === 'second' ? [{ ...opponent }, mine] : [mine, { ...opponent }];
}

/**
 * Whether somebody begins: in Jewels all play at once.
 * @param {GameView} known
 * @param {Answers} answers
 */
function isOrdered(known, { seats }) {
  return known.id !== 'jewels' && seats.length === 2 && seats.filter((seat) => seat.kind === 'human').length === 1;
}

/**
 * @param {Answers} answers
 * @param {() => void} draw
 */
function order(answers, draw) {
  const choices = /** @type {[string, string][]} */ ([
    ['first', say('web-order-first')],
    ['second', say('web-order-second')],
    ['lot', say('web-order-lot')],
  ]);
  const now = answers.order === 'lot' ? 'lot' : own(answers) === 0 ? 'first' : 'second';
  const control = segments(say('web-order'), choices, now, (to) => {
    answers.order = to;
    if (to !== 'lot') arrange(answers, to === 'first');
    draw();
  });
  control.classList.add('order');
  return control;
}

/**
 * Who sits where when the game begins: by lot, if that was chosen.
 * @param {GameView} known
 * @param {Answers} answers
 * @returns {Answers}
 */
export function drawLots(known, answers) {
  if (answers.order !== 'lot' || !isOrdered(known, answers)) return answers;
  const drawn = { ...answers, seats: [...answers.seats] };
  arrange(drawn, crypto.getRandomValues(new Uint8Array(1))[0] < 128);
  return drawn;
}

/**
 * @param {Answers} answers
 * @param {boolean} isFirst
 */
function arrange(answers, isFirst) {
  if ((own(answers) === 0) !== isFirst) answers.seats.reverse();
}

/**
 * Everybody who is offered by a face, from the weakest.
 * @param {GameView} known
 * @returns {Face[]}
 */
function facesOf(known) {
  const computers = levels(known) ?? known.players.filter((kind) => !kind.is_person).map((kind) => whole(known, kind));
  /** @type {Face[]} */
  const ranked = computers.map((face, i) => ({ ...face, rank: [i + 1, computers.length] }));
  /** @type {Face[]} */
  const alone = [{ id: 'alone', seat: null, look: 'alone', name: say('web-face-alone'), about: say('web-face-alone-about') }];
  /** @type {Face} */
  const friend = {
    id: 'human',
    seat: { kind: 'human', strength: '', name: '' },
    look: 'human',
    name: say('web-face-friend'),
    about: say('web-face-friend-about'),
  };
  return [...(known.seats[0] === 1 ? alone : []), ...ranked, friend];
}

/**
 * The levels of the champion, as the game tells them: as a setting, or as players of their own.
 * @param {GameView} known
 * @returns {Face[] | null}
 */
function levels(known) {
  const champion = known.players.find((kind) => kind.id === 'champion');
  if (!champion) return null;
  const isSetting = champion.settings.some((setting) => setting.id === 'level');
  return Object.entries(LEVELS).map(([level, [name, about]]) => {
    const kind = known.players.find((one) => one.id === `champion:level=${level}`) ?? champion;
    const seat = { kind: kind.id, strength: isSetting ? `level=${level}` : '', name: '' };
    const words = isSetting && about ? say(about) : kind.about ? tell(kind.about) : '';
    return { id: level, seat, look: level, name: say(name), about: told(known, level, words) };
  });
}

/**
 * @param {GameView} known
 * @param {KindView} kind
 * @returns {Face}
 */
function whole(known, kind) {
  const seat = { kind: kind.id, strength: '', name: '' };
  const about = told(known, kind.id, kind.about ? tell(kind.about) : '');
  return { id: kind.id, seat, look: kind.id, name: plainName(kind.name), about };
}

/**
 * Somebody who was chosen among all that there are.
 * @param {GameView} known
 * @param {SeatAnswer} seat
 * @returns {Face}
 */
function other(known, seat) {
  const kind = known.players.find((one) => one.id === seat.kind);
  const text = seat.strength === '' ? seat.kind : `${seat.kind}:${seat.strength}`;
  const name = playerName(text, { games: [known], languages: {}, longest_advice: 0, longest_name: 0 }, known.id);
  return { id: text, seat, look: 'machine', name, about: kind?.about ? sentence(tell(kind.about)) : '' };
}

/**
 * What is said of somebody, and what was measured.
 * @param {GameView} known
 * @param {string} id
 * @param {string} words
 */
function told(known, id, words) {
  const { words: key, of } = MEASURED[known.id] ?? { words: '', of: {} };
  const value = of[id];
  const figure = value === undefined ? '' : say(key, { percent: number(value), points: number(value) });
  return [words && sentence(words), figure].filter(Boolean).join(' ');
}
