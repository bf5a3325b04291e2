import { jsx, type JSX } from 'react/jsx-runtime';
import type { ElementType } from 'react';

type Make<More extends unknown[]> = (
  type: ElementType,
  props: unknown,
  ...more: More
) => JSX.Element;

/**
 * Makes elements as React does, with each text that stands beside elements in a `<span>`. A browser's translator
 * replaces text nodes. React then inserts beside a node that is gone, which throws, or changes it where nobody sees
 * it. A text that is the whole content of its element is safe: React replaces whatever is there.
 * @param makeOfOne the same where texts in a row are the one child that is left
 */
export const withOwnElements =
  <More extends unknown[]>(make: Make<More>, makeOfOne: Make<More> = make): Make<More> =>
  (type, props, ...more) => {
    const given = props as { readonly children?: unknown };
    if (!Array.isArray(given.children)) return make(type, props, ...more);
    const children = apart(given.children);
    return (Array.isArray(children) ? make : makeOfOne)(type, { ...given, children }, ...more);
  };

const isText = (child: unknown): child is string | number =>
  typeof child === 'string' || typeof child === 'number';

function apart(children: readonly unknown[]): unknown {
  // Texts in a row are one, at the place of the first: what stands beside them keeps its own.
  const joined: unknown[] = [];
  let text = '';
  let first = 0;
  children.forEach((child, at) => {
    joined[at] = Array.isArray(child) ? apart(child) : child;
    if (!isText(child)) return;
    const follows = isText(children[at - 1]);
    if (follows) joined[at] = null;
    else first = at;
    text = `${follows ? text : ''}${child}`;
    joined[first] = text;
  });
  return joined.every((child, at) => at === 0 || child === null) && isText(joined[0])
    ? joined[0]
    : joined.map(inElement);
}

/** The spaces around a text stay outside: nobody translates them, and in a row of boxes they take no room. */
function inElement(child: unknown, at: number): unknown {
  if (!isText(child)) return child;
  const [before, words, after] = `${child}`.split(/(\S.*\S|\S)/s);
  return words === undefined ? child : [before, jsx('span', { children: words }, at), after];
}
