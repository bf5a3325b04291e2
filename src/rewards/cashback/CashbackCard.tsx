import { useId } from 'react';
import type { CashbackScreen } from '../../../machines/rewards/cashback/screen.ts';
import type { CashbackEvent, KnownCashback } from '../../../machines/rewards/cashback/setup.ts';
import { dueIn } from '../../../machines/rewards/rewards.ts';
import { formatMoney } from '../../money/format.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { useT } from '../../texts/index.ts';
import { T } from '../../texts/T.tsx';
import { unseen } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { card } from '../../ui/card.css.ts';
import { Money } from '../../ui/Money.tsx';
import * as css from '../rewards.css.ts';
import { Fact, Facts } from '../Terms.tsx';
import { CashbackTerms } from './CashbackTerms.tsx';
import { Problem } from './Problem.tsx';

interface Props {
  readonly known: KnownCashback;
  readonly screen: Extract<CashbackScreen, { known: unknown }>;
  readonly send: (event: CashbackEvent) => void;
}

/** A cashback: what can be claimed, what it has brought so far, its terms, and its switch. */
export function CashbackCard({ known, screen, send }: Props) {
  const { cashback, progress } = known;
  const { name, description, campaignId } = cashback;
  const heading = useId();
  const isChosen = 'chosen' in screen && screen.chosen.campaignId === campaignId;
  const isStill = screen.name !== 'listed';
  const isOn = progress.cashbackActivated;
  const { problem } = screen;
  const claim = (): void => {
    send({ type: 'claim.chosen', campaignId });
  };
  return (
    <li>
      <section className={card} aria-labelledby={heading}>
        <div className={css.reward}>
          <div className={css.head}>
            <h3 id={heading}>{name}</h3>
            <p>{description}</p>
          </div>
          <Due
            known={known}
            busy={isChosen && screen.name === 'claiming'}
            inactive={isStill}
            onClaim={claim}
          />
          <Facts>
            <SoFar known={known} />
            <CashbackTerms of={cashback} />
          </Facts>
          {problem?.of.campaignId === campaignId && (
            <Problem of={problem} {...(!isStill && { onClaim: claim })} />
          )}
          <div className={css.claim}>
            <Button
              look="secondary"
              busy={isChosen && (screen.name === 'activating' || screen.name === 'looking')}
              inactive={isStill}
              onClick={() => {
                send({ type: isOn ? 'deactivate.chosen' : 'activate.chosen', campaignId });
              }}
            >
              <T
                id={isOn ? 'rewards.cashback.switchOff' : 'rewards.cashback.switchOn'}
                values={{ name }}
                components={{ 0: <span className={unseen} /> }}
              />
            </Button>
          </div>
        </div>
      </section>
    </li>
  );
}

interface DueProps {
  readonly known: KnownCashback;
  readonly busy: boolean;
  readonly inactive: boolean;
  readonly onClaim: () => void;
}

/** What is over, and can be claimed. */
function Due({ known: { cashback, progress }, busy, inactive, onClaim }: DueProps) {
  const { name, currency } = cashback;
  const t = useT();
  const deadline = useDeadlines();
  const due = dueIn(progress.periods);
  if (!due) return null;
  const { amount, netLoss, from, until, claimableUntil } = due;
  return (
    <div className={css.head}>
      <p className={css.small}>{t('rewards.cashback.due')}</p>
      <p className={css.amount}>
        <Money amount={amount} currency={currency} />
      </p>
      <p className={css.small}>
        {t('rewards.cashback.ofLoss', {
          loss: formatMoney({ amount: netLoss, currency }),
          from: deadline(from),
          until: deadline(until),
        })}
      </p>
      {claimableUntil !== undefined && (
        <Facts>
          <Fact of="rewards.until">{deadline(claimableUntil)}</Fact>
        </Facts>
      )}
      <div className={css.claim}>
        <Button busy={busy} inactive={inactive} onClick={onClaim}>
          <T
            id="rewards.claim.action"
            values={{ amount: formatMoney({ amount, currency }), name }}
            components={{ 0: <span className={unseen} /> }}
          />
        </Button>
      </div>
    </div>
  );
}

/** Whether it is on, and what the period that runs has brought so far. */
function SoFar({ known: { cashback, progress } }: { known: KnownCashback }) {
  const { currency } = cashback;
  const t = useT();
  const deadline = useDeadlines();
  const running = progress.periods.findLast(({ isClaimable }) => !isClaimable);
  const isOn = progress.cashbackActivated;
  return (
    <>
      <Fact of="rewards.cashback.state">
        {t(isOn ? 'rewards.cashback.on' : 'rewards.cashback.off')}
      </Fact>
      {isOn && progress.countsFrom !== undefined && (
        <Fact of="rewards.cashback.counts">{deadline(progress.countsFrom)}</Fact>
      )}
      {running && (
        <>
          <Fact of={running.netLoss < 0 ? 'rewards.cashback.ahead' : 'rewards.cashback.lost'}>
            <Money amount={Math.abs(running.netLoss)} currency={currency} />
          </Fact>
          <Fact of="rewards.cashback.soFar">
            <Money amount={running.amount} currency={currency} />
          </Fact>
          <Fact of="rewards.cashback.ends">{deadline(running.until)}</Fact>
        </>
      )}
    </>
  );
}
