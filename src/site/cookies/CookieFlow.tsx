import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { cookiesScreen } from '../../../machines/site/cookies/screen.ts';
import { sameScreen, useRuntime, useSession } from '../../runtime/context.tsx';
import { useClosedSite } from '../../runtime/guard/guard.tsx';
import { useTold } from '../../runtime/flows/use-flow.ts';
import { usePolicy } from '../../runtime/player/player-policy.ts';
import { InboxHost } from '../inbox/inbox-host.tsx';
import type { Runtime } from '../../runtime/runtime.ts';
import { Beside } from '../../shell/crash.tsx';
import { useT } from '../../texts/index.ts';
import { Button } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/parts.ts';
import { cookiesOf } from './actor.ts';
import * as css from './cookies.css.ts';
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
  const close = (): void => {
    actor.send({ type: 'settings.closed' });
  };
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
        <Beside instead={<Unavailable onClose={close} />}>
          <CookieWindow.Part onClose={close} />
        </Beside>
      )}
    </>
  );
}

/** In place of settings that cannot be fetched; the next opening fetches them again. */
function Unavailable({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <section className={css.notice}>
      <p role="alert">{t('cookies.toast.unavailable')}</p>
      <Button look="secondary" compact onClick={onClose}>
        {t('action.close')}
      </Button>
    </section>
  );
}
