/** What somebody in their first game is told: one line, out of what the table shows already. */
/** @import { TableView } from '../types/api.js' */
/** @import { Words } from './lessons.js' */

/**
 * What can be done now; nothing where the game tells it itself.
 * @param {TableView} table
 * @param {number} begun how much of a move is begun
 * @returns {Words | null}
 */
export function coachLine(table, begun) {
  const { board } = table;
  if (board.game === 'santorini') return santorini(board, begun);
  if (board.game === 'mice') return mice(board, begun);
  if (board.game === 'jamb') return jamb(board, table.to_move ?? 1, begun);
  if (board.game === 'jewels') return [begun > 0 ? 'coach-jewels-other' : 'coach-jewels-choose'];
  return scrabble(board, begun);
}

/**
 * @param {import('../types/api.js').SantoriniView} view
 * @param {number} begun
 * @returns {Words}
 */
function santorini(view, begun) {
  if (view.placing) return [begun === 0 ? 'coach-santorini-first' : 'coach-santorini-second'];
  if (begun === 2) return ['coach-santorini-build'];
  // A step that wins is two squares alone.
  if (view.moves.some((text) => text.split(' ').length === 2)) return ['coach-santorini-win'];
  return [begun === 1 ? 'coach-santorini-step' : 'coach-santorini-choose'];
}

/**
 * @param {import('../types/api.js').MiceView} view
 * @param {number} begun
 * @returns {Words}
 */
function mice(view, begun) {
  const count = view.hand[(view.to_move ?? 1) - 1] ?? 0;
  if (begun === (count > 0 ? 1 : 2)) return ['coach-mice-take'];
  if (count > 0) return ['coach-mice-place', { count }];
  if (view.phase === 'flying') return ['coach-mice-fly'];
  return [begun === 1 ? 'coach-mice-go' : 'coach-mice-choose'];
}

/**
 * @param {import('../types/api.js').JambBoard} board
 * @param {number} seat
 * @param {number} begun
 * @returns {Words | null}
 */
function jamb(board, seat, begun) {
  const view = board.people[seat - 1]?.view;
  if (!view) return null;
  if (view.to_move === 'chance') return ['coach-jamb-throw'];
  if (!view.can_throw) return ['coach-jamb-write'];
  return begun > 0 ? ['coach-jamb-held'] : ['coach-jamb-again', { count: 3 - view.throw }];
}

/**
 * @param {import('../types/api.js').ScrabbleBoard} board
 * @param {number} begun
 * @returns {Words}
 */
function scrabble({ view }, begun) {
  if (view.doubt) return ['coach-scrabble-doubt'];
  if (begun > 1) return ['coach-scrabble-play'];
  const isFirst = view.squares.every((row) => row.every((square) => !square.letter));
  return [isFirst ? 'coach-scrabble-first' : 'coach-scrabble-lay'];
}
