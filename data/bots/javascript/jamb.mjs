// Jamb: DOWN/UP/HAND/TABLE, and a player that takes what is made and else throws for the next field.

const ROWS = ["1", "2", "3", "4", "5", "6", "kenta", "ful", "poker", "jamb"];

// What a row is worth at least when it is made: three dice of a face, or the combination.
const PAR = [3, 6, 9, 12, 15, 18, 46, 37, 44, 55];

const FACES = [1, 2, 3, 4, 5, 6];

/** The parts of a text between commas; an empty text has none. */
const items = (text) => (text === "" ? [] : text.split(","));

const sum = (numbers) => numbers.reduce((one, other) => one + other, 0);

export class State {
  /**
   * @param {number[]} down the values of the column down, from the top
   * @param {number[]} up the values of the column up, from the bottom: jamb is the first
   * @param {Map<string, number>} hand the filled fields of the column hand, by their rows
   * @param {number} thrown the number of the throw: 1, 2 or 3
   * @param {number[]} dice that lie there, sorted; fewer than five while the others are in the cup
   */
  constructor(down, up, hand, thrown, dice) {
    Object.assign(this, { down, up, hand, thrown, dice });
  }

  static read(text) {
    const [down, up, hand, table] = text.split("/");
    const fields = items(hand).map((field) => field.split("="));
    const [thrown, dice] = table.split(":");
    return new State(
      items(down).map(Number),
      items(up).map(Number),
      new Map(fields.map(([row, value]) => [row, Number(value)])),
      Number(thrown),
      [...dice].filter((die) => die !== "?").map(Number),
    );
  }

  write() {
    const hand = ROWS.filter((row) => this.hand.has(row)).map((row) => `${row}=${this.hand.get(row)}`);
    const table = `${this.thrown}:${this.dice.join("").padEnd(5, "?")}`;
    return [this.down.join(","), this.up.join(","), hand.join(","), table].join("/");
  }

  count(face) {
    return this.dice.filter((die) => die === face).length;
  }

  /** The face that most dice show; of equal ones the greatest. */
  most() {
    return FACES.reduce((best, face) => (this.count(face) >= this.count(best) ? face : best));
  }

  /** What the dice are worth in a row, counted from 0. */
  points(row) {
    const most = this.most();
    const has = (count) => FACES.some((face) => this.count(face) === count);
    switch (ROWS[row]) {
      case "kenta": {
        const isKenta = this.count(most) === 1 && !(this.count(1) && this.count(6));
        return isKenta ? 76 - 10 * this.thrown : 0;
      }
      case "ful":
        return has(3) && has(2) ? 30 + sum(this.dice) : 0;
      case "poker":
        return this.count(most) >= 4 ? 40 + 4 * most : 0;
      case "jamb":
        return this.count(most) === 5 ? 50 + 5 * most : 0;
      default:
        return (row + 1) * this.count(row + 1);
    }
  }

  /** The dice to keep for a row. */
  wanted(row) {
    const most = this.most();
    const last = this.count(6) ? 6 : 1;
    const counts = {
      kenta: (face) => (face === last || (face > 1 && face < 6) ? Math.min(1, this.count(face)) : 0),
      ful: (face) => (this.count(face) >= 2 ? Math.min(3, this.count(face)) : 0),
      poker: (face) => (face === most ? this.count(face) : 0),
      jamb: (face) => (face === most ? this.count(face) : 0),
    };
    const count = counts[ROWS[row]] ?? ((face) => (face === row + 1 ? this.count(face) : 0));
    return FACES.flatMap((face) => Array(count(face)).fill(face));
  }

  /** A field that is made is best, then keeping the right dice, then the field that costs least. */
  value(move) {
    const [word, ...rest] = move.split("-");
    if (["down", "up", "hand"].includes(word)) {
      const row = ROWS.indexOf(rest[0]);
      const value = this.points(row) - PAR[row];
      return value >= 0 ? value + 100 : value;
    }
    const keep = word === "keep" ? rest : [];
    // The next field of down, counted from the top, and that of up, from the bottom.
    const following = [this.down.length, 9 - this.up.length].filter((row) => row >= 0 && row <= 9);
    const isWanted = following.some((row) => this.wanted(row).join() === keep.join());
    return isWanted ? 10 + keep.length : -1000;
  }
}
