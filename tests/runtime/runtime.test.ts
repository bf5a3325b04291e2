import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMachine, fromCallback, fromPromise, type InspectionEvent } from 'xstate';
import type { StoredSession } from '../../machines/access/session/machine.ts';
import { depositMachine } from '../../machines/banking/deposit/machine.ts';
import { notProvided } from '../../machines/operations.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { OperationId } from '../../openapi/types.ts';
import { NO_CONTENT } from '../../src/runtime/content/page-content.ts';
import { createRuntime, type RuntimePorts } from '../../src/runtime/runtime.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { callTo, startPlatform, type Platform } from '../api/platform.ts';
import { storedSession } from '../setup/stored-session.ts';

/** The runtime of a page, over the real client and a server. */

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
  const { site, session, wallet, ...runtime } = open();
  expect(runtime).toStrictEqual({
    brand: northlight,
    device,
    content: NO_CONTENT,
    call: expect.any(Function) as unknown,
    bind: expect.any(Function) as unknown,
  });
  const content = { at: 7, find: () => ({ value: 1 }) };
  expect(open({ content }).content).toBe(content);
  for (const actor of [site, session, wallet]) {
    expect(actor.getSnapshot().status).toBe('active');
  }
  expect(platform.received).toEqual([]);
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
    seen.clear();
    runtime.site.start();
    for (const name of ['site', 'session', 'wallet'] as const) {
      expect(seen.has(runtime[name]), name).toBe(true);
    }
    runtime.site.stop();
  });
});

describe('the site', () => {
  const AINO = storedSession('100123');
  /** A player is signed in; every renewal succeeds. */
  async function signedIn(more: Partial<RuntimePorts>) {
    const told: string[] = [];
    const call = (operation: OperationId): Promise<unknown> =>
      Promise.resolve(Object.values(outcomes[operation]).find(({ ok }) => ok));
    const runtime = open({ call: call as RuntimePorts['call'], ...more }, AINO);
    runtime.site.on('*', ({ type }) => told.push(type));
    runtime.site.start();
    await expect.poll(() => runtime.wallet.getSnapshot().matches({ on: 'current' })).toBe(true);
    const account = async (): Promise<void> => {
      runtime.session.send({ type: 'account.reloadRequested' });
      await expect.poll(() => runtime.session.getSnapshot().matches(ACCOUNT_KNOWN)).toBe(true);
    };
    return { runtime, told, account };
  }
  const ACCOUNT_KNOWN = { resolved: { authorized: { account: 'loaded' } } } as const;

  test('is started and stopped as one [SESS-09] [WAL-04]', async () => {
    const { runtime } = await signedIn({});
    expect(runtime.site.getSnapshot().matches({ who: 'player' })).toBe(true);
    runtime.site.stop();
    for (const name of ['site', 'session', 'wallet'] as const) {
      expect(runtime[name].getSnapshot().status, name).toBe('stopped');
    }
  });

  test('says that a session is kept only here, each time that it comes to be [SESS-05]', async () => {
    let kept = true;
    const { runtime, told, account } = await signedIn({ isSessionKept: () => kept });
    expect(told).toEqual([]);
    kept = false;
    await account();
    expect(told).toEqual(['session.onlyHere']);
    kept = true;
    await account();
    kept = false;
    await account();
    expect(told).toEqual(['session.onlyHere', 'session.onlyHere']);
    runtime.site.stop();
    const never = await signedIn({ isSessionKept: () => false });
    expect(never.told).toEqual(['session.onlyHere']);
    never.runtime.site.stop();
  });

  test('says nothing of it while nobody is signed in, and nothing where nobody looks', async () => {
    const told: string[] = [];
    const visitor = open({ isSessionKept: () => false });
    visitor.site.on('*', ({ type }) => told.push(type));
    visitor.site.start();
    await expect.poll(() => visitor.session.getSnapshot().hasTag('resolved')).toBe(true);
    const { runtime, told: player } = await signedIn({});
    expect([...told, ...player]).toEqual([]);
    for (const { site } of [visitor, runtime]) site.stop();
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
