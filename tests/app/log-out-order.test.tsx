import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import { withData, type Answer } from '../../replay/dom/wire.ts';
import { sayAsWidget } from '../../replay/widget.ts';
import { AINO, openToBoth } from './two-players.ts';

/** What a log-out does, one thing after the other, on the whole site. */

vi.setConfig({ testTimeout: 20_000 });
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

const inboxes = () => [...document.querySelectorAll('iframe[src^="/widgets/inbox/"]')];

/** Notes each kind of thing once, as it begins. */
function noteOf(done: string[]) {
  const note = (what: string): void => {
    if (!done.includes(what)) done.push(what);
  };
  const { cookie } = document;
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie);
  vi.spyOn(document, 'cookie', 'set').mockImplementation((set) => {
    note(`cookie ${set.slice(0, set.indexOf('='))}`);
  });
  const { removeItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    if (this === localStorage) note(`entry ${key}`);
    removeItem.call(this, key);
  });
  const { delete: remove } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (
    this: IDBObjectStore,
    key,
  ) {
    note('database');
    return remove.call(this, key);
  });
  const { removeChild } = Node.prototype;
  vi.spyOn(Node.prototype, 'removeChild').mockImplementation(function <Child extends Node>(
    this: Node,
    child: Child,
  ): Child {
    if (inboxes().some((frame) => child.contains(frame))) note('the CRM’s session');
    return removeChild.call(this, child) as Child;
  });
  return note;
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
  const done: string[] = [];
  const note = noteOf(done);
  let answered: (answer: Answer) => void = () => {};
  site.answer('signOut', ({ headers }) => {
    note(`sign-out with ${headers.get('authorization') === null ? 'no' : 'the'} player’s token`);
    return new Promise((resolve) => {
      answered = resolve;
    });
  });
  await act(async () => {
    site.runtime.session.send({ type: 'signOut.requested' });
  });
  await settle(2_000);
  note('the platform’s answer');
  await act(async () => {
    answered(withData('signOut', {}));
  });
  await settle(2_000);
  expect(done).toEqual([
    'sign-out with the player’s token',
    'the platform’s answer',
    'cookie session',
    'entry idToken',
    'entry accessToken',
    'entry refreshToken',
    'entry lastAuthUser',
    'entry firstLogin',
    'entry showUpdatedTnC',
    'entry welcomed',
    'entry authorization',
    'database',
    'entry campaignIds',
    'the CRM’s session',
  ]);
  expect([inboxes(), site.path()]).toEqual([[], '/en-UN/']);
  expect(screen.queryByRole('button', { name: /^My account/ })).toBeNull();
});
