import { useId, type ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import * as css from './profile.css.ts';

/** A part of the account that is saved by itself, with its own news. */
export function Section(props: { title: string; intro?: string; children: ReactNode }) {
  const { title, intro, children } = props;
  const id = useId();
  return (
    <section aria-labelledby={id} tabIndex={-1}>
      <Card>
        <div className={css.section}>
          <h2 id={id}>{title}</h2>
          {intro !== undefined && <p className={css.intro}>{intro}</p>}
          {children}
        </div>
      </Card>
    </section>
  );
}
