import { createFileRoute } from '@tanstack/react-router';
import { ACCOUNT } from '../../../runtime/pages/page-data.ts';
import { IdentityCheckPage } from '../../../verification/identity-check/IdentityCheckPage.tsx';

/** The identity document is shown to the KYC provider (DOC-14). */
export const Route = createFileRoute('/$locale/my-account/identity-check')({
  component: IdentityCheckPage,
  staticData: { page: { rule: ACCOUNT, staysUncovered: true } },
});
