// Scrabble: CGP, that is ROWS RACKS POINTS SCORELESS NOTES, and a player of words with dear letters.

//              A  B  C  D  E  F  G  H  I  J  K  L  M  N  O  P  Q   R  S  T  U  V  W  X  Y  Z
const VALUES = [1, 3, 3, 2, 1, 4, 2, 4, 1, 8, 5, 1, 3, 1, 1, 3, 10, 1, 1, 1, 1, 4, 4, 8, 4, 10];

export class State {
  /**
   * @param {string[]} board the rows from the top; a dot is an empty square, a small letter a joker
   * @param {string[]} racks from the player to move on: when we are asked, ours is the first, and others are empty
   * @param {number[]} scores in the same order
   * @param {number} scoreless turns without points in a row
   * @param {string[]} notes such as "seat 2": the second player is to move
   */
  constructor(board, racks, scores, scoreless, notes) {
    Object.assign(this, { board, racks, scores, scoreless, notes });
  }

  static read(text) {
    const [rows, racks, scores, scoreless, ...notes] = text.split(" ");
    // Numbers stand for so many empty squares.
    const board = rows.split("/").map((row) => row.replace(/\d+/g, (number) => ".".repeat(Number(number))));
    return new State(
      board,
      racks.split("/"),
      scores.split("/").map(Number),
      Number(scoreless),
      notes.join(" ").split(";").map((note) => note.trim()).filter(Boolean),
    );
  }

  write() {
    const rows = this.board.map((row) => row.replace(/\.+/g, (dots) => String(dots.length)));
    const notes = this.notes.map((note) => ` ${note};`).join("");
    return `${rows.join("/")} ${this.racks.join("/")} ${this.scores.join("/")} ${this.scoreless}${notes}`;
  }

  /** The letters of the word, and a point for each tile from the rack; coloured squares are left to you. */
  value(move) {
    const [start, word] = move.split(":");
    if (!word) {
      // To exchange tiles ("-ABC") is better than to pass ("-"); what others lay is not challenged.
      return move === "-" || move === "challenge" ? 0 : 1;
    }
    // The row has a letter and the column a number; the letter first is a word to the right, else it goes down.
    const row = start.match(/[a-z]/)[0].charCodeAt(0) - "a".charCodeAt(0);
    const column = Number(start.match(/\d+/)[0]) - 1;
    const isRight = /^[a-z]/.test(start);
    let value = 10;
    let laid = 0;
    [...word].forEach((letter, at) => {
      value += VALUES[letter.charCodeAt(0) - "A".charCodeAt(0)] ?? 0; // a joker has none
      const square = isRight ? this.board[row][column + at] : this.board[row + at][column];
      laid += square === "." ? 1 : 0;
    });
    return value + laid + (laid === 7 ? 50 : 0);
  }
}
