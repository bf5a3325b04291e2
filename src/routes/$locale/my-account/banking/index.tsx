import { createFileRoute, Navigate } from '@tanstack/react-router';
import { useLocale } from '../../../../app/context.tsx';

/** Banking opens at the deposit (ROUTE-18, NS-68). */
export const Route = createFileRoute('/$locale/my-account/banking/')({ component: Banking });

function Banking() {
  const { prefix } = useLocale();
  return <Navigate to="/$locale/my-account/banking/deposit" params={{ locale: prefix }} replace />;
}
