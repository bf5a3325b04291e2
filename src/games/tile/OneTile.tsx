import { useMemo } from 'react';
import type { Currency } from '../../../reference/currencies.ts';
import type { GameCard, TileSize } from '../../../reference/game-card.ts';
import { isUnderOverlay, type GameViewer } from '../../../reference/game-visibility.ts';
import { Heart } from '../favourites/Heart.tsx';
import { JackpotOf } from '../jackpots/JackpotOf.tsx';
import { useStakes, type StakesOf } from '../stakes.ts';
import { GameTile, type OtherSize } from './GameTile.tsx';

/** The one who looks at tiles, and in which currency. */
export interface TilesFor {
  readonly viewer: GameViewer;
  readonly currency: Currency;
  readonly stakesOf: StakesOf;
}

/** The same object until the one who looks changes, or their currency. */
export function useTilesFor(viewer: GameViewer, currency: Currency): TilesFor {
  const stakesOf = useStakes(viewer, currency);
  return useMemo(() => ({ viewer, currency, stakesOf }), [viewer, currency, stakesOf]);
}

/** A tile as the one who looks sees it. */
export function OneTile(props: {
  readonly card: GameCard;
  readonly size?: TileSize;
  readonly instead?: readonly OtherSize[] | undefined;
  readonly reader: TilesFor;
  readonly isFirst: boolean;
}) {
  const { card, size = '1x', instead = [], reader, isFirst } = props;
  return (
    <GameTile
      card={card}
      size={size}
      instead={instead}
      stakes={reader.stakesOf(card)}
      isRestricted={isUnderOverlay(card, reader.viewer)}
      isFirst={isFirst}
      jackpot={<JackpotOf gameId={card.id} currency={reader.currency} />}
      heart={<Heart card={card} />}
    />
  );
}
