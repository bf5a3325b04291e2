import { CreditCard } from 'lucide-react';
import { useEffect } from 'react';
import type { DepositChoice } from '../../../machines/banking/deposit/machine.ts';
import { useSession } from '../../runtime/context.tsx';
import { useT } from '../../texts/index.ts';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { CashierForm, type CashierScreen } from './CashierForm.tsx';
import * as css from './deposit.css.ts';
import { listMethods } from '../methods.ts';
import { useDepositBonuses, useDepositMethods } from './reads.ts';
import { Support } from '../../runtime/help/support.tsx';

export interface CashierProps {
  readonly screen: CashierScreen;
  readonly onSubmit: (choice: DepositChoice) => void;
}

/** Method, amount and bonus of a deposit (DEP-05, DEP-18, WAL-07). */
export function Cashier({ screen, onSubmit }: CashierProps) {
  const t = useT();
  const session = useSession();
  const methods = useDepositMethods();
  const bonuses = useDepositBonuses();

  const { refusal } = screen;
  const { refetch } = bonuses;
  useEffect(() => {
    // The offer is gone: the list is old.
    if (refusal === 'error.deposit.bonus') void refetch();
  }, [refusal, refetch]);

  // A list that could not be read again is still the list.
  if (methods.data === undefined) {
    if (methods.isPending) return <CashierSkeleton label={t('deposit.methods.loading')} />;
    return (
      <ErrorState title={t('deposit.methods.error')} onRetry={() => void methods.refetch()}>
        {screen.untouched && t('deposit.notMoved')}
      </ErrorState>
    );
  }
  const { available, currency, methods: recent } = methods.data;
  const account = session.name === 'player' ? session.account : undefined;
  const list = listMethods(recent, available, account);
  const [first, ...others] = list.all;
  if (first === undefined) {
    return <EmptyState icon={CreditCard} title={t('deposit.methods.empty')} action={<Support />} />;
  }
  return (
    <CashierForm
      methods={[first, ...others]}
      recent={list.recent}
      available={available}
      currency={currency}
      bonuses={bonuses}
      screen={screen}
      onSubmit={onSubmit}
    />
  );
}

/** The shape of the cashier, while the player is being checked and the methods are on their way. */
export const CashierSkeleton = ({ label }: { label: string }) => (
  <Loading label={label}>
    <div className={css.skeleton}>
      <Skeleton shape="short" />
      <Skeleton shape="control" />
      <Skeleton shape="short" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
      <Skeleton shape="control" />
    </div>
  </Loading>
);
