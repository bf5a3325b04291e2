import type { ReactNode } from 'react';
import * as css from './account.css.ts';

/** One known fact of the account, with its name. */
export function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={css.entry}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
