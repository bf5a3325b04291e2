import { useAddress } from '../../runtime/context.tsx';
import { usePolicy } from '../../runtime/player/player-policy.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { LimitLinks } from '../../limits/LimitLinks.tsx';
import { NAMES } from '../../limits/money-limits/words.ts';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import type { Known } from '../../runtime/offers/asked.ts';
import type { OwnLimit } from '../../runtime/offers/own-facts.ts';
import * as css from './player-home.css.ts';

/** The bounds that the player set, their rest, and the ways to set one, to pause and to stop. */
export function OwnLimits({ limits }: { limits: Known<readonly OwnLimit[]> }) {
  const t = useT();
  const address = useAddress();
  const { requiredPeriods } = usePolicy();
  const isNone = limits.status === 'ready' && limits.value.length === 0;
  const isMissing =
    limits.status === 'ready' &&
    requiredPeriods.some(
      (wanted) => !limits.value.some(({ kind, period }) => kind === 'deposit' && period === wanted),
    );
  return (
    <section className={css.safer} aria-labelledby="home-limits">
      <div className={css.block}>
        <h2 id="home-limits">{t('home.limits.title')}</h2>
        {limits.status === 'error' && (
          <div className={css.failed}>
            <p>{t('limits.error.load')}</p>
            <Button look="secondary" compact busy={limits.retrying} onClick={limits.retry}>
              {t('action.retry')}
            </Button>
          </div>
        )}
        {isNone && !isMissing && <p className={css.quiet}>{t('home.limits.none')}</p>}
        {isMissing && <p>{t('home.limits.required')}</p>}
        {limits.status === 'ready' && !isNone && (
          <ul className={css.limits}>
            {limits.value.map((limit) => (
              <li key={`${limit.kind} ${limit.period}`} className={css.limit}>
                <Held {...limit} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={css.ways}>
        <LimitLinks {...(!isNone && { first: 'home.limits.change' })} />
        <LinkButton look="secondary" wide href={address('/responsible-gambling')}>
          {t('home.safer.help.title')}
        </LinkButton>
      </div>
    </section>
  );
}

function Held({ kind, period, currency, facts }: OwnLimit) {
  const t = useT();
  const deadline = useDeadlines();
  const { amount, used, remaining, resetAt } = facts;
  return (
    <>
      <p className={css.name}>
        <span>{t(NAMES[kind][period])}</span>
        <strong>
          <Money amount={amount} currency={currency} />
        </strong>
      </p>
      {used !== undefined && (
        <progress
          className={css.bar}
          max={Math.max(amount, 1)}
          value={Math.min(used, amount)}
          aria-hidden
        />
      )}
      <p className={css.left}>
        {remaining !== undefined && (
          <span>
            {t('limits.remaining', { amount: formatMoney({ amount: remaining, currency }) })}
          </span>
        )}
        {resetAt !== undefined && <span>{t('limits.resetsAt', { date: deadline(resetAt) })}</span>}
      </p>
    </>
  );
}
