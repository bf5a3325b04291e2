import { usePlayerId } from '../runtime/context.tsx';
import { ActivityTimer } from './activity-timer/ActivityTimer.tsx';
import { IdleCheck, useIdleCheck } from './idle/IdleCheck.tsx';

/** What watches over a player's time. */
export function Watches() {
  return <OfPlayer key={usePlayerId()} />;
}

/** Whoever is asked whether they are there is asked nothing else. */
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
