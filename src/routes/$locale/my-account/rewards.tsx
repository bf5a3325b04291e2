import { createFileRoute } from '@tanstack/react-router';
import RewardsPage from '../../../rewards/RewardsPage.tsx';

/** One page for both tabs (ROUTE-21): a claim goes on while the player looks at the other one. */
export const Route = createFileRoute('/$locale/my-account/rewards')({
  component: RewardsPage,
  staticData: { page: null },
});
