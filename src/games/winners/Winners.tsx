import { useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import type { LobbyReader } from '../../../machines/games/lobby/lobby.ts';
import type { Schemas } from '../../../openapi/types.ts';
import { imageUrl } from '../../content/images.ts';
import { formatMoney } from '../../money/format.ts';
import { useAddress, usePlayerId, useRuntime } from '../../runtime/context.tsx';
import { queryClient } from '../../runtime/query.ts';
import { useT, type TextId } from '../../texts/index.ts';
import { figures } from '../../ui/base.css.ts';
import { Button } from '../../ui/Button.tsx';
import { chip, chips } from '../../ui/chip.css.ts';
import { Loading } from '../../ui/Skeleton.tsx';
import * as css from './winners.css.ts';

/** The one who looks at winners: amounts come in their currency, and games that their law lets be shown. */
type Reader = Pick<LobbyReader, 'locale' | 'currency' | 'channel'>;
type Winner = Schemas['Winner'];
type Range = Schemas['WinnersDateRange'];

/** The times of which the highest wins are shown (WIN-01). @specification */
const RANGES = {
  DAY: 'winners.day',
  WEEK: 'winners.week',
  MONTH: 'winners.month',
} as const satisfies Record<Range, TextId>;

/** The part of a reader that the platform is told. */
const asked = ({ locale, currency, channel }: Reader): Reader => ({ locale, currency, channel });

/** The highest wins of a day, a week or a month (WIN-01). */
export function TopWinners({ reader }: { reader: Reader }) {
  const t = useT();
  const { call, brand } = useRuntime();
  const [range, setRange] = useState<Range>('DAY');
  const read = useWinners(['top', range], reader, async (signal) => {
    const query = { dateRange: range, siteId: brand.siteId, ...asked(reader) };
    return (await call('getTopWinners', { query }, signal)).data.winners;
  });
  return (
    <Winners
      title={t('winners.top.title')}
      read={read}
      choice={
        <fieldset aria-label={t('winners.range')} className={chips}>
          {(Object.keys(RANGES) as Range[]).map((each) => (
            <button
              key={each}
              type="button"
              className={chip}
              aria-pressed={each === range}
              onClick={() => {
                setRange(each);
              }}
            >
              {t(RANGES[each])}
            </button>
          ))}
        </fieldset>
      }
    />
  );
}

/** The latest wins (WIN-02). */
export function LatestWinners({ reader }: { reader: Reader }) {
  const t = useT();
  const { call, brand } = useRuntime();
  const read = useWinners(['latest'], reader, async (signal) => {
    const query = { siteId: brand.siteId, ...asked(reader) };
    return (await call('getLatestWinners', { query }, signal)).data.winners;
  });
  return <Winners title={t('winners.latest.title')} read={read} />;
}

interface Read {
  /** Undefined until the platform has answered. */
  readonly winners: readonly Winner[] | undefined;
  readonly hasFailed: boolean;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

/** Wins are a minute old at most. */
const FRESH = 60_000;

function useWinners(
  what: readonly string[],
  { locale, currency, channel }: Reader,
  ask: (signal: AbortSignal) => Promise<readonly Winner[]>,
): Read {
  const playerId = usePlayerId();
  const { data, isError, isFetching, refetch } = useQuery(
    {
      queryKey: ['winners', ...what, locale, currency, channel, playerId],
      queryFn: ({ signal }) => ask(signal),
      staleTime: FRESH,
    },
    queryClient,
  );
  return { winners: data, hasFailed: isError, isFetching, retry: () => void refetch() };
}

/** One row of the same height, whatever there is to show: nothing below it is pushed away. */
function Winners({ title, read, choice }: { title: string; read: Read; choice?: ReactNode }) {
  const t = useT();
  const heading = useId();
  const { winners, hasFailed, isFetching, retry } = read;
  return (
    <section className={css.section} aria-labelledby={heading}>
      <div className={css.head}>
        <h2 id={heading}>{title}</h2>
        {choice}
      </div>
      <div className={css.row}>
        {winners === undefined && !hasFailed && (
          <Loading label={t('winners.loading')}>
            <div className={css.list}>
              {[1, 2, 3, 4].map((key) => (
                <div key={key} className={css.winner} />
              ))}
            </div>
          </Loading>
        )}
        {winners === undefined && hasFailed && (
          <div className={css.none} role="alert">
            <p>{t('winners.failed')}</p>
            <Button look="secondary" compact busy={isFetching} onClick={retry}>
              {t('action.retry')}
            </Button>
          </div>
        )}
        {winners?.length === 0 && <p className={css.none}>{t('winners.none')}</p>}
        {winners !== undefined && winners.length > 0 && (
          <ul className={css.list} aria-labelledby={heading}>
            {winners.map((winner) => (
              <li key={winner.winId}>
                <OneWinner winner={winner} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Of the game's picture, px. */
const PICTURE = { width: 56, height: 56 } as const;

/** A win, which leads to its game (WIN-03). */
function OneWinner({ winner }: { winner: Winner }) {
  const t = useT();
  const address = useAddress();
  const { dataset } = useRuntime().brand;
  const { name, amount, currency, gameName, gameSlug, images } = winner;
  return (
    <a className={css.winner} href={address('/play/$slug', { params: { slug: gameSlug } })}>
      <img
        src={imageUrl(images.thumbnail ?? '', PICTURE, dataset)}
        {...PICTURE}
        alt=""
        loading="lazy"
        decoding="async"
        className={css.picture}
      />
      <span className={css.words}>
        <span className={`${css.amount} ${figures}`}>{formatMoney({ amount, currency })}</span>
        <span className={css.line}>{t('winners.who', { name })}</span>
        <span className={css.line}>{gameName}</span>
      </span>
    </a>
  );
}
