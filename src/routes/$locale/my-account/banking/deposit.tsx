import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT, DEPOSIT } from '../../../../runtime/pages/page-data.ts';
import { readReturn } from '../../../../runtime/pages/search.ts';
import DepositPage from '../../../../banking/deposit/DepositPage.tsx';

/** The player's deposit (ROUTE-18). */
export const Route = createFileRoute('/$locale/my-account/banking/deposit')({
  component: DepositPage,
  // A log-in at the return from the provider: the end of the payment is told here.
  staticData: {
    page: { rule: { ...ACCOUNT, ...DEPOSIT }, staysAfterLogin: true, staysUncovered: true },
  },
  validateSearch: readReturn,
});
