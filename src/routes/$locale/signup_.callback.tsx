import { createFileRoute } from '@tanstack/react-router';
import type { CallbackSearch } from '../../access/pay-and-play/callback-message.ts';
import CallbackPage from '../../access/pay-and-play/CallbackPage.tsx';

/** The return from the payment provider (ROUTE-05), which waits for no session. */
export const Route = createFileRoute('/$locale/signup_/callback')({
  component: CallbackPage,
  staticData: { page: { rule: { beforeSession: true }, prerendered: false } },
  validateSearch: (query: CallbackSearch): CallbackSearch => query,
});
