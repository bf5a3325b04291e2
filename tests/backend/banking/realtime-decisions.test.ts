import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lockWallet, post } from '../../../backend/banking/ledger.ts';
import { documentRequests, withdrawals } from '../../../backend/banking/tables.ts';
import {
  approveWithdrawal,
  declineWithdrawal,
  settlePayout,
} from '../../../backend/banking/withdrawal-ends.ts';
import { withdrawalPorts } from '../../../backend/bindings/payments.ts';
import { tellAfterCommit } from '../../../backend/platform/after-commit.ts';
import { requestOf } from '../../../backend/verification/requests.ts';
import { decideDocument } from '../../../backend/verification/review.ts';
import { formAt } from '../desk-form.ts';
import { openInstances, type Instance, type Tokens } from '../instance.ts';
import { withdrawalBody } from './payouts.ts';
import { listen, tokenOf, type Ear } from './realtime.support.ts';

/** Decisions of others, by a channel at one instance; they decide at another. */

let opened: Awaited<ReturnType<typeof openInstances>>;
let url: string;
let session: Tokens;
let ear: Ear;
let playerId: string;
const at = (index: number): Instance => opened.instances[index] as Instance;

beforeAll(async () => {
  opened = await openInstances(2);
  const { app } = at(0);
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  session = await at(0).logIn('demo@croupier.test');
  ear = listen(url, await tokenOf(at(0), session));
  playerId = (await at(0).call('getAccessDetails', { session })).body.playerId;
  await soon(() => expect(ear.of('WALLET_BALANCE')).toHaveLength(1));
});
afterAll(async () => {
  ear.socket.close();
  await opened.close();
});

const soon = (look: () => void): Promise<void> => vi.waitFor(look);
const wallet = (): Record<'main' | 'locked', number> => {
  const { buckets } = ear.of('WALLET_BALANCE').at(-1)?.balanceMap ?? {};
  const cash = (of: readonly { cashAmount?: number }[] | undefined): number =>
    of?.reduce((sum, { cashAmount = 0 }) => sum + cashAmount, 0) ?? 0;
  return { main: cash(buckets?.main), locked: cash(buckets?.locked) };
};
const told = (name: string): unknown[] =>
  ear
    .of('PLAYER_ATTRIBUTE_CHANGE')
    .flatMap(({ attributes }) => (name in attributes ? [attributes[name]] : []));

async function request(amount: number): Promise<string> {
  const { body } = await at(0).call('requestWithdrawal', {
    session,
    body: withdrawalBody({ amount }),
    headers: { 'Idempotency-Key': randomUUID() },
  });
  return body.pendingWithdrawalId;
}

test('[WAL-06] a withdrawal that is requested, and one that is taken back, push the balance', async () => {
  const before = wallet();
  const id = await request(1_000);
  const { main, locked } = before;
  await soon(() => expect(wallet()).toEqual({ main: main - 1_000, locked: locked + 1_000 }));
  const cancelled = await at(0).call('cancelWithdrawal', {
    session,
    body: { pendingWithdrawalId: id, amount: 1_000, cancelByPlayer: true },
    headers: { 'Idempotency-Key': randomUUID() },
  });
  expect(cancelled.status).toBe(200);
  await soon(() => expect(wallet()).toEqual(before));
});

test('[WAL-06] one that is declined gives the money back to the open page', async () => {
  const before = wallet();
  const id = await request(2_000);
  await soon(() => expect(wallet().main).toBe(before.main - 2_000));
  await declineWithdrawal(at(1).platform, id, 'OTHER');
  await soon(() => expect(wallet()).toEqual(before));
});

test('[RT-06] one that is approved moves no money, and is told all the same; so is that it was paid', async () => {
  const before = wallet();
  const id = await request(3_000);
  await soon(() => expect(wallet().locked).toBe(before.locked + 3_000));
  await approveWithdrawal(at(1).platform, id, withdrawalPorts.payouts, 'payments@desk.test');
  await soon(() => expect(told('withdrawalsOnTheirWay')).toEqual([1]));
  const { db } = at(1).platform;
  const [row] = await db.select().from(withdrawals).where(eq(withdrawals.referenceId, id));
  const news = { reference: id, payoutId: row?.payoutId ?? '', paid: true, amount: 3_000 };
  expect(await settlePayout(at(1).platform, { ...news, currency: 'EUR' })).toBeUndefined();
  await soon(() => expect(told('withdrawalsOnTheirWay')).toEqual([1, 0]));
  await soon(() => expect(wallet()).toEqual({ main: before.main - 3_000, locked: before.locked }));
});

test('[RT-06] what a reviewer decides of a document is told, whether or not the KYC level is another then', async () => {
  const { db, events } = at(1).platform;
  await db
    .insert(documentRequests)
    .values({ playerId, documentType: 'PROOF_OF_ID', status: 'UNDER_REVIEW' })
    .onConflictDoUpdate({
      target: [documentRequests.playerId, documentRequests.documentType],
      set: { status: 'UNDER_REVIEW' },
    });
  events.publish('player.changed', { playerId });
  await soon(() => expect(told('documentsUnderReview')).toEqual([1]));
  await decideDocument(
    at(1).platform,
    playerId,
    'PROOF_OF_ID',
    'BAD_QUALITY',
    'verification@desk.test',
    () => true,
  );
  await soon(() => expect(told('requestDocumentTypeStatus')).toEqual(['PROOF_OF_ID']));
  await db
    .update(documentRequests)
    .set({ status: 'UNDER_REVIEW' })
    .where(requestOf(playerId, 'PROOF_OF_ID'));
  events.publish('player.changed', { playerId });
  await soon(() => expect(told('documentsUnderReview')).toEqual([1, 0, 1]));
  await decideDocument(
    at(1).platform,
    playerId,
    'PROOF_OF_ID',
    undefined,
    'verification@desk.test',
    () => true,
  );
  await soon(() => expect(told('documentsUnderReview')).toEqual([1, 0, 1, 0]));
});

test('[WAL-06] money that moves in a transaction inside of another one is told when that is committed', async () => {
  const before = wallet();
  const { db, clock } = at(1).platform;
  await db.transaction(async (tx) => {
    await tx.transaction(async (nested) => {
      const held = await lockWallet(nested, playerId);
      if (!held) throw new Error('There is no such player');
      await post(nested, held, {
        reference: `nested:${randomUUID()}`,
        at: clock.now(),
        entries: [
          { account: 'MAIN', amount: 77 },
          { account: 'ADJUSTMENTS', amount: -77 },
        ],
      });
    });
  });
  await soon(() => expect(wallet().main).toBe(before.main + 77));
});

test('[LIM-02] [LIM-10] a limit that is set in one tab, and one that the desk locks, is told to the others', async () => {
  const body = { duration: 'D', limit: 5_000 };
  const { status } = await at(1).call('updateDepositLimit', { session, body });
  expect(status).toBe(200);
  await soon(() => expect(told('limitChanges')).toEqual([1]));
  const until = new Date(at(1).platform.clock.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const { body: page } = await at(1).desk({ url: '/desk/players', query: { player: playerId } });
  const form = { ...formAt(page, '/desk/players/limits'), limit: 'DEPOSIT D', until };
  await at(1).desk({
    method: 'POST',
    url: '/desk/players/limits',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
  await soon(() => expect(told('limitChanges')).toEqual([1, 2]));
});

test('nothing is told of a transaction that was undone, nested or not', async () => {
  const { db, events } = at(0).platform;
  const heard = vi.fn();
  const stop = events.subscribe('player.changed', heard);
  const news = { topic: 'player.changed', payload: { playerId: 'undone' } } as const;
  await db
    .transaction(async (tx) => {
      await tx.transaction(async (nested) => tellAfterCommit(nested, news));
      throw new Error('undone');
    })
    .catch(() => undefined);
  await db.transaction(async (tx) =>
    tellAfterCommit(tx, { topic: 'player.changed', payload: { playerId: 'done' } }),
  );
  await soon(() => expect(heard).toHaveBeenCalled());
  expect(heard.mock.calls).toEqual([[{ playerId: 'done' }]]);
  stop();
});
