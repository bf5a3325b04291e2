import type { components } from '../../../openapi/wallet.gen.ts';
import { lockWalletToRead } from '../../banking/ledger.ts';
import type { Platform } from '../../platform/platform.ts';
import { transact } from '../../platform/transaction.ts';
import { sharedRead, statement } from '../../platform/statement.ts';
import { activeBonusesOf, type HeldBonus } from '../../rewards/held-bonus.ts';
import { loyalOf } from '../../rewards/loyalty.ts';
import { hasAcceptedTerms } from '../../site/terms.ts';
import { stakeable } from './bonus.ts';
import { contentOf, isWhole, type Act, type Asking, type WalletStatus } from './act.ts';
import { decideBet, decideRollback, decideWin, type Decision } from './decide.ts';
import { carryOut } from './effects.ts';
import { readFacts, type Found } from './facts.ts';
import { endsRound } from './loyalty.ts';
import { findPlay, type Play } from './play.ts';

/** The answer to a supplier, without what only names the call. */
export interface Told {
  readonly status: WalletStatus;
  readonly country?: string;
  readonly currency?: components['schemas']['Currency'];
  readonly balance?: number;
  /** Of a bet that is too high for its bonus, minor units. */
  readonly highest_stake?: number;
}

const readBalance = sharedRead<{ readonly balance: string; readonly bonuses: HeldBonus[] | null }>(
  'read_balance_of_play',
  `SELECT coalesce((SELECT balance FROM ledger_accounts
      WHERE player_id = $1 AND kind = 'MAIN' AND currency = $2), 0) AS balance,
    ${activeBonusesOf('$1')} AS bonuses`,
);

/** Who plays. */
export async function tellUser({ db }: Platform, asking: Asking): Promise<Told> {
  const play = await findPlay(db, asking);
  if (!play) return { status: 'INVALID_TOKEN' };
  return { status: 'OK', country: play.countryCode, currency: play.currency };
}

/** What the player may stake; also when the session is over, since a round may still end. */
export async function tellBalance({ db, clock }: Platform, asking: Asking): Promise<Told> {
  const play = await findPlay(db, asking);
  if (!play) return { status: 'INVALID_TOKEN' };
  const { playerId, currency } = play;
  const [row] = await readBalance(db, [playerId, currency]);
  const held = { balance: Number(row?.balance ?? 0), bonuses: row?.bonuses ?? [] };
  return { status: 'OK', currency, balance: stakeable(held, play, clock.now()) };
}

/** What acts are decided by. */
export interface WalletPorts {
  readonly platform: Platform;
  /** Whether the operator still has a game in its catalogue. */
  readonly isListed: (game: Pick<Play, 'siteId' | 'slug'>) => boolean;
}

/** What an act is decided by. */
interface Facts {
  readonly play: Play;
  readonly found: Found;
  /** Of a bet: whether the operator still has the game in its catalogue. */
  readonly isListed: boolean;
  /** ms since the epoch. */
  readonly now: number;
}

function decide(platform: Platform, act: Act, { play, found, isListed, now }: Facts): Decision {
  switch (found.kind) {
    case 'BET': {
      const hasAgreed = hasAcceptedTerms(platform, found.standing.termsVersion);
      return decideBet(act, { ...found, play, hasAgreed, isListed, now });
    }
    case 'WIN':
      return decideWin(act, found.before, play, now);
    case 'ROLLBACK':
      return decideRollback(found.before, play, now);
  }
}

/** What an act is told that came before: the first answer, unless it is another by now, or does not count any more. */
function toldAgain(act: Act, play: Play, before: Found['before'], now: number): Told | undefined {
  const { known, isRolledBack } = before;
  if (!known) return undefined;
  const { currency } = play;
  const isSame = known.contentHash === contentOf(act) && known.playerId === play.playerId;
  if (!isSame || (act.kind === 'BET' && isRolledBack))
    return { status: 'DUPLICATE_TRANSACTION', currency, balance: stakeable(before, play, now) };
  return { status: known.status, currency, balance: known.balanceAfter };
}

/**
 * For the rest of a transaction each statement keeps its first plan. PostgreSQL would plan what reads before an act
 * anew each time, which takes ten times as long as to run it.
 */
const keepPlans = statement('keep_plans', 'SET LOCAL plan_cache_mode = force_generic_plan');

/**
 * Takes an act of a round, once, holding the player's money: the movement, the row of the history and the act are
 * committed together, so that a repetition finds all or nothing.
 */
export async function take(ports: WalletPorts, act: Act): Promise<Told> {
  if (!isWhole(act)) return { status: 'WRONG_SYNTAX' };
  const { platform, isListed } = ports;
  const { db, clock } = platform;
  const play = await findPlay(db, act, act.betId);
  if (!play) return { status: 'INVALID_TOKEN' };
  // Asked before the player's money is held: a catalogue that has changed is read anew first.
  const isListedNow = act.kind === 'BET' && isListed(play);
  return transact(db, async (tx) => {
    const now = clock.now();
    const held = await lockWalletToRead(tx, play.playerId, () =>
      Promise.all([
        keepPlans(tx, []),
        readFacts(tx, act, play, now),
        endsRound(act) ? loyalOf(tx, play.playerId, now) : undefined,
      ]),
    );
    if (!held) throw new Error('The player of a game session is gone.');
    const { wallet } = held;
    const [, found, loyal] = held.found;
    const told = toldAgain(act, play, found.before, now);
    if (told) return { value: told, writes: [] };
    const decision = decide(platform, act, { play, found, isListed: isListedNow, now });
    const decided = { ...found, act, play, decision, now };
    const { balance, writes } = await carryOut(tx, wallet, decided, loyal);
    const { status, highestStake } = decision;
    return {
      value: {
        status,
        currency: play.currency,
        balance,
        ...(highestStake !== undefined && { highest_stake: highestStake }),
      },
      writes,
    };
  });
}
