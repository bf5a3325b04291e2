import { Landmark } from 'lucide-react';
import {
  Maintenance,
  Restricted,
  ServerError,
  ServerErrorBody,
} from '../../shell/closed-screens.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Title } from '../../ui/Title.tsx';
import { useAddress, useRuntime, useSession } from '../context.tsx';
import { useErrorWords } from '../content/error-words.tsx';
import { LivePage } from '../live.tsx';
import { useSaferPlayAddress } from '../help/safer-play.ts';
import { Support } from '../help/support.tsx';
import { LOG_IN } from '../pages/addresses.ts';
import { useSiteState } from './site-state.tsx';

/** The page that the guards show in place of one that they keep closed. */
export default function ClosedPage({
  kind,
}: {
  kind: 'maintenance' | 'restricted' | 'unknown' | 'paymentElsewhere';
}) {
  switch (kind) {
    case 'maintenance':
      return <UnderMaintenance />;
    case 'restricted':
      return <RestrictedHere />;
    case 'unknown':
      return <Unknown />;
    case 'paymentElsewhere':
      return <PaymentElsewhere />;
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

/**
 * Back from a payment, whose player is not logged in here: what became of it, whose it is, and how much, is told to
 * nobody else, so that this page knows none of it.
 */
function PaymentElsewhere() {
  const t = useT();
  const title = t('deposit.returned.elsewhere.title');
  return (
    <>
      <LivePage />
      <Title of={title} />
      <Screen
        icon={Landmark}
        title={title}
        actions={
          <>
            <LinkButton href={LOG_IN}>{t('action.logIn')}</LinkButton>
            <Support />
          </>
        }
      >
        <p>{t('deposit.returned.elsewhere.body')}</p>
      </Screen>
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
