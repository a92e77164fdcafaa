/** What is folded away in the invitation to a game: who sits where, on what, what is agreed, and what is seldom wanted. */
/** @import { ChoiceView, GameView, KindView } from '../types/api.js' */
/** @import { TextFile } from '../lib/parts.js' */
/** @import { Answers, SeatAnswer } from './answers.js' */
import { h } from '../lib/dom.js';
import { capital, plainName, seconds, settingWords, timeWords } from '../lib/games.js';
import { button, field, fileField, segments, select, toggle } from '../lib/parts.js';
import { hasWords, say, tell } from '../lib/words.js';
import { opponent, usualTurns, usualWords } from './answers.js';
import { clockField, clockWords } from './setup-clock.js';
import { LEVELS } from './setup-faces.js';
import { group, input } from './setup-fields.js';
import { stones } from './setup-stones.js';

const TIMES = ['100ms', '500ms', '1s', '3s', '10s'];
const DEPTHS = ['1', '2', '3', '4', '5', '6'];

/**
 * @param {GameView} known
 * @param {Answers} answers
 * @param {() => void} draw
 * @param {(file: TextFile) => void} load
 * @param {number} longest
 * @param {boolean} isOpen
 */
export function fold(known, answers, draw, load, longest, isOpen) {
  return h(
    'details',
    { class: 'more', open: isOpen },
    h('summary', null, say('web-more'), h('span', { class: 'more-digest' }, digest(known, answers).join(' · '))),
    seats(known, answers, draw, longest),
    known.id === 'jewels' && stones(known, answers, draw, load),
    agreements(known, answers, draw),
    seldom(known, answers, load),
  );
}

/**
 * What was chosen in the fold and matters, for whoever leaves it closed.
 * @param {GameView} known
 * @param {Answers} answers
 */
function digest(known, answers) {
  const language = known.choices.language && choiceName(answers.choices.language ?? usualWords());
  const clock = known.id === 'jewels' ? answers.limit : answers.clock && clockWords(answers.clock);
  const turns = known.id === 'jewels' && usualTurns(answers);
  return [
    language,
    clock,
    turns && `${say('web-jewels-turns')}: ${turns}`,
    answers.board === 'contest' && known.id === 'jewels' && say('web-board-contest'),
    answers.position && say('web-position'),
    answers.seed && say('web-seed'),
  ].filter((one) => typeof one === 'string' && one !== '');
}

/**
 * Who sits where.
 * @param {GameView} known
 * @param {Answers} answers
 * @param {() => void} draw
 * @param {number} longest
 */
function seats(known, answers, draw, longest) {
  const [least, most] = known.seats;
  const all = answers.seats.map((seat, i) => seatPart(known, seat, i, draw, longest));
  const number =
    most > least &&
    segments(say('web-how-many'), counts(least, most), String(answers.seats.length), (to) => {
      while (answers.seats.length < Number(to)) answers.seats.push(opponent(known));
      answers.seats.length = Number(to);
      draw();
    });
  const isAlone = answers.seats.every((seat) => seat.kind !== 'human');
  const step =
    isAlone &&
    known.id !== 'scrabble' &&
    toggle(say('web-step-by-step'), answers.step, (on) => (answers.step = on));
  const swap =
    answers.seats.length === 2 &&
    button(
      say('web-swap-seats'),
      () => {
        answers.seats.reverse();
        draw();
      },
      { class: 'quiet', icon: 'redo' },
    );
  const shared =
    known.id === 'jamb' &&
    answers.seats.length > 1 &&
    toggle(say('web-shared-dice'), answers.shared, (on) => (answers.shared = on));
  const race = known.id === 'jewels' && answers.seats.length > 1;
  return group(
    say('web-who-plays'),
    number,
    h('div', { class: 'seats' }, all),
    h('div', { class: 'row' }, swap, step, shared),
    race && h('p', { class: 'field-note' }, say('web-jewels-race-note')),
  );
}

/**
 * @param {number} least
 * @param {number} most
 * @returns {[string, string][]}
 */
function counts(least, most) {
  return Array.from({ length: most - least + 1 }, (_, i) => [String(least + i), String(least + i)]);
}

/**
 * @param {GameView} known
 * @param {SeatAnswer} seat
 * @param {number} i
 * @param {() => void} draw
 * @param {number} longest
 */
function seatPart(known, seat, i, draw, longest) {
  const kinds = known.players.map(
    (kind) =>
      /** @type {[string, string]} */ ([kind.id, kind.is_person ? say('web-person') : plainName(kind.name)]),
  );
  const kind = known.players.find((one) => one.id === seat.kind) ?? known.players[0];
  const who = select(
    kinds,
    kind.id,
    (to) => {
      seat.kind = to;
      seat.strength = firstStrength(known.players.find((one) => one.id === to));
      draw();
    },
    { name: `kind-${i}`, 'aria-label': say('web-seat', { seat: i + 1 }) },
  );
  const detail = kind.is_person ? nameInput(seat, i, longest) : strengthSelect(kind, seat, i, draw, known.reply_limit ?? Infinity);
  const token = h('span', { class: 'token', dataset: { seat: i + 1 }, 'aria-hidden': 'true' }, i + 1);
  // What is said of the champion is not said of its weaker levels.
  const level = LEVELS[/^level=(\w+)/.exec(seat.strength)?.[1] ?? '']?.[1];
  const words = level ? say(level) : kind.about && tell(kind.about);
  const about = words && !kind.is_person && h('p', { class: 'field-note' }, words);
  return h('div', { class: 'seat' }, token, h('div', { class: 'seat-fields' }, who, detail), about);
}

/**
 * @param {{ name: string }} seat
 * @param {number} i
 * @param {number} longest
 */
function nameInput(seat, i, longest) {
  const told = {
    placeholder: say('web-seat', { seat: i + 1 }),
    'aria-label': say('web-name-of', { seat: i + 1 }),
  };
  const input = h('input', {
    class: 'input',
    name: `name-${i}`,
    value: seat.name,
    maxlength: longest,
    autocomplete: 'off',
    ...told,
  });
  input.addEventListener('input', () => (seat.name = input.value));
  return input;
}

/**
 * How strong a computer player is: a level, a time or a depth.
 * @param {KindView} kind
 * @param {SeatAnswer} seat
 * @param {number} i
 * @param {() => void} draw
 * @param {number} most the longest that anybody thinks in this game, in seconds
 */
function strengthSelect(kind, seat, i, draw, most) {
  const groups = kind.settings.map((setting) => {
    if (setting.id === 'level')
      return optgroup(
        say('web-level'),
        setting.values.map(({ id, name }) => [`level=${id}`, capital(name ? tell(name) : levelWords(id))]),
        seat,
      );
    if (setting.id === 'time')
      return optgroup(
        say('web-time-a-move'),
        TIMES.filter((time) => seconds(time) <= most).map((time) => [`time=${time}`, timeWords(time)]),
        seat,
      );
    if (setting.id === 'depth')
      return optgroup(
        say('web-depth'),
        DEPTHS.map((depth) => [`depth=${depth}`, settingWords(`depth=${depth}`, most)]),
        seat,
      );
    return null;
  });
  if (groups.every((one) => one === null)) return null;
  const control = h(
    'select',
    { class: 'select', name: `strength-${i}`, 'aria-label': say('web-strength') },
    groups,
  );
  control.addEventListener('change', () => {
    seat.strength = control.value;
    draw();
  });
  seat.strength = control.value;
  return control;
}

/** @param {string} id */
function levelWords(id) {
  return hasWords(`skill-${id}`) ? say(`skill-${id}`) : id;
}

/**
 * @param {string} words
 * @param {[string, string][]} choices
 * @param {SeatAnswer} seat
 */
function optgroup(words, choices, seat) {
  if (choices.length === 0) return null;
  const options = choices.map(([value, text]) =>
    h('option', { value, selected: value === seat.strength }, text),
  );
  return h('optgroup', { label: words }, options);
}

/** @param {KindView | undefined} kind */
function firstStrength(kind) {
  const level = kind?.settings.find((setting) => setting.id === 'level');
  const depth = kind?.settings.find((setting) => setting.id === 'depth');
  if (level) return 'level=medium';
  return depth ? `depth=${depth.usual ?? '3'}` : '';
}

/** What is offered apart, in a way of its own. */
const APART = ['contest', 'friend', 'friend_odds', 'generator', 'lexicon', 'storage'];

/**
 * What is agreed on: rules, clock, words.
 * @param {GameView} known
 * @param {Answers} answers
 * @param {() => void} draw
 */
function agreements(known, answers, draw) {
  const named = known.rules.map((rule) =>
    toggle(
      capital(tell(rule.name)),
      answers.rules[rule.id] ?? rule.usual,
      (on) => (answers.rules[rule.id] = on),
    ),
  );
  const rules = known.id === 'jamb' ? diceRules(answers) : named;
  const order = Object.entries(known.choices).sort(
    ([one], [other]) => Number(other === 'language') - Number(one === 'language'),
  );
  const chosen = order
    .filter(([name, shelves]) => shelves.length > 1 && !APART.includes(name))
    .map(([name, shelves]) => choice(name, shelves, answers));
  // Jewels has a time for the whole game, which is asked for beside its board.
  const clock = known.has_clock && known.id !== 'jewels' && clockField(answers, draw);
  if (rules.length + chosen.length === 0 && !clock) return null;
  return group(
    say('web-agreed'),
    h('div', { class: 'fields' }, chosen, clock),
    rules.length > 0 && h('div', { class: 'toggles' }, rules),
  );
}

/** @param {Answers} answers */
function diceRules(answers) {
  return [
    toggle(
      say('web-jamb-is-ful'),
      answers.rules.jamb_is_ful ?? false,
      (on) => (answers.rules.jamb_is_ful = on),
    ),
    toggle(
      say('web-jamb-is-poker'),
      answers.rules.jamb_is_poker ?? true,
      (on) => (answers.rules.jamb_is_poker = on),
    ),
  ];
}

/**
 * @param {string} name
 * @param {ChoiceView[]} shelves
 * @param {Answers} answers
 */
function choice(name, shelves, answers) {
  const choices = shelves.map(
    (shelf) =>
      /** @type {[string, string]} */ ([
        shelf.id,
        shelf.name ? capital(tell(shelf.name)) : choiceName(shelf.id),
      ]),
  );
  const value = answers.choices[name] ?? (name === 'language' ? usualWords() : shelves[0].id);
  const control = select(choices, value, (to) => (answers.choices[name] = to), { name: `choice-${name}` });
  return field(choiceWords(name), control);
}

/** @param {string} id */
function choiceName(id) {
  switch (id) {
    case 'en':
      return say('scrabble-words-english');
    case 'ro':
      return say('scrabble-words-romanian');
    case 'void':
      return say('web-challenge-void');
    case 'double':
      return say('web-challenge-double');
    case 'exact':
      return say('web-friend-odds-exact');
    case 'source':
      return say('web-friend-odds-source');
    default:
      return /^(coo|csr|csc|lcg|bbs)$/.test(id) ? id.toUpperCase() : id;
  }
}

/** @param {string} name */
function choiceWords(name) {
  switch (name) {
    case 'language':
      return say('web-words-language');
    case 'lexicon':
      return say('web-lexicon');
    case 'challenge':
      return say('web-challenge');
    case 'generator':
      return say('web-generator');
    case 'storage':
      return say('web-storage');
    case 'friend_odds':
      return say('web-friend-odds');
    default:
      return name;
  }
}

/**
 * What is seldom wanted: a seed, a position, a file.
 * @param {GameView} known
 * @param {Answers} answers
 * @param {(file: TextFile) => void} load
 */
function seldom(known, answers, load) {
  const isDuel = known.id === 'santorini' || known.id === 'mice';
  const seed =
    !isDuel &&
    field(
      say('web-seed'),
      input('seed', answers.seed, (to) => (answers.seed = to), '', { inputmode: 'numeric' }),
      say('web-seed-note'),
    );
  const position =
    known.has_positions &&
    field(
      say('web-position'),
      input('position', answers.position, (to) => (answers.position = to), ''),
    );
  const file = known.id !== 'jewels' && fileField(say('web-load-file'), load);
  const dice = known.id === 'jamb' && friends(known, answers);
  return [h('div', { class: 'fields' }, seed, position, dice), file];
}

/**
 * What throws Jamb's dice, how its talon is kept, and how its friend reckons.
 * @param {GameView} known
 * @param {Answers} answers
 */
function friends(known, answers) {
  const named = (/** @type {string} */ name, /** @type {string[]} */ ids) =>
    choice(name, known.choices[name] ?? ids.map((id) => ({ id })), answers);
  const threshold = input(
    'threshold',
    answers.choices.friend_threshold ?? '',
    (to) => {
      if (to === '') delete answers.choices.friend_threshold;
      else answers.choices.friend_threshold = to;
    },
    '0.35',
    { inputmode: 'decimal' },
  );
  // Where several play, nobody can choose or work out what falls, unless a seed is named.
  const isAlone = answers.seats.length === 1 || answers.seed !== '';
  return [
    isAlone && named('generator', ['lcg', 'bbs']),
    named('storage', ['coo', 'csr', 'csc']),
    named('friend_odds', ['exact', 'source']),
    field(say('web-friend-threshold'), threshold),
  ];
}
