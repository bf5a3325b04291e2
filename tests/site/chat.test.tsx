import { act, screen, within } from '@testing-library/react';
import {
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { settle } from '../../replay/dom/time.ts';
import { DAY, tokenOf } from '../../replay/dom/token-platform.ts';
import { MAINTENANCE, page } from '../../replay/dom/wire.ts';
import { sayAsWidget, type WidgetWords } from '../../replay/widget.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { pageOf } from '../../src/runtime/pages/pages.ts';
import { chatOf, chatPanel } from '../../src/site/chat/actor.ts';
import {
  CHAT_KEYS,
  chatClaim,
  keepChat,
  keepChatSecret,
  recallChat,
} from '../../src/site/chat/memory.ts';
import { isMainPage } from '../../src/site/chat/place.ts';
import { widgetSaid } from '../../src/site/chat/widget-said.ts';
import { AINO, openToBoth } from '../app/two-players.ts';

/** The support chat in the whole site; the test plays the frame. */

// Compiled before the first test waits for it.
beforeAll(() =>
  Promise.all([
    import('../../src/site/chat/ChatFlow.tsx'),
    import('../../src/site/chat/ChatPanel.tsx'),
    import('../../src/runtime/content/read-content.ts'),
  ]),
);
beforeEach(freshDevice);
afterEach(leaveSite);

const market = (marketId: string) => ({
  marketId,
  disableLiveChat: marketId === 'CA',
});
const content = {
  market: ['UN', 'FI', 'CA'].map(market),
  staticPage: page('page-contact-live-chat', '/contact-live-chat', 'Live chat'),
};
const SECRET = 's'.repeat(43);

async function visit(options: Partial<SiteOptions> = {}) {
  const site = await openSite({
    at: '/en-UN/',
    ...options,
    content: { ...content, ...options.content },
  });
  await settle(5_000);
  return site;
}
type Visited = Awaited<ReturnType<typeof visit>>;

const launcher = () => screen.queryByRole('button', { name: /^Chat\b/ });
const dialog = () => screen.queryByRole('dialog', { name: 'Chat with support' });
const frame = () =>
  document.querySelector<HTMLIFrameElement>('iframe[src^="/widgets/support-chat/"]');
const say = async (said: WidgetWords): Promise<void> => {
  act(() => sayAsWidget(document, 'support-chat', said));
  await settle();
};
async function open(site: Visited): Promise<void> {
  await site.user.click(launcher() as HTMLElement);
  await say({ type: 'ready' });
  await say({ type: 'connected' });
}
const kept = () => Object.values(CHAT_KEYS).map((key) => sessionStorage.getItem(key));

describe('where the launcher shows', () => {
  test.each([
    ['/', true],
    ['/sportsbook/football', true],
    ['/virtuals', true],
    ['/online-casino/slots', true],
    ['/live-casino-online', true],
    ['/promotions', true],
    ['/my-account', false],
    ['/terms', false],
    ['/signup', false],
    ['/contact-live-chat', false],
  ])('[CHAT-01] %s: %s', (path, expected) => {
    expect(isMainPage(pageOf(path, null), 'start')).toBe(expected);
  });

  test('[CHAT-01] the brand’s welcome page is a home page, too', () => {
    expect(isMainPage(pageOf('/start', null), 'start')).toBe(true);
  });

  test('[CHAT-01][CHAT-03][CONST-14][NS-22][API-174] at first it is there with nothing unread, and nothing of the widget is', async () => {
    await visit();
    expect(launcher()).toHaveAccessibleName('Chat');
    expect(frame()).toBeNull();
    expect(kept()).toEqual(['0', 'true', null, null]);
  });

  test('[CHAT-02][CHAT-03][NS-22] what an earlier page of the visit has counted shows at once, under the names of the specification', async () => {
    sessionStorage.setItem('supportChatUnreadCount', '2');
    sessionStorage.setItem('supportChatIsMainPage', 'false');
    await visit();
    expect(launcher()).toHaveAccessibleName(/^Chat, 2\snew answers$/);
    expect(sessionStorage.getItem('supportChatUnreadCount')).toBe('2');
    expect(sessionStorage.getItem('supportChatIsMainPage')).toBe('true');
  });

  test('[CHAT-01][CHAT-02] it is hidden elsewhere while answers are counted, and says them on the next main page', async () => {
    const site = await visit();
    await open(site);
    await site.go('/en-UN/payment-methods');
    await settle();
    expect(dialog()).toBeVisible();
    await site.user.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    await say({ type: 'unread', count: 2 });
    expect(launcher()).toBeNull();
    expect(kept()).toEqual(['2', 'false', '', null]);
    await site.go('/en-UN/');
    await settle(1_000);
    expect(kept()[1]).toBe('true');
    expect(launcher()).toHaveAccessibleName(/^Chat, 2\snew answers$/);
    const before = frame();
    await site.user.click(launcher() as HTMLElement);
    expect(frame()).toBe(before);
    expect(kept()[0]).toBe('0');
  });

  test('[CHAT-04] in a market without a chat nothing shows, wherever the chat was open before', async () => {
    const site = await visit();
    await open(site);
    await say({ type: 'secret', secret: SECRET });
    await site.go('/en-CA/');
    await settle(1_000);
    expect([launcher(), dialog(), frame()]).toEqual([null, null, null]);
    expect(kept()).toEqual(['0', 'true', null, null]);
    await site.go('/en-CA/contact-live-chat');
    await settle(1_000);
    expect(screen.getByRole('link', { name: 'Other ways to reach us' })).toHaveAttribute(
      'href',
      '/en-CA/contact-email',
    );
    expect(screen.queryByRole('button', { name: 'Open the chat' })).toBeNull();
    expect(frame()).toBeNull();
  });

  test('[CHAT-04] nor while the site is away, or before it is known', async () => {
    await visit({ platform: { getAccessContext: MAINTENANCE }, player: true });
    expect(launcher()).toBeNull();
    leaveSite();
    freshDevice();
    await visit({ content: { market: [] } });
    expect(launcher()).toBeNull();
  });
});

test('[CHAT-06][ROUTE-13] the page of the support chat opens it, keeps its words, and opens it again', async () => {
  const site = await visit({ at: '/en-UN/contact-live-chat' });
  await vi.waitFor(() => {
    expect(screen.getByText('Live chat, in full')).toBeVisible();
    expect(dialog()).toBeVisible();
  });
  await site.user.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Close' }));
  expect(dialog()).toBeNull();
  const again = screen.getByRole('button', { name: 'Open the chat' });
  await site.user.click(again);
  await settle();
  expect(dialog()).toHaveFocus();
  await site.user.keyboard('{Escape}');
  expect(again).toHaveFocus();
});

test('[ERR-03][CHAT-01] a chat that cannot be fetched leaves its launcher, and is fetched anew by it', async () => {
  const { fetch } = chatPanel;
  const lost = () => Promise.reject(new Error('The chunk could not be fetched'));
  const fetched = vi.spyOn(chatPanel, 'fetch').mockImplementationOnce(lost);
  onTestFinished(() => {
    fetched.mockRestore();
  });
  sessionStorage.setItem(CHAT_KEYS.by, '');
  const site = await visit({ brand: solAlta });
  expect(fetched).toHaveBeenCalledTimes(1);
  fetched.mockImplementationOnce(lost);
  await site.user.click(launcher() as HTMLElement);
  expect(
    await screen.findByText(
      /^The chat could not be loaded; .*by e-mail: support@sol-alta\.example$/,
    ),
  ).toBeVisible();
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(dialog()).toBeNull();
  fetched.mockImplementation(fetch);
  await site.user.click(launcher() as HTMLElement);
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(dialog()).toBeVisible();
});

test('[CHAT-05] whoever logs out takes the conversation along, and the next visitor has a frame of their own', async () => {
  const site = await visit({ player: true });
  await open(site);
  await say({ type: 'unread', count: 1 });
  const before = frame();
  act(() => site.runtime.session.send({ type: 'signOut.requested' }));
  await settle(1_000);
  expect([dialog(), frame()]).toEqual([null, null]);
  expect(kept()).toEqual(['0', 'true', null, null]);
  await site.user.click(launcher() as HTMLElement);
  expect(frame()).not.toBe(before);
});

test.each([
  ['a day fast', DAY],
  ['a day slow', -DAY],
])(
  '[CHAT-05][CHAT-02][SESS-10] on a device whose clock is %s a player is signed in to the chat, and told what is unread',
  async (_, skew) => {
    const site = await openToBoth({ at: '/en-UN/', skew, content });
    await settle(5_000);
    await act(() => site.logIn(AINO));
    await settle(5_000);
    await site.user.click(launcher() as HTMLElement);
    const source = frame()?.contentWindow as Window;
    const heard = vi.spyOn(source, 'postMessage');
    act(() => {
      const data = { type: 'ready' };
      dispatchEvent(new MessageEvent('message', { data, origin: 'null', source }));
    });
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ claim: `chat-${AINO}` });
    await say({ type: 'connected' });
    await site.user.keyboard('{Escape}');
    await say({ type: 'unread', count: 2 });
    expect(launcher()).toHaveAccessibleName(/^Chat, 2\snew answers$/);
    // The widget's service tells it of a claim that is over, never this clock.
    await settle(60_000);
    expect([site.called('refreshSession'), kept()[0]]).toEqual([0, '2']);
  },
);

test('[CHAT-05] another player on the same device sees nothing of the one before', async () => {
  const site = await visit();
  const chat = chatOf(site.runtime);
  act(() => chat.send({ type: 'session.authorized', playerId: '100123' }));
  await open(site);
  act(() => chat.send({ type: 'session.authorized', playerId: '100456' }));
  expect([dialog(), frame(), ...kept()]).toEqual([null, null, '0', 'true', null, null]);
});

describe('what is remembered', () => {
  const note = { playerId: '100123', isMainPage: true, unread: 3, isInUse: true };

  test('[CHAT-02][CHAT-05] across a reload, for the same person alone', () => {
    keepChat(note);
    expect(recallChat('100123')).toEqual({ unread: 3, isInUse: true });
    sessionStorage.setItem(CHAT_KEYS.secret, SECRET);
    expect(recallChat('100456')).toEqual({ unread: 0, isInUse: false });
    expect(sessionStorage.getItem(CHAT_KEYS.secret)).toBeNull();
    keepChat(note);
    expect(recallChat(undefined)).toEqual({ unread: 0, isInUse: false });
  });

  test('a visitor who has logged in stays the same person', () => {
    keepChat({ ...note, playerId: undefined });
    sessionStorage.setItem(CHAT_KEYS.secret, SECRET);
    expect(recallChat('100123')).toEqual({ unread: 3, isInUse: true });
    expect(sessionStorage.getItem(CHAT_KEYS.secret)).toBe(SECRET);
  });

  test('[CHAT-05] of whoever left the chat before it was there, for the same person alone', () => {
    const left = { ...note, isInUse: false };
    keepChat(left);
    expect(recallChat('100123').unread).toBe(3);
    expect(recallChat('100456')).toEqual({ unread: 0, isInUse: false });
    expect(kept()).toEqual([null, 'true', null, null]);
    keepChatSecret(SECRET);
    keepChat({ ...left, playerId: undefined, unread: 0 });
    expect(recallChat(undefined).isInUse).toBe(true);
    expect(kept()).toEqual(['0', 'true', '', SECRET]);
    // The visitor logs in, and leaves again before the conversation is the player's.
    keepChat({ ...left, unread: 0 });
    expect(recallChat('100456')).toEqual({ unread: 0, isInUse: false });
    expect(kept()).toEqual([null, 'true', null, null]);
  });

  test('[CHAT-05] of nobody, a conversation is for nobody; the count alone says nothing', () => {
    sessionStorage.setItem(CHAT_KEYS.unread, '3');
    sessionStorage.setItem(CHAT_KEYS.secret, SECRET);
    expect(recallChat('100123')).toEqual({ unread: 3, isInUse: false });
    expect(sessionStorage.getItem(CHAT_KEYS.secret)).toBeNull();
  });

  test.each(['-1', 'NaN', '1e99', '2.5', 'many'])('%s is no count', (count) => {
    sessionStorage.setItem(CHAT_KEYS.by, '');
    sessionStorage.setItem(CHAT_KEYS.unread, count);
    expect(recallChat(undefined).unread).toBe(0);
  });
});

test('[CHAT-05][SESS-02] the claim is that of the player’s own token, never another’s', () => {
  const lifetime = { iat: 1, exp: 2 };
  localStorage.setItem(
    'idToken',
    tokenOf({ ...lifetime, player_id: '100123', zendeskJwtToken: 'the-claim' }),
  );
  expect(chatClaim('100123')).toBe('the-claim');
  expect(chatClaim('100456')).toBe('');
  expect(chatClaim(undefined)).toBeUndefined();
});

test('a visitor’s secret is kept for this visit; a player’s widget cannot leave one', async () => {
  const site = await visit();
  await open(site);
  await say({ type: 'secret', secret: SECRET });
  expect(sessionStorage.getItem(CHAT_KEYS.secret)).toBe(SECRET);
  await say({ type: 'adopted' });
  expect(sessionStorage.getItem(CHAT_KEYS.secret)).toBeNull();
  act(() => chatOf(site.runtime).send({ type: 'session.authorized', playerId: '100123' }));
  await say({ type: 'secret', secret: SECRET });
  expect(sessionStorage.getItem(CHAT_KEYS.secret)).toBeNull();
});

test.each([
  null,
  'connected',
  {},
  { type: 'constructor' },
  { type: 'unread' },
  { type: 'unread', count: -1 },
  { type: 'unread', count: 1.5 },
  { type: 'unread', count: '2' },
  { type: 'secret', secret: 'short' },
  { type: 'secret', secret: `${SECRET}"` },
])('what is no message of the widget is dropped: %j', (data) => {
  expect(widgetSaid(data)).toBeUndefined();
});

test('a count without an end is cut', () => {
  expect(widgetSaid({ type: 'unread', count: 1e12 })).toEqual({ type: 'unread', count: 9_999 });
});

test.each([northlight, solAlta])(
  '$id: the widget’s frame is told brand, language and market, and no token',
  async (brand) => {
    const site = await visit({ brand, at: '/en-UN/', player: true });
    await site.user.click(launcher() as HTMLElement);
    const widget = frame()?.contentWindow as Window;
    const heard = vi.spyOn(widget, 'postMessage');
    act(() => {
      dispatchEvent(
        new MessageEvent('message', { data: { type: 'ready' }, origin: 'null', source: widget }),
      );
    });
    expect(heard.mock.calls[0]?.[0]).toEqual({
      type: 'welcome',
      brand: brand.id,
      language: 'en',
      market: 'UN',
      // The token of this test has none.
      claim: '',
    });
  },
);
