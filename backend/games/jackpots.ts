import { scaled } from '../banking/deposit-methods.ts';
import type { Call, Handlers, Success } from '../platform/operation.ts';
import { cardOf, offered, seatedNow } from './cards.ts';
import type { GamePorts } from './ports.ts';
import { askerOf, marketOfLocale } from './viewer.ts';

/** The most jackpots that a list tells of. */
const SHOWN = 100;

/** The handlers of jackpots (JACK-01, JACK-03). Where no studio is bound, nobody knows an amount. */
export function jackpotHandlers({ catalogueOf, studioOf }: GamePorts) {
  async function getJackpotAmounts(
    call: Call<'getJackpotAmounts'>,
  ): Promise<Success<'getJackpotAmounts'>> {
    const { platform, query } = call;
    const { viewer } = await askerOf(call, marketOfLocale(query.locale));
    const studio = studioOf(platform);
    const { byId } = catalogueOf(platform, query.siteId);
    const asked = [...new Set(query.gameIds.split(','))].flatMap((gameId) => {
      const game = byId.get(gameId);
      return game?.jackpotExist ? [game] : [];
    });
    const now = platform.clock.now();
    return {
      data: studio
        ? offered(asked, viewer, seatedNow(platform, studioOf)).map(({ gameId }) => ({
            gameId,
            amount: scaled(studio.jackpot(gameId, now), query.currency),
            currency: query.currency,
          }))
        : [],
    };
  }

  async function getJackpots(call: Call<'getJackpots'>): Promise<Success<'getJackpots'>> {
    const { platform, query } = call;
    const { viewer, currency } = await askerOf(call, marketOfLocale(query.locale), query.channel);
    const studio = studioOf(platform);
    const { games } = catalogueOf(platform, query.siteId);
    const now = platform.clock.now();
    const open = offered(
      games.filter(({ jackpotExist }) => jackpotExist),
      viewer,
      seatedNow(platform, studioOf),
    );
    return {
      jackpots: (studio ? open : [])
        .map((game) => ({ game, amount: studio?.jackpot(game.gameId, now) ?? 0 }))
        .toSorted((one, other) => other.amount - one.amount)
        .slice(0, SHOWN)
        .map(({ game, amount }) => ({
          amount: scaled(amount, query.currency),
          currency: query.currency,
          game: cardOf(game, currency),
        })),
    };
  }

  return { getJackpotAmounts, getJackpots } satisfies Handlers<'getJackpotAmounts' | 'getJackpots'>;
}
