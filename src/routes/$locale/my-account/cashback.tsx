import { createFileRoute } from '@tanstack/react-router';
import CashbackPage from '../../../rewards/cashback/CashbackPage.tsx';
import { REWARDS } from '../../../runtime/pages/page-data.ts';

/** The player's cashbacks, open to whom the rewards are. */
export const Route = createFileRoute('/$locale/my-account/cashback')({
  component: CashbackPage,
  staticData: { page: { rule: REWARDS, staysUncovered: true } },
});
