import { createFileRoute } from '@tanstack/react-router';
import { AccountPage } from '../../../access/account/AccountPage.tsx';
import { ACCOUNT } from '../../../runtime/pages/page-data.ts';

/** The player's account at a glance (ROUTE-17). */
export const Route = createFileRoute('/$locale/my-account/')({
  component: AccountPage,
  staticData: { page: { rule: ACCOUNT } },
});
