import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT } from '../../../runtime/pages/page-data.ts';
import { readDepositSearch } from '../../../runtime/pages/search.ts';
import { LimitsPage } from '../../../limits/LimitsPage.tsx';

/** The limits that a player sets against too much play, whatever stands against the player (ROUTE-19). */
export const Route = createFileRoute('/$locale/my-account/gambling-limits')({
  component: LimitsPage,
  staticData: { page: { rule: { ...ACCOUNT, informs: true }, staysUncovered: true } },
  validateSearch: readDepositSearch,
});
