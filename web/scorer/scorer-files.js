/** The three files: chosen, dropped, pasted or written. */

import { h, put } from '../lib/dom.js';
import { icon } from '../lib/icons.js';

/** @import { ScorerHost } from './scorer.js' */

/** @typedef {{ jetoane: string, tabla: string, joc: string }} Texts */
/** @typedef {keyof Texts} Name */

/** @type {[name: Name, file: string, example: string][]} */
const FILES = [
  ['jetoane', 'jetoane.txt', 'A 1\nB 9\nC 1'],
  ['tabla', 'tablaJoc.txt', '15\nrosu a1\nbleu a4'],
  ['joc', 'joc.txt', '1 h5 SPIC\n2 8d JUDECA'],
];

export class Files {
  /**
   * @param {ScorerHost} host
   * @param {() => void} changed
   */
  constructor(host, changed) {
    this.host = host;
    this.changed = changed;
    this.fields = new Map(FILES.map(([name, file, placeholder]) => {
      const how = { rows: 9, spellcheck: 'false', autocapitalize: 'off' };
      const field = h('textarea', { class: 'input mono', name: file, placeholder, ...how });
      field.addEventListener('change', () => changed());
      return [name, field];
    }));
    this.element = h('div', { class: 'scorer-files' });
    this.over = (/** @type {DragEvent} */ event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      this.element.classList.toggle('dropping', event.type === 'dragover');
    };
    this.drop = (/** @type {DragEvent} */ event) => {
      this.element.classList.remove('dropping');
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      void this.take([...event.dataTransfer.files]);
    };
    addEventListener('dragover', this.over);
    addEventListener('dragleave', this.over);
    addEventListener('drop', this.drop);
  }

  leave() {
    removeEventListener('dragover', this.over);
    removeEventListener('dragleave', this.over);
    removeEventListener('drop', this.drop);
  }

  words() {
    const { host } = this;
    const notes = {
      jetoane: host.say('web-scorer-tiles-note'),
      tabla: host.say('web-scorer-board-note'),
      joc: host.say('web-scorer-game-note'),
    };
    put(this.element, FILES.map(([name, file]) => h('label', { class: 'field' },
      h('span', { class: 'field-name mono' }, file),
      h('span', { class: 'field-note' }, notes[name]),
      this.fields.get(name))));
  }

  /** A button that opens the files of the machine; several can be chosen at once. */
  picker() {
    const { host } = this;
    const input = h('input', { type: 'file', class: 'unseen', accept: '.txt,text/plain', multiple: true });
    input.addEventListener('change', async () => {
      await this.take([...input.files ?? []]);
      input.value = '';
    });
    return [
      h('label', { class: 'file-field' }, input, icon('load'), h('span', null, host.say('web-scorer-files'))),
      h('span', { class: 'scorer-drop' }, host.say('web-scorer-drop')),
    ];
  }

  /**
   * Takes files by their names, in whatever case and folder.
   * @param {File[]} files
   */
  async take(files) {
    for (const file of files) {
      const known = FILES.find(([name, usual]) =>
        [usual.toLowerCase(), `${name}.txt`].includes(file.name.toLowerCase()));
      const field = known && this.fields.get(known[0]);
      if (field) {
        field.value = await file.text();
      } else {
        const names = FILES.map(([, usual]) => usual).join(', ');
        this.host.refuse(this.host.say('web-scorer-other-file', { file: file.name, names }));
      }
    }
    this.changed();
  }

  /** @param {Texts} texts */
  fill(texts) {
    for (const [name, field] of this.fields) field.value = texts[name];
    this.changed();
  }

  /** @returns {Texts} */
  texts() {
    const text = (/** @type {Name} */ name) => this.fields.get(name)?.value ?? '';
    return { jetoane: text('jetoane'), tabla: text('tabla'), joc: text('joc') };
  }

  get isComplete() {
    return [...this.fields.values()].every((field) => field.value.trim() !== '');
  }

  /**
   * Shows a line of a file.
   * @param {string} file
   * @param {number} line
   */
  reveal(file, line) {
    const known = FILES.find(([, usual]) => usual === file);
    const field = known && this.fields.get(known[0]);
    if (!field) return;
    const lines = field.value.split('\n');
    const start = lines.slice(0, line - 1).reduce((all, text) => all + text.length + 1, 0);
    field.focus();
    field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
    field.scrollTop = Math.max(0, (line - 4) * (field.scrollHeight / Math.max(1, lines.length)));
  }
}
