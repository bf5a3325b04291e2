import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { EVERYTHING } from '../../machines/site/cookies/choice.ts';
import { FRAME_PATIENCE } from '../../machines/site/inbox/setup.ts';
import { cookieChoice } from '../../replay/cookie-choice.ts';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import { DAY } from '../../replay/dom/token-platform.ts';
import { withData } from '../../replay/dom/wire.ts';
import { sayAsWidget, type WidgetWords } from '../../replay/widget.ts';
import { AINO, BO, openToBoth } from '../app/two-players.ts';
import { readSaid } from '../../src/site/inbox/said.ts';
import { fewOf } from '../setup/few-of.ts';

/** The inbox in the whole site: real client, storage and router; the test plays the frame. */

// Compiled before the first test waits for them.
beforeAll(() =>
  Promise.all([
    import('../../src/site/cookies/CookieFlow.tsx'),
    import('../../src/site/inbox/InboxCount.tsx'),
    import('../../src/site/inbox/InboxPage.tsx'),
  ]),
);
beforeEach(freshDevice);
afterEach(leaveSite);

const INBOX = '/en-UN/my-account/inbox';
const problem = (status: number, code: string) => ({
  status,
  body: { code, message: '', traceId: 't' },
});

/** Nobody has chosen anything about cookies, on any device. */
const UNASKED = {
  asksAboutCookies: true,
  platform: { getCookiesConsent: { body: { version: 3, options: EVERYTHING } } },
} as const;

async function visit(options: Partial<SiteOptions> = {}) {
  const site = await openSite({ at: '/en-UN/terms', player: true, ...options });
  await settle(5_000);
  return site;
}

const frames = () => [...document.querySelectorAll('iframe')];
const shownAt = () => frames().map((frame) => frame.getAttribute('src'));
const account = () => screen.getByRole('button', { name: /^My account/ });
const say = async (said: WidgetWords): Promise<void> => {
  await act(async () => {
    sayAsWidget(document, 'inbox', said);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  });
  await settle();
};
const refuse = (): Promise<void> => {
  const nothing = cookieChoice({ performanceFunctional: false, marketing: false });
  act(() => {
    for (const [key, newValue] of Object.entries(nothing)) {
      localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  });
  return settle(5_000);
};

describe('beside other pages', () => {
  test('a visitor loads nothing of the inbox [INBOX-01] [API-174]', async () => {
    const site = await visit({ player: false });
    expect([site.called('getCrmInboxId'), frames()]).toEqual([0, []]);
  });

  test('a player is told how much is unread [INBOX-01] [INBOX-02] [API-072] [GUARD-19]', async () => {
    const site = await visit();
    expect(site.called('getCrmInboxId')).toBe(1);
    expect(shownAt()).toEqual(['/widgets/inbox/?count']);
    expect(frames()[0]).toHaveAttribute('sandbox', 'allow-scripts allow-forms');
    expect(frames()[0]).not.toBeVisible();
    await say({ type: 'counted', unread: 3 });
    expect(account()).toHaveAccessibleName('My account, 3 unread');
    expect(account()).toHaveAttribute('data-news', '3');
    await site.user.click(account());
    const menu = within(screen.getByRole('banner'));
    expect(menu.getByRole('link', { name: 'Inbox 3 unread' })).toHaveAttribute('href', INBOX);
    await say({ type: 'counted', unread: 0 });
    expect(account()).toHaveAccessibleName('My account');
  });

  test('who refuses cookies, or was not asked yet, is told how much is unread all the same [INBOX-01]', async () => {
    await visit(UNASKED);
    await say({ type: 'counted', unread: 2 });
    expect(account()).toHaveAccessibleName('My account, 2 unread');
    await refuse();
    expect(shownAt()).toEqual(['/widgets/inbox/?count']);
    expect(account()).toHaveAccessibleName('My account, 2 unread');
  });

  test('a log-out takes the frame and the count away [INBOX-01]', async () => {
    const site = await visit();
    await say({ type: 'counted', unread: 2 });
    await act(async () => {
      site.runtime.session.send({ type: 'signOut.requested' });
    });
    await settle(2_000);
    expect([frames(), screen.queryByRole('button', { name: /unread/ })]).toEqual([[], null]);
  });

  test.each([
    ['a day fast', DAY],
    ['a day slow', -DAY],
  ])(
    'a device whose clock is %s is told how much is unread [INBOX-01] [SESS-10]',
    async (_, skew) => {
      const site = await openToBoth({ at: '/en-UN/terms', skew });
      await act(() => site.logIn(AINO));
      await settle(5_000);
      await say({ type: 'counted', unread: 2 });
      expect(account()).toHaveAccessibleName('My account, 2 unread');
      await settle(FRAME_PATIENCE);
      expect([shownAt(), site.called('refreshSession')]).toEqual([['/widgets/inbox/?count'], 0]);
    },
  );

  test('the next player of the page begins with nothing counted [INBOX-01]', async () => {
    const site = await openToBoth({ at: '/en-UN/terms' });
    const enter = async (player: string): Promise<void> => {
      await act(() => site.logIn(player));
      await settle(5_000);
    };
    await enter(AINO);
    await say({ type: 'counted', unread: 2 });
    expect(account()).toHaveAccessibleName('My account, 2 unread');
    await act(async () => {
      site.runtime.session.send({ type: 'signOut.requested' });
    });
    await settle(2_000);
    site.answer('getCrmInboxId', () => new Promise<never>(() => {}));
    await enter(BO);
    expect(account()).toHaveAccessibleName('My account');
  });
});

describe('the page', () => {
  test.each([
    [INBOX, '/widgets/inbox/'],
    [`${INBOX}/notifications`, '/widgets/inbox/?unread'],
  ])(
    '%s shows the inbox, whatever was said about cookies [ROUTE-20] [INBOX-01]',
    async (at, src) => {
      await visit({ at, ...UNASKED });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inbox');
      expect(shownAt()).toEqual([src]);
      await say({ type: 'counted', unread: 1 });
      expect(screen.getByTitle('Your messages')).toBeVisible();
      expect(account()).toHaveAccessibleName('My account, 1 unread');
    },
  );

  test('stays open to who is flagged [GUARD-10] [ROUTE-20]', async () => {
    const flagged = withData('getAccessContext', { riskPayout: true });
    const site = await visit({ at: INBOX, platform: { getAccessContext: flagged } });
    expect([site.path(), shownAt()]).toEqual([INBOX, ['/widgets/inbox/']]);
  });

  test('hands its frame the id that the platform gave, and no token of ours [INBOX-02]', async () => {
    await visit({ at: INBOX, platform: { getCrmInboxId: { body: { id: 'crm_of_aino' } } } });
    const widget = frames()[0]?.contentWindow as Window;
    const posted = vi.spyOn(widget, 'postMessage');
    act(() => {
      dispatchEvent(
        new MessageEvent('message', { data: { type: 'ready' }, origin: 'null', source: widget }),
      );
    });
    const [welcome] = posted.mock.calls[0] ?? [];
    expect(welcome).toEqual({
      type: 'welcome',
      claim: 'crm_of_aino',
      brand: 'northlight',
      language: 'en',
      market: 'UN',
    });
  });

  test('is for players: a visitor is led to the login [ROUTE-20]', async () => {
    const site = await visit({ at: INBOX, player: false });
    expect(site.path()).not.toContain('inbox');
    expect([site.called('getCrmInboxId'), frames()]).toEqual([0, []]);
  });

  test.each([
    ['error.session.expired', 'tokens that are refused'],
    ['error.inbox.withheld', 'an inbox that is withheld'],
    ['error.unheard_of', 'any other 401'],
  ])('is empty for %s, and nobody is logged out: %s [INBOX-03] [SESS-11]', async (code) => {
    const site = await visit({ at: INBOX, platform: { getCrmInboxId: problem(401, code) } });
    expect(screen.getByText('Your inbox is empty')).toBeVisible();
    expect([frames(), site.path()]).toEqual([[], INBOX]);
    expect(account()).toBeVisible();
  });

  test.each([
    ['an error', problem(500, 'error.internal')],
    ['garbage', { body: { id: 7 } }],
    ['an empty id', { body: { id: '' } }],
    ['another 4xx', problem(400, 'error.validation')],
  ])('says that %s for an id is a failure, and tries again [API-072]', async (_what, answer) => {
    const site = await visit({ at: INBOX, platform: { getCrmInboxId: answer } });
    await settle(10_000);
    expect(screen.getByRole('alert')).toHaveTextContent('We could not open your inbox');
    site.answer('getCrmInboxId', { body: { id: 'crm_1' } });
    await site.user.click(screen.getByRole('button', { name: 'Try again' }));
    await settle();
    expect(shownAt()).toEqual(['/widgets/inbox/']);
  });

  test('does not wait for ever for a frame that says nothing [API-174]', async () => {
    await visit({ at: INBOX });
    await settle(FRAME_PATIENCE);
    expect(screen.getByRole('alert')).toHaveTextContent('It did not answer');
    expect(frames()).toEqual([]);
  });

  test('hears nothing but its own frame [API-174]', async () => {
    await visit({ at: INBOX });
    act(() => {
      for (const source of [window, frames()[0]?.contentWindow ?? null]) {
        const data = { type: 'counted', unread: 9 };
        dispatchEvent(new MessageEvent('message', { data, source, origin: 'null' }));
        dispatchEvent(new MessageEvent('message', { data, source, origin: location.origin }));
      }
    });
    await settle();
    expect(account()).toHaveAccessibleName('My account');
  });

  for (const { rows, tags } of fewOf(
    [
      ['/my-account', '/en-UN/my-account'],
      ['/my-account/account', '/en-UN/my-account/account'],
      ['https://evil.example/', INBOX],
      ['//evil.example/', INBOX],
      ['/\\evil.example/', INBOX],
      ['javascript:alert(1)', INBOX],
      ['#login', INBOX],
      ['/my-account/no-such-page', INBOX],
      ['', INBOX],
    ],
    4,
  ))
    test.each(rows)(
      'leads from a message to %j as far as it is a page of the site [INBOX-01]',
      { tags },
      async (path, at) => {
        const site = await visit({ at: INBOX });
        await say({ type: 'counted', unread: 0 });
        await say({ type: 'go', path });
        expect(site.path()).toBe(at);
      },
    );

  test('is as high as its content', async () => {
    await visit({ at: INBOX });
    await say({ type: 'counted', unread: 0 });
    await say({ type: 'sized', height: 1_234 });
    expect(screen.getByRole('region', { name: 'Your messages' })).toHaveStyle({ height: '1234px' });
  });
});

test.each([
  [undefined, undefined],
  [null, undefined],
  ['counted', undefined],
  [{ type: 'counted' }, undefined],
  [{ type: 'counted', unread: '2' }, undefined],
  [{ type: 'counted', unread: -1 }, undefined],
  [{ type: 'counted', unread: 1e9 }, undefined],
  [{ type: 'counted', unread: Number.NaN }, undefined],
  [
    { type: 'counted', unread: 2, more: 'x' },
    { type: 'counted', unread: 2 },
  ],
  [{ type: 'sized', height: 1e9 }, undefined],
  [{ type: 'go', path: 7 }, undefined],
  [{ type: 'go', path: `/${'a'.repeat(200)}` }, undefined],
  [{ type: 'constructor' }, undefined],
  [{ type: 'session.ended' }, undefined],
  [{ type: 'refused' }, { type: 'refused' }],
])('of what a frame says only what it may say is heard: %j [INBOX-01]', (data, said) => {
  expect(readSaid(data)).toEqual(said);
});
