import { createFileRoute } from '@tanstack/react-router';
import DepositPage from '../../../../banking/deposit/DepositPage.tsx';

/** The player's deposit (ROUTE-18). */
export const Route = createFileRoute('/$locale/my-account/banking/deposit')({
  component: DepositPage,
});
