/** The scorer of written-down Scrabble games, as a page of the house. */
/** @import { Page } from '../app.js' */
import { commonHost } from '../lib/host.js';
import { say } from '../lib/words.js';
import { page } from '../scorer/scorer.js';

/** @returns {Promise<Page>} */
export async function scorerPage() {
  const scorer = await page(commonHost());
  return { ...scorer, game: 'scrabble', title: () => say('web-scorer-title') };
}
