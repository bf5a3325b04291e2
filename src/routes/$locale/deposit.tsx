import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '../../runtime/context.tsx';
import { useLive } from '../../runtime/live.tsx';
import { DEPOSIT } from '../../runtime/pages/page-data.ts';
import { readReturn } from '../../runtime/pages/search.ts';
import { DepositIntro } from '../../banking/deposit/DepositIntro.tsx';
import { PageLoader } from '../../shell/crash.tsx';
import { lazyPart } from '../../ui/parts.ts';

const DepositPage = lazyPart(() => import('../../banking/deposit/DepositPage.tsx'));

/** The public deposit page: an explanation for visitors, the cashier for players (ROUTE-06, NS-67). */
export const Route = createFileRoute('/$locale/deposit')({
  component: PublicDeposit,
  staticData: { page: { rule: DEPOSIT, prerendered: true, staysAfterLogin: true } },
  validateSearch: readReturn,
});

function PublicDeposit() {
  useLive('page');
  if (useSession().name !== 'player') return <DepositIntro />;
  return (
    <Suspense fallback={<PageLoader />}>
      <DepositPage.Part />
    </Suspense>
  );
}
