import { and, eq } from 'drizzle-orm';
import { countIntention } from '../platform/rate-limit-store.ts';
import type { Transaction } from '../platform/database.ts';
import type { Body, Call, Success } from '../platform/operation.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../platform/refusal.ts';
import { presented, shownAt } from '../players/presented.ts';
import { hasAcceptedTerms } from '../site/terms.ts';
import { askOfDepositor } from './document-requests.ts';
import { hasBonus } from './deposit-bonus.ts';
import { depositBounds } from './deposit-bounds.ts';
import { readDepositPlayer, type DepositPlayer } from './deposit-facts.ts';
import { depositRange, offeredMethods } from './deposit-methods.ts';
import {
  decideDeposit,
  limitLeft,
  refuseDeposit,
  type DepositDecision,
  type DepositFacts,
  type DepositRefusal,
  type DepositResult,
} from './deposit-rules.ts';
import { depositStatus } from './deposit-status.ts';
import { once, type Decision } from './idempotency.ts';
import type { LockedWallet } from './ledger.ts';
import { newReference, openDeposit } from './open-deposit.ts';
import type { DepositPorts } from './ports.ts';
import { limitRefusals } from './limit-tables.ts';
import { deposits, transactions } from './tables.ts';

type DepositCheck = Success<'checkDepositAllowed'>;

/** Results that show no cashier, unless the level counts as allowed (DEP-12). */
const WITHOUT_CASHIER: ReadonlySet<DepositResult> = new Set([
  'FORBIDDEN',
  'SELF_LIMIT_REACHED',
  'SELF_SPEND_LIMIT_REACHED',
  'WITHDRAWAL_LIMIT_REACHED',
  'DOCUMENTS_REQUIRED',
  'RESTRICTED',
  'DOCUMENTS_REQUIRED_RESTRICTED',
  'DOCUMENTS_UNDER_REVIEW',
]);

function limitFields({ tightest, paidOutAgainAt }: DepositDecision): Partial<DepositCheck> {
  if (paidOutAgainAt !== undefined) return { resetOn: new Date(paidOutAgainAt).toISOString() };
  if (!tightest) return {};
  return {
    limitLeft: limitLeft(tightest),
    limitType: tightest.kind === 'SPEND' ? 'spend' : 'deposit',
    resetOn: new Date(tightest.resetOn).toISOString(),
    isSpendLimit: tightest.kind === 'SPEND',
  };
}

const unknownPlayer = () => new Refusal(403, 'error.session.forbidden', 'There is no such player.');

/**
 * The facts without an offered deposit limit, once the player declines it. The refusal is noted, and only where
 * the offer is all that stands in the way besides documents that may wait. A required limit cannot be declined.
 */
async function asDeclined(
  { db, clock }: Platform,
  playerId: string,
  { facts }: DepositPlayer,
  { withoutLimit }: Call<'checkDepositAllowed'>['query'],
): Promise<DepositFacts> {
  const isOffered = decideDeposit(facts, true).depositLimitWanted === 'OFFERED';
  if (withoutLimit !== true || !isOffered) return facts;
  await db.insert(limitRefusals).values({ playerId, at: clock.date() }).onConflictDoNothing();
  return { ...facts, depositLimitWanted: undefined };
}

/** DEP-02: whether the player may deposit, and the obstacles; it asks for documents that are one. */
export async function checkDepositAllowed(
  call: Call<'checkDepositAllowed'>,
): Promise<DepositCheck> {
  const { platform, query, session, origin } = call;
  const player = await readDepositPlayer(platform.db, session.playerId, {
    now: platform.clock.now(),
    locatedIn: origin.country,
  });
  if (!player) throw unknownPlayer();
  const decision = hasAcceptedTerms(platform, player.termsVersion)
    ? decideDeposit(
        await asDeclined(platform, session.playerId, player, query),
        query.later === true,
      )
    : ({ result: 'FORBIDDEN', because: 'TERMS' } as const);
  const { result, because, daysLeftToVerifyDocuments, depositLimitWanted }: DepositDecision =
    decision;
  if (result === 'EXCEEDS_KYC_LIMIT') {
    const { db, clock, events } = platform;
    const { playerId } = session;
    if (await askOfDepositor(db, playerId, player, clock.now())) {
      events.publish('player.changed', { playerId });
      // They are due at once: the page that hears of it checks again, and must read the same answer.
      return checkDepositAllowed(call);
    }
  }
  const bounds = depositBounds(player.facts);
  const countsAsAllowed =
    player.facts.kycStatus === 'PENDING_EXPIRED' && result === 'DOCUMENTS_REQUIRED';
  return {
    result,
    currency: player.currency,
    ...(daysLeftToVerifyDocuments !== undefined && { daysLeftToVerifyDocuments }),
    ...limitFields(decision),
    ...(bounds.length > 0 && { bounds }),
    ...(depositLimitWanted && { depositLimitWanted }),
    ...(because && { because }),
    ...(WITHOUT_CASHIER.has(result) && !countsAsAllowed && { hideCashier: true }),
  };
}

const REFUSALS = {
  'error.deposit.not_allowed': 'Deposits are not allowed.',
  'error.deposit.limit_reached': 'The amount is above what the own limit leaves.',
  'error.deposit.unverified_cap': 'The amount is above what may be deposited before verification.',
  'error.withdrawal.limit': 'The withdrawal limit is reached.',
} as const;

/** Refusals of an amount that another amount, or another day, would avoid. */
const BOUNDED: ReadonlySet<DepositRefusal> = new Set([
  'error.deposit.limit_reached',
  'error.deposit.unverified_cap',
]);

/** Refuses an amount by rules that do not depend on the player's standing: currency, and the method's range. */
function refuseAmount({ method, amount, currency }: Body<'requestDeposit'>, held: string): void {
  if (currency !== held) {
    throw new Refusal(422, 'error.deposit.currency', `Deposits are taken in ${held}.`);
  }
  const { min, max } = depositRange(method, currency);
  if (amount < min) {
    throw new Refusal(422, 'error.deposit.amount.too_low', `The minimum is ${min}.`);
  }
  if (amount > max) {
    throw new Refusal(422, 'error.deposit.amount.too_high', `The maximum is ${max}.`);
  }
}

async function startDeposit(
  tx: Transaction,
  wallet: LockedWallet,
  player: DepositPlayer | undefined,
  { platform, body, session, origin }: Call<'requestDeposit'>,
  { provider, bonuses }: DepositPorts,
): Promise<Decision<Success<'requestDeposit'>>> {
  const { playerId } = session;
  const now = platform.clock.now();
  refuseAmount(body, wallet.currency);
  if (!player) throw unknownPlayer();
  if (!offeredMethods(player.country).includes(body.method)) {
    throw new Refusal(
      409,
      'error.deposit.not_allowed',
      'The method is not offered in the country.',
    );
  }
  if (!hasAcceptedTerms(platform, player.termsVersion)) {
    throw new Refusal(409, 'error.deposit.terms', 'The terms that hold are not accepted.');
  }
  const refusal = refuseDeposit(player.facts, body.amount);
  if (refusal) {
    const bounds = BOUNDED.has(refusal) ? depositBounds(player.facts) : undefined;
    throw new Refusal(409, refusal, REFUSALS[refusal], { bounds });
  }
  const bonusId = body.selectedBonusId;
  if (
    bonusId !== undefined &&
    !(await bonuses.canChoose(tx, playerId, bonusId, body.amount, now))
  ) {
    throw new Refusal(422, 'error.deposit.bonus', 'The bonus is not available.');
  }
  const referenceId = newReference();
  const shown = shownAt(origin.siteId, body.returnUrl, player.home);
  const { brandName, written } = presented(shown);
  const payment = provider.open(
    {
      merchantReference: referenceId,
      merchantName: brandName,
      language: written.tag,
      notation: written.notation,
      timeZone: player.timeZone,
      method: body.method,
      amount: body.amount,
      currency: wallet.currency,
      returnPath: body.returnUrl,
    },
    now,
  );
  const opening = openDeposit.bind([
    referenceId,
    playerId,
    body.amount,
    wallet.currency,
    player.mainBalance,
    new Date(now).toISOString(),
    body.method,
    payment.paymentId,
    bonusId ?? null,
    // The connection's address: the client's own word is no evidence (DEP-19).
    origin.ip,
    body.blackbox,
    shown.siteId,
    shown.locale,
  ]);
  return {
    reply: { referenceId, status: 'WAITING_INPUT', redirectUrl: provider.payAt(payment.paymentId) },
    writes: [opening, payment.order],
  };
}

/** DEP-20: opens a deposit and its payment at the provider, once per idempotency key. */
export async function requestDeposit(
  call: Call<'requestDeposit'>,
  ports: DepositPorts,
): Promise<Success<'requestDeposit'>> {
  const { platform, session, origin } = call;
  await countIntention(platform, 'deposits', session.playerId, call.headers['Idempotency-Key']);
  const intent = {
    playerId: session.playerId,
    operation: 'requestDeposit',
    key: call.headers['Idempotency-Key'],
    // Asked again from another network, it is still the same intention.
    body: { ...call.body, ipAddress: '' },
    mayRecur: true,
  };
  const scope = { now: platform.clock.now(), locatedIn: origin.country };
  return once(platform, intent, {
    read: (tx) => readDepositPlayer(tx, session.playerId, scope),
    decide: (tx, wallet, player) => startDeposit(tx, wallet, player, call, ports),
  });
}

/** How a deposit of the player stands. */
export async function getDeposit(
  { platform, params, session }: Call<'getDeposit'>,
  { provider }: Pick<DepositPorts, 'provider'>,
): Promise<Success<'getDeposit'>> {
  const [row] = await platform.db
    .select({ transaction: transactions, deposit: deposits })
    .from(deposits)
    .innerJoin(transactions, eq(transactions.referenceId, deposits.referenceId))
    .where(
      and(eq(deposits.referenceId, params.referenceId), eq(deposits.playerId, session.playerId)),
    );
  if (!row) throw new Refusal(404, 'error.deposit.not_found', 'There is no such deposit.');
  const { transaction, deposit } = row;
  const status = depositStatus(transaction.status);
  const { referenceId, bonusId } = deposit;
  const isBonusOpen = status !== 'SUCCESS' || (await hasBonus(platform.db, referenceId));
  return {
    referenceId,
    status,
    amount: transaction.amount,
    currency: transaction.currency,
    method: deposit.method,
    at: transaction.at.toISOString(),
    ...(bonusId !== null && isBonusOpen && { bonusId }),
    ...(deposit.instrument !== null && { instrument: deposit.instrument }),
    ...(status === 'WAITING_INPUT' && { redirectUrl: provider.payAt(deposit.paymentId) }),
  };
}
