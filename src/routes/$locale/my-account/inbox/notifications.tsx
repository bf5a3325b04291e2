import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT } from '../../../../runtime/pages/page-data.ts';
import { InboxPage } from '../../../../site/inbox/InboxPage.tsx';

/** The player's messages, the unread ones first (ROUTE-20). */
export const Route = createFileRoute('/$locale/my-account/inbox/notifications')({
  component: () => <InboxPage show="unread" />,
  staticData: { page: { rule: ACCOUNT } },
});
