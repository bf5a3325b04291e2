import { createFileRoute } from '@tanstack/react-router';
import SignUpPage from '../../access/sign-up/SignUpPage.tsx';

/** Sign-up (ROUTE-03). */
export const Route = createFileRoute('/$locale/signup')({
  component: SignUpPage,
  staticData: { page: { rule: {}, prerendered: true } },
});
