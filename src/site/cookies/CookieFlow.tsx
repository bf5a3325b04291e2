import { useSelector } from '@xstate/react';
import { Suspense, useState } from 'react';
import { cookiesScreen } from '../../../machines/site/cookies/screen.ts';
import { sameScreen, useRuntime, useSession } from '../../runtime/context.tsx';
import { useClosedSite } from '../../runtime/guard/guard.tsx';
import { useTold } from '../../runtime/flows/use-flow.ts';
import { usePolicy } from '../../runtime/player/player-policy.ts';
import { InboxHost } from '../inbox/inbox-host.tsx';
import type { Runtime } from '../../runtime/runtime.ts';
import { lazyPart } from '../../ui/parts.ts';
import { cookiesOf } from './actor.ts';
import { CookieNotice } from './CookieNotice.tsx';

const CookieWindow = lazyPart(() => import('./CookieWindow.tsx'));

/** @public called where this file was fetched */
export function openSettings(runtime: Runtime): void {
  cookiesOf(runtime).send({ type: 'settings.opened' });
}

/** The notice as long as it is not answered, and the settings over every page. */
export default function CookieFlow() {
  const isKnown = useSession().name !== 'loading';
  const [wasKnown, setWasKnown] = useState(isKnown);
  if (isKnown && !wasKnown) setWasKnown(true);
  // A player may have answered elsewhere, so nobody is asked before it is known who is there.
  if (!wasKnown) return null;
  return (
    <>
      <Flow />
      <InboxHost />
    </>
  );
}

function Flow() {
  const runtime = useRuntime();
  const [actor] = useState(() => cookiesOf(runtime));
  useTold(actor, { type: 'policy.heard', policy: usePolicy() });
  const screen = useSelector(actor, cookiesScreen, sameScreen);
  // Over the news that the site is away there is nothing else to read.
  const isAway = useClosedSite() === 'maintenance';
  const isOpen = screen.name === 'settings';
  const asks = isOpen ? !screen.isAnswered : screen.name === 'notice';
  return (
    <>
      {asks && !isAway && (
        <CookieNotice
          onChoose={(options) => {
            actor.send({ type: 'choice.made', options });
          }}
          onSettings={() => {
            actor.send({ type: 'settings.opened' });
          }}
        />
      )}
      {isOpen && (
        <Suspense>
          <CookieWindow.Part
            onClose={() => {
              actor.send({ type: 'settings.closed' });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
