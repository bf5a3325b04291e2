import { createFileRoute } from '@tanstack/react-router';
import { REWARDS } from '../../../runtime/pages/page-data.ts';

/** What runs, which its parent shows. */
export const Route = createFileRoute('/$locale/my-account/rewards/active')({
  staticData: { page: { rule: REWARDS, staysUncovered: true } },
});
