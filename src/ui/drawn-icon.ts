import { createElement, type SVGAttributes } from 'react';

/** How lucide-react describes a shape on its grid of 24 by 24: elements, each with its attributes and a key. */
interface Drawing {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

type Props = SVGAttributes<SVGElement> & { readonly size?: number };

/**
 * Replaces lucide-react's own maker of icons in the build (`vite.config.ts`): without its context, its names and
 * its class names. A shape is made once, however often it is drawn.
 */
export default function createIcon({ node }: Drawing) {
  const shape = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ size = 24, ...others }: Props) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        ...others,
      },
      shape,
    );
}
