import { createFileRoute } from '@tanstack/react-router';
import { REWARDS } from '../../../runtime/pages/page-data.ts';

/** What can be claimed, which its parent shows. */
export const Route = createFileRoute('/$locale/my-account/rewards/')({
  staticData: { page: { rule: REWARDS, staysUncovered: true } },
});
