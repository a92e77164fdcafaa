/**
 * The rule books as elements. Only what they use is understood: headings, paragraphs, lists, tables, code,
 * emphasis, quotes. Everything else stays text; nothing becomes markup by itself.
 */
import { h } from './dom.js';

/**
 * @param {string} text
 * @returns {HTMLElement[]}
 */
export function markdown(text) {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  /** @type {HTMLElement[]} */
  const blocks = [];
  let at = 0;
  while (at < lines.length) {
    if (lines[at].trim() === '') {
      at += 1;
      continue;
    }
    const [block, next] = readBlock(lines, at);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

/**
 * @param {string[]} lines
 * @param {number} at
 * @returns {[HTMLElement, number]}
 */
function readBlock(lines, at) {
  const line = lines[at];
  const heading = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line);
  if (heading) return [readHeading(heading[1].length, heading[2]), at + 1];
  if (/^\s*(```|~~~)/.test(line)) return readCode(lines, at);
  if (/^\s*([-*_])(\s*\1){2,}\s*$/.test(line)) return [h('hr'), at + 1];
  if (isTable(lines, at)) return readTable(lines, at);
  if (item(line)) return readList(lines, at, indent(line));
  if (/^\s*>/.test(line)) return readQuote(lines, at);
  return readParagraph(lines, at);
}

/**
 * @param {number} level
 * @param {string} text
 */
function readHeading(level, text) {
  const tag = /** @type {'h1'} */ (`h${Math.min(level, 4)}`);
  return h(tag, null, inline(text));
}

/**
 * @param {string[]} lines
 * @param {number} at
 * @returns {[HTMLElement, number]}
 */
function readCode(lines, at) {
  const fence = lines[at].trim().slice(0, 3);
  let end = at + 1;
  while (end < lines.length && !lines[end].trim().startsWith(fence)) end += 1;
  return [h('pre', { tabindex: 0 }, h('code', null, lines.slice(at + 1, end).join('\n'))), end + 1];
}

/**
 * @param {string[]} lines
 * @param {number} at
 */
function isTable(lines, at) {
  return lines[at].includes('|') && /^\s*\|?\s*:?-+:?\s*(\|\s*:?-+:?\s*)*\|?\s*$/.test(lines[at + 1] ?? '');
}

/**
 * @param {string[]} lines
 * @param {number} at
 * @returns {[HTMLElement, number]}
 */
function readTable(lines, at) {
  const ends = cells(lines[at + 1]).map((cell) => cell.endsWith(':') && !cell.startsWith(':'));
  /** @type {(tag: 'th' | 'td', line: string) => HTMLElement} */
  const row = (tag, line) =>
    h(
      'tr',
      null,
      cells(line).map((cell, i) => h(tag, { class: ends[i] && 'number' }, inline(cell))),
    );
  let end = at + 2;
  while (end < lines.length && lines[end].includes('|')) end += 1;
  const body = lines.slice(at + 2, end).map((line) => row('td', line));
  const table = h('table', null, h('thead', null, row('th', lines[at])), h('tbody', null, body));
  return [h('div', { class: 'scroller', tabindex: 0 }, table), end];
}

/** @param {string} line */
function cells(line) {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

/**
 * @param {string} line
 * @returns {{ sign: string, text: string } | null}
 */
function item(line) {
  const found = /^\s*([-*+]|\d+[.)])\s+(.*)$/.exec(line);
  return found && { sign: found[1], text: found[2] };
}

/** @param {string} line */
function indent(line) {
  return line.length - line.trimStart().length;
}

/**
 * @param {string[]} lines
 * @param {number} at
 * @param {number} depth
 * @returns {[HTMLElement, number]}
 */
function readList(lines, at, depth) {
  const first = /** @type {{ sign: string }} */ (item(lines[at]));
  const isOrdered = /\d/.test(first.sign);
  const list = h(isOrdered ? 'ol' : 'ul', isOrdered ? { start: Number.parseInt(first.sign, 10) } : null);
  while (at < lines.length) {
    const found = item(lines[at]);
    if (!found || indent(lines[at]) < depth) break;
    const entry = h('li');
    let text = found.text;
    at += 1;
    while (at < lines.length && lines[at].trim() !== '' && !item(lines[at]) && indent(lines[at]) > depth) {
      text += ` ${lines[at].trim()}`;
      at += 1;
    }
    entry.append(...inline(text));
    const rest = skipBlank(lines, at);
    if (rest < lines.length && item(lines[rest]) && indent(lines[rest]) > depth) {
      const [inner, next] = readList(lines, rest, indent(lines[rest]));
      entry.append(inner);
      at = next;
    }
    list.append(entry);
    const after = skipBlank(lines, at);
    if (after < lines.length && item(lines[after]) && indent(lines[after]) >= depth) at = after;
  }
  return [list, at];
}

/**
 * @param {string[]} lines
 * @param {number} at
 */
function skipBlank(lines, at) {
  while (at < lines.length && lines[at].trim() === '') at += 1;
  return at;
}

/**
 * @param {string[]} lines
 * @param {number} at
 * @returns {[HTMLElement, number]}
 */
function readQuote(lines, at) {
  let end = at;
  while (end < lines.length && /^\s*>/.test(lines[end])) end += 1;
  const inner = lines.slice(at, end).map((line) => line.replace(/^\s*>\s?/, ''));
  return [h('blockquote', null, markdown(inner.join('\n'))), end];
}

/**
 * @param {string[]} lines
 * @param {number} at
 * @returns {[HTMLElement, number]}
 */
function readParagraph(lines, at) {
  let end = at + 1;
  while (end < lines.length && lines[end].trim() !== '' && !begins(lines, end)) end += 1;
  return [h('p', null, inline(lines.slice(at, end).join(' '))), end];
}

/**
 * @param {string[]} lines
 * @param {number} at
 */
function begins(lines, at) {
  return /^(#{1,6}\s|\s*(```|~~~|>))/.test(lines[at]) || item(lines[at]) !== null || isTable(lines, at);
}

/**
 * Code, strong, emphasised and linked words within a line. Links lead nowhere outside: their words are kept.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function inline(text) {
  const found =
    /(`+)(.+?)\1|\*\*(.+?)\*\*|(?<![\p{L}\d*])\*([^*\s][^*]*?)\*|(?<![\p{L}\d_])_([^_\s][^_]*?)_(?![\p{L}\d])|\[([^\]]+)\]\([^)]*\)|\\([\\`*_{}[\]()#+.!|-])/u.exec(
      text,
    );
  if (!found) return text === '' ? [] : [text];
  const before = text.slice(0, found.index);
  const after = inline(text.slice(found.index + found[0].length));
  return [...(before === '' ? [] : [before]), ...piece(found), ...after];
}

/**
 * @param {RegExpExecArray} found
 * @returns {(Node | string)[]}
 */
function piece([, , code, strong, star, low, link, sign]) {
  if (code !== undefined) return [h('code', null, code.trim())];
  if (strong !== undefined) return [h('strong', null, inline(strong))];
  if (star !== undefined || low !== undefined) return [h('em', null, inline(star ?? low))];
  return link === undefined ? [sign] : inline(link);
}
