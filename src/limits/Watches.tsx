import { useState } from 'react';
import { usePlayerId } from '../app/context.tsx';
import { ActivityTimer } from './activity-timer/ActivityTimer.tsx';
import { IdleCheck } from './idle/IdleCheck.tsx';

/** What watches over a player's time. Whoever is asked whether they are there is asked nothing else. */
export function Watches() {
  const playerId = usePlayerId();
  const [isWarned, setIsWarned] = useState(false);
  return (
    <>
      <IdleCheck key={`idle-${playerId}`} onWarned={setIsWarned} />
      <ActivityTimer key={`timer-${playerId}`} waits={isWarned} />
    </>
  );
}
