/** The thinkers of the house: each is a worker that does one job at a time, and whose job can be stopped at any moment. */
/** @import { Answer, Loading, Question, TableRecord } from './types.js' */
import { Missing, champion } from './files.js';

/** A job that was stopped. */
export class Stopped extends Error {}

/** How much later than promised an answer may come, in milliseconds; then the newest thought is the answer. */
const GRACE = 500;

/**
 * @typedef {object} Job
 * @property {TableRecord} record
 * @property {Question} question
 * @property {(answer: Answer) => void} settle
 * @property {(error: Error) => void} fail
 * @property {object} [thought] the newest
 * @property {boolean} [isDue] whether the time is over
 */

/** One thinker, with what waits for it. */
export class Thinker {
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Job[]} */
  #jobs = [];
  #number = 0;
  #isBusy = false;

  /**
   * @param {() => Promise<WebAssembly.Module>} module
   * @param {(loading: Loading) => void} tell
   */
  constructor(module, tell) {
    this.module = module;
    this.tell = tell;
  }

  /**
   * Thinks about a question at a table.
   * @param {TableRecord} record
   * @param {Question} question
   * @param {AbortSignal} [signal]
   * @returns {Promise<Answer>}
   */
  think(record, question, signal) {
    return new Promise((settle, fail) => {
      /** @type {Job} */
      const job = { record, question, settle, fail };
      if (signal?.aborted) return fail(new Stopped());
      signal?.addEventListener('abort', () => this.#stop(job), { once: true });
      this.#jobs.push(job);
      void this.#next();
    });
  }

  async #next() {
    const [job] = this.#jobs;
    if (this.#isBusy || !job) return;
    this.#isBusy = true;
    const number = (this.#number += 1);
    const { record, question } = job;
    try {
      const module = await this.module();
      if (number !== this.#number || job !== this.#jobs[0]) return;
      this.#worker ??= this.#begin();
      this.#worker.postMessage({ module, megabytes: champion(), number, record, question });
    } catch (error) {
      if (job === this.#jobs[0]) this.#end()?.fail(/** @type {Error} */ (error));
    }
  }

  #begin() {
    const worker = new Worker(new URL('thinker.js', import.meta.url), { type: 'module', name: 'thinker' });
    worker.addEventListener('message', ({ data: { number, answer, loading, thought, isBegun, wrong, isMissing } }) => {
      if (loading) this.tell(loading);
      const [job] = this.#jobs;
      if (number !== this.#number || worker !== this.#worker || !job) return;
      if (isBegun) this.#setAlarm(job);
      if (thought) job.thought = thought;
      if (thought && job.isDue) this.#cut(job);
      if (answer) this.#end()?.settle(answer);
      if (wrong) this.#fail(isMissing ? new Missing(wrong) : new Error(wrong));
    });
    worker.addEventListener('error', (event) => this.#fail(new Error(event.message)));
    return worker;
  }

  /**
   * Whoever broke down is not asked again.
   * @param {Error} error
   */
  #fail(error) {
    this.#away();
    this.#end()?.fail(error);
  }

  /**
   * Whoever was promised an answer in some time gets the newest thought then, if there is none.
   * @param {Job} job
   */
  #setAlarm(job) {
    const { time } = /** @type {{ time?: number }} */ (job.question.asked ?? {});
    if (time === undefined) return;
    setTimeout(() => {
      job.isDue = true;
      if (job.thought) this.#cut(job);
    }, time * 1000 + GRACE);
  }

  /** @param {Job} job */
  #cut(job) {
    if (job !== this.#jobs[0]) return;
    this.#away();
    this.#end()?.settle({ told: job.thought });
  }

  #end() {
    this.#isBusy = false;
    const job = this.#jobs.shift();
    queueMicrotask(() => void this.#next());
    return job;
  }

  #away() {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  /** @param {Job} job */
  #stop(job) {
    const at = this.#jobs.indexOf(job);
    if (at < 0) return;
    if (at === 0) {
      this.#away();
      this.#end();
    } else {
      this.#jobs.splice(at, 1);
    }
    job.fail(new Stopped());
  }
}
