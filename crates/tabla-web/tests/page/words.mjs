// Puts words together as the page does; prints one line for each sentence.
const patterns = {
  points: [{ s: 'count', of: { one: 'un punct', few: [{ v: 'count' }, ' puncte'], other: [{ v: 'count' }, ' de puncte'] }, d: 'other' }],
  cross: ['precrtaj ', { v: 'row', f: 'accusative' }, ', ', { m: '-house', w: { case: 'of' } }],
  which: [{ s: 'row', of: { kenta: 'kenta', other: 'not kenta' }, d: 'other', k: true }],
  kenta: 'kenta',
  'kenta.accusative': 'kentu',
  '-house': [{ s: 'case', of: { of: 'of the house', other: 'the house' }, d: 'other' }],
};
globalThis.document = { documentElement: { dataset: {} } };
globalThis.fetch = async () => ({ ok: true, json: async () => patterns });
const { say, speak } = await import('./lib/words.js');
await speak('ro');
const kenta = { key: 'kenta', with: {} };
console.log([1, 2, 19, 20, 100, 101, 119, 120, 1001].map((count) => say('points', { count })).join(', '));
console.log(say('cross', { row: kenta }));
console.log(say('cross', { row: '3' }));
console.log(say('which', { row: kenta }), say('which', { row: '3' }));
