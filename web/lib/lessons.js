/**
 * The first minute with each game: a few steps on the real board, each a position with a small goal. What is legal
 * the server says; here stands only when a goal is reached.
 */
/** @import { Act, TableView } from '../types/api.js' */
/** @import { Values } from '../types/host.js' */

/** @typedef {[key: string, values?: Values]} Words */

/**
 * One step of an introduction.
 * @typedef {object} Step
 * @property {string} position where it begins; empty: as a game does
 * @property {string} [rules]
 * @property {Words} task
 * @property {(table: TableView) => Words} done
 * @property {(table: TableView) => Words} [wrong] what was allowed, but is not the goal
 * @property {(table: TableView, act: Act) => boolean} goal
 * @property {string} [look] what must be in sight, where a board is higher than the window
 */

/** The refill lines of the boards of stones. */
const REFILL = '34563456,45634563,56345634,63456345,56123456,65123456,56123456,34563456';
const UNUSED = '0,0,0,0,0,0,0,0/0/0';
/** Two rows that come again and again: no line can be made of them. */
const STRIPES = '12341234,34123412,12341234,34123412,12341234,34123412';
const EMPTY = Array(15).fill(15);

/**
 * The steps of a game.
 * @param {string} game
 * @param {string} language of the reader, in which words are laid where there is a list of them
 * @returns {Step[]}
 */
export function lesson(game, language) {
  return LESSONS[game]?.(language) ?? [];
}

/** @type {Record<string, (language: string) => Step[]>} */
const LESSONS = {
  santorini: () => [
    {
      position: '',
      task: ['learn-santorini-place'],
      done: () => ['learn-santorini-place-done'],
      goal: () => true,
    },
    {
      position: '0000000000000000000000000/1/B2,D4/B4,D2',
      task: ['learn-santorini-turn'],
      done: () => ['learn-santorini-turn-done'],
      goal: () => true,
    },
    {
      position: '0000000000001000000000100/1/B2,D4/A5,E1',
      task: ['learn-santorini-climb'],
      done: () => ['learn-santorini-climb-done'],
      wrong: () => ['learn-santorini-climb-wrong'],
      goal: (table) => heights(table, 1).some((level) => level > 0),
    },
    {
      position: '0000001200013400021000000/1/C2,D4/B4,D3',
      task: ['learn-santorini-dome', { square: 'C3' }],
      done: () => ['learn-santorini-dome-done'],
      wrong: () => ['learn-santorini-dome-wrong', { square: 'C3' }],
      goal: (table) => squares(table).some(({ name, level }) => name === 'C3' && level === 4),
    },
    {
      position: '0000000230000100002000000/1/B3,D2/D4,E5',
      task: ['learn-santorini-win'],
      done: () => ['learn-santorini-win-done'],
      wrong: () => ['learn-santorini-win-wrong'],
      goal: hasWon,
    },
  ],
  mice: () => [
    {
      position: '',
      task: ['learn-mice-place'],
      done: () => ['learn-mice-place-done'],
      goal: () => true,
    },
    {
      position: 'a7,d7/a1,b4/7,7/w',
      task: ['learn-mice-mill'],
      done: () => ['learn-mice-mill-done'],
      wrong: () => ['learn-mice-mill-wrong'],
      goal: takes,
    },
    {
      position: 'a7,d7,g4,b2/d1,d2,d3,f6,c5/0,0/w',
      task: ['learn-mice-move'],
      done: () => ['learn-mice-move-done'],
      wrong: () => ['learn-mice-move-wrong'],
      goal: takes,
    },
    {
      position: 'a7,d7,g7,b6,f6/d1,a1,f2,e5,c3/0,0/w',
      task: ['learn-mice-swing'],
      done: () => ['learn-mice-swing-done'],
      wrong: () => ['learn-mice-swing-wrong'],
      goal: takes,
    },
    {
      position: 'a7,d7,g4,b2/d1,d2,c5/0,0/w',
      task: ['learn-mice-win'],
      done: () => ['learn-mice-win-done'],
      wrong: () => ['learn-mice-win-wrong'],
      goal: hasWon,
    },
  ],
  jamb: () => [
    {
      position: '',
      task: ['learn-jamb-throw'],
      done: () => ['learn-jamb-throw-done'],
      goal: (_, act) => act.act === 'throw',
    },
    {
      position: '///1:66621',
      task: ['learn-jamb-keep'],
      done: () => ['learn-jamb-keep-done'],
      wrong: () => ['learn-jamb-keep-wrong'],
      goal: (_, act) => plays(act, 'keep 6 6 6'),
    },
    {
      position: '///1:12345',
      task: ['learn-jamb-hand'],
      done: () => ['learn-jamb-hand-done'],
      wrong: () => ['learn-jamb-hand-wrong'],
      goal: (_, act) => plays(act, 'hand kenta'),
      look: "[data-field='hand kenta']",
    },
    {
      position: '3,8/0//2:33315',
      task: ['learn-jamb-down'],
      done: () => ['learn-jamb-down-done'],
      wrong: () => ['learn-jamb-down-wrong'],
      goal: (_, act) => plays(act, 'down 3'),
    },
    {
      position: '3,8,9,8,10,18/75//3:12346',
      task: ['learn-jamb-cross'],
      done: () => ['learn-jamb-cross-done'],
      goal: () => true,
      look: "[data-field='down kenta']",
    },
  ],
  jewels: () => [
    {
      position: `${STRIPES},12541234,55123412/${REFILL}/${UNUSED}`,
      task: ['learn-jewels-swap'],
      done: () => ['learn-jewels-swap-done'],
      goal: () => true,
    },
    {
      position: `${STRIPES},12541234,55153412/${REFILL}/${UNUSED}`,
      task: ['learn-jewels-four'],
      done: () => ['learn-jewels-four-done'],
      goal: () => true,
    },
    {
      position: `${STRIPES},12541234,55123412/64563456,65634563,66345634,63456345,56123456,65123456,56123456,34563456/${UNUSED}`,
      task: ['learn-jewels-fall'],
      done: () => ['learn-jewels-fall-done'],
      goal: () => true,
    },
    {
      position: `12124542,21215451,12121312,21213131,12121212,21212121,12121212,21212121/${REFILL}/${UNUSED}`,
      task: ['learn-jewels-two'],
      done: () => ['learn-jewels-two-done'],
      wrong: (table) => ['learn-jewels-two-wrong', { points: points(table) }],
      goal: (table) => points(table) >= 6,
    },
  ],
  scrabble: (language) => {
    const { rules, first, crossed, letters, cross, joker, seven } = language === 'ro' ? ROMANIAN : ENGLISH;
    const lay = (/** @type {string} */ rack, row = '15') =>
      `${EMPTY.map((free, at) => (at === 7 ? row : free)).join('/')} ${rack}/DOGEIOU 0/0 0`;
    return [
      {
        position: lay(first.rack),
        rules,
        task: ['learn-scrabble-first', { word: first.word }],
        done: (table) => ['learn-scrabble-first-done', { points: points(table) }],
        wrong: () => ['learn-scrabble-first-wrong'],
        goal: lays,
      },
      {
        position: lay('DGEIOUN', crossed),
        rules,
        task: ['learn-scrabble-cross', { letters, word: cross }],
        done: () => ['learn-scrabble-cross-done'],
        wrong: () => ['learn-scrabble-first-wrong'],
        goal: lays,
      },
      {
        position: lay(joker.rack),
        rules,
        task: ['learn-scrabble-joker', { word: joker.word }],
        done: () => ['learn-scrabble-joker-done'],
        wrong: () => ['learn-scrabble-joker-wrong'],
        goal: (table, act) => lays(table, act) && /[a-z]/.test(text(act).split(' ')[1] ?? ''),
      },
      {
        position: lay(seven.rack),
        rules,
        task: ['learn-scrabble-seven', { word: seven.word }],
        done: (table) => ['learn-scrabble-seven-done', { points: points(table) }],
        wrong: () => ['learn-scrabble-seven-wrong', { word: seven.word }],
        goal: (table) => points(table) > 50,
      },
    ];
  },
};

/** The words that are laid, by the list that the reader knows. */
const ENGLISH = {
  rules: 'language=en',
  first: { rack: 'ACESTTV', word: 'CATS' },
  crossed: '7CATS4',
  letters: 'O',
  cross: 'SO',
  joker: { rack: 'CA?VIOU', word: 'CAT' },
  seven: { rack: 'AEINRST', word: 'RETINAS' },
};
const ROMANIAN = {
  rules: 'language=ro',
  first: { rack: 'ACASETR', word: 'CASA' },
  crossed: '7CASA4',
  letters: 'I',
  cross: 'AI',
  joker: { rack: 'CA?VIOU', word: 'CAL' },
  seven: { rack: 'ACEIRRT', word: 'CARTIER' },
};

/** @param {Act} act */
function text(act) {
  return act.act === 'play' ? act.text : '';
}

/**
 * @param {Act} act
 * @param {string} move
 */
function plays(act, move) {
  return text(act) === move;
}

/** @param {TableView} table */
function hasWon(table) {
  return table.ending?.winner === 1;
}

/**
 * Whether a man was taken.
 * @param {TableView} _
 * @param {Act} act
 */
function takes(_, act) {
  return text(act).includes('x');
}

/**
 * Whether tiles were laid.
 * @param {TableView} _
 * @param {Act} act
 */
function lays(_, act) {
  return text(act).includes(' ');
}

/** @param {TableView} table */
function points(table) {
  return table.moves.at(-1)?.points ?? 0;
}

/** @param {TableView} table */
function squares(table) {
  return table.board.game === 'santorini' ? table.board.squares : [];
}

/**
 * How high the workers of a player stand.
 * @param {TableView} table
 * @param {number} player
 */
function heights(table, player) {
  return squares(table).flatMap(({ worker, level }) => (worker === player ? [level] : []));
}
