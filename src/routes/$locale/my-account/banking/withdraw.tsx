import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT } from '../../../../runtime/pages/page-data.ts';
import WithdrawPage from '../../../../banking/withdraw/WithdrawPage.tsx';

/**
 * The player's withdrawals (ROUTE-18). Flagged players may open it, too: the page says what holds for them
 * (GUARD-10).
 */
export const Route = createFileRoute('/$locale/my-account/banking/withdraw')({
  component: WithdrawPage,
  staticData: { page: { rule: ACCOUNT, staysUncovered: true } },
});
