/** What can be done at a table beside playing: the row of buttons under the moves, and their dialogs. */
/** @import { OfferKind } from '../types/api.js' */
/** @import { Room } from './room.js' */
/** @import { IconName } from '../lib/icons.js' */
/** @import { MenuItem } from '../lib/parts.js' */
import { h, put } from '../lib/dom.js';
import { isWeighed } from '../lib/games.js';
import { button, dialog, iconButton, menu } from '../lib/parts.js';
import { say } from '../lib/words.js';
import { isKeptHere } from '../lib/transport.js';
import { filesDialog, handOver, shareDialog } from './room-files.js';

/** @param {Room} room */
export function actionsPart(room) {
  const element = h('div', { class: 'actions', role: 'toolbar' });
  const row = h('div', { class: 'action-row' });
  const steps = h('div', { class: 'steps' });
  element.append(steps, row);
  let words = '';

  const draw = () => {
    element.setAttribute('aria-label', say('web-actions'));
    drawSteps();
    if (words !== say('web-more')) {
      words = say('web-more');
      put(row, buttons());
    }
    const { can } = room.table;
    const isNow = room.ply === null;
    enable('undo', (can.undo || can.take_back) && isNow);
    const undo = row.querySelector('.action-undo');
    if (undo instanceof HTMLElement) undo.title = undo.ariaLabel = undoWords();
    enable('redo', can.redo && isNow);
    enable('hint', room.can.advice);
    enable('evaluate', room.can.evaluate);
    row.querySelector('.action-evaluate')?.setAttribute('aria-pressed', String(room.thought.isOn));
  };

  /**
   * @param {string} name
   * @param {boolean} on
   */
  const enable = (name, on) => {
    const one = row.querySelector(`.action-${name}`);
    if (one instanceof HTMLButtonElement) one.disabled = !on;
  };

  const buttons = () => [
    named('undo', 'undo', undoWords(), undo, say('web-undo')),
    named('redo', 'redo', say('web-redo'), () => void room.act({ act: 'redo' }), say('web-redo-short')),
    room.known.has_advice && named('hint', 'hint', say('web-hint'), () => void room.thought.hint()),
    isWeighed(room.game) &&
      named('evaluate', 'scales', say('web-evaluate'), () => room.thought.toggle()),
    h('span', { class: 'bar-space' }),
    named('new', 'plus', say('web-new-game'), () => void newGame(room)),
    named('share', 'share', say('web-share'), () => shareDialog(room)),
    menu(say('web-more'), 'more', items),
  ];

  // Where others play too, they are asked.
  const undo = () =>
    void room.act(room.table.can.take_back ? { act: 'offer', offer: 'take-back' } : { act: 'undo' });

  const undoWords = () => (room.table.can.take_back ? say('web-ask-take-back') : say('web-undo'));

  /** @param {OfferKind} offer */
  const ask = (offer) => () => void room.act({ act: 'offer', offer });

  /** @returns {MenuItem[]} */
  const items = () => {
    /** @type {MenuItem[]} */
    const all = [
      {
        words: say('web-type-move'),
        icon: 'keys',
        press: () => room.typed.focus(),
        off: !room.isLive,
        class: 'narrow-only',
      },
      {
        words: say('web-review'),
        icon: 'chart',
        press: () => (location.hash = `#/${room.game}/${room.id}/review`),
        off: !room.table.can.review,
      },
      { words: say('web-save-load'), icon: 'save', press: () => filesDialog(room) },
    ];
    if (room.board.editor && room.known.has_positions)
      all.push({ words: say('web-edit'), icon: 'edit', press: () => room.edit() });
    all.push({
      words: say('web-looks'),
      icon: 'half',
      press: () => void import('./room-looks.js').then(({ looksDialog }) => looksDialog(room)),
    });
    all.push({
      words: say('web-rules'),
      icon: 'book',
      press: () => (location.hash = `#/rules/${room.game}`),
    });
    const { can, you, ending } = room.table;
    if (can.draw) all.push({ words: say('web-ask-draw'), icon: 'half', press: ask('draw') });
    if (can.more_time) all.push({ words: say('web-ask-more-time'), icon: 'clock', press: ask('more-time') });
    if (you.length === 1 && !ending && !isKeptHere(room.id))
      all.push({ words: say('web-go-on-elsewhere'), icon: 'phone', press: () => void handOver(room, you[0]) });
    if (room.table.can.resign) all.push({ words: stopWords(), icon: 'flag', press: resign });
    return all;
  };

  const stopWords = () =>
    room.table.seats.length > 1 && room.game !== 'jamb' ? say('web-resign') : say('web-stop');

  const resign = () => {
    dialog(stopWords(), (close) => [
      h('p', null, say('web-resign-sure')),
      h(
        'div',
        { class: 'row end' },
        button(say('web-no'), close),
        button(
          stopWords(),
          () => {
            close();
            void room.act({ act: 'resign' });
          },
          { class: 'danger', icon: 'flag' },
        ),
      ),
    ]);
  };

  const drawSteps = () => {
    const { table } = room;
    const isAlone = table.seats.length > 1 && table.seats.every((seat) => !seat.is_person);
    steps.hidden = table.ending !== null && table.ending !== undefined ? true : !(isAlone || table.step);
    if (steps.hidden) return;
    const isFocused = steps.contains(document.activeElement);
    const run = table.step
      ? button(say('web-run'), () => void room.act({ act: 'pace', step: false }), { icon: 'run' })
      : button(say('web-pause'), () => void room.act({ act: 'pace', step: true }), { icon: 'pause' });
    const next = button(say('web-next-step'), () => void room.act({ act: 'step' }), {
      class: 'primary',
      icon: 'step',
      disabled: !table.can.step,
    });
    put(steps, table.step && next, run);
    if (isFocused) steps.querySelector('button')?.focus();
  };

  return { element, draw };
}

/**
 * A button of the row, with its words below it where there is no pointer to hover.
 * @param {string} name
 * @param {IconName} look
 * @param {string} words
 * @param {() => void} press
 * @param {string} [short]
 */
function named(name, look, words, press, short = words) {
  return iconButton(look, words, press, { class: `action-${name}`, short });
}

/**
 * The form for a new game of the same kind, over the table.
 * @param {Room} room
 * @param {string} [position]
 */
export async function newGame(room, position) {
  const { dressed, setupForm } = await import('./setup.js');
  await dressed;
  dialog(
    say('web-new-of', { game: say(`game-${room.game}`) }),
    (close) => [setupForm(room.game, room.catalogue, { position, done: close }).element],
    { class: 'wide' },
  );
}
