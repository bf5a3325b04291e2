import type { TextLanguage } from '../../../reference/languages.ts';
import type { GameKind } from '../../../reference/game-rules.ts';
import { chancesOf, maskedName } from './chance.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A Monday, 00:00 UTC: weeks are counted from it. */
const FIRST_MONDAY = Date.UTC(1970, 0, 5);

type Words = Readonly<
  Record<TextLanguage, { readonly name: string; readonly description: string }>
>;

/** Tournaments that come again and again. */
interface Series {
  readonly id: string;
  readonly words: Words;
  /** From one to the next, and how long each runs, ms. */
  readonly every: number;
  readonly runs: number;
  /** How long after the begin of the period it begins, ms. */
  readonly begins: number;
  /** Euro cents of the places. */
  readonly prizes: readonly number[];
  readonly kinds: readonly GameKind[];
  readonly isLive: boolean;
  /** Points of the first at the end. */
  readonly points: number;
}

const SERIES: readonly Series[] = [
  {
    id: 'evening-race',
    words: {
      en: {
        name: 'Evening race',
        description:
          'Three hours, one point for each win of a round. The five with most share the prizes.',
      },
      fi: {
        name: 'Iltakisa',
        description:
          'Kolme tuntia, piste jokaisesta voittokierroksesta. Viisi parasta jakavat palkinnot.',
      },
      pt: {
        name: 'Corrida da noite',
        description:
          'Três horas, um ponto por rodada ganha. Os cinco primeiros dividem os prêmios.',
      },
    },
    every: DAY,
    runs: 3 * HOUR,
    begins: 18 * HOUR,
    prizes: [10_000, 5_000, 2_500, 1_500, 1_000],
    kinds: ['slot'],
    isLive: false,
    points: 260,
  },
  {
    id: 'week-of-reels',
    words: {
      en: {
        name: 'Week of reels',
        description:
          'From Monday to Sunday evening: the higher a win is beside its stake, the more points it brings.',
      },
      fi: {
        name: 'Kelojen viikko',
        description:
          'Maanantaista sunnuntai-iltaan: mitä suurempi voitto panokseen nähden, sitä enemmän pisteitä.',
      },
      pt: {
        name: 'Semana dos rolos',
        description:
          'De segunda a domingo à noite: quanto maior o prêmio em relação à aposta, mais pontos ele dá.',
      },
    },
    every: 7 * DAY,
    runs: 6 * DAY + 2 * HOUR,
    begins: 18 * HOUR,
    prizes: [100_000, 50_000, 25_000, 15_000, 10_000, 5_000, 5_000, 5_000, 5_000, 5_000],
    kinds: ['slot', 'jackpotSlot'],
    isLive: false,
    points: 18_400,
  },
  {
    id: 'round-table',
    words: {
      en: {
        name: 'Round table',
        description: 'Friday to Sunday at the live tables: five rounds won in a row count.',
      },
      fi: {
        name: 'Pyöreä pöytä',
        description: 'Perjantaista sunnuntaihin livepöydissä: viisi peräkkäistä voittoa ratkaisee.',
      },
      pt: {
        name: 'Távola redonda',
        description:
          'De sexta a domingo nas mesas ao vivo: contam cinco rodadas ganhas em seguida.',
      },
    },
    every: 7 * DAY,
    runs: 2 * DAY + 12 * HOUR,
    begins: 4 * DAY + 12 * HOUR,
    prizes: [40_000, 20_000, 10_000],
    kinds: ['roulette', 'blackjack', 'baccarat'],
    isLive: true,
    points: 940,
  },
];

/** How many games count, and how many places a list of the best has. */
const GAMES = 8;
const LEADERS = 20;

/** What ended is told of for so long, ms. */
const TOLD_FOR = 7 * DAY;

interface Game {
  readonly gameId: string;
  readonly gameType: GameKind;
  readonly _type: 'casinoGames' | 'liveCasinoGames';
}

/** By the catalogue, which is another one when a document has changed: ranking thousands of games takes its time. */
const chosen = new WeakMap<readonly Game[], Map<string, readonly string[]>>();

/** Games that count, the same for every tournament of a name: one that is added to the catalogue moves few. */
function gamesOf(
  name: string,
  { kinds, isLive }: Series,
  games: readonly Game[],
): readonly string[] {
  const byName = chosen.get(games) ?? new Map<string, readonly string[]>();
  chosen.set(games, byName);
  const known = byName.get(name);
  if (known) return known;
  const made = games
    .filter(
      ({ _type, gameType }) => kinds.includes(gameType) && (_type === 'liveCasinoGames') === isLive,
    )
    .map(({ gameId }) => ({ gameId, chance: chancesOf(`${name} ${gameId}`)[0] }))
    .toSorted((one, other) => one.chance - other.chance)
    .slice(0, GAMES)
    .map(({ gameId }) => gameId);
  byName.set(name, made);
  return made;
}

/** The best of nobody; each has the more points the longer it runs, `share` of 1. */
const leadersOf = (id: string, points: number, share: number) =>
  Array.from({ length: LEADERS }, (_, index) => {
    const [strength, who, start] = chancesOf(`${id} leader ${index}`);
    const most = points * (1 - 0.9 * strength);
    return { name: maskedName(who), points: Math.floor(most * share ** (0.7 + 0.6 * start)) };
  })
    .filter((leader) => leader.points > 0)
    .toSorted((one, other) => other.points - one.points);

/** The tournaments of a site around `now`, ms: all their moments are in UTC, so no change of clocks moves them. */
export function tournamentsAt(siteId: string, games: readonly Game[], now: number) {
  return SERIES.flatMap((series) => {
    const { id, words, every, runs, begins, prizes, points } = series;
    const current = Math.floor((now - FIRST_MONDAY) / every);
    return [current - 1, current, current + 1].map((turn) => {
      const startsAt = FIRST_MONDAY + turn * every + begins;
      const endsAt = startsAt + runs;
      const held = `${id}-${turn}`;
      const name = `${siteId} ${held}`;
      const share = Math.min(1, Math.max(0, (now - startsAt) / runs));
      return {
        id: held,
        words,
        startsAt,
        endsAt,
        prizes,
        gameIds: gamesOf(name, series, games),
        leaders: share === 0 ? [] : leadersOf(name, points, share),
      };
    });
  }).filter(({ endsAt }) => endsAt > now - TOLD_FOR);
}
