import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { pass } from '../../replay/dom/time.ts';
import { withData } from '../../replay/dom/wire.ts';
import { t } from '../../replay/texts.ts';
import { leaveFor } from '../../src/banking/deposit/provider-page.ts';
import { CARD, content, refusal } from './games.support.ts';
import { openedGame, type StubGame } from './play.support.ts';
import { fewOf } from '../setup/few-of.ts';

vi.mock(import('../../src/banking/deposit/provider-page.ts'), async (original) => ({
  ...(await original()),
  leaveFor: vi.fn<(path: string) => void>(),
}));

/** A game that is open, in the whole site: a stub speaks for the studio's page in the frame. */

beforeAll(async () => {
  await import('../../src/games/page/GamePage.tsx');
  await import('../../src/games/play/Overlay.tsx');
});
beforeEach(freshDevice);
afterEach(leaveSite);

const PLAY = '/en-UN/play/crimson-planet';
const facts = outcomes.getGameSession;

type Platform = NonNullable<SiteOptions['platform']>;

async function play(
  platform: Platform = {},
  { isAsked = false, ...who }: Partial<SiteOptions> & { isAsked?: boolean } = {},
) {
  const site = await openSite({
    at: PLAY,
    content: content(CARD),
    player: true,
    platform: {
      getGameLimitations: { body: { statusCode: 0 } },
      getGameSession: { body: facts.success.data },
      ...platform,
    },
    ...who,
  });
  const way = await screen.findByRole('button', { name: t('games.playNow') });
  if (isAsked) site.runtime.site.send({ type: 'reminder.begun' });
  await site.user.click(way);
  const game = await openedGame();
  return { site, game };
}

const shell = (): string | null =>
  document.querySelector('[data-in-game]')?.getAttribute('data-in-game') ?? null;
const shows = (name: string) => waitFor(() => expect(shell()).toBe(name));

/** Opens a part of the site from the game's header. */
const openPart = async (
  site: { user: { click: (on: Element) => Promise<void> } },
  area: string,
) => {
  const part = document.querySelector(`[data-area="${area}"]`);
  if (part === null) throw new Error(`There is no ${area}`);
  await site.user.click(part);
};

async function playing(platform?: Platform, who?: Partial<SiteOptions>) {
  const opened = await play(platform, who);
  opened.game.join();
  await shows('playing');
  return opened;
}

describe('the frame of a game', () => {
  test('gets its port of the site at its own origin, and can be played [INGAME-02]', async () => {
    const { game } = await play();
    expect(shell()).toBe('opening');
    expect(game.frame).toHaveAttribute('inert');
    game.join();
    await shows('playing');
    expect(game.frame).not.toHaveAttribute('inert');
    expect(game.greeted).toEqual([
      { message: { type: 'ready', payload: {} }, origin: 'https://studio.example' },
    ]);
  });

  test('has the keys while nothing lies over it, and they come out again to the page of its game [INGAME-01]', async () => {
    const { site, game } = await playing();
    expect(game.frame).toHaveFocus();
    await openPart(site, 'account');
    await game.hears('pause');
    game.tell('paused');
    const over = await screen.findByRole('dialog', { name: t('nav.account') });
    expect(over).toContainElement(document.activeElement as HTMLElement);
    await site.user.click(within(over).getByRole('button', { name: t('action.close') }));
    await waitFor(() => expect(game.frame).toHaveFocus());
    await site.user.click(screen.getByRole('button', { name: t('games.leave') }));
    await screen.findByRole('button', { name: t('games.playNow') });
    expect(document.querySelector('main')).toContainElement(document.activeElement as HTMLElement);
  });

  test.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another window', { source: null }],
  ] as const)('is not heard from %s [INGAME-04]', async (_, from) => {
    const { game } = await play();
    game.post({ type: 'listening', payload: {} }, from);
    expect(game.greeted).toEqual([]);
    expect(shell()).toBe('opening');
  });

  test('gets one port: whoever asks a second time gets none [INGAME-04]', async () => {
    const { game } = await playing();
    game.post({ type: 'listening', payload: {} });
    expect(game.greeted).toHaveLength(1);
  });

  test.each([
    ['unknown', { type: 'gameOver', payload: {} }],
    ['of a megabyte', { type: 'gameReady', payload: { more: 'x'.repeat(1_000_000) } }],
    ['without an envelope', 'gameReady'],
  ])('is not heard with a message that is %s [INGAME-02]', async (_, message) => {
    const { game } = await play();
    game.post({ type: 'listening', payload: {} });
    game.say(message);
    game.tell('userAction');
    // The next message is heard: none of those before ended anything.
    game.tell('gameReady');
    await shows('playing');
  });

  test('that sends more messages than a game is heard no more [INGAME-02]', async () => {
    const { game } = await playing();
    for (let sent = 0; sent < 601; sent += 1) game.tell('userAction');
    await shows('broken');
    expect(screen.getByText(t('play.broken.title'))).toBeVisible();
  });

  test('that sent too many is told to pause and taken away: no autoplay stakes on that nobody can stop [INGAME-03]', async () => {
    const { game } = await playing();
    for (let sent = 0; sent < 601; sent += 1) game.tell('userAction');
    await shows('broken');
    await game.hears('pause');
    expect(game.frame.isConnected).toBe(false);
  });

  test('is counted for itself: one that is opened after a flood is heard [INGAME-02] [ERR-08]', async () => {
    const { site, game } = await playing();
    for (let sent = 0; sent < 601; sent += 1) game.tell('userAction');
    await shows('broken');
    await site.user.click(screen.getByRole('button', { name: t('play.again') }));
    (await openedGame()).join();
    await shows('playing');
  });

  test('that answers no more is told to pause, and to go on once it answers [INGAME-03] [ERR-08]', async () => {
    const { game } = await playing();
    await pass(30_000);
    expect(game.count('pause')).toBe(0);
    await pass(30_000);
    await shows('silent');
    await game.hears('pause');
    game.tell('pong');
    await game.hears('resume');
    await shows('playing');
  });

  test('that says a little for long is heard all the time: what counts is what comes between two questions [INGAME-02]', async () => {
    const { game } = await playing();
    for (const looks of [1, 2, 3]) {
      for (let sent = 0; sent < 300; sent += 1) game.tell('userAction');
      game.tell('pong');
      await pass(30_000);
      await waitFor(() => expect(game.count('ping')).toBe(looks));
    }
    game.tell('realityCheckData', { rounds: 12 });
    expect(shell()).toBe('playing');
    // The site's own orders are none of the game's.
    expect(new Set(game.heard.map(({ type }) => type))).toEqual(new Set(['balanceUpdate', 'ping']));
  });

  test('is asked every 30 seconds, however often a round ends: a game of many rounds is no flood [INGAME-02] [INGAME-03]', async () => {
    const { site, game } = await playing();
    // Ten rounds a look, and a quarter of the messages that a frame may send from one question to the next.
    for (let round = 1; round <= 50; round += 1) {
      for (let use = 0; use < 15; use += 1) game.tell('userAction');
      const reads = site.called('getGameSession');
      game.tell('balanceUpdated');
      await waitFor(() =>
        expect(shell() === 'broken' || site.called('getGameSession') === reads + 1).toBe(true),
      );
      expect(shell()).not.toBe('broken');
      await pass(3_000);
    }
    await waitFor(() => expect(game.count('ping')).toBe(5));
    // It answered none of them.
    await shows('silent');
  });

  test('into which another page comes is heard no more, and can be opened anew [INGAME-04] [ERR-08]', async () => {
    const { site, game } = await playing();
    const load = () => game.frame.dispatchEvent(new Event('load'));
    load();
    expect(shell()).toBe('playing');
    load();
    await shows('broken');
    await site.user.click(screen.getByRole('button', { name: t('play.again') }));
    const next = await openedGame();
    expect(next.frame).not.toBe(game.frame);
    next.join();
    await shows('playing');
  });

  test('posts a balance that is never shown [INGAME-02]', async () => {
    const { game } = await playing();
    game.say({ type: 'balanceUpdated', payload: { amount: 9_999_999, currency: 'EUR' } });
    game.tell('balanceUpdated');
    await game.hears('balanceUpdate');
    expect(document.body).not.toHaveTextContent('99,999.99');
  });
});

describe('a round under way', () => {
  /** A feature is shown: the frame answers, and does not pause. */
  async function feature(game: StubGame): Promise<void> {
    for (const looks of [1, 2]) {
      await pass(30_000);
      await waitFor(() => expect(game.count('ping')).toBe(looks));
      game.tell('pong');
    }
  }
  const part = () => screen.queryByRole('dialog', { name: t('nav.account') });

  test('is never cut off: a feature of a minute ends before anything comes over it [INGAME-03]', async () => {
    const { site, game } = await playing();
    await openPart(site, 'account');
    await game.hears('pause');
    await feature(game);
    expect(part()).toBeNull();
    expect(game.frame).not.toHaveAttribute('inert');
    game.tell('roundEnd');
    await waitFor(() => expect(part()).toBeVisible());
  });

  test('of a game that answers and never pauses is waited for ten minutes [INGAME-03] [ERR-08]', async () => {
    const { site, game } = await playing();
    await openPart(site, 'account');
    await game.hears('pause');
    for (let looks = 1; looks <= 19; looks += 1) {
      await pass(30_000);
      await waitFor(() => expect(game.count('ping')).toBe(looks));
      game.tell('pong');
    }
    expect(part()).toBeNull();
    await pass(30_000);
    await waitFor(() => expect(part()).toBeVisible());
  });

  test('is seen to its end by a player whose session ends, who begins no other and is led home then [INGAME-03] [LOGOUT-01]', async () => {
    const { site, game } = await playing();
    site.runtime.session.send({ type: 'session.rejected' });
    await game.hears('pause');
    await feature(game);
    expect(shell()).toBe('pausing');
    expect(game.frame).not.toHaveAttribute('inert');
    expect(site.path()).toBe(PLAY);
    game.tell('paused');
    await waitFor(() => expect(site.path()).toBe('/en-UN/'));
    expect(game.frame.isConnected).toBe(false);
  });

  test('is seen to its end in the currency of the account, where the page of a guest has another [INGAME-03] [LOGOUT-01]', async () => {
    const { site, game } = await playing({
      getAccessDetails: withData('getAccessDetails', { currencyCode: 'NOK' }),
    });
    expect(site.sent('startGame').body).toMatchObject({ currency: 'NOK' });
    site.runtime.session.send({ type: 'session.rejected' });
    await game.hears('pause');
    await feature(game);
    expect(shell()).toBe('pausing');
    expect(game.frame.isConnected).toBe(true);
    game.tell('paused');
    await waitFor(() => expect(site.path()).toBe('/en-UN/'));
  });

  test('is seen to its end by a player who is suspended, who is led away then; the platform hears of it [INGAME-03] [GUARD-10] [GUARD-12]', async () => {
    const { site, game } = await playing();
    site.answer(
      'getAccessContext',
      withData('getAccessContext', { multibrand: { suspended: true } }),
    );
    site.runtime.session.send({ type: 'standing.doubted' });
    await game.hears('pause');
    await feature(game);
    expect(shell()).toBe('pausing');
    expect(site.called('endGameSession')).toBe(0);
    game.tell('roundEnd');
    await waitFor(() => expect(site.path()).toBe('/en-UN/'));
    expect(site.called('endGameSession')).toBe(1);
  });
});

describe('[GAME-01] the platform hears that a game is left', () => {
  test('by another address', async () => {
    const { site } = await playing();
    await site.go('/en-UN/online-casino');
    await waitFor(() => expect(site.called('endGameSession')).toBe(1));
  });

  test('with its tab, by a request that outlives the page', async () => {
    const outlives: boolean[] = [];
    const { site } = await playing({
      endGameSession: ({ keepalive }) => {
        outlives.push(keepalive);
        return Promise.resolve({ body: outcomes.endGameSession.closed.data });
      },
    });
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(outlives).toEqual([true]));
    await site.go('/en-UN/online-casino');
    expect(site.called('endGameSession')).toBe(1);
  });
});

describe('a part of the site over the game', () => {
  test('opens at the wish of the game: the deposit or the limits, and no other [INGAME-01] [INGAME-03]', async () => {
    const { game } = await playing();
    game.say({ type: 'areaWanted', payload: { area: 'limits' } });
    // The last wish that is heard would be the part that opens.
    game.say({ type: 'areaWanted', payload: { area: 'account' } });
    await game.hears('pause');
    game.tell('paused');
    await shows('overlay');
    expect(await screen.findByRole('dialog', { name: t('nav.saferPlay') })).toBeVisible();
  });

  test('opens between two rounds; the frame and the address stay, and the game goes on afterwards [INGAME-01] [INGAME-03]', async () => {
    const { site, game } = await playing();
    await openPart(site, 'account');
    await game.hears('pause');
    expect(shell()).toBe('pausing');
    expect(screen.queryByRole('dialog')).toBeNull();
    game.tell('roundEnd');
    const over = await screen.findByRole('dialog', { name: t('nav.account') });
    expect(over).toHaveAccessibleDescription(t('play.waits'));
    const dialog = within(over);
    expect(await dialog.findByRole('heading', { name: t('account.title') })).toBeVisible();
    expect(game.frame.isConnected).toBe(true);
    expect(game.frame).toHaveAttribute('inert');
    expect(site.path()).toBe(PLAY);
    // One link on: still over the game.
    await site.user.click(dialog.getByRole('link', { name: new RegExp(t('profile.title')) }));
    expect(await dialog.findByRole('heading', { name: t('profile.title') })).toBeVisible();
    expect(site.path()).toBe(PLAY);
    await site.user.keyboard('{Escape}');
    await game.hears('resume');
    await shows('playing');
    expect(game.frame.isConnected).toBe(true);
  });

  for (const { rows, tags } of fewOf(
    ['account', 'banking', 'rewards', 'bonusCode', 'limits', 'settings'],
    2,
  ))
    test.each(rows)(
      'is one of those that there are, and comes after the round: %s [INGAME-01] [INGAME-03]',
      { tags },
      async (area) => {
        const { site, game } = await playing();
        await openPart(site, area);
        await game.hears('pause');
        expect(screen.queryByRole('dialog')).toBeNull();
        game.tell('paused');
        expect(await screen.findByRole('dialog')).toBeVisible();
        expect(site.path()).toBe(PLAY);
      },
    );

  test('a deposit that leads off the site has the way back to the game [INGAME-01] [DEP-20]', async () => {
    const { site, game } = await playing();
    await openPart(site, 'banking');
    await game.hears('pause');
    game.tell('paused');
    const over = within(await screen.findByRole('dialog', { name: t('nav.deposit') }));
    await site.user.type(
      await over.findByRole('textbox', { name: t('deposit.amount.label') }),
      '50',
    );
    await site.user.click(over.getByRole('button', { name: /^Deposit €50/ }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledOnce());
    expect(site.sent('requestDeposit').body).toMatchObject({
      returnUrl: '/en-UN/my-account/banking/deposit?game=crimson-planet',
    });
  });

  test('that there is not leads out of the game, as everywhere: no second site runs over it [INGAME-01] [ROUTE-15]', async () => {
    const { site, game } = await playing();
    await openPart(site, 'account');
    game.tell('paused');
    const dialog = within(await screen.findByRole('dialog', { name: t('nav.account') }));
    const link = await dialog.findByRole('link', { name: new RegExp(t('profile.title')) });
    link.setAttribute('href', '/en-UN/my-account/no-such-page');
    await site.user.click(link);
    await waitFor(() => expect(site.path()).toBe('/en-UN/'));
    await waitFor(() => expect(game.frame.isConnected).toBe(false));
  });

  test('is no offer of bonuses for whom the platform offers none [INGAME-01] [GUARD-16]', async () => {
    await playing({ getAccessDetails: withData('getAccessDetails', { bonuses: false }) });
    const areas = [...document.querySelectorAll<HTMLElement>('[data-area]')];
    expect(areas.map(({ dataset }) => dataset['area'])).toEqual([
      'account',
      'banking',
      'limits',
      'settings',
    ]);
  });

  test('is no field for codes for who may enter none [INGAME-01] [GUARD-07]', async () => {
    await playing({
      getAccessContext: withData('getAccessContext', { manualClaimAllowed: false }),
    });
    expect(document.querySelector('[data-area="rewards"]')).toBeInTheDocument();
    expect(document.querySelector('[data-area="bonusCode"]')).toBeNull();
  });

  test('a change of the wallet is told to the game [INGAME-03] [WAL-06]', async () => {
    let { balance } = facts.success.data;
    const { site, game } = await playing({
      getGameSession: () => Promise.resolve({ body: { ...facts.success.data, balance } }),
    });
    const told = () =>
      game.heard.flatMap((message) =>
        message.type === 'balanceUpdate' ? [message.payload['amount']] : [],
      );
    await waitFor(() => expect(told()).toEqual([balance]));
    // It came with the port, though the facts were read before there was one.
    expect(site.called('getGameSession')).toBe(1);
    const before = balance;
    balance += 4_321;
    // The next look at the balance.
    await pass(30_000);
    await waitFor(() => expect(told()).toEqual([before, balance]));
    expect(await game.hears('balanceUpdate')).toEqual({
      type: 'balanceUpdate',
      payload: { amount: balance, currency: 'EUR' },
    });
  });
});

describe('what the law wants', () => {
  test('no round of a game for money begins before the platform has told of the game [INGAME-06] [LAYOUT-08]', async () => {
    let isUp = false;
    const { site, game } = await play({
      getGameSession: () =>
        Promise.resolve(isUp ? { body: facts.success.data } : refusal(500, 'error.system')),
    });
    game.join();
    await shows('withheld');
    expect(game.frame).toHaveAttribute('inert');
    expect(document.body).not.toHaveTextContent(t('play.free'));
    await openPart(site, 'account');
    await game.hears('pause');
    expect(game.frame).toHaveAttribute('inert');
    await site.user.keyboard('{Escape}');
    await shows('withheld');
    isUp = true;
    await pass(30_000);
    await waitFor(() => expect(game.frame).not.toHaveAttribute('inert'));
  });

  test('the player’s own reminder pauses the game, which goes on once it is answered [ACT-08] [NS-61]', async () => {
    let minutesRemaining = 1;
    const { site, game } = await playing({
      getActivityMinutesRemaining: () => Promise.resolve({ body: { minutesRemaining } }),
    });
    // It begins to count once the page has had a quiet moment.
    for (const looks of [1, 2, 3]) {
      await pass(30_000);
      await waitFor(() => expect(game.count('ping')).toBe(looks));
      game.tell('pong');
      minutesRemaining = 0;
    }
    await game.hears('pause');
    await waitFor(() => expect(site.called('getActivitySummary')).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(shell()).toBe('pausing');
    game.tell('paused');
    await shows('asked');
    const dialog = within(await screen.findByRole('dialog', { name: t('reminder.title') }));
    await site.user.click(await dialog.findByRole('button', { name: t('reminder.continue') }));
    await game.hears('resume');
    await shows('playing');
  });

  test('a reminder that shows already covers a game that opens [ACT-08]', async () => {
    const { site } = await play({}, { isAsked: true });
    await shows('asked');
    site.runtime.site.send({ type: 'reminder.over' });
    await shows('opening');
  });

  describe('the question whether somebody is there', () => {
    const asking = {
      getActivityCheck: { body: { idleMs: 0, thresholdMs: 60_000 } },
    };
    const question = () => screen.findByRole('dialog', { name: t('idle.warning.title') });

    test('pauses the game, which goes on once somebody is [ACT-07] [INGAME-03]', async () => {
      const { site, game } = await playing(asking);
      await pass(54_000);
      await game.hears('pause');
      await pass(2_000);
      expect(screen.queryByRole('dialog')).toBeNull();
      game.tell('paused');
      await shows('asked');
      expect(within(await question()).getByText(/0:0[1-4]/)).toBeVisible();
      expect(game.frame).toHaveAttribute('inert');
      expect(game.count('resume')).toBe(0);
      const stay = within(await question()).getByRole('button', { name: t('idle.warning.stay') });
      await site.user.click(stay);
      await game.hears('resume');
      await shows('playing');
    });

    test('takes nothing of what is open over the game [ACT-07] [INGAME-01]', async () => {
      const { site, game } = await playing(asking);
      await openPart(site, 'account');
      await game.hears('pause');
      game.tell('paused');
      const over = await screen.findByRole('dialog', { name: t('nav.account') });
      await pass(54_000);
      const stay = within(await question()).getByRole('button', { name: t('idle.warning.stay') });
      expect(over).toBeInTheDocument();
      await site.user.click(stay);
      await waitFor(() => expect(stay).not.toBeInTheDocument());
      expect(over).toBeVisible();
      expect(shell()).toBe('overlay');
      expect(game.count('resume')).toBe(0);
    });
  });

  test('a check tells the platform’s figures and the game’s rounds, and leads to a rest [INGAME-06] [NS-61]', async () => {
    const { site, game } = await play({
      getGameSession: { body: facts.checkDue.data },
      acceptGameCheck: { body: outcomes.acceptGameCheck.resting.data },
    });
    game.join();
    await game.hears('pause');
    game.tell('realityCheckData', { rounds: 12 });
    game.tell('paused');
    const check = await screen.findByRole('dialog', { name: t('play.check.title') });
    expect(figure('time', check)).toBe('1:00:00');
    expect(figure('played', check)).toBe('1:00:00');
    expect(figure('netPosition', check)).toBe('−€7.50');
    await waitFor(() => expect(figure('rounds', check)).toBe('12'));
    await site.user.keyboard('{Escape}');
    expect(check).toBeVisible();
    await site.user.click(within(check).getByRole('button', { name: t('play.check.confirm') }));
    const rest = await screen.findByRole('dialog', { name: t('play.rest.title') });
    expect(within(rest).getByRole('timer')).toHaveTextContent('5:00');
    expect(within(rest).getByRole('button', { name: t('games.leave') })).toBeVisible();
  });

  test('a rest ends by the platform’s word, and not before; then the game goes on [INGAME-06] [NS-61]', async () => {
    const { check, ...resting } = facts.resting.data;
    const soon = { ...resting, check: { ...check, restMs: 20_000 } };
    let now: object = soon;
    const { site, game } = await play({ getGameSession: () => Promise.resolve({ body: now }) });
    game.join();
    await game.hears('pause');
    game.tell('paused');
    const rest = await screen.findByRole('dialog', { name: t('play.rest.title') });
    const look = async (looks: number): Promise<void> => {
      await pass(20_000);
      await waitFor(() => expect(site.called('getGameSession')).toBe(looks));
    };
    await look(2);
    // The page's own count is over, and the platform says that it is not.
    expect(rest).toBeVisible();
    expect(game.count('resume')).toBe(0);
    now = facts.success.data;
    await look(3);
    await game.hears('resume');
    await shows('playing');
    expect(game.frame).not.toHaveAttribute('inert');
  });

  test.each([
    [1, 'play.limited.excluded.title'],
    [2, 'play.limited.wagering.title'],
  ] as const)(
    'a bonus with code %i is told before the game [GAME-11]',
    async (statusCode, title) => {
      const { site, game } = await play({ getGameLimitations: { body: { statusCode } } });
      const told = await screen.findByRole('dialog', { name: t(title) });
      game.join();
      await game.hears('pause');
      await site.user.click(within(told).getByRole('button', { name: t('play.limited.goOn') }));
      await shows('playing');
    },
  );

  test('who refused all cookies finds nothing on their device of what they want to read no more [GAME-11]', async () => {
    const refused = { essentials: true, performanceFunctional: false, marketing: false };
    const platform = {
      getGameLimitations: { body: { statusCode: 2 } },
      getCookiesConsent: withData('getCookiesConsent', { options: refused }),
    };
    const { site, game } = await play(platform, { asksAboutCookies: true });
    await site.user.click(await screen.findByRole('button', { name: t('play.limited.hide') }));
    game.join();
    await shows('playing');
    expect(localStorage.getItem('hidePopup')).toBeNull();
  });

  test('a bonus of which the player wants to read no more is not told again [GAME-11]', async () => {
    const { site, game } = await play({ getGameLimitations: { body: { statusCode: 2 } } });
    await site.user.click(await screen.findByRole('button', { name: t('play.limited.hide') }));
    game.join();
    await shows('playing');
    await site.user.click(screen.getByRole('button', { name: t('games.leave') }));
    await site.user.click(await screen.findByRole('button', { name: t('games.playNow') }));
    const next: StubGame = await openedGame();
    next.join();
    await shows('playing');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(site.called('getGameLimitations')).toBe(1);
    expect(localStorage.getItem('hidePopup')).toContain('game.golden-fern');
  });
});

const figure = (name: string, within: ParentNode = document) =>
  within.querySelector(`[data-figure="${name}"] dd`)?.textContent;

describe('the header of a game', () => {
  test('in GB has net position and clock in sight, of the platform’s figures, whatever becomes of the wallet [INGAME-03] [LAYOUT-08]', async () => {
    await playing(
      {
        getAccessDetails: withData('getAccessDetails', { countryCode: 'GB' }),
        getWallet: refusal(500, 'error.system'),
      },
      { claims: { country_code: 'GB' } },
    );
    expect(figure('netPosition')).toBe('−€7.50');
    expect(figure('time')).toMatch(/^0:1\d:\d\d$/);
  });

  test.each([
    ['ON', ['−€7.50', expect.stringMatching(/^0:1\d:\d\d$/)]],
    ['QC', [undefined, undefined]],
  ])(
    'in Canada has them in sight where the law of the province asks for it: %s [LAYOUT-08]',
    async (province, seen) => {
      await playing(
        {
          getAccessDetails: withData('getAccessDetails', {
            countryCode: 'CA',
            provinceCode: province,
          }),
        },
        {
          claims: { country_code: 'CA', province_code: province },
          // One that its studio does not bar in Canada.
          content: content({
            ...CARD,
            provider: { ...CARD.provider, restrictedCountry: [] },
            subProvider: null,
          }),
        },
      );
      expect([figure('netPosition'), figure('time')]).toEqual(seen);
    },
  );

  test('in Finland has neither: nobody asks for it', async () => {
    await playing();
    expect([figure('netPosition'), figure('time')]).toEqual([undefined, undefined]);
  });

  test('tells the balance that the game takes stakes from, as the game does: no money that is locked, no bonus of another product [INGAME-03] [WAL-06]', async () => {
    const { site, game } = await playing();
    const { payload } = (await game.hears('balanceUpdate')) as { payload: { amount: number } };
    expect(site.called('getWallet')).toBeGreaterThan(0);
    expect(figure('balance')).toBe(`€${(payload.amount / 100).toFixed(2)}`);
  });

  test('stands in for the site’s, and leads out; the platform hears of it [LAYOUT-08] [GAME-01]', async () => {
    const { site } = await playing();
    expect(document.querySelector('[data-game-head]')).toHaveAttribute(
      'data-game-head',
      outcomes.startGame.success.data.data.gameDetail.gameId,
    );
    await site.user.click(screen.getByRole('button', { name: t('games.leave') }));
    expect(await screen.findByRole('button', { name: t('games.playNow') })).toBeVisible();
    expect(site.called('endGameSession')).toBe(1);
  });

  test('asks the browser for the whole screen, and says what it gave [INGAME-05] [LAYOUT-08]', async () => {
    const ask = vi.fn(() => Promise.resolve());
    Object.assign(document.documentElement, { requestFullscreen: ask });
    Object.defineProperty(document, 'fullscreenEnabled', { value: true, configurable: true });
    const { site } = await playing();
    const button = screen.getByRole('button', { name: t('play.fullScreen') });
    await site.user.click(button);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    Object.defineProperty(document, 'fullscreenElement', { value: button, configurable: true });
    document.dispatchEvent(new Event('fullscreenchange'));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    for (const name of ['fullscreenEnabled', 'fullscreenElement']) {
      Reflect.deleteProperty(document, name);
    }
  });

  test('tells a phone without it of a swipe, until that was done [LAYOUT-08] [INGAME-05]', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile');
    await playing();
    expect(screen.queryByRole('button', { name: t('play.fullScreen') })).toBeNull();
    expect(screen.getByText(t('play.swipe'))).toBeVisible();
    window.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(screen.queryByText(t('play.swipe'))).toBeNull());
    vi.restoreAllMocks();
  });
});
