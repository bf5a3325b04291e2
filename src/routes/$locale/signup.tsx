import { createFileRoute } from '@tanstack/react-router';
import { PayAndPlayOption } from '../../access/pay-and-play/PayAndPlayOption.tsx';
import SignUpPage from '../../access/sign-up/SignUpPage.tsx';

/** Sign-up (ROUTE-03), with the other way beside it where the market offers it (ROUTE-04). */
export const Route = createFileRoute('/$locale/signup')({
  component: SignUp,
  staticData: { page: { rule: {}, prerendered: true } },
});

function SignUp() {
  return <SignUpPage otherWay={<PayAndPlayOption />} />;
}
