import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT } from '../../../runtime/pages/page-data.ts';
import { ProfilePage } from '../../../profile/ProfilePage.tsx';

/** The account's parts that a player manages (PROF-11, ROUTE-17). */
export const Route = createFileRoute('/$locale/my-account/account')({
  component: ProfilePage,
  staticData: { page: { rule: ACCOUNT } },
});
