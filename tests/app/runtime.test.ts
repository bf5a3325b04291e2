import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMachine, fromCallback, fromPromise, type InspectionEvent } from 'xstate';
import type { StoredSession } from '../../machines/access/session/machine.ts';
import { depositMachine } from '../../machines/banking/deposit/machine.ts';
import { notProvided } from '../../machines/operations.ts';
import { NO_CONTENT } from '../../src/app/page-content.ts';
import { createRuntime, type RuntimePorts } from '../../src/app/runtime.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { callTo, startPlatform, type Platform } from '../api/platform.ts';

/** What a page runs on, over the real client and a server. */

const device = { ipAddress: '192.0.2.7', blackbox: 'box' };

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

function open(more: Partial<RuntimePorts> = {}, stored: StoredSession = { status: 'none' }) {
  const never = fromPromise(() => new Promise(() => {}));
  return createRuntime({
    brand: northlight,
    device,
    call: callTo(platform),
    session: {
      readStoredSession: fromPromise(() => Promise.resolve(stored)),
      clearStoredSession: never,
      renewTokens: never,
      watchOtherTabs: fromCallback(() => {}),
    },
    ...more,
  });
}

test('it is made of what it was given, and waits for nobody', () => {
  const { session, wallet, ...runtime } = open();
  expect(runtime).toStrictEqual({
    brand: northlight,
    device,
    content: NO_CONTENT,
    landing: false,
    call: expect.any(Function) as unknown,
    bind: expect.any(Function) as unknown,
    isSessionKept: expect.any(Function) as unknown,
  });
  expect(runtime.isSessionKept()).toBe(true);
  expect(open({ isSessionKept: () => false }).isSessionKept()).toBe(false);
  const content = { at: 7, find: () => ({ value: 1 }) };
  expect(open({ content }).content).toBe(content);
  for (const actor of [session, wallet]) {
    expect(actor.getSnapshot().status).toBe('active');
    actor.start();
  }
});

describe('charts', () => {
  const machine = createMachine({ id: 'shop' }).provide({
    actors: { weigh: notProvided('weigh') },
  });

  test('are bound once each, to their own ports', () => {
    const { bind } = open();
    const weigh = fromPromise(() => Promise.resolve(3));
    const bound = bind(machine, { weigh });
    expect(bound).not.toBe(machine);
    expect(bound.implementations.actors['weigh']).toBe(weigh);
    expect(bind(machine)).toBe(bound);
    expect(bind(depositMachine)).not.toBe(bound);
    expect(() => open().bind(machine)).toThrow('shop lacks weigh');
  });

  test('are watched where somebody asks for it, and by nobody else', () => {
    const seen = new Set<unknown>();
    const inspect = ({ actorRef }: InspectionEvent): void => {
      seen.add(actorRef);
    };
    const runtime = open({ inspect });
    expect(runtime.inspect).toBe(inspect);
    for (const name of ['session', 'wallet'] as const) {
      seen.clear();
      runtime[name].start();
      expect(seen.has(runtime[name])).toBe(true);
    }
  });
});

test('a call that its caller gives up is given up', async () => {
  const { call } = open();
  platform.answers.push('silent');
  const aborter = new AbortController();
  const asking = call('getWallet', undefined, aborter.signal);
  setTimeout(() => aborter.abort(), 20);
  await expect(asking).rejects.toEqual({ kind: 'unreachable' });
});
