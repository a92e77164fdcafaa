/**
 * What a new game is to be like: one form, with the parts that the game needs, built from the catalogue.
 * The answers are remembered, so that the next game is one touch away.
 */
/** @import { CatalogueView, GameView, TableView } from '../types/api.js' */
/** @import { TextFile } from '../lib/parts.js' */
import { openTable } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { toast } from '../lib/parts.js';
import { sound } from '../lib/sound.js';
import { keepKeys, readJson, writeJson } from '../lib/store.js';
import { say } from '../lib/words.js';
import { answersOf, apiNames, apiSetup, firstAnswers } from './answers.js';
import { keepRemarks } from './room-remarks.js';
import { parts } from './setup-parts.js';

/** @import { Answers } from './answers.js' */

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
      await openGame(game, answers);
      how.done?.();
    } finally {
      clearTimeout(waits);
      element.removeAttribute('aria-busy');
      if (button) button.textContent = say('web-begin');
      element.toggleAttribute('inert', false);
    }
  };

  /** @param {TextFile} file */
  const load = async (file) => {
    answers.file = file;
    if (game === 'jewels') {
      answers.board = 'file';
      draw();
    } else {
      await begin();
      answers.file = undefined;
    }
  };

  const draw = () => {
    const focused = document.activeElement?.getAttribute('name');
    put(element, ...parts(known, answers, draw, load, catalogue.longest_name), start());
    if (focused) /** @type {HTMLElement | null} */ (element.querySelector(`[name="${focused}"]`))?.focus();
  };

  const start = () => {
    const lacks = game === 'jewels' && answers.board === 'file' && !answers.file;
    return h(
      'div',
      { class: 'setup-foot' },
      h('button', { class: 'button primary large', type: 'submit', disabled: lacks }, say('web-begin')),
    );
  };

  draw();
  return { element, words: draw, load };
}

/**
 * Opens a table, keeps its keys and goes there.
 * @param {string} game
 * @param {Answers} answers
 */
async function openGame(game, answers) {
  try {
    const { table, keys, remarks } = await openTable(game, apiSetup(game, answers), apiNames(game, answers));
    remember(game, answers);
    keepKeys(table.id, game, keys);
    keepRemarks(table.id, remarks ?? []);
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

/**
 * Lets files be dropped onto an element.
 * @param {HTMLElement} element
 * @param {(file: TextFile) => void} take
 * @returns {() => void} ends it
 */
export function dropFiles(element, take) {
  const over = (/** @type {DragEvent} */ event) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    element.classList.toggle('dropping', event.type === 'dragover');
  };
  const drop = async (/** @type {DragEvent} */ event) => {
    element.classList.remove('dropping');
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    take({ name: file.name, text: await file.text() });
  };
  addEventListener('dragover', over);
  addEventListener('dragleave', over);
  addEventListener('drop', drop);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('dragleave', over);
    removeEventListener('drop', drop);
  };
}
