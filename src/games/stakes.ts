import { useMemo } from 'react';
import type { Currency } from '../../reference/currencies.ts';
import type { BetLimit, GameCard } from '../../reference/game-card.ts';
import { GAME_KINDS } from '../../reference/game-rules.ts';
import { ageOf, gameTermsFor } from '../../reference/game-terms.ts';
import type { GameViewer } from '../../reference/game-visibility.ts';
import { platformNow } from '../api/platform-clock.ts';
import { useSession } from '../runtime/context.tsx';

/**
 * Tells the stakes that somebody may choose in a game, in minor units: those of the game, up to the highest that the
 * law lets them. Undefined where the game has none in their currency, or none that is lawful.
 */
export type StakesOf = (card: Pick<GameCard, 'gameType' | 'betLimits'>) => BetLimit | undefined;

/** The stakes for the one who looks, of the age that the account says. */
export function useStakes(viewer: GameViewer, currency: Currency): StakesOf {
  const session = useSession();
  const { dateOfBirth = null } = (session.name === 'player' ? session.account : undefined) ?? {};
  const age = ageOf(viewer, dateOfBirth, platformNow());
  return useMemo(() => {
    const highest = new Map(
      GAME_KINDS.map((kind) => [kind, gameTermsFor(viewer, { kind, currency, age }).highestStake]),
    );
    return ({ gameType, betLimits }) => {
      const limits = betLimits.find((each) => each.currency === currency);
      const { min = 0, max = 0 } = limits ?? {};
      const most = highest.get(gameType) ?? max;
      return limits && most >= min ? { ...limits, max: Math.min(max, most) } : undefined;
    };
  }, [viewer, currency, age]);
}
