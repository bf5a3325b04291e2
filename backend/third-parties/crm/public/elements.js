/**
 * Makes an element. Texts become text, never markup.
 * @param {string} name
 * @param {Readonly<Record<string, string>>} [attributes]
 * @param {...(Node | string | undefined)} children
 */
export const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter((child) => child !== undefined));
  return element;
};

/**
 * @param {Readonly<Record<string, string>>} attributes
 * @param {() => void} act
 * @param {...(Node | string | undefined)} children
 */
export const button = (attributes, act, ...children) => {
  const element = make('button', { type: 'button', ...attributes }, ...children);
  element.addEventListener('click', act);
  return element;
};

/**
 * @param {import('../markdown.ts').Inline} piece
 * @param {(path: string) => void} go
 */
const inline = ({ text, look, path }, go) => {
  if (path !== undefined) return button({ class: 'link' }, () => go(path), text);
  return look === undefined ? text : make(look === 'strong' ? 'strong' : 'em', {}, text);
};

/**
 * A paragraph or a list of a message.
 * @param {import('../markdown.ts').Block} one
 * @param {(path: string) => void} go
 */
export const block = (one, go) => {
  /** @param {readonly import('../markdown.ts').Inline[]} line */
  const inlines = (line) => line.map((piece) => inline(piece, go));
  if (one.kind === 'list') {
    return make(
      'ul',
      { dir: 'auto' },
      ...one.items.map((item) => make('li', {}, ...inlines(item))),
    );
  }
  const lines = one.lines.flatMap((line, at) => [
    ...(at > 0 ? [make('br')] : []),
    ...inlines(line),
  ]);
  return make('p', { dir: 'auto' }, ...lines);
};

const SVG = 'http://www.w3.org/2000/svg';

/** Stands where no messages are. */
export const envelope = () => {
  const drawn = document.createElementNS(SVG, 'svg');
  drawn.setAttribute('viewBox', '0 0 24 24');
  drawn.setAttribute('aria-hidden', 'true');
  for (const line of ['M3 6h18v13H3z', 'm3 7 9 7 9-7']) {
    const path = document.createElementNS(SVG, 'path');
    path.setAttribute('d', line);
    drawn.append(path);
  }
  return drawn;
};
