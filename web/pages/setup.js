/**
 * The invitation to a game: against whom, who begins, one button to play, and a fold with everything else, built
 * from the catalogue.
 * The answers are remembered, so that the next game is one touch away.
 */
/** @import { CatalogueView, GameView, TableView } from '../types/api.js' */
/** @import { TextFile } from '../lib/parts.js' */
import { openTable } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { styleSheet } from '../lib/games.js';
import { toast } from '../lib/parts.js';
import { sound } from '../lib/sound.js';
import { keepKeys, readJson, writeJson } from '../lib/store.js';
import { say } from '../lib/words.js';
import { answersOf, apiNames, apiSetup, firstAnswers } from './answers.js';
import { drawLots, invitation } from './setup-faces.js';
import { fold } from './setup-parts.js';

/** @import { Answers } from './answers.js' */

/** The sheet of the form, which is asked for as soon as somebody could open it. */
export const dressed = styleSheet('setup.css');

/**
 * @param {string} game
 * @param {CatalogueView} catalogue
 * @param {{ position?: string, done?: () => void }} [how]
 */
export function setupForm(game, catalogue, how = {}) {
  const known = /** @type {GameView} */ (catalogue.games.find((one) => one.id === game));
  const answers = remembered(known);
  answers.position = how.position ?? '';
  const element = h('form', { class: 'setup', 'aria-label': say('web-new-game') });
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    void begin();
  });

  const begin = async () => {
    element.toggleAttribute('inert', true);
    // A word list that nobody has played with yet takes a moment.
    const button = element.querySelector('button[type="submit"]');
    const waits = setTimeout(() => {
      element.setAttribute('aria-busy', 'true');
      if (button) button.textContent = say('web-preparing');
    }, 300);
    try {
      await openGame(game, drawLots(known, answers), answers);
      how.done?.();
    } finally {
      clearTimeout(waits);
      element.removeAttribute('aria-busy');
      if (button) button.textContent = say('web-play');
      element.toggleAttribute('inert', false);
    }
  };

  /** @param {TextFile} file */
  const load = async (file) => {
    answers.file = file;
    if (game === 'jewels') {
      answers.board = 'file';
      element.querySelector('details')?.toggleAttribute('open', true);
      draw();
    } else {
      await begin();
      answers.file = undefined;
    }
  };

  const draw = () => {
    const again = focused(element);
    // What was opened stays open; a position or a board that is asked for is to be seen.
    const isOpen = element.querySelector('details')?.open ?? (answers.position !== '' || answers.board === 'file');
    const folded = fold(known, answers, draw, load, catalogue.longest_name, isOpen);
    put(element, invitation(known, answers, draw), start(), folded);
    again()?.focus();
  };

  const start = () => {
    const lacks = game === 'jewels' && answers.board === 'file' && !answers.file;
    return h(
      'div',
      { class: 'setup-foot' },
      h('button', { class: 'button primary large', type: 'submit', disabled: lacks }, say('web-play')),
    );
  };

  draw();
  return { element, words: draw, load };
}

/**
 * What has the focus in a form that is drawn anew, and what has it then: the same field, or the choice among the same few.
 * @param {HTMLElement} form
 * @returns {() => HTMLElement | null | undefined}
 */
function focused(form) {
  const active = form.contains(document.activeElement) ? document.activeElement : null;
  const group = active?.closest('[role=radiogroup]')?.getAttribute('aria-label');
  const name = active?.getAttribute('name');
  return () => {
    if (!group) return name ? form.querySelector(`[name="${name}"]`) : null;
    const groups = [...form.querySelectorAll('[role=radiogroup]')];
    return groups.find((one) => one.getAttribute('aria-label') === group)?.querySelector('input:checked');
  };
}

/**
 * Opens a table, keeps its keys and goes there.
 * @param {string} game
 * @param {Answers} answers
 * @param {Answers} [chosen] what is remembered, where lots were drawn
 */
async function openGame(game, answers, chosen = answers) {
  try {
    const { table, keys } = await openTable(game, apiSetup(game, answers), apiNames(game, answers));
    remember(game, chosen);
    keepKeys(table.id, game, keys);
    location.hash = `#/${game}/${table.id}`;
  } catch (error) {
    sound('refuse');
    toast(`${error instanceof Error ? error.message : error}${isForScorer(game, answers) ? ` ${say('web-scrabble-try-scorer')}` : ''}`);
  }
}

/**
 * Whether a file that was refused is perhaps one of the three of a written game.
 * @param {string} game
 * @param {Answers} answers
 */
function isForScorer(game, { file }) {
  return game === 'scrabble' && file !== null && file !== undefined && /\.txt$/i.test(file.name);
}

/**
 * The same game once more: the players and rules of this table, everything else as last time.
 * @param {TableView} table
 * @param {CatalogueView} catalogue
 */
export async function again(table, catalogue) {
  const known = /** @type {GameView} */ (catalogue.games.find((one) => one.id === table.game));
  await openGame(table.game, { ...remembered(known), ...answersOf(table, known) });
}

/**
 * Opens a table with the game, or the board, in a file.
 * @param {string} game
 * @param {CatalogueView} catalogue
 * @param {TextFile} file
 */
export async function openFile(game, catalogue, file) {
  const known = /** @type {GameView} */ (catalogue.games.find((one) => one.id === game));
  await openGame(game, { ...remembered(known), file, board: 'file' });
}

/** @param {GameView} known */
function remembered(known) {
  // What was remembered before Jamb had computers says nothing of its seats.
  const { people, ...answers } = /** @type {Partial<Answers> & { people?: string[] }} */ (
    readJson(`setup.${known.id}`, {})
  );
  if (people) delete answers.seats;
  return { ...firstAnswers(known), ...answers };
}

/**
 * @param {string} game
 * @param {Answers} answers
 */
function remember(game, answers) {
  const { file, position, seed, ...rest } = answers;
  writeJson(`setup.${game}`, { ...rest, board: rest.board === 'file' ? 'random' : rest.board });
}
