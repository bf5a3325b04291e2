import type { Currency } from '../../reference/currencies.ts';
import { hasTexts, type TextLanguage } from '../../reference/languages.ts';
import { offerRulesFor } from '../../reference/offers.ts';
import { tournamentLanguage } from '../../reference/tournament-language.ts';
import { offersReach } from '../access/offers.ts';
import { scaled } from '../banking/deposit-methods.ts';
import type { Call, Handlers, Success } from '../platform/operation.ts';
import { residenceOf } from '../players/residence.ts';
import { cardOf, offered, seatedNow } from './cards.ts';
import type { GamePorts, HeldTournament } from './ports.ts';
import { askerOf, askingPlayer, marketOf, type Asker } from './viewer.ts';

type Tournament = Success<'getTournaments'>['tournaments'][number];

/** The language of the words, by the language of a path. */
function languageOf(lang: string): TextLanguage {
  const code = tournamentLanguage(lang).toLowerCase();
  return hasTexts(code) ? code : 'en';
}

const ORDER = ['RUNNING', 'UPCOMING', 'FINISHED'] as const satisfies readonly Tournament['state'][];

function stateOf({ startsAt, endsAt }: HeldTournament, now: number): Tournament['state'] {
  if (now < startsAt) return 'UPCOMING';
  return now < endsAt ? 'RUNNING' : 'FINISHED';
}

const placesOf = (
  { leaders, prizes }: HeldTournament,
  currency: Currency,
): Tournament['leaderboard'] =>
  leaders.map(({ name, points }, index) => ({
    rank: index + 1,
    name,
    points,
    prize: scaled(prizes[index] ?? 0, currency),
    // Nobody who asks has a place, until games are played.
    isOwn: false,
  }));

/**
 * Whether tournaments may be put before somebody. Regulators took their prizes for bonuses (Spelinspektionen), so
 * they are told of where the law leaves any bonus, and to players before whom offers are put.
 */
function areOffered({ viewer, player }: Asker, now: number): boolean {
  const { market, country } = viewer;
  const residence = player && residenceOf(player);
  return (
    offerRulesFor({ residence, market, country }).bonuses === 'any' &&
    (!player || offersReach(player, now))
  );
}

/** The handlers of tournaments (TOUR-01, TOUR-02). */
export function tournamentHandlers({ catalogueOf, studioOf }: GamePorts) {
  /** Those in which a game is open to the asker: what runs, then what comes, then what is over, the newest first. */
  function list(
    { platform, params }: Pick<Call<'getTournaments'>, 'platform' | 'params'>,
    asker: Asker,
  ): Success<'getTournaments'> {
    const { viewer, currency } = asker;
    const now = platform.clock.now();
    const { games, byId } = catalogueOf(platform, params.siteId);
    const seated = seatedNow(platform, studioOf);
    const language = languageOf(params.lang);
    const studio = areOffered(asker, now) ? studioOf(platform) : undefined;
    const held = studio?.tournaments(params.siteId, games, now) ?? [];
    const shown = held
      .map((one) => ({
        one,
        state: stateOf(one, now),
        open: offered(
          one.gameIds.map((gameId) => byId.get(gameId)).filter((game) => game !== undefined),
          viewer,
          seated,
        ),
      }))
      .filter(({ open }) => open.length > 0)
      .toSorted(
        (a, b) =>
          ORDER.indexOf(a.state) - ORDER.indexOf(b.state) ||
          (a.state === 'FINISHED' ? b.one.endsAt - a.one.endsAt : a.one.startsAt - b.one.startsAt),
      );
    return {
      serverTime: new Date(now).toISOString(),
      tournaments: shown.map(({ one, state, open }) => ({
        tournamentId: one.id,
        ...one.words[language],
        state,
        startsAt: new Date(one.startsAt).toISOString(),
        endsAt: new Date(one.endsAt).toISOString(),
        prizePool: scaled(
          one.prizes.reduce((sum, prize) => sum + prize, 0),
          currency,
        ),
        currency,
        games: open.map((game) => cardOf(game, currency)),
        leaderboard: placesOf(one, currency),
      })),
    };
  }

  return {
    getTournaments: async (call) => list(call, await askingPlayer(call, call.query.channel)),
    getPublicTournaments: async (call) =>
      list(call, await askerOf(call, marketOf(call.params.market, 'market'), call.query.channel)),
  } satisfies Handlers<'getTournaments' | 'getPublicTournaments'>;
}
