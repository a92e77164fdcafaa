// Mice: WHITE/BLACK/INHAND/SIDE, and a player that closes mills.

// Ring by ring from outside, each clockwise from its corner at the top left: so points are ordered in a state.
const POINTS = [
  "a7 d7 g7 g4 g1 d1 a1 a4",
  "b6 d6 f6 f4 f2 d2 b2 b4",
  "c5 d5 e5 e4 e3 d3 c3 c4",
].flatMap((ring) => ring.split(" "));

// The four sides of each ring, and the four lines across the rings.
const MILLS = [
  ...[0, 8, 16].flatMap((ring) => [0, 2, 4, 6].map((side) => [ring + side, ring + side + 1, ring + ((side + 2) % 8)])),
  ...[1, 3, 5, 7].map((place) => [place, place + 8, place + 16]),
];

const EMPTY = 0;
const WHITE = 1;
const BLACK = 2;

export class State {
  /**
   * @param {number[]} board what stands on each of the 24 points
   * @param {number[]} hand how many men White and Black have still to place
   * @param {number} side who is to move; when we are asked, that is us
   */
  constructor(board, hand, side) {
    Object.assign(this, { board, hand, side });
  }

  static read(text) {
    const [white, black, hand, side] = text.split("/");
    const board = POINTS.map((point) => {
      if (white.split(",").includes(point)) return WHITE;
      return black.split(",").includes(point) ? BLACK : EMPTY;
    });
    return new State(board, hand.split(",").map(Number), side === "w" ? WHITE : BLACK);
  }

  write() {
    const men = (colour) => POINTS.filter((_, point) => this.board[point] === colour).join(",");
    return [men(WHITE), men(BLACK), this.hand.join(","), this.side === WHITE ? "w" : "b"].join("/");
  }

  /** What the board is worth after a move such as d2, d2-d3 or d2-d3xa7. */
  value(move) {
    const board = [...this.board];
    const [path, taken] = move.split("x");
    const points = path.split("-").map((point) => POINTS.indexOf(point));
    board[points[0]] = EMPTY;
    board[points.at(-1)] = this.side;
    let value = 0;
    if (taken) {
      board[POINTS.indexOf(taken)] = EMPTY;
      value += 50;
    }
    for (const mill of MILLS) {
      const own = mill.filter((point) => board[point] === this.side).length;
      const empty = mill.filter((point) => board[point] === EMPTY).length;
      if (own === 3) {
        value += 20;
      } else if (own === 2 && empty === 1) {
        value += 10;
      } else if (own === 0 && empty === 1) {
        value -= 12; // the other side could close it
      }
    }
    return value;
  }
}
