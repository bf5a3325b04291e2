import type { components } from '../../openapi/schema.gen.ts';
import { isTakenIn, type PaymentMethod } from '../../reference/payment-methods.ts';
import type { PlayerFlags } from '../players/tables.ts';
import type { DepositPlayer } from './deposit-facts.ts';
import { depositRange, offeredMethods } from './deposit-methods.ts';
import { accountOf, documents, documentsPreferred, standingOf } from './deposit-rules.ts';

type Schemas = components['schemas'];

export interface WithdrawalDecision {
  readonly result: Extract<
    Schemas['OperationResult'],
    | 'SUCCESS'
    | 'FORBIDDEN'
    | 'FAILURE'
    | 'RESTRICTED'
    | 'DOCUMENTS_PREFERRED'
    | 'DOCUMENTS_REQUIRED'
    | 'DOCUMENTS_REQUIRED_RESTRICTED'
    | 'DOCUMENTS_UNDER_REVIEW'
    | 'WITHDRAWAL_LIMIT_REACHED'
  >;
  readonly daysLeftToVerifyDocuments?: number;
}

/** Whether no money goes out to a player: a suspended player's payouts are off too (GUARD-15). */
export const payoutsAreOff = (player: {
  readonly flags: Pick<PlayerFlags, 'payout'>;
  readonly multibrandSuspended: boolean;
}): boolean => !player.flags.payout || player.multibrandSuspended;

/**
 * Whether the player may withdraw now (DEP-02). Their whereabouts do not count, nor terms that are not
 * accepted, nor a risk of payout: the money is theirs, and a person looks at it first. A player who was never
 * verified hands in documents before money goes out (NS-14).
 */
export function decideWithdrawal(
  { facts, flags }: DepositPlayer,
  later: boolean,
): WithdrawalDecision {
  // A break closes no withdrawal, and opens none that was closed before it.
  const account = accountOf(facts.statusBeneath);
  const kyc = standingOf(facts.kycStatus);
  if (account === 'restricted' || kyc === 'restricted') return { result: 'RESTRICTED' };
  if (account === 'notReady') return { result: 'FAILURE' };
  const { multibrandSuspended } = facts;
  const isOff = !flags.withdrawal || payoutsAreOff({ flags, multibrandSuspended });
  const isClosed = account === 'closed' && facts.statusBeneath !== 'PAYOUT';
  if (isOff || isClosed) return { result: 'FORBIDDEN' };
  const asked = documents(facts) as WithdrawalDecision | undefined;
  if (asked) return asked;
  if (kyc === 'unverified') {
    // Where their identity is accepted and the level is not, a person of ours has still to look.
    const isWithUs = facts.documents.some(
      ({ type, status }) =>
        type === 'PROOF_OF_ID' && (status === 'UNDER_REVIEW' || status === 'VERIFIED'),
    );
    const missing = facts.documents.some(
      ({ status }) => status === 'REQUESTED' || status === 'EXPIRED',
    );
    return { result: isWithUs && !missing ? 'DOCUMENTS_UNDER_REVIEW' : 'DOCUMENTS_REQUIRED' };
  }
  if (dailyLimitLeft(facts) === 0) return { result: 'WITHDRAWAL_LIMIT_REACHED' };
  const preferred = later && facts.documentsMayWait ? undefined : documentsPreferred(facts);
  return (preferred as WithdrawalDecision | undefined) ?? { result: 'SUCCESS' };
}

/** What the check says: who has nothing to withdraw is told that, and not asked who they are. */
export function decideCheck(player: DepositPlayer, later: boolean): WithdrawalDecision {
  const decision = decideWithdrawal(player, later);
  const isOfIdentity =
    standingOf(player.facts.kycStatus) === 'unverified' &&
    (decision.result === 'DOCUMENTS_REQUIRED' || decision.result === 'DOCUMENTS_UNDER_REVIEW');
  return player.mainBalance === 0 && isOfIdentity ? { result: 'SUCCESS' } : decision;
}

/** Whether a person looks at each of the player's withdrawals before it goes out. */
export const isLookedAt = ({ flags, riskPayout }: DepositPlayer): boolean =>
  flags.isWithdrawalReview || riskPayout;

/**
 * Whether a requested withdrawal may still go out without a person: much may have become known of the player
 * since. The request has used its part of the limit, so that limit stops nothing here.
 */
export function goesOutByItself(player: DepositPlayer): boolean {
  const { result } = decideWithdrawal(player, true);
  return (result === 'SUCCESS' || result === 'WITHDRAWAL_LIMIT_REACHED') && !isLookedAt(player);
}

/** The sum that may still be withdrawn in this day where the player lives, minor units. */
export const dailyLimitLeft = ({
  dailyWithdrawalCap,
  withdrawnToday,
}: DepositPlayer['facts']): number => Math.max(0, dailyWithdrawalCap - withdrawnToday);

/** Methods that only take money in. */
const ONE_WAY: readonly PaymentMethod[] = ['SIRU', 'PAYSAFECARD'];

/**
 * The methods that a player is paid by, with their ranges in minor units. Money goes back the way it came.
 * Where no such method can take it back, any payout method where the player lives may. The rest of the wallet
 * may always go out whole, however little it is.
 */
export function payoutMethods(
  { country, currency, mainBalance }: DepositPlayer,
  recent: readonly PaymentMethod[],
): { method: PaymentMethod; min: number; max: number }[] {
  if (mainBalance === 0) return [];
  const back = recent.filter((method) => !ONE_WAY.includes(method) && isTakenIn(method, country));
  const any = offeredMethods(country).filter((method) => !ONE_WAY.includes(method));
  return (back.length > 0 ? back : any).map((method) => {
    const { min, max } = depositRange(method, currency);
    return { method, min: Math.min(min, mainBalance), max };
  });
}
