import { useId } from 'react';
import type { Schemas } from '../../../openapi/types.ts';
import { formatMoney } from '../../money/format.ts';
import { useAddress } from '../../runtime/context.tsx';
import { useTag } from '../../runtime/locale/tag.ts';
import { useDeadlines } from '../../runtime/locale/use-deadlines.ts';
import { useT, type TextId } from '../../texts/index.ts';
import { figures, unseen } from '../../ui/base.css.ts';
import { stateAt, timeLeft } from './time.ts';
import * as css from './tournaments.css.ts';

type Tournament = Schemas['Tournament'];

const STATES = {
  UPCOMING: 'tournaments.upcoming',
  RUNNING: 'tournaments.running',
  FINISHED: 'tournaments.finished',
} as const satisfies Record<Schemas['TournamentState'], TextId>;

/** The places that show; a player's own shows wherever it is. */
const MOST_PLACES = { UPCOMING: 10, RUNNING: 10, FINISHED: 3 } as const satisfies Record<
  Schemas['TournamentState'],
  number
>;

/** A tournament at a moment of the platform: where it stands, its places, and the games that count. */
export function TournamentView({ tournament, now }: { tournament: Tournament; now: number }) {
  const t = useT();
  const heading = useId();
  const deadline = useDeadlines();
  const { name, description, startsAt, endsAt, prizePool, currency } = tournament;
  const state = stateAt(tournament, now);
  return (
    <article className={css.tournament} aria-labelledby={heading} data-tournament-state={state}>
      <header className={css.head}>
        <h2 id={heading}>{name}</h2>
        <span className={css.state}>{t(STATES[state])}</span>
      </header>
      {description !== '' && <p>{description}</p>}
      <dl className={css.facts}>
        <div>
          <dt>{t('tournaments.prizes')}</dt>
          <dd className={figures}>{formatMoney({ amount: prizePool, currency })}</dd>
        </div>
        <div>
          <dt>{t('tournaments.starts')}</dt>
          <dd>{deadline(startsAt)}</dd>
        </div>
        <div>
          <dt>{t('tournaments.ends')}</dt>
          <dd>{deadline(endsAt)}</dd>
        </div>
        {state !== 'FINISHED' && (
          <div>
            <dt>{t(state === 'RUNNING' ? 'tournaments.left' : 'tournaments.until')}</dt>
            <Left until={Date.parse(state === 'RUNNING' ? endsAt : startsAt)} now={now} />
          </div>
        )}
      </dl>
      <Places tournament={tournament} most={MOST_PLACES[state]} />
      {state !== 'FINISHED' && <Games games={tournament.games} />}
    </article>
  );
}

function Left({ until, now }: { until: number; now: number }) {
  const t = useT();
  const { days, clock } = timeLeft(until, now);
  return (
    <dd className={figures} data-countdown>
      {days === 0 ? clock : t('tournaments.days', { days, clock })}
    </dd>
  );
}

function Places({ tournament, most }: { tournament: Tournament; most: number }) {
  const t = useT();
  const written = new Intl.NumberFormat(useTag());
  const { currency } = tournament;
  const leaderboard = tournament.leaderboard.filter(({ rank, isOwn }) => isOwn || rank <= most);
  if (leaderboard.length === 0) return <p className={css.quiet}>{t('tournaments.noPlaces')}</p>;
  return (
    <table className={css.places}>
      <caption>{t('tournaments.places')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className={unseen}>{t('tournaments.place')}</span>
          </th>
          <th scope="col">{t('tournaments.player')}</th>
          <th scope="col">{t('tournaments.points')}</th>
          <th scope="col">{t('tournaments.prize')}</th>
        </tr>
      </thead>
      <tbody>
        {leaderboard.map(({ rank, name, points, prize, isOwn }) => (
          <tr key={`${rank} ${name}`} className={isOwn ? css.own : undefined}>
            <td className={figures}>{rank}</td>
            <td>{isOwn ? t('tournaments.you', { name }) : name}</td>
            <td className={figures}>{written.format(points)}</td>
            <td className={figures}>
              {prize > 0 ? formatMoney({ amount: prize, currency }) : '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The games that the platform lets count for the one who looks. */
function Games({ games }: { games: Tournament['games'] }) {
  const t = useT();
  const address = useAddress();
  return (
    games.length > 0 && (
      <div>
        <h3>{t('tournaments.games')}</h3>
        <ul className={css.games}>
          {games.map(({ gameId, gameSlug, name }) => (
            <li key={gameId}>
              <a className={css.game} href={address('/play/$slug', { params: { slug: gameSlug } })}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
