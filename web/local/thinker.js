/** A worker that thinks: one job after another. Whoever wants it to stop ends the worker. */
import { Missing, askWhole } from './files.js';
import { House } from './module.js';

/** @type {Promise<House> | undefined} */
let house;

addEventListener('message', async ({ data: { module, megabytes, number, record, question } }) => {
  const tell = (/** @type {object} */ loading) => postMessage({ loading });
  try {
    house ??= House.open(module, megabytes);
    const thinks = await house;
    await askWhole(thinks, { ask: 'load', record }, tell);
    thinks.tell = (thought) => postMessage({ number, thought: JSON.parse(thought) });
    postMessage({ number, isBegun: true });
    postMessage({ number, answer: await askWhole(thinks, question, tell) });
  } catch (error) {
    postMessage({ number, isMissing: error instanceof Missing, wrong: String(error) });
  }
});
