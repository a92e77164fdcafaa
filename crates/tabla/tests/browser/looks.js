// How well things are seen, by the pixels of a photograph: what stands out from its ground, as the ratio of WCAG.
// Arguments: the photograph in base64, the samples as [selector, kind], and the most of each that are looked at.
const [photograph, samples, most] = arguments;
const bytes = Uint8Array.from(atob(photograph), (one) => one.charCodeAt(0));
const done = arguments[arguments.length - 1];

/** @param {number} value */
const linear = (value) => (value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);

createImageBitmap(new Blob([bytes], { type: 'image/png' })).then((picture) => {
  const scale = picture.width / innerWidth;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(picture, 0, 0);

  /** The luminance of every pixel in a box, and the colour that most of them have, roughly. */
  const pixels = (left, top, width, height, isRing) => {
    const { data } = pen.getImageData(left, top, width, height);
    const edge = Math.round(4 * scale);
    const all = [];
    for (let i = 0; i < data.length; i += 4) {
      const [x, y] = [(i / 4) % width, Math.floor(i / 4 / width)];
      const isOut = x < edge || y < edge || x >= width - edge || y >= height - edge;
      if (isRing && !isOut) continue;
      all.push(0.2126 * linear(data[i]) + 0.7152 * linear(data[i + 1]) + 0.0722 * linear(data[i + 2]));
    }
    return all;
  };

  /** The middle of the fullest of forty drawers. */
  const usual = (all) => {
    const drawers = new Map();
    for (const one of all) {
      const key = Math.round(Math.log(one + 0.05) * 13);
      if (drawers.has(key)) drawers.get(key).push(one);
      else drawers.set(key, [one]);
    }
    const fullest = [...drawers.values()].sort((one, other) => other.length - one.length)[0];
    return fullest.sort((one, other) => one - other)[fullest.length >> 1];
  };

  const ratio = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

  /** What of the photograph a box shows, with so much round it; nothing where it is not all in the window. */
  const part = ({ left, top, right, bottom, width, height }, around, isRing) => {
    const isIn = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    if (!isIn || width < 2 || height < 2) return null;
    const [x, y] = [Math.max(0, Math.floor((left - around) * scale)), Math.max(0, Math.floor((top - around) * scale))];
    const wide = Math.min(picture.width - x, Math.ceil((width + 2 * around) * scale));
    return pixels(x, y, wide, Math.min(picture.height - y, Math.ceil((height + 2 * around) * scale)), isRing);
  };

  const measure = (element, kind) => {
    const box = element.getBoundingClientRect();
    const inside = part(box, kind === 'piece' ? 0 : 1, false);
    if (!inside) return null;
    const ground = usual((kind === 'piece' && part(box, 4, true)) || inside);
    const ratios = inside.map((one) => ratio(one, ground)).sort((one, other) => other - one);
    // A piece stands out with a twenty-fifth of its pixels, a letter or a thin sign with the strokes that it has.
    return ratios[Math.floor(kind === 'piece' ? ratios.length / 25 : Math.max(4, ratios.length / 250))];
  };

  const found = samples.map(([selector, kind]) => {
    const seen = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0 && (kind !== 'text' || `${one.textContent}${one.dataset.text ?? one.dataset.times ?? ''}`.trim() !== ''));
    const ratios = seen.slice(0, most).map((one) => measure(one, kind)).filter((one) => one !== null);
    // Lines are all of one colour, and men stand on some of them.
    if (kind === 'line') return Math.max(...ratios);
    return ratios.length === 0 ? null : Math.min(...ratios);
  });
  done(found);
}, (error) => done([String(error)]));
