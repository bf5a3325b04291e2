import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT } from '../../../../runtime/pages/page-data.ts';
import { InboxPage } from '../../../../site/inbox/InboxPage.tsx';

/** The player's messages (ROUTE-20). */
export const Route = createFileRoute('/$locale/my-account/inbox/')({
  component: () => <InboxPage show="all" />,
  staticData: { page: { rule: ACCOUNT } },
});
