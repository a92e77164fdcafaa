// Jewels: BOARD/PREVIEW/POINTS/TURNS/LEFT, and a player that counts runs.

export class State {
  /**
   * @param {number[][]} board the rows from the top, each of eight colours, 1 to 6
   * @param {number[]} preview for each column the stone that falls next
   * @param {number} points
   * @param {number} turns that are played
   * @param {number} left turns that are left
   */
  constructor(board, preview, points, turns, left) {
    Object.assign(this, { board, preview, points, turns, left });
  }

  static read(text) {
    const [board, preview, ...numbers] = text.split("/");
    const colours = (text) => [...text].map(Number);
    return new State(board.split(",").map(colours), colours(preview), ...numbers.map(Number));
  }

  write() {
    const board = this.board.map((row) => row.join("")).join(",");
    return [board, this.preview.join(""), this.points, this.turns, this.left].join("/");
  }

  /** Three in a line after the swap are worth most; low on the board more stones fall after it. */
  value(move) {
    // Column and row of one stone, column and row of the other, counted from 1 at the top left.
    const [column, row, otherColumn, otherRow] = [...move].map((digit) => Number(digit) - 1);
    const board = this.board.map((row) => [...row]);
    board[row][column] = this.board[otherRow][otherColumn];
    board[otherRow][otherColumn] = this.board[row][column];
    return 10 * runs(board) + Math.max(row, otherRow);
  }
}

/** How many threes lie in a line: four in a line are two of them, as the game counts. */
function runs(board) {
  const columns = board.map((_, column) => board.map((row) => row[column]));
  const threes = (line) => line.filter((stone, at) => stone === line[at + 1] && stone === line[at + 2]).length;
  return [...board, ...columns].reduce((sum, line) => sum + threes(line), 0);
}
