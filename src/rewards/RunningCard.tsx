import { useId } from 'react';
import { areSpins, type RunningBonus } from '../../machines/rewards/rewards.ts';
import { formatMoney } from '../money/format.ts';
import { useAddress } from '../runtime/context.tsx';
import { useDeadlines } from '../runtime/locale/use-deadlines.ts';
import { useT } from '../texts/index.ts';
import { Button } from '../ui/Button.tsx';
import { card } from '../ui/card.css.ts';
import { Money } from '../ui/Money.tsx';
import * as css from './rewards.css.ts';
import { Bounds, Fact, Facts, Terms } from './Terms.tsx';

/** A bonus, or free spins, that run: their money, how far they are, and their terms, which still hold (REW-02). */
export function RunningCard(props: { bonus: RunningBonus; onGiveUp: () => void }) {
  const { bonus, onGiveUp } = props;
  const { name, description, currency, amount, balance, wageringAmount, wageringRequired } = bonus;
  const t = useT();
  const address = useAddress();
  const deadline = useDeadlines();
  const heading = useId();
  const money = (minor: number) => formatMoney({ amount: minor, currency });
  return (
    <li>
      <section className={card} aria-labelledby={heading}>
        <div className={css.reward}>
          <div className={css.head}>
            <h3 id={heading}>{name}</h3>
            <p className={css.small}>
              {t(areSpins(bonus) ? 'rewards.spins.unpaid' : 'rewards.balance')}
            </p>
            <p className={css.amount}>
              <Money amount={balance} currency={currency} />
            </p>
            <p>{description}</p>
          </div>
          <progress
            className={css.bar}
            max={Math.max(wageringRequired, 1)}
            value={Math.min(wageringAmount, wageringRequired)}
            aria-hidden
          />
          {bonus.isEnding ? (
            <p>{t(areSpins(bonus) ? 'rewards.spins.ending' : 'rewards.wagered')}</p>
          ) : (
            <p className={css.used}>
              <span>
                {t(areSpins(bonus) ? 'rewards.spins.progress' : 'rewards.progress', {
                  done: money(wageringAmount),
                  all: money(wageringRequired),
                })}
              </span>
              <span>{t('rewards.left', { amount: money(wageringRequired - wageringAmount) })}</span>
            </p>
          )}
          <Facts>
            {areSpins(bonus) ? (
              <Bounds of={bonus} />
            ) : (
              <>
                <Fact of="rewards.credited">
                  <Money amount={amount} currency={currency} />
                </Fact>
                <Terms of={bonus} />
              </>
            )}
            {!bonus.isEnding && <Fact of="rewards.ends">{deadline(bonus.expiresAt)}</Fact>}
          </Facts>
          {areSpins(bonus) ? (
            <p>
              <a href={address('/my-account/free-spins')}>{t('rewards.spins.look')}</a>
            </p>
          ) : (
            <p className={css.quiet}>{t('rewards.own')}</p>
          )}
          {!bonus.isEnding && (
            <div className={css.claim}>
              <Button look="secondary" onClick={onGiveUp}>
                {t('rewards.giveUp', { bonus: name })}
              </Button>
            </div>
          )}
        </div>
      </section>
    </li>
  );
}
