import { createFileRoute } from '@tanstack/react-router';
import { depositIsAllowed } from '../../../../../machines/site/guard/decide.ts';
import { useAddress, useSession } from '../../../../runtime/context.tsx';
import { guardedPlayer, Leave } from '../../../../runtime/guard/guard.tsx';
import { ACCOUNT } from '../../../../runtime/pages/page-data.ts';
import { PageLoader } from '../../../../shell/crash.tsx';

/** Banking opens at the deposit; for players whose deposits are closed, at the withdrawal (ROUTE-18, NS-68). */
export const Route = createFileRoute('/$locale/my-account/banking/')({
  component: Banking,
  staticData: { page: { rule: ACCOUNT, staysUncovered: true } },
});

function Banking() {
  const address = useAddress();
  const player = guardedPlayer(useSession());
  if (player === undefined || player.account === 'loading') return <PageLoader />;
  // When the account could not be read, the guard of the deposit says so and offers another try.
  const opens = depositIsAllowed(player) || player.account === 'failed';
  return opens ? (
    <Leave to={address('/my-account/banking/deposit')} />
  ) : (
    <Leave to={address('/my-account/banking/withdraw')} />
  );
}
