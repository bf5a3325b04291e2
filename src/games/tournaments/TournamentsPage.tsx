import { Trophy } from 'lucide-react';
import { useAddress } from '../../runtime/context.tsx';
import { useLive } from '../../runtime/live.tsx';
import { OfferGate } from '../../runtime/offers/OfferGate.tsx';
import { useT } from '../../texts/index.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Title } from '../../ui/Title.tsx';
import { TournamentView } from './TournamentView.tsx';
import * as css from './tournaments.css.ts';
import { useNow, useTournaments } from './use-tournaments.ts';

/** The tournaments of the brand (TOUR-01, TOUR-02): offers like others, for those before whom they may be put. */
export function TournamentsPage() {
  useLive('page');
  const t = useT();
  return (
    <div className={css.page}>
      <Title of={t('tournaments.title')} />
      <h1>{t('tournaments.title')}</h1>
      <OfferGate>
        {(offers) => {
          if (offers.status === 'loading') return <Coming />;
          // Where the law knows no offer but the first, a tournament is none.
          return offers.status === 'open' && offers.reader.rules.bonuses === 'any' ? (
            <List />
          ) : (
            <None />
          );
        }}
      </OfferGate>
    </div>
  );
}

function List() {
  const t = useT();
  const read = useTournaments();
  const now = useNow(read.clock);
  if (read.status === 'loading' || now === undefined) {
    return read.status === 'error' ? (
      <ErrorState title={t('tournaments.failed')} onRetry={read.retry} retrying={read.isFetching} />
    ) : (
      <Coming />
    );
  }
  if (read.tournaments.length === 0) return <None />;
  return (
    <ul className={css.list}>
      {read.tournaments.map((tournament) => (
        <li key={tournament.tournamentId}>
          <TournamentView tournament={tournament} now={now} />
        </li>
      ))}
    </ul>
  );
}

function None() {
  const t = useT();
  const address = useAddress();
  return (
    <EmptyState
      icon={Trophy}
      title={t('tournaments.none')}
      action={
        <LinkButton look="secondary" href={address('/')}>
          {t('action.goHome')}
        </LinkButton>
      }
    />
  );
}

function Coming() {
  const t = useT();
  return (
    <Loading label={t('content.loading')}>
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Loading>
  );
}
