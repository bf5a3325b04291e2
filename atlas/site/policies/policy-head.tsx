import { policyFile } from '../../address.ts';
import type { PolicyData } from '../../policy-data.ts';
import * as css from '../styles.css.ts';

/** Title and parts of a policy's pages. */
export function PolicyHead({ data, page }: { data: PolicyData; page: 'policy' | 'whatIf' }) {
  const { policy, document } = data;
  const parts = [
    ['policy', 'Rules'],
    ['whatIf', 'What if'],
  ] as const;
  return (
    <header className={css.head}>
      <h1>{page === 'whatIf' ? `${document.name}: what if` : document.name}</h1>
      <p className={css.quiet}>{document.summary}</p>
      <nav className={css.nav} aria-label="Parts of this policy">
        {parts.map(([name, words]) => (
          <a
            key={name}
            className={css.navLink}
            href={`../${policyFile(policy.id, name)}`}
            aria-current={name === page ? 'page' : undefined}
          >
            {words}
          </a>
        ))}
      </nav>
    </header>
  );
}
