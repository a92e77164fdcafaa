/**
 * Elements without markup in strings: text stays text, styles go through the object model, so that the page
 * lives under the strictest content policy.
 */

/** @typedef {Node | string | number | null | undefined | false} Child */
/** @typedef {Record<string, unknown>} Props */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * An HTML element: `h('button', { class: 'quiet', onclick: leave, 'aria-label': words }, 'Leave')`.
 *
 * A property that begins with `on` is a listener, `style` and `dataset` are objects, `true` sets an empty
 * attribute, `false`, `null` and `undefined` leave it out, everything else is an attribute.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props, ...children) {
  return fill(document.createElement(tag), props ?? {}, children);
}

/**
 * An SVG element, with the same properties.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag
 * @param {Props | null} [props]
 * @param {...(Child | Child[])} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, props, ...children) {
  return fill(document.createElementNS(SVG, tag), props ?? {}, children);
}

/**
 * Sets properties of an element that stands already.
 * @template {HTMLElement | SVGElement} E
 * @param {E} element
 * @param {Props} props
 * @returns {E}
 */
export function set(element, props) {
  for (const [name, value] of Object.entries(props)) setOne(element, name, value);
  return element;
}

/**
 * Takes everything out of an element and puts these children in.
 * @param {Element} element
 * @param {...(Child | Child[])} children
 */
export function put(element, ...children) {
  element.replaceChildren(...nodes(children));
}

/**
 * @template {HTMLElement | SVGElement} E
 * @param {E} element
 * @param {Props} props
 * @param {(Child | Child[])[]} children
 * @returns {E}
 */
function fill(element, props, children) {
  set(element, props);
  element.append(...nodes(children));
  return element;
}

/**
 * @param {HTMLElement | SVGElement} element
 * @param {string} name
 * @param {unknown} value
 */
function setOne(element, name, value) {
  if (name.startsWith('on') && typeof value === 'function') {
    element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
  } else if (name === 'style') {
    for (const [property, to] of Object.entries(/** @type {Record<string, string | number>} */ (value))) {
      element.style.setProperty(property, String(to));
    }
  } else if (name === 'dataset') {
    Object.assign(element.dataset, value);
  } else if (value === false || value === null || value === undefined) {
    element.removeAttribute(name);
  } else {
    element.setAttribute(name, value === true ? '' : String(value));
  }
}

/**
 * @param {(Child | Child[])[]} children
 * @returns {(Node | string)[]}
 */
function nodes(children) {
  /** @type {(Node | string)[]} */
  const all = [];
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    all.push(typeof child === 'number' ? String(child) : child);
  }
  return all;
}
