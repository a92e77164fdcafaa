// Before the first paint: the theme that the reader chose, if any. Not a module, so that nothing flashes.
try {
  const theme = localStorage.getItem('tabla.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Without storage the system decides.
}
// A table's address names what its room is made of: the browser asks for that before there is a page to ask.
{
  const [, game, place, page] = /^#\/(santorini|mice|scrabble|jewels|jamb)\/([^/?]+)\/?(review)?/.exec(location.hash) ?? [];
  const parts = game ? [['learn', 'trainer'].includes(place) ? place : page ?? 'room'].map((name) => `pages/${name}.js`).concat(`boards/${game}.js`) : [];
  const { src } = /** @type {HTMLScriptElement} */ (document.currentScript);
  for (const href of parts.map((name) => new URL(name, src).href)) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}
