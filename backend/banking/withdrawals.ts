import { randomBytes } from 'node:crypto';
import type { PaymentMethod } from '../../reference/payment-methods.ts';
import { countIntention } from '../platform/rate-limit-store.ts';
import type { Executor, Transaction } from '../platform/database.ts';
import type { Body, Call, Success } from '../platform/operation.ts';
import { Refusal } from '../platform/refusal.ts';
import { shownAt } from '../players/presented.ts';
import { readDepositPlayer, type DepositPlayer } from './deposit-facts.ts';
import { askOfWithdrawer } from './document-requests.ts';
import { payoutTerms, scaled } from './deposit-methods.ts';
import { once, type Decision } from './idempotency.ts';
import { post, type LockedWallet } from './ledger.ts';
import type { WithdrawalPorts } from './ports.ts';
import { transactions, withdrawals } from './tables.ts';
import { instrumentOf, recentMethods, type UsedMethod } from './wallet.ts';
import {
  dailyLimitLeft,
  decideCheck,
  decideWithdrawal,
  isLookedAt,
  payoutMethods,
} from './withdrawal-rules.ts';

type Bonus = Success<'checkWithdrawalLimit'>['bonus'];

interface Facts {
  readonly player: DepositPlayer | undefined;
  readonly recent: readonly UsedMethod[];
  readonly bonus: Bonus;
}

/** Everything that decides about a player's withdrawals. `now` in ms. */
async function readFacts(
  executor: Executor,
  playerId: string,
  now: number,
  { bonuses }: Pick<WithdrawalPorts, 'bonuses'>,
): Promise<Facts> {
  const [player, recent, bonus] = await Promise.all([
    readDepositPlayer(executor, playerId, { now, locatedIn: null }),
    recentMethods(executor, playerId),
    bonuses.unwagered(executor, playerId, now),
  ]);
  return { player, recent, bonus };
}

const namesOf = (used: readonly UsedMethod[]): PaymentMethod[] => used.map(({ method }) => method);

const unknownPlayer = () => new Refusal(403, 'error.session.forbidden', 'There is no such player.');

/** WDR-01: how much the player may withdraw, and the obstacles; documents that are one can then be handed in. */
export async function checkWithdrawalLimit(
  { platform, query, session }: Call<'checkWithdrawalLimit'>,
  ports: WithdrawalPorts,
): Promise<Success<'checkWithdrawalLimit'>> {
  const now = platform.clock.now();
  const { player, recent, bonus } = await readFacts(platform.db, session.playerId, now, ports);
  if (!player) throw unknownPlayer();
  const { db, events } = platform;
  const { playerId } = session;
  if (await askOfWithdrawer(db, playerId, player)) events.publish('player.changed', { playerId });
  const { result, daysLeftToVerifyDocuments } = decideCheck(player, query.later === true);
  return {
    result,
    limit: dailyLimitLeft(player.facts),
    originalLimit: player.facts.dailyWithdrawalCap,
    duration: 'daily',
    resetOn: new Date(player.facts.paidOutAgainAt).toISOString(),
    currency: player.currency,
    balance: player.mainBalance,
    methods: (result === 'SUCCESS' ? payoutMethods(player, namesOf(recent)) : []).map(
      (offered) => ({
        ...offered,
        ...payoutTerms(offered.method),
        ...instrumentOf(recent, offered.method),
      }),
    ),
    ...(bonus && { bonus }),
    ...(daysLeftToVerifyDocuments !== undefined && { daysLeftToVerifyDocuments }),
  };
}

/** Everything that may stand against a withdrawal of this amount by this method. */
function refuse(
  { method, amount, currency, forfeitBonus }: Body<'requestWithdrawal'>,
  player: DepositPlayer,
  { recent, bonus }: Facts,
): void {
  if (currency !== player.currency) {
    throw new Refusal(422, 'error.withdrawal.currency', `It is paid out in ${player.currency}.`);
  }
  const { result } = decideWithdrawal(player, true);
  if (result === 'WITHDRAWAL_LIMIT_REACHED') {
    throw new Refusal(409, 'error.withdrawal.limit', 'The withdrawal limit is reached.');
  }
  if (result !== 'SUCCESS') {
    throw new Refusal(409, 'error.withdrawal.not_allowed', 'The player may not withdraw.');
  }
  if (amount > player.mainBalance) {
    throw new Refusal(409, 'error.withdrawal.not_enough_funds', 'There is not as much.');
  }
  const range = payoutMethods(player, namesOf(recent)).find((offered) => offered.method === method);
  if (!range) {
    throw new Refusal(409, 'error.withdrawal.not_allowed', 'The player is not paid by the method.');
  }
  if (amount < range.min) {
    throw new Refusal(422, 'error.withdrawal.amount.too_low', `The minimum is ${range.min}.`);
  }
  if (amount > range.max) {
    throw new Refusal(422, 'error.withdrawal.amount.too_high', `The maximum is ${range.max}.`);
  }
  if (amount > dailyLimitLeft(player.facts)) {
    throw new Refusal(409, 'error.withdrawal.limit', 'The amount is above what the limit leaves.');
  }
  if (bonus && forfeitBonus !== true) {
    throw new Refusal(409, 'error.withdrawal.bonus', 'A bonus is active and would be lost.');
  }
}

async function startWithdrawal(
  tx: Transaction,
  wallet: LockedWallet,
  facts: Facts,
  { platform, body, origin }: Call<'requestWithdrawal'>,
  { bonuses }: WithdrawalPorts,
): Promise<Decision<Success<'requestWithdrawal'>>> {
  const { player } = facts;
  if (!player) throw unknownPlayer();
  refuse(body, player, facts);
  const { config, clock } = platform;
  const now = clock.now();
  const { method, amount } = body;
  // `wd_` and 16 characters: unguessable, and short enough to be read out to support.
  const referenceId = `wd_${randomBytes(8).toString('hex')}`;
  if (facts.bonus) await bonuses.forfeit(tx, wallet, now);
  const balances = await post(tx, wallet, {
    reference: `withdrawal:${referenceId}`,
    at: now,
    entries: [
      { account: 'MAIN', amount: -amount },
      { account: 'LOCKED', amount },
    ],
  });
  // The sum of the day, with earlier requests: a large sum in parts is no smaller.
  const ofToday = player.facts.withdrawnToday + amount;
  const needsReview =
    isLookedAt(player) || ofToday > scaled(config.withdrawalReviewAbove, wallet.currency);
  // Sent together, and done in their order.
  await Promise.all([
    tx.insert(transactions).values({
      referenceId,
      playerId: wallet.playerId,
      type: 'WITHDRAW',
      category: 'PAYMENT',
      status: 'PENDING',
      amount: -amount,
      currency: wallet.currency,
      balanceAfter: balances?.get('MAIN') ?? 0,
      wallet: 'MAIN',
      at: new Date(now),
    }),
    tx.insert(withdrawals).values({
      referenceId,
      playerId: wallet.playerId,
      method,
      siteId: shownAt(origin.siteId, '', player.home).siteId,
      amount,
      state: 'REQUESTED',
      needsReview,
      requestedAt: new Date(now),
      dueAt: new Date(now + config.withdrawalHoldMs),
      // The connection's address: the client's own word is no evidence.
      ipAddress: origin.ip,
      blackbox: body.blackbox,
    }),
  ]);
  return {
    reply: { pendingWithdrawalId: referenceId, status: 'PENDING', needsReview },
    writes: [],
  };
}

/** WDR-11: locks the money for a withdrawal, once per idempotency key. */
export async function requestWithdrawal(
  call: Call<'requestWithdrawal'>,
  ports: WithdrawalPorts,
): Promise<Success<'requestWithdrawal'>> {
  const { platform, session, body } = call;
  const { playerId } = session;
  const key = call.headers['Idempotency-Key'];
  await countIntention(platform, 'withdrawals', playerId, key);
  const intent = { playerId, operation: 'requestWithdrawal', key, body, mayRecur: true };
  const now = platform.clock.now();
  return once(platform, intent, {
    read: (tx) => readFacts(tx, playerId, now, ports),
    decide: (tx, wallet, facts) => startWithdrawal(tx, wallet, facts, call, ports),
  });
}
