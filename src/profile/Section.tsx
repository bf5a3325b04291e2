import { useId, type ReactNode } from 'react';
import { useT } from '../texts/index.ts';
import { Card } from '../ui/Card.tsx';
import * as css from './profile.css.ts';
import { SECTION_NAMES, SECTIONS, type SectionName } from './sections.ts';

/** A part of the account that is saved by itself, with its own news. */
export function Section(props: { name: SectionName; intro?: string; children: ReactNode }) {
  const { name, intro, children } = props;
  const t = useT();
  const heading = useId();
  return (
    <section id={name} aria-labelledby={heading} tabIndex={-1} className={css.target}>
      <Card>
        <div className={css.section}>
          <h2 id={heading}>{t(SECTIONS[name])}</h2>
          {intro !== undefined && <p className={css.intro}>{intro}</p>}
          {children}
        </div>
      </Card>
    </section>
  );
}

/** The way to each part: on a phone they stand far apart. The browser jumps, and takes the focus along. */
export function SectionLinks() {
  const t = useT();
  return (
    <nav aria-label={t('profile.sections')}>
      <ul className={css.links}>
        {SECTION_NAMES.map((name) => (
          <li key={name}>
            <a href={`#${name}`} className={css.link} data-reload="">
              {t(SECTIONS[name])}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
