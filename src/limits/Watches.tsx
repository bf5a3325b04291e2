import { usePlayerId } from '../runtime/context.tsx';
import { ActivityTimer } from './activity-timer/ActivityTimer.tsx';
import { IdleCheck, useIdleCheck } from './idle/IdleCheck.tsx';

/** The flows that watch over a player's time. */
export function Watches() {
  return <OfPlayer key={usePlayerId()} />;
}

/** A player who is asked whether they are there is asked nothing else. */
function OfPlayer() {
  const idle = useIdleCheck();
  const isWarned = idle.screen.name === 'warning' || idle.screen.name === 'checking';
  return (
    <>
      <IdleCheck {...idle} />
      <ActivityTimer waits={isWarned} />
    </>
  );
}
