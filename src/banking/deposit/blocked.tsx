import { Gauge, Lock } from 'lucide-react';
import type { DepositEvent } from '../../../machines/banking/deposit/machine.ts';
import type { DepositScreen } from '../../../machines/banking/deposit/screen.ts';
import { useT, type TextId } from '../../texts/index.ts';
import { Money } from '../../ui/Money.tsx';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { Result, type Fact } from '../Result.tsx';
import { Support } from '../../runtime/help/support.tsx';
import { CheckAgain, HomeOrCheck } from '../ways-on.tsx';

type Send = (event: DepositEvent) => void;

/** The player's own limit: what is left and when it resets, in the zone where it is counted (DEP-10, DEP-17). */
export function SelfLimitReached(props: {
  screen: Extract<DepositScreen, { name: 'selfLimitReached' }>;
  send: Send;
}) {
  const { screen, send } = props;
  const { limitLeft, limitType, resetOn, isSpendLimit, currency = '' } = screen.answer ?? {};
  const t = useT();
  const deadline = useDeadlines();
  const spend = isSpendLimit === true || limitType === 'spend' || limitType === 'loss';
  const reset = resetOn === undefined ? undefined : deadline(resetOn);
  const facts: Fact[] = [];
  if (limitType !== undefined) {
    facts.push({ term: t('deposit.limitType'), value: t(limitName(limitType)) });
  }
  if (limitLeft !== undefined) {
    facts.push({
      term: t(spend ? 'deposit.limitLeft.spend' : 'deposit.limitLeft'),
      value: <Money amount={limitLeft} currency={currency} />,
    });
  }
  if (reset !== undefined) facts.push({ term: t('deposit.limitResetOn'), value: reset });
  return (
    <Result
      icon={Gauge}
      tone="caution"
      title={t(spend ? 'deposit.spendLimitReached.title' : 'deposit.selfLimitReached.title')}
      facts={facts}
      actions={<HomeOrCheck send={send} />}
    >
      <p>
        {reset === undefined
          ? t('deposit.selfLimitReached.bodyUnknown')
          : t('deposit.selfLimitReached.bodyNothingLeft', { resetOn: reset })}
      </p>
    </Result>
  );
}

const LIMIT_NAMES: Readonly<Record<string, TextId>> = {
  deposit: 'deposit.limitType.deposit',
  loss: 'deposit.limitType.spend',
  spend: 'deposit.limitType.spend',
};
const limitName = (type: string): TextId => LIMIT_NAMES[type] ?? 'deposit.limitType.other';

/** The platform's withdrawal limit (DEP-10). */
export function WithdrawalLimitReached(props: {
  screen: Extract<DepositScreen, { name: 'withdrawalLimitReached' }>;
  send: Send;
}) {
  const { screen, send } = props;
  const t = useT();
  const deadline = useDeadlines();
  const reset = screen.resetOn === undefined ? undefined : deadline(screen.resetOn);
  return (
    <Result
      icon={Gauge}
      tone="caution"
      title={t('deposit.withdrawalLimitReached.title')}
      actions={
        <>
          <Support look="primary" />
          <CheckAgain send={send} />
        </>
      }
    >
      <p>
        {reset === undefined
          ? t('deposit.withdrawalLimitReached.bodyUnknown')
          : t('deposit.withdrawalLimitReached.body', { resetOn: reset })}
      </p>
    </Result>
  );
}

/** Allowed, but the platform keeps the cashier closed (DEP-17). */
export function CashierHidden({ send }: { send: Send }) {
  const t = useT();
  return (
    <Result
      icon={Lock}
      tone="plain"
      title={t('deposit.cashierHidden.title')}
      actions={<HomeOrCheck send={send} />}
    >
      <p>{t('deposit.cashierHidden.body')}</p>
    </Result>
  );
}
