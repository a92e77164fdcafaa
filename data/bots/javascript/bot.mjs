// Speaks the line protocol of the arena. What a state is, and which move is good, is in game.mjs.

import { createInterface } from "node:readline";

import { State } from "./game.mjs";

/** The legal moves and the state of a question. The state is the last field: it may have blanks. */
function readQuestion(line) {
  const end = line.indexOf(" state=");
  const fields = new Map();
  for (const field of line.slice(0, end).split(" ").filter((field) => field.includes("="))) {
    const at = field.indexOf("=");
    fields.set(field.slice(0, at), field.slice(at + 1));
  }
  return { moves: fields.get("moves").split("|"), state: State.read(line.slice(end + " state=".length)) };
}

/** The move with the greatest value; of equal ones the first. */
function best(moves, state) {
  const values = moves.map((move) => state.value(move));
  return moves[values.indexOf(values.reduce((one, other) => Math.max(one, other)))];
}

const lines = createInterface({ input: process.stdin });
if (process.argv.includes("--echo")) {
  // Reads states, one a line, and writes them back: whoever changes the parser can see that it still works.
  for await (const line of lines) {
    console.log(State.read(line).write());
  }
} else {
  for await (const line of lines) {
    const word = line.split(" ", 1)[0];
    if (word === "tabla") {
      // "ready moves" asks for the legal moves with every question.
      console.log("ready moves");
    } else if (word === "move") {
      const { moves, state } = readQuestion(line);
      console.log(best(moves, state));
    } else if (word === "over") {
      break;
    }
    // Any other word is for later versions of the protocol, and passed over.
  }
}
