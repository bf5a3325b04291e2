import { createFileRoute } from '@tanstack/react-router';
import PayAndPlayPage from '../../access/pay-and-play/PayAndPlayPage.tsx';

/** Sign-up with one's bank (ROUTE-04). */
export const Route = createFileRoute('/$locale/signup_/pnp')({
  component: PayAndPlayPage,
  staticData: { page: { rule: { termsExempt: true }, prerendered: false, staysUncovered: true } },
});
