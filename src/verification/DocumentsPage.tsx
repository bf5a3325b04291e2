import { useState } from 'react';
import type { SessionScreen } from '../../machines/access/session/screen.ts';
import { useAddress, useSession } from '../app/context.tsx';
import { useT } from '../texts/index.ts';
import { Loading, Skeleton } from '../ui/Skeleton.tsx';
import { Title } from '../ui/Title.tsx';
import { DocumentsFlow } from './documents/DocumentsFlow.tsx';
import { KycBadge } from './KycBadge.tsx';
import * as css from './documents/documents.css.ts';

/** The player's documents (ROUTE-17). */
export default function DocumentsPage() {
  const t = useT();
  const address = useAddress();
  const session = useSession();
  return (
    <div data-flow className={css.sheet}>
      <Title of={t('documents.title')} />
      <h1>{t('documents.title')}</h1>
      {session.name === 'player' && <KycBadge level={session.account?.kycStatus} />}
      {session.name === 'player' && (
        <PlayerDocuments key={session.session.playerId} player={session} />
      )}
      <p>
        <a className={css.back} href={address('/my-account')}>
          {t('account.title')}
        </a>
      </p>
    </div>
  );
}

/** What is asked for is read off the account (DOC-19), so the flow waits for that. */
function PlayerDocuments({ player }: { player: Extract<SessionScreen, { name: 'player' }> }) {
  const t = useT();
  const [ready, setReady] = useState(false);
  if (!ready && player.accountStatus !== 'loading') setReady(true);
  return ready ? (
    <DocumentsFlow player={player} origin="accountPage" />
  ) : (
    <Loading label={t('documents.loading')}>
      <Skeleton shape="card" />
    </Loading>
  );
}
