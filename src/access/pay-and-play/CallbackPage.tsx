import { useSearch } from '@tanstack/react-router';
import { Landmark } from 'lucide-react';
import { useEffect } from 'react';
import { useAddress } from '../../runtime/context.tsx';
import { GoHome } from '../../runtime/guard/guard.tsx';
import { useLive } from '../../runtime/live.tsx';
import { Support } from '../../runtime/help/support.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Title } from '../../ui/Title.tsx';
import { messageOf } from './callback-message.ts';
import { useIsOn } from './offer.ts';
import * as css from './pay-and-play.css.ts';

/** The waiting page: it frames this one, or has opened it. */
const waiting = (): Window | null =>
  window.parent === window ? (window.opener as Window | null) : window.parent;

/**
 * The return from the payment provider (ROUTE-05): passes the query of its address to its own origin only, and
 * waits for nothing itself.
 */
export default function CallbackPage() {
  useLive('page');
  return useIsOn() ? <Callback /> : <GoHome />;
}

function Callback() {
  const t = useT();
  const address = useAddress();
  const search = useSearch({ strict: false });
  const message = messageOf(search);
  const isHeard = message !== undefined && waiting() !== null;
  useEffect(() => {
    if (message !== undefined) waiting()?.postMessage(message, location.origin);
  }, [message]);
  return (
    <div data-flow className={css.page}>
      <Title of={t('payAndPlay.callback.title')} />
      {isHeard ? (
        <>
          <h1>{t('payAndPlay.callback.title')}</h1>
          <output>{t('payAndPlay.callback.waiting')}</output>
        </>
      ) : (
        <Screen
          icon={Landmark}
          title={t('payAndPlay.callback.title')}
          actions={
            <>
              <Support look="primary" />
              <LinkButton look="secondary" href={address('/signup/pnp')}>
                {t('payAndPlay.callback.again')}
              </LinkButton>
            </>
          }
        >
          <p>{t('payAndPlay.callback.lost')}</p>
        </Screen>
      )}
    </div>
  );
}
