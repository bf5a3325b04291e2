import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAddress } from '../../app/context.tsx';
import { GoHome } from '../../app/guard.tsx';
import { useLive } from '../../app/live.tsx';
import { Support } from '../../app/support.tsx';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { messageOf } from './callback-message.ts';
import { useIsOn } from './offer.ts';
import * as css from './pay-and-play.css.ts';

/** The page that waits: around this one, or where this one was opened from. */
const waiting = (): Window | null =>
  window.parent === window ? (window.opener as Window | null) : window.parent;

/**
 * The return from the payment provider (ROUTE-05): hands over what its address says, to its own origin
 * only, and waits for nothing itself.
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
    <div className={css.page}>
      <title>{t('payAndPlay.callback.title')}</title>
      <h1>{t('payAndPlay.callback.title')}</h1>
      {isHeard ? (
        <output>{t('payAndPlay.callback.waiting')}</output>
      ) : (
        <>
          <p>{t('payAndPlay.callback.lost')}</p>
          <LinkButton href={address('/signup/pnp')}>{t('payAndPlay.callback.again')}</LinkButton>
          <Support look="secondary" />
        </>
      )}
    </div>
  );
}
