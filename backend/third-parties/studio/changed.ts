import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database.ts';
import { giveUpBet, takeBack, voidRound } from './bets.ts';
import type { StudioContext } from './context.ts';
import type { Launch } from './launch.ts';
import { mathOf } from './math/games.ts';
import { payPlayMoney } from './record.ts';
import { studioRounds, studioTransactions, type Session, type StoredRound } from './tables.ts';

/** What the mathematics of a launched game is known again by: SHA-256 in hex. */
export const configurationOf = ({ game: { kind, slug } }: Launch): string =>
  createHash('sha256')
    .update(JSON.stringify(mathOf(kind, slug).configuration))
    .digest('hex');

/** Whether the game is still the one that the session began with: its version, and its mathematics. */
export const isAsBegun = (
  { versionOf }: StudioContext,
  { launch, configuration }: Session,
): boolean =>
  versionOf(launch.siteId, launch.game.slug) === launch.game.version &&
  configurationOf(launch) === configuration;

/**
 * A round that is open, of another mathematics than today's: nobody can go on with it, so that its stakes are given
 * back. It has won nothing so far.
 * @returns the round as it is then
 */
export async function endIfChanged(
  tx: Transaction,
  session: Session,
  round: StoredRound,
  now: number,
): Promise<StoredRound> {
  if (round.state !== 'OPEN' || round.configuration === configurationOf(session.launch))
    return round;
  const isIt = eq(studioRounds.id, round.id);
  const [held] = await tx.select().from(studioRounds).where(isIt).for('update');
  if (held?.state !== 'OPEN') return held ?? round;
  const refusal = 'error.studio.game_changed';
  await voidRound(tx, round.id, refusal, now);
  if (session.mode === 'free') await payPlayMoney(tx, session, held.stake);
  const bets = await tx
    .select()
    .from(studioTransactions)
    .where(and(eq(studioTransactions.roundId, round.id), eq(studioTransactions.kind, 'bet')));
  for (const bet of bets) {
    if (bet.state === 'WAITING') await giveUpBet(tx, bet, refusal, now);
    if (bet.state === 'DONE') await takeBack(tx, bet, now);
  }
  return { ...held, state: 'VOID', refusal };
}
