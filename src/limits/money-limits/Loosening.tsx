import { useEffect, useRef } from 'react';
import type { LimitFacts } from '../../../machines/limits/money-limits/limit-facts.ts';
import type { LimitChange } from '../../../machines/limits/money-limits/rules.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import type { CardProps } from './card-props.ts';
import * as css from './money-limits.css.ts';
import { waitWords } from './words.ts';

interface Props extends CardProps {
  readonly change: LimitChange;
  readonly facts: LimitFacts;
}

/**
 * The second step of loosening: when the limit would hold, and whether the player means it. Both ways are of one
 * weight.
 */
export function Loosening({ screen, policy, change, facts, send }: Props) {
  const t = useT();
  const { currency } = screen.limits;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const money = (amount: number): string => formatMoney({ amount, currency });
  const held = money(facts.amount ?? 0);
  return (
    <div className={css.pending}>
      <h4 ref={title} tabIndex={-1} className={css.wanted}>
        {change.kind === 'set'
          ? t('limits.loosen.higher', { from: held, to: money(change.amount) })
          : t('limits.loosen.delete', { from: held })}
      </h4>
      {waitWords(policy).map(({ text, values }) => (
        <p key={text}>{t(text, values)}</p>
      ))}
      <p className={css.quiet}>{t('limits.loosen.until', { from: held })}</p>
      <div className={css.actions}>
        <Button
          look="secondary"
          compact
          onClick={() => {
            send({ type: 'change.left' });
          }}
        >
          {t('limits.loosen.keep', { from: held })}
        </Button>
        <Button
          look="secondary"
          compact
          onClick={() => {
            send({ type: 'loosening.confirmed' });
          }}
        >
          {change.kind === 'set' ? t('limits.loosen.ask') : t('limits.loosen.askDelete')}
        </Button>
      </div>
    </div>
  );
}
