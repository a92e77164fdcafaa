/** The board of Jewels, and how long it is played: a time, a number of turns, or until no swap is left. */
/** @import { GameView } from '../types/api.js' */
/** @import { TextFile } from '../lib/parts.js' */
/** @import { Answers } from './answers.js' */
import { h } from '../lib/dom.js';
import { field, fileField, segments, select } from '../lib/parts.js';
import { say } from '../lib/words.js';
import { usualTurns } from './answers.js';
import { group, input } from './setup-fields.js';

const LIMITS = ['1:00', '2:00', '5:00', '10:00'];
const TURNS = ['10', '20', '30', '50', '100'];

/**
 * @param {GameView} known
 * @param {Answers} answers
 * @param {() => void} draw
 * @param {(file: TextFile) => void} load
 */
export function stones(known, answers, draw, load) {
  const board = segments(
    say('web-board'),
    [
      ['random', say('web-board-random')],
      ['contest', say('web-board-contest')],
      ['file', say('web-board-file')],
    ],
    answers.board,
    (to) => {
      answers.board = to;
      draw();
    },
  );
  const contest = answers.board === 'contest' && contestField(known, answers);
  const file = answers.board === 'file' && fileField(answers.file?.name ?? say('web-choose-file'), load);
  return group(
    say('web-board'),
    board,
    contest,
    file,
    h('div', { class: 'fields' }, limitField(answers, draw), turnsField(answers)),
  );
}

/**
 * @param {GameView} known
 * @param {Answers} answers
 */
function contestField(known, answers) {
  const boards = (known.choices.contest ?? []).map(({ id }) => /** @type {[string, string]} */ ([id, id]));
  return field(
    say('web-contest-board'),
    select(boards, answers.contest, (to) => (answers.contest = to), { name: 'contest' }),
  );
}

/**
 * @param {Answers} answers
 * @param {() => void} draw
 */
function limitField(answers, draw) {
  const isOther = answers.limit !== '' && !LIMITS.includes(answers.limit);
  const limits = [
    ['', say('web-no-limit')],
    ...LIMITS.map((limit) => [limit, limit]),
    ['other', say('web-other-time')],
  ];
  const limit = select(
    /** @type {[string, string][]} */ (limits),
    isOther ? 'other' : answers.limit,
    (to) => {
      answers.limit = to === 'other' ? '3:30' : to;
      draw();
    },
    { name: 'limit' },
  );
  const other =
    isOther &&
    field(
      say('web-minutes-seconds'),
      input('limit-other', answers.limit, (to) => (answers.limit = to), '3:30'),
    );
  return [field(say('web-time-limit'), limit), other];
}

/**
 * A race has an end: without a time, so many turns.
 * @param {Answers} answers
 */
function turnsField(answers) {
  const needs = answers.seats.length > 1 && answers.limit === '';
  const none = /** @type {[string, string][]} */ (needs ? [] : [['', say('web-no-limit')]]);
  const all = TURNS.map((turns) => /** @type {[string, string]} */ ([turns, turns]));
  const chosen = usualTurns(answers);
  const others = /** @type {[string, string][]} */ (
    chosen === '' || TURNS.includes(chosen) ? [] : [[chosen, chosen]]
  );
  const control = select([...none, ...others, ...all], chosen, (to) => (answers.turns = to), { name: 'turns' });
  return field(say('web-jewels-turns'), control);
}
