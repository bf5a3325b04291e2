import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT } from '../../runtime/pages/page-data.ts';
import { AcceptTermsPage } from '../../site/terms/AcceptTermsPage.tsx';

/** A player accepts the latest terms (ROUTE-10). */
export const Route = createFileRoute('/$locale/accept-terms-condition')({
  component: AcceptTermsPage,
  staticData: { page: { rule: ACCOUNT, staysUncovered: true } },
});
