import { PortableText, type PortableTextReactComponents } from '@portabletext/react';
import { useMemo, type ReactNode } from 'react';
import type { Locale } from '../locale/locale.ts';
import { useT } from '../texts/index.ts';
import { unseen } from '../ui/base.css.ts';
import { fields, text } from './decode.ts';
import { safeLink } from './links.ts';
import { withMailLinks } from './mail-addresses.tsx';
import { prose } from './rich-text.css.ts';
import type { RichTextValue } from './types.ts';

/**
 * Content as React nodes, never as an HTML string. Links follow `safeLink`; blocks, styles and marks
 * that the site does not know show their plain text, or nothing.
 */
export function RichText(props: {
  value: RichTextValue;
  locale: Pick<Locale, 'prefix'>;
  /** Level of the content's topmost heading; 2 on a page of its own. */
  heading?: 2 | 3;
}) {
  const { value, locale, heading = 2 } = props;
  const { prefix } = locale;
  const components = useMemo(() => componentsFor({ prefix }, heading), [prefix, heading]);
  return (
    <div className={prose}>
      <PortableText value={[...value]} components={components} onMissingComponent={false} />
    </div>
  );
}

type Children = { children?: ReactNode };

function componentsFor(
  locale: Pick<Locale, 'prefix'>,
  heading: 2 | 3,
): Partial<PortableTextReactComponents> {
  const Title = heading === 2 ? 'h2' : 'h3';
  const Subtitle = heading === 2 ? 'h3' : 'h4';
  return {
    block: {
      normal: ({ children }: Children) => <p>{withMailLinks(children)}</p>,
      h2: ({ children }: Children) => <Title>{children}</Title>,
      h3: ({ children }: Children) => <Subtitle>{children}</Subtitle>,
    },
    listItem: ({ children }: Children) => <li>{withMailLinks(children)}</li>,
    marks: {
      link: ({ value, children }) => (
        <ContentLink address={text(fields(value)['href'])} locale={locale}>
          {children}
        </ContentLink>
      ),
    },
    unknownType: () => null,
    unknownBlockStyle: ({ children }: Children) => <p>{children}</p>,
    unknownMark: ({ children }: Children) => <>{children}</>,
  };
}

/** A link that content sets; where its address is not safe, only its words show. */
function ContentLink(props: {
  address: string | undefined;
  locale: Pick<Locale, 'prefix'>;
  children: ReactNode;
}) {
  const { address, locale, children } = props;
  const t = useT();
  const link = safeLink(address, locale);
  if (link === undefined) return <>{children}</>;
  if (link.kind === 'internal') return <a href={link.href}>{children}</a>;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={unseen}> ({t('content.opensInNewTab')})</span>
    </a>
  );
}
