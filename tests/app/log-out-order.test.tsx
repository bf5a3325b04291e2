import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import { withData, type Answer } from '../../replay/dom/wire.ts';
import { sayAsWidget } from '../../replay/widget.ts';
import { claimsOf } from '../../src/api/claims.ts';
import { AINO, openToBoth } from './two-players.ts';

/** The steps of a log-out in their order, on the whole site. */

// Compiled before the test waits for them.
beforeAll(() =>
  Promise.all([
    import('../../src/site/cookies/CookieFlow.tsx'),
    import('../../src/site/inbox/InboxCount.tsx'),
  ]),
);
beforeEach(freshDevice);
afterEach(() => {
  leaveSite();
  vi.restoreAllMocks();
});

const INBOX = 'iframe[src^="/widgets/inbox/"]';
const inboxes = () => document.querySelectorAll(INBOX);

const has = (node: Element) => node.matches(INBOX) || node.querySelector(INBOX) !== null;
const playerIn = (headers: Headers) => claimsOf(headers.get('authorization') ?? '')?.player_id;

type Calls = Pick<ReturnType<typeof vi.fn>, 'mock'>;

/** The things that have begun, in order, each kind once; a function names a call. */
function orderOf(spies: readonly (readonly [Calls, (...passed: unknown[]) => string | false])[]) {
  const begun = spies.flatMap(([{ mock }, named]) =>
    mock.calls.map((passed, call) => ({
      at: mock.invocationCallOrder[call] ?? 0,
      what: named(...passed),
    })),
  );
  const inOrder = begun.toSorted((a, b) => a.at - b.at).map(({ what }) => what);
  return [...new Set(inOrder)].filter((what) => what !== false);
}

test('a log-out is told to the platform, then the device forgets, then the CRM’s frame goes [LOGOUT-03] [LOGOUT-01]', async () => {
  const site = await openToBoth({ at: '/en-UN/terms' });
  await act(() => site.logIn(AINO));
  await settle(5_000);
  await act(async () => {
    sayAsWidget(document, 'inbox', { type: 'counted', unread: 2 });
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  });
  await settle();
  expect(inboxes()).toHaveLength(1);
  const told = vi.fn<(headers: Headers) => void>();
  const answered = vi.fn<(answer: Answer) => void>();
  site.answer('signOut', ({ headers }) => {
    told(headers);
    return new Promise((resolve) => {
      answered.mockImplementation(resolve);
    });
  });
  const cookies = vi.spyOn(document, 'cookie', 'set');
  const entries = vi.spyOn(Storage.prototype, 'removeItem');
  const database = vi.spyOn(IDBObjectStore.prototype, 'delete');
  const nodes = vi.spyOn(Node.prototype, 'removeChild');
  await act(async () => {
    site.runtime.session.send({ type: 'signOut.requested' });
  });
  await settle(2_000);
  await act(async () => {
    answered(withData('signOut', {}));
  });
  await settle(2_000);
  const done = orderOf([
    [told, (headers) => `sign-out with ${playerIn(headers as Headers)}’s token`],
    [answered, () => 'the platform’s answer'],
    [cookies, (set) => `cookie ${/^[^=]*/.exec(String(set))?.[0]}`],
    [entries, (key) => !String(key).startsWith('supportChat') && `entry ${String(key)}`],
    [database, () => 'database'],
    [nodes, (node) => node instanceof Element && has(node) && 'the CRM’s session'],
  ]);
  expect(done).toEqual([
    `sign-out with ${AINO}’s token`,
    'the platform’s answer',
    'cookie session',
    'entry idToken',
    'entry accessToken',
    'entry refreshToken',
    'entry lastAuthUser',
    'entry firstLogin',
    'entry showUpdatedTnC',
    'entry welcomed',
    'entry levelReached',
    'entry eddPostponed',
    'entry sowPopupStorage',
    'entry lastActivity',
    'entry authorization',
    'database',
    'entry campaignIds',
    'entry recentSearches',
    'the CRM’s session',
    'entry documentSeal',
  ]);
  expect([inboxes().length, site.path()]).toEqual([0, '/en-UN/']);
  expect(screen.queryByRole('button', { name: /^My account/ })).toBeNull();
});
