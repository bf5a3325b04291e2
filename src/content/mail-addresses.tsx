import { Children, type ReactNode } from 'react';

const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Makes links of the e-mail addresses that stand in a text of content, where nobody wrote a link. */
export const withMailLinks = (children: ReactNode): ReactNode =>
  Children.map(children, (child) =>
    typeof child !== 'string'
      ? child
      : child.split(ADDRESS).map((part, at) =>
          // What the pattern caught stands at the odd places.
          at % 2 === 0 ? (
            part
          ) : (
            <a key={at} href={`mailto:${part}`}>
              {part}
            </a>
          ),
        ),
  );
