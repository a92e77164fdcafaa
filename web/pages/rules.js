/** A rule book, in the reader's language where there is one, with the examples that the tests play as pictures. */
/** @import { Page } from '../app.js' */
import { ruleBook, ruleExamples } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { boardModule, styleSheet } from '../lib/games.js';
import { learnLink } from '../lib/learn-offer.js';
import { currentLanguage, say } from '../lib/words.js';
import { Examples } from './rules-examples.js';

/**
 * @param {string} game
 * @returns {Promise<Page>}
 */
export async function rulesPage(game) {
  const element = h('article', { class: 'rules' });
  const examples = new Examples(() => boardModule(game));
  // Without them, as when the server is away, the book is still there.
  const all = ruleExamples(game).catch(() => []);
  let shown = '';
  const words = () => void read();
  const read = async () => {
    const language = currentLanguage();
    if (shown === language) return;
    const [book, drawn] = await Promise.all([ruleBook(game, language), all, styleSheet('learn.css')]);
    shown = language;
    const back = h(
      'a',
      { class: 'button', href: `#/${game}` },
      say('web-play-game', { game: say(`game-${game}`) }),
    );
    put(element, learnLink(game), book, h('p', { class: 'rules-foot' }, back));
    foldTyped(element);
    examples.fill(element, drawn);
  };
  await read();
  const leave = () => examples.stop();
  return { element, game, title: () => say('web-rules-of', { game: say(`game-${game}`) }), words, leave };
}

/**
 * What is drawn with letters is there for terminals: on the page it is folded, with what is said of it.
 * @param {HTMLElement} book
 */
function foldTyped(book) {
  for (const typed of book.querySelectorAll('pre')) {
    const about = typed.nextElementSibling;
    const fold = h('details', null, h('summary', null, say('web-rules-typed')));
    typed.replaceWith(fold);
    fold.append(typed);
    if (about?.localName === 'p') fold.append(about);
  }
}
