import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT } from '../../../runtime/pages/page-data.ts';
import DocumentsPage from '../../../verification/DocumentsPage.tsx';

/** The documents that a player hands in (ROUTE-17, DOC-06). */
export const Route = createFileRoute('/$locale/my-account/account_/verification')({
  component: DocumentsPage,
  staticData: { page: { rule: ACCOUNT, staysUncovered: true } },
});
