/** A rule book, in the reader's language where there is one. */
/** @import { Page } from '../app.js' */
import { ruleBook } from '../lib/api.js';
import { h, put } from '../lib/dom.js';
import { currentLanguage, say } from '../lib/words.js';

/**
 * @param {string} game
 * @returns {Promise<Page>}
 */
export async function rulesPage(game) {
  const element = h('article', { class: 'rules' });
  let shown = '';
  const words = () => void read();
  const read = async () => {
    const language = currentLanguage();
    if (shown === language) return;
    const book = await ruleBook(game, language);
    shown = language;
    const back = h(
      'a',
      { class: 'button', href: `#/${game}` },
      say('web-play-game', { game: say(`game-${game}`) }),
    );
    put(element, book, h('p', { class: 'rules-foot' }, back));
  };
  await read();
  return { element, game, title: () => say('web-rules-of', { game: say(`game-${game}`) }), words };
}
