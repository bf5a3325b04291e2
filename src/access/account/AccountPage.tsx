import { useQuery } from '@tanstack/react-query';
import { depositIsAllowed } from '../../../machines/site/guard/decide.ts';
import { guardedPlayer } from '../../app/guard.tsx';
import { queryClient } from '../../app/query.ts';
import { useAddress, useLocale, usePlayerId, useRuntime, useSession } from '../../app/context.tsx';
import { WalletCard } from '../../banking/wallet/WalletCard.tsx';
import { languageTag } from '../../locale/locale.ts';
import { TermsUpdate } from '../../site/terms/TermsUpdate.tsx';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { ErrorState } from '../../ui/States.tsx';
import * as css from './account.css.ts';

/** The player's account at a glance: money, details, last login. */
export function AccountPage() {
  const t = useT();
  const address = useAddress();
  const player = guardedPlayer(useSession());
  return (
    <div className={css.account}>
      <title>{t('account.title')}</title>
      <h1>{t('account.title')}</h1>
      <TermsUpdate />
      <div className={css.columns}>
        <div className={css.money}>
          <WalletCard />
          {player && depositIsAllowed(player) && (
            <LinkButton wide href={address('/my-account/banking/deposit')}>
              {t('nav.deposit')}
            </LinkButton>
          )}
        </div>
        <Card>
          <h2>{t('account.details')}</h2>
          <Details />
          <LastLogin />
          <LinkButton look="secondary" wide href={address('/my-account/account')}>
            {t('profile.title')}
          </LinkButton>
        </Card>
      </div>
    </div>
  );
}

function Details() {
  const t = useT();
  const { session } = useRuntime();
  const screen = useSession();
  if (screen.name !== 'player' || screen.accountStatus === 'loading') {
    return (
      <Loading label={t('screen.loading')}>
        <Skeleton />
      </Loading>
    );
  }
  if (screen.accountStatus === 'error' || !screen.account) {
    return (
      <ErrorState
        title={t('session.accountFailed')}
        onRetry={() => {
          session.send({ type: 'account.reloadRequested' });
        }}
      />
    );
  }
  const { firstName, lastName, email, playerId } = screen.account;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return (
    <dl className={css.list}>
      {name !== '' && <Entry term={t('account.name')}>{name}</Entry>}
      <Entry term={t('account.email')}>{email}</Entry>
      <Entry term={t('account.playerId')}>{playerId}</Entry>
    </dl>
  );
}

function Entry({ term, children }: { term: string; children: string }) {
  return (
    <div className={css.entry}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where and when the player last logged in: a stranger's login shows here first (SESS-15). */
function LastLogin() {
  const t = useT();
  const tag = languageTag(useLocale());
  const { call } = useRuntime();
  const playerId = usePlayerId();
  const log = useQuery(
    {
      queryKey: ['access', 'latestActivityLog', playerId],
      queryFn: async ({ signal }) => {
        const outcome = await call('getLatestActivityLog', undefined, signal);
        return outcome.data.lastLogin ?? null;
      },
    },
    queryClient,
  );
  const words = (): string => {
    if (log.isPending) return '…';
    if (log.isError) return t('account.lastLogin.error');
    if (!log.data) return t('account.lastLogin.none');
    const { createdAt, realIpAddress, ipAddress } = log.data;
    const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
    return t('account.lastLogin.from', {
      date: date.format(new Date(createdAt)),
      ip: realIpAddress ?? ipAddress ?? '–',
    });
  };
  return (
    <dl className={css.list}>
      <Entry term={t('account.lastLogin')}>{words()}</Entry>
    </dl>
  );
}
