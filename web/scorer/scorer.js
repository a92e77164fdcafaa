/**
 * The scorer: three files describe a game of Scrabble that was written down, and every placement is shown on the
 * board with its arithmetic. The adding up is the server's.
 */

import { reason } from '../boards/scrabble-text.js';
import { Refusal, Unreachable } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { styleSheet } from '../lib/games.js';
import { button } from '../lib/parts.js';
import { send } from '../lib/transport.js';
import { Files } from './scorer-files.js';
import { Result } from './scorer-result.js';

/** @import { BoardHost, SayingView } from '../types/host.js' */
/** @import { Score } from './scorer-result.js' */
/** @import { Texts } from './scorer-files.js' */

/** @typedef {Pick<BoardHost, 'say' | 'tell' | 'number' | 'announce' | 'refuse' | 'moves'>} ScorerHost */

/**
 * The page of the scorer.
 * @param {ScorerHost} host
 */
export async function page(host) {
  await Promise.all(['scrabble.css', 'scrabble-table.css', '../scorer/scorer.css'].map(styleSheet));
  const scorer = new Scorer(host);
  return {
    element: scorer.element,
    words: () => scorer.words(),
    key: (/** @type {KeyboardEvent} */ event) => scorer.result.key(event),
    leave: () => scorer.files.leave(),
  };
}

class Scorer {
  /** @param {ScorerHost} host */
  constructor(host) {
    this.host = host;
    this.files = new Files(host, () => this.outdated());
    this.result = new Result(host);
    /** @type {SayingView[] | string | null} */
    this.faults = null;
    this.head = h('header', { class: 'scorer-head' });
    this.deeds = h('div', { class: 'scorer-deeds' });
    this.wrong = h('section', { class: 'scorer-faults', role: 'alert', hidden: true });
    this.element = h('section', { class: 'scorer' },
      this.head, this.wrong, this.result.element, h('div', { class: 'scorer-input' }, this.files.element, this.deeds));
    this.words();
  }

  /** Says everything anew. */
  words() {
    const { host } = this;
    put(this.head, h('h1', null, host.say('web-scorer-title')), h('p', null, host.say('web-scorer-about')));
    put(this.deeds,
      this.files.picker(),
      button(host.say('web-scorer-sample'), () => void this.sample(), { dataset: { do: 'sample' } }),
      button(host.say('web-scorer-add-up'), () => void this.addUp(), { class: 'primary', dataset: { do: 'add-up' } }));
    this.files.words();
    this.result.words();
    this.drawFaults();
  }

  /** The texts have changed: what was added up no longer belongs to them. */
  outdated() {
    this.faults = null;
    this.drawFaults();
    this.result.show(null);
    this.element.classList.remove('is-scored');
    if (this.files.isComplete) void this.addUp();
  }

  async sample() {
    try {
      this.files.fill(/** @type {Texts} */ (await call('GET')));
    } catch (error) {
      this.host.refuse(error instanceof Error ? error.message : String(error));
    }
  }

  async addUp() {
    const texts = this.files.texts();
    try {
      const score = /** @type {Score} */ (await call('POST', texts));
      this.faults = null;
      this.result.show(score);
      this.element.classList.add('is-scored');
    } catch (error) {
      this.result.show(null);
      this.element.classList.remove('is-scored');
      this.faults = faultsOf(error);
    }
    this.drawFaults();
  }

  drawFaults() {
    const { host, faults } = this;
    this.wrong.hidden = faults === null;
    if (faults === null) return put(this.wrong);
    const lines = typeof faults === 'string' ? [h('li', null, faults)] : faults.map((fault) => this.fault(fault));
    put(this.wrong, h('h2', null, host.say('web-scorer-faults')), h('ul', null, lines));
  }

  /**
   * One fault: the file, the line, its text, the reason.
   * @param {SayingView} fault
   */
  fault(fault) {
    const { host } = this;
    const { file, line, text, because } = fault.with;
    if (typeof file !== 'string' || typeof because !== 'object') return h('li', null, reason(host.tell(fault)));
    const go = () => this.files.reveal(file, typeof line === 'number' ? line : 1);
    const place = typeof line === 'number' ? `${file}:${line}` : file;
    return h('li', null,
      h('button', { type: 'button', class: 'scorer-place', onclick: go }, place),
      typeof text === 'string' && h('code', null, text),
      h('span', null, reason(host.tell(because))));
  }
}

/**
 * What the server found wrong, one by one; otherwise in one sentence.
 * @param {unknown} error
 * @returns {SayingView[] | string}
 */
function faultsOf(error) {
  const { reasons, saying } = error instanceof Refusal ? error.problem : {};
  if (reasons && reasons.length > 0) return reasons;
  return saying ? [saying] : error instanceof Error ? error.message : String(error);
}

/**
 * @param {'GET' | 'POST'} method
 * @param {Texts} [body]
 */
async function call(method, body) {
  const headers = { 'Content-Type': 'application/json' };
  const answer = await send('api/score', body ? { method, headers, body: JSON.stringify(body) } : { method })
    .catch(() => { throw new Unreachable(); });
  if (!answer.ok) throw new Refusal(await answer.json().catch(() => ({ status: answer.status })));
  return answer.json();
}
