import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import { depositMachine } from '../../machines/banking/deposit/machine.ts';
import { depositSamples } from '../../machines/banking/deposit/samples.ts';
import { depositScreen } from '../../machines/banking/deposit/screen.ts';
import { walletMachine, WALLET_POLL_INTERVAL } from '../../machines/banking/wallet/machine.ts';
import { walletScreen } from '../../machines/banking/wallet/screen.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { bindFlow } from '../../src/api/bind.ts';
import { callTo, json, startPlatform, type Answer, type Platform } from './platform.ts';

/** Answers of 200 that are not as the contract describes them. */

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

test.each<[string, Answer]>([
  ['an empty object', json(200, {}, { 'x-trace-id': 'trace-9' })],
  ['buckets that are missing', json(200, { currency: 'EUR' }, { 'x-trace-id': 'trace-9' })],
  ['a page', { status: 200, body: '<html></html>', headers: { 'x-trace-id': 'trace-9' } }],
])(
  'a wallet that is %s is old until the next poll, and then right [WAL-04] [WAL-05]',
  async (_, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const good = outcomes.getWallet.success.data;
    platform.answers.push(json(200, good), answer, json(200, good));
    const actor = createActor(bindFlow(walletMachine, callTo(platform))).start();
    const shown = async (name: string) => {
      await vi.waitUntil(() => walletScreen(actor.getSnapshot()).name === name);
      return walletScreen(actor.getSnapshot());
    };
    actor.send({ type: 'session.authorized' });
    const balances = expect.objectContaining({ totalBalance: 14_600 });
    expect(await shown('current')).toMatchObject({ balances });
    vi.advanceTimersByTime(WALLET_POLL_INTERVAL);
    expect(await shown('stale')).toMatchObject({ balances });
    expect(actor.getSnapshot().context.failure).toEqual({ kind: 'unexpected', traceId: 'trace-9' });
    vi.advanceTimersByTime(WALLET_POLL_INTERVAL);
    expect(await shown('current')).toMatchObject({ balances });
    vi.useRealTimers();
  },
);

async function checked(answer: Answer): Promise<SnapshotFrom<typeof depositMachine>> {
  platform.answers.push(answer);
  const actor = createActor(bindFlow(depositMachine, callTo(platform)), {
    input: depositSamples.inputs.typical,
  }).start();
  actor.send({ type: 'deposit.started' });
  await vi.waitUntil(() => !actor.getSnapshot().hasTag('busy'));
  return actor.getSnapshot();
}

test('a result of the deposit check that is not listed yet reaches the chart, which opens no cashier [DEP-04]', async () => {
  const snapshot = await checked(json(200, { result: 'SOURCE_OF_FUNDS', currency: 'EUR' }));
  expect(snapshot.context).toMatchObject({ answer: { result: 'SOURCE_OF_FUNDS' } });
  expect(snapshot.context.failure).toBeUndefined();
  expect(depositScreen(snapshot).name).toBe('error');
});

test('a check without a result is a failure with its trace, and opens no cashier [DEP-04]', async () => {
  const snapshot = await checked(json(200, { currency: 'EUR' }, { 'x-trace-id': 'trace-9' }));
  expect(snapshot.context.failure).toEqual({ kind: 'unexpected', traceId: 'trace-9' });
  expect(depositScreen(snapshot).name).toBe('error');
});
