import {
  Maintenance,
  Restricted,
  ServerError,
  ServerErrorBody,
} from '../../shell/closed-screens.tsx';
import { useAddress, useRuntime, useSession } from '../context.tsx';
import { useErrorWords } from '../content/error-words.tsx';
import { LivePage } from '../live.tsx';
import { useSaferPlayAddress } from '../help/safer-play.ts';
import { useSiteState } from './site-state.tsx';

/** The page that the guards show in place of one that they keep closed. */
export default function ClosedPage({ kind }: { kind: 'maintenance' | 'restricted' | 'unknown' }) {
  switch (kind) {
    case 'maintenance':
      return <UnderMaintenance />;
    case 'restricted':
      return <RestrictedHere />;
    case 'unknown':
      return <Unknown />;
  }
}

const reload = (): void => {
  location.reload();
};

function UnderMaintenance() {
  const { maintenanceMessage } = useSiteState();
  return (
    <>
      <LivePage />
      <Maintenance message={maintenanceMessage} onRetry={reload} />
    </>
  );
}

/** Why the site is closed to a visitor, their account before their place, and what stays open. */
export function RestrictedHere() {
  const address = useAddress();
  const screen = useSession();
  const own = screen.name === 'player' && screen.access.accountStatus === 'RESTRICTED';
  const saferPlay = useSaferPlayAddress();
  return (
    <>
      <LivePage />
      <Restricted
        help={address('/contact-live-chat')}
        saferPlay={saferPlay()}
        terms={address('/terms')}
        own={own}
      />
    </>
  );
}

/** It is unknown whether the page is open to this player. */
function Unknown() {
  const address = useAddress();
  const { session } = useRuntime();
  const { latestTerms } = useSiteState();
  const words = useErrorWords('page-error-500', <ServerErrorBody />);
  return (
    <ServerError
      words={words}
      home={address('/')}
      support={address('/contact-live-chat')}
      onRetry={() => {
        if (latestTerms.status === 'error') latestTerms.retry();
        session.send({ type: 'account.reloadRequested' });
      }}
    />
  );
}
