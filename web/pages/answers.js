/** The answers of the new-game form, and what the server is asked for with them. */
/** @import { GameView, SeatView, TableView } from '../types/api.js' */
/** @import { TextFile } from '../lib/parts.js' */
import { currentLanguage, say } from '../lib/words.js';

/** @typedef {{ kind: string, strength: string, name: string }} SeatAnswer */

/**
 * @typedef {object} Answers
 * @property {SeatAnswer[]} seats
 * @property {string} [order] who begins: `first`, `second` or `lot`
 * @property {boolean} shared
 * @property {boolean} step
 * @property {Record<string, boolean>} rules
 * @property {Record<string, string>} choices
 * @property {string} clock
 * @property {string} board
 * @property {string} contest
 * @property {string} limit
 * @property {string} turns
 * @property {string} seed
 * @property {string} position
 * @property {TextFile} [file]
 */

/**
 * What is offered when nothing was chosen before: a person against a computer that can be beaten.
 * @param {GameView} known
 * @returns {Answers}
 */
export function firstAnswers(known) {
  /** @type {SeatAnswer} */
  const person = { kind: 'human', strength: '', name: '' };
  return {
    seats: known.seats[0] > 1 ? [person, opponent(known)] : [person],
    shared: false,
    step: true,
    rules: {},
    choices: {},
    clock: '',
    board: 'random',
    contest: 'random',
    limit: '',
    turns: '',
    seed: '',
    position: '',
  };
}

/**
 * A computer that can be beaten.
 * @param {GameView} known
 * @returns {SeatAnswer}
 */
export function opponent(known) {
  const computers = known.players.filter((kind) => !kind.is_person);
  const levelled = computers.find((kind) => kind.settings.some((setting) => setting.id === 'level'));
  const kind = computers.find((kind) => kind.id.endsWith('level=beginner')) ?? levelled ?? computers[0];
  return { kind: kind?.id ?? 'human', strength: kind && kind === levelled ? 'level=beginner' : '', name: '' };
}

/**
 * How many turns are played; a race without a time has an end all the same.
 * @param {Answers} answers
 */
export function usualTurns(answers) {
  return answers.turns === '' && answers.seats.length > 1 && answers.limit === '' ? '20' : answers.turns;
}

/**
 * The answers that led to a table, as far as it shows them.
 * @param {TableView} table
 * @param {GameView} known
 * @returns {Partial<Answers>}
 */
export function answersOf(table, known) {
  const words = table.rules.split(',').filter((word) => word !== '');
  const rules = Object.fromEntries(words.map((word) => [word.replace(/^no-/, ''), !word.startsWith('no-')]));
  const isNamed = table.game !== 'jamb' && table.game !== 'jewels';
  return {
    seats: table.seats.map((seat) => seatAnswer(seat, known)),
    ...(isNamed && words.length > 0 ? { rules } : {}),
  };
}

/**
 * @param {SeatView} seat
 * @param {GameView} known
 * @returns {SeatAnswer}
 */
function seatAnswer(seat, known) {
  const isWhole = known.players.some((kind) => kind.id === seat.player);
  const [kind, ...strength] = isWhole ? [seat.player] : seat.player.split(':');
  return { kind, strength: strength.join(':'), name: seat.name };
}

/**
 * The setup as the server reads it.
 * @param {string} game
 * @param {Answers} answers
 * @returns {object}
 */
export function apiSetup(game, answers) {
  const load = answers.file ? { load: answers.file } : {};
  const seed = answers.seed === '' ? {} : { seed: Number(answers.seed) };
  const position = answers.position === '' ? {} : { position: answers.position };
  switch (game) {
    case 'jamb':
      return answers.file ? load : { ...dice(answers), ...clock(answers), ...seed, ...position };
    case 'jewels':
      if (isSave(answers.file)) return load;
      return { ...(answers.position === '' ? { board: board(answers) } : position), ...race(answers) };
    case 'scrabble':
      return {
        players: players(answers),
        language: usualWords(),
        ...answers.choices,
        ...clock(answers),
        ...seed,
        ...position,
        ...load,
      };
    default:
      return {
        players: players(answers),
        ...rules(answers),
        ...clock(answers),
        ...position,
        ...load,
        ...step(answers),
      };
  }
}

/** The language of the words, where none was chosen: the reader's own, if there is a list in it. */
export function usualWords() {
  return currentLanguage() === 'ro' ? 'ro' : 'en';
}

/**
 * Whether a file is a game that was saved; otherwise it is a board.
 * @param {TextFile | undefined} file
 */
function isSave(file) {
  return file !== undefined && file.text.trimStart().startsWith('{');
}

/** @param {Answers} answers */
function dice(answers) {
  const isAlone = answers.seats.length === 1;
  const { generator, ...choices } = answers.choices;
  const dice = generator && (isAlone || answers.seed !== '') ? { generator } : {};
  const shared = answers.shared && !isAlone;
  return { players: players(answers), people: people(answers), shared, ...choices, ...dice, ...answers.rules };
}

/** @param {Answers} answers */
function race(answers) {
  const turns = usualTurns(answers);
  return {
    ...(answers.seats.length > 1 ? { players: players(answers) } : {}),
    ...(answers.limit === '' ? {} : { limit: answers.limit }),
    ...(turns === '' ? {} : { turns: Number(turns) }),
  };
}

/**
 * What the people call themselves, seat by seat.
 * @param {string} game
 * @param {Answers} answers
 * @returns {string[]}
 */
export function apiNames(game, answers) {
  if (game === 'jamb' || answers.seats.length === 1) return [];
  return answers.seats.map((seat) => (seat.kind === 'human' ? seat.name.trim() : ''));
}

/** @param {Answers} answers */
function people(answers) {
  return answers.seats.map(({ kind, name }, i) =>
    kind === 'human' ? name.trim() || say('web-seat', { seat: i + 1 }) : '',
  );
}

/** @param {Answers} answers */
function board(answers) {
  if (answers.board === 'file' && answers.file) return { file: answers.file };
  if (answers.board === 'contest') return { contest: answers.contest };
  return { random: answers.seed === '' ? {} : { seed: Number(answers.seed) } };
}

/** @param {Answers} answers */
function players(answers) {
  return answers.seats.map(({ kind, strength }) =>
    strength === '' || kind === 'human' ? kind : `${kind}:${strength}`,
  );
}

/** @param {Answers} answers */
function rules(answers) {
  const words = Object.entries(answers.rules).map(([id, on]) => (on ? id : `no-${id}`));
  return words.length === 0 ? {} : { rules: words.join(',') };
}

/** @param {Answers} answers */
function clock(answers) {
  return answers.clock === '' ? {} : { clock: answers.clock };
}

/** @param {Answers} answers */
function step(answers) {
  return answers.seats.every((seat) => seat.kind !== 'human') ? { step: answers.step } : {};
}
