/** The keys of the room. The board hears them first while the focus is on it. */
/** @import { Room } from './room.js' */
import { isWeighed } from '../lib/games.js';
import { say } from '../lib/words.js';
import { newGame } from './room-actions.js';

const WALKING = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

/**
 * @param {Room} room
 * @param {KeyboardEvent} event
 * @returns {boolean} whether it was used
 */
export function roomKey(room, event) {
  const focus = document.activeElement;
  const isOnBoard = focus !== null && room.place.contains(focus);
  const isInPanel = focus !== null && room.panel?.contains(focus) === true;
  const isNowhere = focus === null || focus === document.body || focus.matches('main');
  const isWalk = WALKING.includes(event.key);
  if ((isOnBoard || isInPanel || (isNowhere && !isWalk)) && room.board.key?.(event)) return true;
  if (event.ctrlKey || event.metaKey) return !event.altKey && undoKey(room, event);
  if (isOnBoard && isWalk) return false;
  if (event.key === '/') return typeKey(room);
  return (!event.altKey && walkKey(room, event)) || letterKey(room, event);
}

/**
 * @param {Room} room
 * @param {KeyboardEvent} event
 */
function undoKey(room, event) {
  const isUndo = event.key.toLowerCase() === 'z' && !event.shiftKey;
  const isRedo = event.key.toLowerCase() === 'y' || (event.key.toLowerCase() === 'z' && event.shiftKey);
  if (isUndo && room.table.can.undo) void room.act({ act: 'undo' });
  else if (isRedo && room.table.can.redo) void room.act({ act: 'redo' });
  else return false;
  return true;
}

/**
 * @param {Room} room
 * @param {KeyboardEvent} event
 */
function walkKey(room, event) {
  if (room.editor || room.table.moves.length === 0) return false;
  switch (event.key) {
    case 'ArrowLeft':
      void room.step(-1);
      return true;
    case 'ArrowRight':
      void room.step(1);
      return true;
    case 'Home':
      void room.walk(0);
      return true;
    case 'End':
      void room.walk(null);
      return true;
    default:
      return false;
  }
}

/**
 * @param {Room} room
 * @param {KeyboardEvent} event
 */
function letterKey(room, event) {
  const { can } = room.table;
  const isWritten = room.board.isWritten === true;
  if (event.altKey !== isWritten) return false;
  // With Alt, a key of some keyboards writes another letter than the one on it.
  switch (isWritten ? event.code.replace('Key', '').toLowerCase() : event.key) {
    case 'u':
      if (can.undo) void room.act({ act: 'undo' });
      return can.undo;
    case 'r':
      if (can.redo) void room.act({ act: 'redo' });
      return can.redo;
    case 'h':
      if (room.can.advice) void room.thought.hint();
      return room.can.advice;
    case 'e':
      if (room.can.evaluate) room.thought.toggle();
      return room.can.evaluate;
    case 'n':
      void newGame(room);
      return true;
    case 's':
      if (can.step) void room.act({ act: 'step' });
      return can.step;
    case 'b':
      focusBoard(room);
      return true;
    default:
      return false;
  }
}

/** @param {Room} room */
function typeKey(room) {
  room.typed.focus();
  return true;
}

/** @param {Room} room */
function focusBoard(room) {
  const target = room.place.querySelector('[tabindex="0"], button:not(:disabled), input, select');
  if (target instanceof HTMLElement || target instanceof SVGElement) target.focus();
}

/**
 * The keys and what they do, for the help.
 * @param {Room} room
 * @returns {[string, string][]}
 */
export function roomHelp(room) {
  /** @type {[string, string][]} */
  const keys = [
    [letters(room, 'b'), say('web-key-board')],
    ['↑ ↓ ← →', say('web-key-cursor')],
    ['Enter Space', say('web-key-touch')],
    ['Esc', say('web-key-escape')],
    ['/', say('web-key-type')],
    ['← →', say('web-key-walk')],
    ['Home End', say('web-key-ends')],
    [letters(room, 'u', 'r'), say('web-key-undo')],
    [letters(room, 'n'), say('web-key-new')],
  ];
  keys.push(...(room.board.help?.() ?? []));
  if (room.known.has_advice) keys.push([letters(room, 'h'), say('web-key-hint')]);
  if (isWeighed(room.game)) keys.push([letters(room, 'e'), say('web-key-evaluate')]);
  if (room.table.step || room.table.can.step) keys.push([letters(room, 's'), say('web-key-step')]);
  return keys;
}

/**
 * What is pressed for these commands: the letters themselves, unless the board is written on.
 * @param {Room} room
 * @param {...string} commands
 */
function letters(room, ...commands) {
  return commands.map((letter) => (room.board.isWritten ? `Alt+${letter.toUpperCase()}` : letter)).join(' ');
}
