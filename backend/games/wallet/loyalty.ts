import type { Transaction } from '../../platform/database.ts';
import type { Bound } from '../../platform/statement.ts';
import { counted, raised, takenBack, type Loyal } from '../../rewards/loyalty.ts';
import type { Act } from './act.ts';
import type { Decided } from './decide.ts';

/** Whether a round is over with an act, so that a level may be reached: never in the middle of one. */
export const endsRound = ({ kind, closesRound, isPromotion }: Act): boolean =>
  closesRound && kind !== 'ROLLBACK' && !isPromotion;

/** What an act means for the turnover of own money. */
function turnoverOf({ kind, act, before, decision }: Decided): readonly Bound[] {
  if (decision.moves === 0) return [];
  if (kind === 'BET') return decision.shares.own > 0 ? [counted(act.supplier, act.id)] : [];
  return kind === 'ROLLBACK' && before.bet !== null && act.betId !== null
    ? [takenBack(act.supplier, act.betId)]
    : [];
}

/** What a kept act means for the loyalty level. @param loyal the player before it; undefined: it ends no round */
export function loyaltyAfter(
  tx: Transaction,
  decided: Decided,
  loyal: Loyal | undefined,
): readonly Bound[] {
  const { kind, decision, now } = decided;
  const own = kind === 'BET' ? decision.shares.own : 0;
  return [
    ...turnoverOf(decided),
    ...(loyal ? raised(tx, { ...loyal, turnover: loyal.turnover + own }, now) : []),
  ];
}
