import { useMemo } from 'react';
import type { Currency } from '../../reference/currencies.ts';
import type { BetLimit, GameCard } from '../../reference/game-card.ts';
import { gameTermsFor } from '../../reference/game-terms.ts';
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
  return useMemo(
    () =>
      ({ gameType, betLimits }) => {
        const limits = betLimits.find((each) => each.currency === currency);
        const of = { kind: gameType, currency, dateOfBirth };
        const { highestStake } = gameTermsFor(viewer, of, platformNow());
        if (!limits || highestStake === null) return limits;
        return highestStake < limits.min
          ? undefined
          : { ...limits, max: Math.min(limits.max, highestStake) };
      },
    [viewer, currency, dateOfBirth],
  );
}
