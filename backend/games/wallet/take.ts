import type { components } from '../../../openapi/wallet.gen.ts';
import { lockWalletToRead } from '../../banking/ledger.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { transact } from '../../platform/transaction.ts';
import { sharedRead } from '../../platform/statement.ts';
import { hasAcceptedTerms } from '../../site/terms.ts';
import { contentOf, isWhole, type Act, type Asking, type WalletStatus } from './act.ts';
import { decideBet, decideRollback, decideWin, type Decision } from './decide.ts';
import { carryOut } from './effects.ts';
import { readBefore, standingOf, type Before, type Standing } from './facts.ts';
import { findPlay, type Play } from './play.ts';

/** The answer to a supplier, without what only names the call. */
export interface Told {
  readonly status: WalletStatus;
  readonly country?: string;
  readonly currency?: components['schemas']['Currency'];
  readonly balance?: number;
}

const readBalance = sharedRead<{ readonly balance: string }>(
  'read_balance_of_play',
  `SELECT balance FROM ledger_accounts WHERE player_id = $1 AND kind = 'MAIN' AND currency = $2`,
);

/** Who plays. */
export async function tellUser({ db }: Platform, asking: Asking): Promise<Told> {
  const play = await findPlay(db, asking);
  if (!play) return { status: 'INVALID_TOKEN' };
  return { status: 'OK', country: play.countryCode, currency: play.currency };
}

/** What the player holds; also when the session is over, since a round may still end. */
export async function tellBalance({ db }: Platform, asking: Asking): Promise<Told> {
  const play = await findPlay(db, asking);
  if (!play) return { status: 'INVALID_TOKEN' };
  const { playerId, currency } = play;
  const [row] = await readBalance(db, [playerId, currency]);
  return { status: 'OK', currency, balance: Number(row?.balance ?? 0) };
}

interface Found {
  readonly before: Before;
  /** Of a bet. */
  readonly standing: Standing | undefined;
}

const readFacts = async (tx: Transaction, act: Act, play: Play, now: number): Promise<Found> => {
  const [before, standing] = await Promise.all([
    readBefore(tx, act, play),
    act.kind === 'BET' ? standingOf(tx, play, now) : undefined,
  ]);
  return { before, standing };
};

/** What acts are decided by. */
export interface WalletPorts {
  readonly platform: Platform;
  /** Whether the operator still has a game in its catalogue. */
  readonly isListed: (game: Pick<Play, 'siteId' | 'slug'>) => boolean;
}

function decide(
  { platform, isListed }: WalletPorts,
  act: Act,
  play: Play,
  found: Found,
  now: number,
): Decision {
  const { before, standing } = found;
  if (standing) {
    const hasAgreed = hasAcceptedTerms(platform, standing.termsVersion);
    return decideBet(act, { play, before, standing, hasAgreed, isListed: isListed(play), now });
  }
  return act.kind === 'WIN' ? decideWin(act, before, play) : decideRollback(before, play);
}

/** What an act is told that came before: the first answer, unless it is another by now, or does not count any more. */
function toldAgain(
  act: Act,
  play: Play,
  { known, isRolledBack, balance }: Before,
): Told | undefined {
  if (!known) return undefined;
  const { currency } = play;
  const isSame = known.contentHash === contentOf(act) && known.playerId === play.playerId;
  if (!isSame || (act.kind === 'BET' && isRolledBack))
    return { status: 'DUPLICATE_TRANSACTION', currency, balance };
  return { status: known.status, currency, balance: known.balanceAfter };
}

/**
 * Takes an act of a round, once, holding the player's money: the movement, the row of the history and the act are
 * committed together, so that a repetition finds all or nothing.
 */
export async function take(ports: WalletPorts, act: Act): Promise<Told> {
  if (!isWhole(act)) return { status: 'WRONG_SYNTAX' };
  const { db, clock } = ports.platform;
  const play = await findPlay(db, act, act.betId);
  if (!play) return { status: 'INVALID_TOKEN' };
  return transact(db, async (tx) => {
    const now = clock.now();
    const held = await lockWalletToRead(tx, play.playerId, () => readFacts(tx, act, play, now));
    if (!held) throw new Error('The player of a game session is gone.');
    const { wallet, found } = held;
    const told = toldAgain(act, play, found.before);
    if (told) return { value: told, writes: [] };
    const decision = decide(ports, act, play, found, now);
    const decided = { act, play, decision, ...found, now };
    const { balance, writes } = await carryOut(tx, wallet, decided);
    return {
      value: { status: decision.status, currency: play.currency, balance },
      writes,
    };
  });
}
