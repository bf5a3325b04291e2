import { useAddress, useSession } from '../runtime/context.tsx';
import { PlayerTabs } from '../runtime/guard/PlayerTabs.tsx';
import { AfterAccount } from '../runtime/player/player-page.tsx';
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
      <PlayerTabs of="account" />
      {session.name === 'player' && <KycBadge level={session.account?.kycStatus} />}
      {session.name === 'player' && (
        // The account says what is asked for (DOC-19).
        <AfterAccount
          player={session}
          waiting={
            <Loading label={t('documents.loading')}>
              <Skeleton shape="card" />
            </Loading>
          }
        >
          <DocumentsFlow player={session} origin="accountPage" />
        </AfterAccount>
      )}
      <p>
        <a className={css.back} href={address('/my-account')}>
          {t('account.title')}
        </a>
      </p>
    </div>
  );
}
