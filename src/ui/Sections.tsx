import { useId, type ReactNode } from 'react';
import { useT, type TextId } from '../texts/index.ts';
import { Card } from './Card.tsx';
import * as css from './sections.css.ts';

/** A part of a page: its name in the address, after `#`, and its heading. */
export interface PageSection {
  readonly id: string;
  readonly title: TextId;
}

/** A part of a page that is saved by itself, with its own news. */
export function Section(props: PageSection & { intro?: string; children: ReactNode }) {
  const { id, title, intro, children } = props;
  const t = useT();
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} tabIndex={-1} className={css.target}>
      <Card>
        <div className={css.section}>
          <h2 id={heading}>{t(title)}</h2>
          {intro !== undefined && <p className={css.intro}>{intro}</p>}
          {children}
        </div>
      </Card>
    </section>
  );
}

/** The way to each part: on a phone they are far apart. The browser jumps, and moves the focus along. */
export function SectionLinks({ to }: { to: readonly PageSection[] }) {
  const t = useT();
  return (
    <nav aria-label={t('ui.sections')}>
      <ul className={css.links}>
        {to.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={css.link} data-reload="">
              {t(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
