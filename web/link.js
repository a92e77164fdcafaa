// A link that was shared leads on to the page, with what stands after its `#`, of which no server hears.
const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector('a'));
const secret = location.hash.slice(1);
if (link) location.replace(secret ? `${link.href}?${secret}` : link.href);
