import { useEffect, useState } from 'react';
import { useRuntime, useSession } from '../../runtime/context.tsx';

/**
 * The number of the player's successful deposits (TARGET-03), asked with every visit of the page: an offer for
 * first deposits must not outlive the first one. Undefined for visitors, until the platform has answered, and when
 * it does not.
 */
export function useDepositCount(): number | undefined {
  const { call } = useRuntime();
  const session = useSession();
  const playerId = session.name === 'player' ? session.session.playerId : undefined;
  const [known, setKnown] = useState<{ readonly playerId: string; readonly deposits: number }>();
  useEffect(() => {
    if (playerId === undefined) return undefined;
    const left = new AbortController();
    call('getTransactionSummary', undefined, left.signal).then(
      ({ data }) => {
        if (!left.signal.aborted) setKnown({ playerId, deposits: data.totalDepositsCount });
      },
      // Content that is meant for some only stays hidden; nothing else waits for the count.
      () => undefined,
    );
    return () => {
      left.abort();
    };
  }, [call, playerId]);
  return known !== undefined && known.playerId === playerId ? known.deposits : undefined;
}
