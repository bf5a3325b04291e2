import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { fromCallback, fromPromise } from 'xstate';
import type { ClearedSession, StoredSession } from '../../machines/access/session/machine.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import type { Call } from '../../src/api/call.ts';
import { createRuntime } from '../../src/runtime/runtime.ts';
import { exposeStatus } from '../../src/app/status.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { storedSession } from '../setup/stored-session.ts';

/** The status that testers and style sheets read off the document, at every step of a session. */

const VALID = storedSession('100123');

const dataset: Record<string, string> = {};
const status = (): string => `${dataset['session']} ${dataset['signedIn']}`;
beforeEach(() => {
  for (const name of Object.keys(dataset)) Reflect.deleteProperty(dataset, name);
  vi.stubGlobal('document', { documentElement: { dataset } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A session whose every question waits until the test answers it. */
function open() {
  const read = Promise.withResolvers<StoredSession>();
  const cleared = Promise.withResolvers<ClearedSession>();
  const answers = {
    getAccessContext: Promise.withResolvers<unknown>(),
    signOut: Promise.withResolvers<unknown>(),
  };
  const asked = (operation: string): Promise<unknown> =>
    operation === 'getAccessContext' || operation === 'signOut'
      ? answers[operation].promise
      : new Promise(() => {});
  const runtime = createRuntime({
    brand: northlight,
    device: { ipAddress: '', blackbox: '' },
    call: asked as Call,
    session: {
      readStoredSession: fromPromise(() => read.promise),
      clearStoredSession: fromPromise(() => cleared.promise),
      renewTokens: fromPromise(() => new Promise(() => {})),
      watchOtherTabs: fromCallback(() => {}),
    },
  });
  exposeStatus(runtime);
  const { site, session } = runtime;
  site.start();
  onTestFinished(() => void site.stop());
  return { session, read, cleared, answers };
}

test('a session from its beginning to its end [SESS-01] [SESS-09]', async () => {
  const { session, read, cleared, answers } = open();
  expect(status()).toBe('Pending false');
  read.resolve(VALID);
  await expect.poll(status).toBe('Requested false');
  answers.getAccessContext.resolve(outcomes.getAccessContext.success);
  await expect.poll(status).toBe('Resolved true');
  session.send({ type: 'signOut.requested' });
  expect(session.getSnapshot().value).toBe('signingOut');
  expect(status()).toBe('Requested false');
  answers.signOut.reject(new Error('No answer'));
  await expect.poll(() => session.getSnapshot().value).toBe('ending');
  expect(status()).toBe('Requested false');
  cleared.resolve({ status: 'cleared' });
  await expect.poll(status).toBe('Resolved false');
});

test('nobody is stored [SESS-01]', async () => {
  const { read } = open();
  read.resolve({ status: 'none' });
  await expect.poll(status).toBe('Resolved false');
});

test('a player whom the platform does not confirm is not signed in [SESS-09] [SESS-13]', async () => {
  const { read, answers } = open();
  read.resolve(VALID);
  answers.getAccessContext.resolve(outcomes.getAccessContext.notAuthorized);
  await expect.poll(status).toBe('Resolved false');
});
