import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { termsAreOutdated } from '../../../machines/site/terms/outdated.ts';
import { isRemindedLater, remindLater } from './wealth-postponed.ts';
import { useAddress, useSession } from '../../runtime/context.tsx';
import { useSiteState } from '../../runtime/guard/site-state.tsx';
import { lazyPart } from '../../ui/parts.ts';

const WealthWindow = lazyPart(() => import('./WealthWindow.tsx'));

/**
 * Reminds a player who is asked for a proof of the source of wealth, once in 24 hours (DOC-20). It waits for all
 * other news first, and never comes between a player and a payment, or over the page that asks the same.
 */
export function WealthReminder() {
  const session = useSession();
  const { latestTerms } = useSiteState();
  const address = useAddress();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<string>();
  const account = session.name === 'player' ? session.account : undefined;
  const playerId = account?.playerId;
  const isDue =
    account !== undefined &&
    !account.firstLogin &&
    latestTerms.status === 'ready' &&
    !termsAreOutdated(account.termsAndConditionsAcceptedVersion, latestTerms.value.version);
  const isElsewhere = [
    address('/my-account/account/verification'),
    address('/my-account/identity-check'),
    address('/my-account/questionnaire'),
    address('/my-account/banking/deposit'),
    address('/my-account/banking/withdraw'),
    address('/accept-terms-condition'),
    address('/signup/pnp'),
  ].includes(pathname);
  useEffect(() => {
    if (!isDue || isElsewhere || playerId === undefined) return undefined;
    // After all other windows that open with this page.
    const timer = setTimeout(() => {
      if (isRemindedLater(playerId)) return;
      if (document.querySelector('[data-modal]') === null) setShown(playerId);
    });
    return () => {
      clearTimeout(timer);
    };
  }, [isDue, isElsewhere, playerId]);
  if (playerId === undefined || shown !== playerId || isElsewhere) return null;
  return (
    <Suspense>
      <WealthWindow.Part
        onClose={() => {
          remindLater(playerId);
          setShown(undefined);
        }}
      />
    </Suspense>
  );
}
