// Santorini: HEIGHTS/SIDE/FIRST/SECOND, and a player that likes to climb.

/** The number of a square: A1 is 0, A2 is 1, B1 is 5, E5 is 24. */
const square = (text) => "ABCDE".indexOf(text[0]) * 5 + Number(text[1]) - 1;

const name = (square) => "ABCDE"[Math.floor(square / 5)] + ((square % 5) + 1);

/** The squares of a text, whatever stands between them. */
const squares = (text) => (text.match(/[A-E][1-5]/g) ?? []).map(square);

/** How many steps a king needs. */
function distance(one, other) {
  const rows = Math.abs(Math.floor(one / 5) - Math.floor(other / 5));
  return Math.max(rows, Math.abs((one % 5) - (other % 5)));
}

const CENTRE = square("C3");

export class State {
  /**
   * @param {number[]} heights of 25 squares; 4 is a dome
   * @param {number} side who is to move, 1 or 2; when we are asked, that is us
   * @param {number[][]} workers for each side its squares; none before they are placed
   */
  constructor(heights, side, workers) {
    Object.assign(this, { heights, side, workers });
  }

  static read(text) {
    const [heights, side, ...workers] = text.split("/");
    return new State([...heights].map(Number), Number(side), workers.map(squares));
  }

  write() {
    const workers = this.workers.map((workers) => workers.map(name).join(","));
    return [this.heights.join(""), this.side, ...workers].join("/");
  }

  value(move) {
    const { heights, side } = this;
    const path = squares(move);
    if (this.workers[side - 1].length === 0) {
      return -path.reduce((sum, worker) => sum + distance(worker, CENTRE), 0);
    }
    if (path.length === 2) {
      return 1000; // a step to the third level wins, and nothing is built
    }
    const [start, end, built] = path;
    const level = heights[built] + 1;
    let value = 10 * (heights[end] - heights[start]) - distance(end, CENTRE);
    if (level <= Math.min(3, heights[end] + 1)) {
      value += 2 * level; // we can climb it in the next turn
    }
    // Somebody who stands on the second level beside the new storey.
    const others = this.workers[2 - side];
    if (others.some((other) => heights[other] === 2 && distance(other, built) === 1)) {
      value += { 3: -500, 4: 500 }[level] ?? 0;
    }
    return value;
  }
}
