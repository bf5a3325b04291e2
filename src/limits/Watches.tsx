import { useSelector } from '@xstate/react';
import { usePlayerId, useRuntime } from '../runtime/context.tsx';
import { ActivityTimer } from './activity-timer/ActivityTimer.tsx';
import { IdleCheck, useIdleCheck } from './idle/IdleCheck.tsx';

/** The flows that watch over a player's time. */
export function Watches() {
  return <OfPlayer key={usePlayerId()} />;
}

/**
 * A player who is asked whether they are there is asked nothing else. Over a round of a game nothing is asked: the
 * site's chart waits for its end.
 */
function OfPlayer() {
  const idle = useIdleCheck();
  const isWarned = idle.screen.name === 'warning' || idle.screen.name === 'checking';
  const isRoundAwaited = useSelector(useRuntime().site, (now) => now.hasTag('waiting'));
  return (
    <>
      <IdleCheck {...idle} waits={isRoundAwaited} />
      <ActivityTimer waits={isRoundAwaited || isWarned} />
    </>
  );
}
