import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { spinner } from '../ui/button.css.ts';
import { Icon } from '../ui/Icon.tsx';
import * as css from './result.css.ts';

export interface ResultProps {
  /** `busy`: something is awaited. */
  readonly icon: LucideIcon | 'busy';
  /** The kind of news; words and icon say the same. */
  readonly tone: keyof typeof css.sign;
  /** May hold the amount that the screen is about, as the `hero` of its styles. */
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly facts?: readonly Fact[];
  /** The ways on, the primary one first. */
  readonly actions?: ReactNode;
}

export interface Fact {
  readonly term: string;
  readonly value: ReactNode;
}

/** One piece of news about a deposit, its meaning and the ways on. */
export function Result({ icon, tone, title, children, facts = [], actions }: ResultProps) {
  return (
    <div className={css.result}>
      <span className={css.sign[tone]}>
        {icon === 'busy' ? <span className={spinner} /> : <Icon of={icon} size={24} />}
      </span>
      <div className={css.news}>
        {/* The view moves focus here when its screen changes. */}
        <h2 className={css.title} tabIndex={-1}>
          {title}
        </h2>
        <div className={css.body}>{children}</div>
      </div>
      {facts.length > 0 && <Facts facts={facts} />}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
