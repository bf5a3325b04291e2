import { useEffect } from 'react';
import { forgetDraft } from '../access/sign-up/draft-store.ts';
import Welcome from '../access/account/Welcome.tsx';
import PanicButton from '../limits/breaks/PanicButton.tsx';
import { IdleTold } from '../limits/idle/IdleTold.tsx';
import { closeIdle, forgetIdleEnd } from '../limits/idle/told.ts';
import { Watches } from '../limits/Watches.tsx';

// Needed when nothing may be fetched any more: whoever logs out without a network is told so, too.
void import('./player-left.ts');

/** @public the effects of the site fetch it late */
export { tellIdle } from '../limits/idle/told.ts';

/** The welcome, the session reminder, the idle check and the panic button of a player, and afterwards why the session ended. */
export default function BesidePlayer({ isPlayer }: { isPlayer: boolean }) {
  // Whoever is here again need not be told any more.
  useEffect(() => {
    if (!isPlayer) return;
    closeIdle();
    forgetIdleEnd();
    // Whoever is a player signs up no more, however they came to be here.
    forgetDraft();
  }, [isPlayer]);
  return (
    <>
      {isPlayer && <Welcome />}
      {isPlayer && <Watches />}
      {isPlayer ? <PanicButton /> : <IdleTold />}
    </>
  );
}
