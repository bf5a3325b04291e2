import { useEffect } from 'react';
import { forgetDraft } from '../access/sign-up/draft-store.ts';
import Welcome from '../access/account/Welcome.tsx';
import PanicButton from '../limits/breaks/PanicButton.tsx';
import { IdleTold } from '../limits/idle/IdleTold.tsx';
import { closeIdle, forgetIdleEnd } from '../limits/idle/told.ts';
import SessionClock from '../limits/session-clock/SessionClock.tsx';
import { Watches } from '../limits/Watches.tsx';
import { Beside } from '../shell/crash.tsx';
import { LeftNotice } from './LeftNotice.tsx';

// Needed when nothing may be fetched any more: a player who logs out without a network is told so, too. What does
// not come now is fetched then.
import('./player-left.ts').catch(() => undefined);

/** @public the effects of the site fetch it late */
export { tellIdle } from '../limits/idle/told.ts';
/** @public so do they */
export { tellLeft } from './left-news.ts';

/** @public the notice above the page comes with the rest */
export const News = LeftNotice;

/** The welcome, the session reminder, the idle check, the panic button and the clock of a player, and afterwards why the session ended. */
export default function BesidePlayer({ isPlayer }: { isPlayer: boolean }) {
  // A player who is here again need not be told any more.
  useEffect(() => {
    if (!isPlayer) return;
    closeIdle();
    forgetIdleEnd();
    // A player signs up no more, however they came to be here.
    forgetDraft();
  }, [isPlayer]);
  return (
    <>
      {isPlayer && (
        <Beside>
          <Welcome />
        </Beside>
      )}
      {isPlayer && <Watches />}
      {isPlayer ? <PanicButton /> : <IdleTold />}
      {isPlayer && <SessionClock />}
    </>
  );
}
