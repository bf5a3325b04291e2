import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT } from '../../../../runtime/pages/page-data.ts';
import HistoryPage from '../../../../banking/history/HistoryPage.tsx';

/** The player's transactions (ROUTE-18). */
export const Route = createFileRoute('/$locale/my-account/banking/transactions')({
  component: HistoryPage,
  staticData: { page: { rule: ACCOUNT, staysUncovered: true } },
});
