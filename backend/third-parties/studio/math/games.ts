import type { GameKind } from '../../../../reference/game-rules.ts';
import { BLACKJACK } from './blackjack/blackjack.ts';
import { ROULETTE } from './roulette.ts';
import type { GameMath } from './round.ts';
import { slotMath } from './slot/slot.ts';
import { SLOT_VARIANTS, variantOf } from './slot/variants.ts';

/** The kinds that the studio plays. A slot with a jackpot is none: nobody could win what it shows. */
export type PlayedKind = Extract<GameKind, 'slot' | 'roulette' | 'blackjack'>;

export const isPlayed = (kind: GameKind): kind is PlayedKind =>
  kind === 'slot' || kind === 'roulette' || kind === 'blackjack';

const SLOTS = new Map(SLOT_VARIANTS.map((variant) => [variant, slotMath(variant)]));

/** The mathematics of a game. @param slug its name in addresses, by which a slot has its variant */
export function mathOf(kind: PlayedKind, slug: string): GameMath {
  switch (kind) {
    case 'slot': {
      const variant = variantOf(slug);
      return SLOTS.get(variant) ?? slotMath(variant);
    }
    case 'roulette':
      return ROULETTE;
    case 'blackjack':
      return BLACKJACK;
  }
}
