import type { DepositBound } from '../../../machines/banking/deposit/bounds.ts';
import { useAddress } from '../../runtime/context.tsx';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { boundName, boundValues } from './bound-words.ts';
import * as css from './bounds.css.ts';

/**
 * The amounts that may still be deposited, before anything is typed. Each limit says what is left, what is used,
 * and when it is back, in the zone where it is counted (DEP-17, LIM-01).
 */
export function DepositBounds(props: {
  /** The tightest first. */
  readonly bounds: readonly DepositBound[];
  readonly currency: string;
}) {
  const { bounds, currency } = props;
  const t = useT();
  const deadline = useDeadlines();
  const address = useAddress();
  if (bounds.length === 0) return null;
  return (
    <section className={css.bounds} aria-labelledby="deposit-bounds">
      <h2 id="deposit-bounds" className={css.title}>
        {t('deposit.bounds.title')}
      </h2>
      <ul className={css.list}>
        {bounds.map((bound) => {
          const { kind, period, left, resetOn } = bound;
          return (
            <li key={`${kind} ${period}`} className={css.bound}>
              <span>{t(boundName(bound))}</span>
              <strong className={css.left}>
                {t('deposit.bound.left', { left: formatMoney({ amount: left, currency }) })}
              </strong>
              <span className={css.quiet}>
                {t('deposit.bound.used', boundValues(bound, currency))}
              </span>
              {resetOn !== undefined && (
                <span className={css.quiet}>
                  {t('deposit.bound.resets', { date: deadline(resetOn) })}
                </span>
              )}
              {kind === 'UNVERIFIED' && (
                <a className={css.lift} href={address('/my-account/account/verification')}>
                  {t('deposit.bound.lift')}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
