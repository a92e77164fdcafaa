/** The thinkers of the house: each is a worker that does one job at a time, and whose job can be stopped at any moment. */
/** @import { Answer, Loading, Question, TableRecord } from './types.js' */
import { champion } from './files.js';

/** A job that was stopped. */
export class Stopped extends Error {}

/** @typedef {{ record: TableRecord, question: Question, settle: (answer: Answer) => void, fail: (error: Error) => void }} Job */

/** One thinker, with what waits for it. */
export class Thinker {
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Job[]} */
  #jobs = [];
  #number = 0;
  #isBusy = false;

  /**
   * @param {WebAssembly.Module} module
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
      const job = { record, question, settle, fail };
      if (signal?.aborted) return fail(new Stopped());
      signal?.addEventListener('abort', () => this.#stop(job), { once: true });
      this.#jobs.push(job);
      this.#next();
    });
  }

  #next() {
    const [job] = this.#jobs;
    if (this.#isBusy || !job) return;
    this.#isBusy = true;
    const { module } = this;
    const number = (this.#number += 1);
    this.#worker ??= this.#begin();
    const { record, question } = job;
    this.#worker.postMessage({ module, megabytes: champion(), number, record, question });
  }

  #begin() {
    const worker = new Worker(new URL('thinker.js', import.meta.url), { type: 'module', name: 'thinker' });
    worker.addEventListener('message', ({ data: { number, answer, loading } }) => {
      if (loading) this.tell(loading);
      if (answer && number === this.#number && worker === this.#worker) this.#end()?.settle(answer);
    });
    worker.addEventListener('error', (event) => {
      this.#away();
      this.#end()?.fail(new Error(event.message));
    });
    return worker;
  }

  #end() {
    this.#isBusy = false;
    const job = this.#jobs.shift();
    queueMicrotask(() => this.#next());
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
