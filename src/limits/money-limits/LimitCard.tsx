import { limitOf, type LimitFacts } from '../../../machines/limits/money-limits/limit-facts.ts';
import { allowedOf } from '../../../machines/limits/money-limits/rules.ts';
import { platformNow } from '../../api/platform-clock.ts';
import { FailureNotice } from '../../runtime/flows/failure-notice.tsx';
import { formatMoney } from '../../money/format.ts';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { failureWords } from '../../ui/failure-words.ts';
import { Money } from '../../ui/Money.tsx';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { atField } from './at-field.ts';
import { LimitForm } from './LimitForm.tsx';
import { Loosening } from './Loosening.tsx';
import type { CardProps } from './card-props.ts';
import * as css from './money-limits.css.ts';
import { useIsDue } from './turns.ts';
import { NAMES, PERIODS, refusalWords } from './words.ts';

/** The limit of one period: its value, its use, its pending change, and the actions. */
export function LimitCard(props: CardProps) {
  const { kind, period, screen } = props;
  const { limits } = screen;
  const t = useT();
  const facts = limitOf(limits, period);
  // The last requested amount, where it is of this period.
  const own = 'change' in screen && screen.change.period === period ? screen : undefined;
  const isSetting = own?.name === 'saving' && own.change.kind === 'set';
  const isOpen = screen.editing === period || isSetting;
  return (
    <section aria-label={t(NAMES[kind][period])} className={css.inner}>
      <h3>{t(PERIODS[period])}</h3>
      <Held facts={facts} currency={limits.currency} />
      {facts.pending && <Pending {...props} facts={facts} />}
      <News {...props} />
      {own?.name === 'asked' ? (
        // Asked anew, with the focus, where another limit holds meanwhile.
        <Loosening key={facts.amount} {...props} change={own.change} facts={facts} />
      ) : isOpen ? (
        <LimitForm {...props} facts={facts} />
      ) : (
        <Actions {...props} facts={facts} />
      )}
      <output className={css.saving}>{own?.name === 'saving' ? t('limits.saving') : ''}</output>
    </section>
  );
}

/** The limit that holds now. */
function Held({ facts, currency }: { facts: LimitFacts; currency: string }) {
  const t = useT();
  const deadline = useDeadlines();
  const { amount, used, remaining, resetAt } = facts;
  if (amount === undefined) return <p className={css.none}>{t('limits.none')}</p>;
  const isCounted = used !== undefined && remaining !== undefined;
  return (
    <>
      <p className={css.amount}>
        <Money amount={amount} currency={currency} />
      </p>
      {isCounted && (
        <>
          <progress
            className={css.bar}
            max={Math.max(amount, 1)}
            value={Math.min(used, amount)}
            aria-hidden
          />
          <p className={css.used}>
            <span>{t('limits.used', { amount: formatMoney({ amount: used, currency }) })}</span>
            <span>
              {t('limits.remaining', { amount: formatMoney({ amount: remaining, currency }) })}
            </span>
          </p>
        </>
      )}
      {resetAt !== undefined && (
        <p className={css.quiet}>{t('limits.resetsAt', { date: deadline(resetAt) })}</p>
      )}
    </>
  );
}

type Part = CardProps & { readonly facts: LimitFacts };

/** The change that waits, and its end: by the player's second word, or by a press that takes it back (LIM-10). */
function Pending({ kind, period, screen, policy, facts, send }: Part) {
  const t = useT();
  const deadline = useDeadlines();
  const { pending } = facts;
  const due = useIsDue(facts);
  if (pending === undefined) return null;
  const { currency } = screen.limits;
  const { cancelPending, confirmPending } = allowedOf(policy, kind, screen.limits, period);
  const name = t(NAMES[kind][period]);
  const date = pending.activeFrom === undefined ? undefined : deadline(pending.activeFrom);
  const wanted =
    pending.amount === undefined
      ? t('limits.none')
      : formatMoney({ amount: pending.amount, currency });
  const isBusy = screen.name === 'saving' && screen.change.period === period;
  const cancels = isBusy && screen.change.kind === 'cancelPending';
  const confirms = isBusy && screen.change.kind === 'confirmPending';
  return (
    <div className={css.pending}>
      <p className={css.wanted}>
        {due && confirmPending
          ? t('limits.pending.due', { wanted })
          : date === undefined
            ? t('limits.pending.waits', { wanted })
            : t('limits.pending.from', { wanted, date })}
      </p>
      {confirmPending && !due && <p className={css.quiet}>{t('limits.pending.thenConfirm')}</p>}
      <div className={css.actions}>
        {cancelPending && (
          <Button
            look="secondary"
            compact
            busy={cancels}
            aria-label={`${t('limits.action.cancel')}: ${name}`}
            onClick={() => {
              send({ type: 'pending.cancelled', period });
            }}
          >
            {t('limits.action.cancel')}
          </Button>
        )}
        {confirmPending && due && (
          <Button
            look="secondary"
            compact
            busy={confirms}
            aria-label={`${t('limits.action.confirm')}: ${name}`}
            onClick={() => {
              send({ type: 'pending.confirmed', period, now: platformNow() });
            }}
          >
            {t('limits.action.confirm')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The failure of the last change of this limit. */
function News({ screen, period }: CardProps) {
  const t = useT();
  if (screen.name === 'refused' && screen.change.period === period) {
    const isAtField = screen.editing === period;
    return (
      <FailureNotice
        title={t('limits.error.title')}
        words={isAtField ? [] : refusalWords(screen.refusal, period)}
      />
    );
  }
  if (screen.name === 'notSaved' && screen.change.period === period) {
    const { failure } = screen;
    const isAtField = screen.editing === period && atField(failure).isWhole;
    return (
      <FailureNotice
        title={t('limits.error.title')}
        words={isAtField ? [] : failureWords(failure)}
      />
    );
  }
  return null;
}

function Actions({ kind, period, screen, policy, facts, send }: Part) {
  const t = useT();
  const allowed = allowedOf(policy, kind, screen.limits, period);
  const name = t(NAMES[kind][period]);
  const isSet = facts.amount !== undefined;
  const edit = t(isSet ? 'limits.action.change' : 'limits.action.set');
  const isDeleting =
    screen.name === 'saving' && screen.change.period === period && screen.change.kind === 'delete';
  return (
    <>
      {facts.locked && <p className={css.quiet}>{t('limits.locked')}</p>}
      <div className={css.actions}>
        <Button
          look="secondary"
          compact
          disabled={!allowed.edit}
          aria-label={`${edit}: ${name}`}
          onClick={() => {
            send({ type: 'edit.chosen', period });
          }}
        >
          {edit}
        </Button>
        {isSet && (
          <Button
            look="secondary"
            compact
            disabled={!allowed.remove}
            busy={isDeleting}
            aria-label={`${t('limits.action.delete')}: ${name}`}
            onClick={() => {
              send({ type: 'delete.chosen', period });
            }}
          >
            {t('limits.action.delete')}
          </Button>
        )}
      </div>
      {kind === 'deposit' && policy.requiredPeriods.includes(period) && (
        <p className={css.quiet}>{t(isSet ? 'limits.required' : 'limits.required.first')}</p>
      )}
    </>
  );
}
