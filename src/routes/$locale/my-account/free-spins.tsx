import { createFileRoute } from '@tanstack/react-router';
import FreeSpinsPage from '../../../rewards/free-spins/FreeSpinsPage.tsx';
import { REWARDS } from '../../../runtime/pages/page-data.ts';

/** The player's free spins, open to whom the rewards are. */
export const Route = createFileRoute('/$locale/my-account/free-spins')({
  component: FreeSpinsPage,
  staticData: { page: { rule: REWARDS, staysUncovered: true } },
});
