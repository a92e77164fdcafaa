/** The frame round a board's position editor: the position as text, what is wrong with it, the way out. */
/** @import { Editor } from '../types/host.js' */
/** @import { Room } from './room.js' */
import { Refusal, check, sentence } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { button, copy, toast } from '../lib/parts.js';
import { say, tell } from '../lib/words.js';
import { newGame } from './room-actions.js';

/** A position that is being put together. */
export class EditorFrame {
  #position = '';
  #isRight = false;
  /** @type {string[]} */
  #reasons = [];
  #asked = 0;

  /**
   * @param {Room} room
   * @param {Editor} tools
   */
  constructor(room, tools) {
    this.room = room;
    this.tools = tools;
    this.element = h('section', { class: 'editor', 'aria-label': say('web-edit') });
    this.input = h('textarea', { class: 'input mono', rows: 3, spellcheck: 'false', name: 'edited' });
    this.input.addEventListener('change', () => void this.#read());
    this.problems = h('ul', { class: 'problems', 'aria-live': 'polite' });
    this.timer = setInterval(() => this.#look(), 250);
    this.draw();
    this.#look();
  }

  /** Leaves the editor without a trace. */
  end() {
    clearInterval(this.timer);
    this.tools.end();
    this.element.remove();
  }

  draw() {
    this.input.setAttribute('aria-label', say('web-position'));
    const play = button(say('web-play-position'), () => this.#play(), {
      class: 'primary',
      disabled: !this.#isRight,
      icon: 'step',
    });
    put(
      this.element,
      h('h2', null, say('web-edit')),
      this.tools.tools,
      h('label', { class: 'field' }, h('span', { class: 'field-name' }, say('web-position')), this.input),
      this.problems,
      h(
        'div',
        { class: 'row' },
        play,
        button(say('web-copy'), () => void this.#copy(), { icon: 'copy' }),
        button(say('web-leave-editor'), () => this.room.endEdit()),
      ),
    );
    this.playButton = play;
    this.#drawProblems();
  }

  async #copy() {
    toast((await copy(this.#position)) ? say('web-copied') : say('web-not-copied'), 'news');
  }

  #play() {
    const position = this.#position;
    this.room.endEdit();
    void newGame(this.room, position);
  }

  /** Notices what was changed on the board. */
  #look() {
    const position = this.tools.position();
    if (position === this.#position) return;
    this.#position = position;
    if (document.activeElement !== this.input) this.input.value = position;
    void this.#judge(position);
  }

  /** Puts a typed position onto the board. */
  async #read() {
    const board = await this.#judge(this.input.value.trim());
    if (board) this.tools.set(board);
  }

  /** @param {string} position */
  async #judge(position) {
    const mine = (this.#asked += 1);
    try {
      const board = await check(this.room.game, position, this.room.table.rules);
      if (mine === this.#asked) this.#show([]);
      return board;
    } catch (error) {
      if (mine === this.#asked) this.#show(reasons(error));
      return null;
    }
  }

  /** @param {string[]} reasons */
  #show(reasons) {
    this.#reasons = reasons;
    this.#isRight = reasons.length === 0;
    this.#drawProblems();
  }

  #drawProblems() {
    if (this.playButton) this.playButton.disabled = !this.#isRight;
    put(
      this.problems,
      this.#reasons.map((reason) => h('li', null, reason)),
    );
  }
}

/**
 * @param {unknown} error
 * @returns {string[]}
 */
function reasons(error) {
  if (error instanceof Refusal) {
    const all = error.problem.reasons ?? [];
    return all.length > 0 ? all.map((reason) => sentence(tell(reason))) : [error.message];
  }
  return [error instanceof Error ? error.message : String(error)];
}
