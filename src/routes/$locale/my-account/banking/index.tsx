import { createFileRoute, Navigate } from '@tanstack/react-router';
import { depositIsAllowed } from '../../../../../machines/site/guard/decide.ts';
import { useLocale, useSession } from '../../../../app/context.tsx';
import { guardedPlayer } from '../../../../app/guard.tsx';
import { PageLoader } from '../../../../shell/crash.tsx';

/**
 * Banking opens at the deposit; for whom deposits are closed, at the account with its balance, as long
 * as the site has no withdrawal page (ROUTE-18, NS-68).
 */
export const Route = createFileRoute('/$locale/my-account/banking/')({ component: Banking });

function Banking() {
  const { prefix: locale } = useLocale();
  const player = guardedPlayer(useSession());
  if (player === undefined || player.account === 'loading') return <PageLoader />;
  // When the account could not be read, the guard of the deposit says so and offers another try.
  const opens = depositIsAllowed(player) || player.account === 'failed';
  return opens ? (
    <Navigate to="/$locale/my-account/banking/deposit" params={{ locale }} replace />
  ) : (
    <Navigate to="/$locale/my-account" params={{ locale }} state={{ turnedAway: true }} replace />
  );
}
