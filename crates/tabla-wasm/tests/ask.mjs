/**
 * Asks a module: `node ask.mjs MODULE DATA QUESTION…` prints a line with the answer to each question, in order.
 * What the module misses is read from the folder of data. A champion has as many megabytes as CHAMPION_MB says, or 8;
 * at the end it is told, as an error, how many bytes the module has taken.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { House } from '../../../web/local/module.js';

const [path, data, ...questions] = process.argv.slice(2);
const module = await WebAssembly.compile(readFileSync(path));
const house = await House.open(module, Number(process.env.CHAMPION_MB ?? 8));
for (const question of questions) {
  let answer = house.ask(JSON.parse(question));
  while (answer.missing) {
    for (const name of answer.missing) house.handIn(name, readFileSync(join(data, name)));
    answer = house.ask(JSON.parse(question));
  }
  console.log(house.last());
}
console.error(house.bytes());
