import { jsx, type JSX } from 'react/jsx-runtime';
import type { ElementType } from 'react';

type Make<More extends unknown[]> = (
  type: ElementType,
  props: unknown,
  ...more: More
) => JSX.Element;

/**
 * Makes elements as React does, with each text that stands beside others in a `<span>`. A browser's translator
 * replaces text nodes. React then inserts beside a node that is gone, which throws, or changes it where nobody sees
 * it. A text that is the whole content of its element is safe: React replaces whatever is there.
 */
export const withOwnElements =
  <More extends unknown[]>(make: Make<More>): Make<More> =>
  (type, props, ...more) => {
    const given = props as { readonly children?: unknown };
    return make(
      type,
      Array.isArray(given.children) ? { ...given, children: given.children.map(apart) } : props,
      ...more,
    );
  };

/** The spaces around a text stay outside: nobody translates them, and in a row of boxes they take no room. */
function apart(child: unknown, at: number): unknown {
  if (Array.isArray(child)) return child.map(apart);
  if (typeof child !== 'string' && typeof child !== 'number') return child;
  const [before, words, after] = `${child}`.split(/(\S.*\S|\S)/s);
  return words === undefined ? child : [before, jsx('span', { children: words }, at), after];
}
