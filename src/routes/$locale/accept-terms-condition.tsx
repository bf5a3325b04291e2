import { createFileRoute } from '@tanstack/react-router';
import { AcceptTermsPage } from '../../site/terms/AcceptTermsPage.tsx';

/** A player accepts the latest terms (ROUTE-10). */
export const Route = createFileRoute('/$locale/accept-terms-condition')({
  component: AcceptTermsPage,
});
