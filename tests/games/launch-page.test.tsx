import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshDevice, leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { PROVIDER_LISTS } from '../../reference/game-visibility.ts';
import { t } from '../../replay/texts.ts';
import { GAME_RAN, noteOf } from '../../src/games/play/ran-before.ts';
import games from '../../src/texts/games/fi.json';
import shell from '../../src/texts/shell/fi.json';
import { CARD, content, refusal, TABLE } from './games.support.ts';

/** The page of a game in the whole site: real client, router and charts. */

beforeAll(() => import('../../src/games/page/GamePage.tsx'));
beforeEach(freshDevice);
afterEach(() => {
  leaveSite();
  document.cookie = 'country-code=; path=/; max-age=0';
});

const PLAY = '/en-UN/play/crimson-planet';
const CLOSED = refusal(409, 'error.game.studio_closed');

const visit = (options: Partial<SiteOptions> = {}) =>
  openSite({ at: PLAY, content: content(CARD), ...options });
const livingIn = (countryCode: string, more: object = {}) => ({
  player: true,
  claims: { country_code: countryCode },
  platform: { getAccessDetails: withData('getAccessDetails', { countryCode, ...more }) },
});
const shows = () => screen.findByRole('heading', { level: 1, name: 'Crimson Planet' });
const button = (name: string) => screen.findByRole('button', { name });
const fact = (id: string) => document.querySelector(`[data-fact="${id}"] dd`)?.textContent;

describe('a guest', () => {
  test('reads what they would play, by how much, and with which return [ROUTE-23] [GAME-07]', async () => {
    await visit();
    await shows();
    expect(screen.getByText('Tin Parade')).toBeVisible();
    expect(screen.getByText(/^Reels spin and stop/)).toBeVisible();
    expect(fact('return')).toBe('95.24%');
    expect(fact('stake')).toBe('€0.20 to €20.00');
    expect(fact('volatility')).toBe('A lot: seldom, and then much');
    expect(fact('jackpot')).toBeUndefined();
    expect(document.title).toBe('Crimson Planet · Northlight');
  });

  test.each([
    [
      'of blackjack, that it is for who plays by basic strategy',
      'blackjack',
      'A return of 95.24% means that, over a very long time, the game pays back this share of all stakes of players who decide every hand by basic strategy. Basic strategy is the best choice for each hand; others get back less. One round or one evening can end very differently.',
    ],
    [
      'of another game, that it is for all players',
      'slot',
      'A return of 95.24% means that, of all stakes of all players over a very long time, the game pays back this share. One round or one evening can end very differently.',
    ],
  ])('reads what the return means: %s [GAME-07]', async (_, gameType, sentence) => {
    await visit({ content: content({ ...CARD, gameType }) });
    await shows();
    expect(screen.getByText(sentence)).toBeVisible();
  });

  test('at a live table reads that it wants a log-in, which stands there; free play is not offered [LIVE-05] [NS-41]', async () => {
    const at = '/en-UN/play/harbour-roulette';
    const site = await visit({ at, content: content(TABLE) });
    const sentence = await screen.findByText('Please log in to play live casino games.');
    expect(screen.queryByRole('button', { name: 'Try for free' })).toBeNull();
    const beside = within(sentence.parentElement ?? document.body);
    expect(beside.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
    expect(site.called('startDemo')).toBe(0);
  });

  test('tries it without a token, and reads that the studio is closed [API-087] [GAME-02] [GAME-03] [GAME-13] [GUARD-18]', async () => {
    const site = await visit({
      platform: { startDemo: CLOSED },
      cookies: { 'country-code': 'FI', 'ip-address': '192.0.2.7' },
    });
    await site.user.click(await button('Try for free'));
    expect(await screen.findByRole('alert')).toHaveTextContent('The studio is closed');
    const { headers, body } = site.sent('startDemo');
    expect(headers.has('Authorization')).toBe(false);
    expect(body).toEqual({
      slug: 'crimson-planet',
      platform: 'desktop',
      locale: 'en-UN',
      language: 'en',
      currency: 'EUR',
      countryCode: 'FI',
      ip: '192.0.2.7',
      enabled: true,
    });
    expect(site.called('reportOpenedGame')).toBe(0);
  });

  test.each([
    ['error.game.login_needed', 'Please log in first', '#login'],
    [
      'error.game.free_play_closed',
      'Free play is not open to you',
      '/en-UN/my-account/account/verification',
    ],
  ] as const)(
    'is told why no free play starts, with a way on: %s [GAME-01]',
    async (code, title, way) => {
      const site = await visit({ platform: { startDemo: refusal(409, code) } });
      await site.user.click(await button('Try for free'));
      const notice = within(await screen.findByRole('alert'));
      expect(notice.getByText(title)).toBeVisible();
      expect(notice.getByRole('link')).toHaveAttribute('href', way);
    },
  );

  test('who wants to play logs in, and is back at the game [GAME-09] [ROUTE-23]', async () => {
    const site = await visit({ platform: { startGame: CLOSED } });
    await site.user.click(await button('Play'));
    const popup = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(site.called('startGame')).toBe(0);
    await site.user.type(popup.getByLabelText('E-mail address'), 'aino@example.com');
    await site.user.type(popup.getByLabelText('Password'), 'Sunny-Day-42');
    await site.user.click(popup.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await shows();
    expect(site.path()).toBe(PLAY);
    await site.user.click(await button('Play'));
    await screen.findByText('The studio is closed');
    expect(site.called('startGame')).toBe(1);
  });
});

describe('a player', () => {
  test.each([
    ['who has turned 25', { dateOfBirth: '1990-05-17' }, '£0.20 to £5.00'],
    ['whose age nobody knows', { dateOfBirth: undefined }, '£0.20 to £2.00'],
  ])(
    'who lives in Great Britain, %s, reads the stakes of their account, as high as the law lets them [GAME-07]',
    async (_, account, told) => {
      const betLimits = [...CARD.betLimits, { currency: 'GBP', min: 20, max: 20_000 }];
      const player = livingIn('GB', { currencyCode: 'GBP', ...account });
      await visit({ ...player, content: content({ ...CARD, betLimits }) });
      await shows();
      await waitFor(() => expect(fact('stake')).toBe(told));
    },
  );

  test('starts it with their tokens, each time anew [API-086] [GAME-02] [GAME-03] [GAME-05]', async () => {
    const site = await visit({ player: true, platform: { startGame: CLOSED } });
    await site.user.click(await button('Play'));
    await screen.findByText('The studio is closed');
    const { headers, body } = site.sent('startGame');
    expect(headers.has('Authorization')).toBe(true);
    expect(body).toMatchObject({ slug: 'crimson-planet', playerCountryCode: 'FI' });
    await site.user.click(await button('Play'));
    await waitFor(() => expect(site.called('startGame')).toBe(2));
  });

  test('has it among the games opened lately, once [LOBBY-15] [LOBBY-16]', async () => {
    const site = await visit({ player: true });
    await shows();
    await waitFor(() => expect(site.called('reportOpenedGame')).toBe(1));
    expect(site.sent('reportOpenedGame').query).toEqual({
      locale: 'en-UN',
      channel: 'desktop',
      gameId: 'game.crimson-planet',
    });
  });

  test('sees the studio’s page, and leaves it for the game’s own [GAME-01]', async () => {
    const site = await visit({ player: true });
    await site.user.click(await button('Play'));
    const frame = await screen.findByTitle('Crimson Planet');
    expect(frame).toHaveAttribute(
      'src',
      'https://studio.example/play/golden-fern#session=4f1d9c2a&language=en',
    );
    // On an origin of its own it reads no token of ours, and it moves the page by a press alone.
    expect(frame).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-forms allow-same-origin allow-top-navigation-by-user-activation',
    );
    await site.user.click(await button('Leave the game'));
    expect(await button('Play')).toBeVisible();
    expect(screen.queryByTitle('Crimson Planet')).toBeNull();
  });

  test.each([
    ['error.game.terms', 'Please accept the latest terms', 'button'],
    ['error.game.not_allowed', 'Your account cannot play this game', 'link'],
    ['error.game.restricted_country', 'Not in your country', 'link'],
    ['error.game.play_rests', 'Time for a rest', 'link'],
    ['error.game.active_elsewhere', 'You play at another operator', 'link'],
    ['error.game.activity_unknown', 'The file of players does not answer', 'link'],
  ] as const)(
    'is told why nothing starts, with a way on: %s [GAME-01] [ERR-08]',
    async (code, title, way) => {
      const site = await visit({ player: true, platform: { startGame: refusal(409, code) } });
      await site.user.click(await button('Play'));
      const notice = within(await screen.findByRole('alert'));
      expect(notice.getByText(title)).toBeVisible();
      expect(notice.getByRole(way)).toBeVisible();
    },
  );

  test('reads from when on they may play, where the platform tells it', async () => {
    const body = {
      code: 'error.game.play_rests',
      message: '',
      traceId: 'trace-7',
      additionalInfo: { opensAt: '2026-11-21T10:05:00Z' },
    };
    const site = await visit({ player: true, platform: { startGame: { status: 409, body } } });
    await site.user.click(await button('Play'));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/^You can start a game here from \d\d:\d5\.$/)).toBeVisible();
  });

  test('who owes the latest terms is led to them, and from there to the game [GUARD-08] [TERMS-02]', async () => {
    const site = await visit({
      player: true,
      platform: { startGame: refusal(409, 'error.game.terms') },
    });
    const led: unknown[] = [];
    site.router.subscribe('onBeforeLoad', ({ toLocation: { pathname, state } }) => {
      led.push([pathname, state.from]);
    });
    await site.user.click(await button('Play'));
    await site.user.click(within(await screen.findByRole('alert')).getByRole('button'));
    // A way that is still being gone would end in the next test's page.
    await waitFor(() => expect(site.router.state.status).toBe('idle'));
    expect(led[0]).toEqual(['/en-UN/accept-terms-condition', '/play/crimson-planet']);
  });
});

describe('[GUARD-12] [C-29] leads to the front page of the default locale', () => {
  const AT = '/fi-FI/play/crimson-planet';
  const access = (data: object) => ({ getAccessContext: withData('getAccessContext', data) });
  const details = (data: object) => ({ getAccessDetails: withData('getAccessDetails', data) });

  test.each([
    ['a payout risk', access({ riskPayout: true })],
    ['a suspension at another brand', access({ multibrand: { suspended: true } })],
    ['the casino off', details({ casino: false })],
  ])('who has %s', async (_, platform) => {
    const site = await visit({ at: AT, player: true, platform });
    await waitFor(() => expect(site.path()).toBe('/en-UN/'));
    expect(await screen.findByText(shell['screen.turnedAway.title'])).toBeVisible();
  });

  test('who has the live casino off, from a table alone [GAME-06]', async () => {
    const platform = details({ liveCasino: false });
    const table = '/fi-FI/play/harbour-roulette';
    const site = await visit({ at: table, player: true, platform, content: content(TABLE) });
    await waitFor(() => expect(site.path()).toBe('/en-UN/'));
  });

  test('and not who has the live casino off, from a slot [GAME-06]', async () => {
    const site = await visit({ player: true, platform: details({ liveCasino: false }) });
    await shows();
    expect(site.path()).toBe(PLAY);
  });

  test('whose game the platform has no data of [GAME-04]', async () => {
    const site = await visit({ at: AT, player: true, platform: { startGame: { body: {} } } });
    await site.user.click(await button('Pelaa'));
    await waitFor(() => expect(site.path()).toBe('/en-UN/'));
    expect(await screen.findByText(games['games.lost.body'])).toBeVisible();
  });

  test('whose game for money comes without its session, by which the law’s figures are asked for [GAME-04] [INGAME-02]', async () => {
    const gameDetail = {
      gameId: 'game.crimson-planet',
      _type: 'casinoGames',
      url: 'https://studio.example/play',
    };
    const platform = { startGame: { body: { data: { gameDetail } } } };
    const site = await visit({ at: AT, player: true, platform });
    await site.user.click(await button('Pelaa'));
    await waitFor(() => expect(site.path()).toBe('/en-UN/'));
  });

  test('whose game the platform fails to load, with the reference for support [GAME-04] [ERR-03]', async () => {
    const platform = { startGame: refusal(500, 'error.system') };
    const site = await visit({ at: AT, player: true, platform });
    await site.user.click(await button('Pelaa'));
    await waitFor(() => expect(site.path()).toBe('/en-UN/'));
    expect(await screen.findByText(/trace-7/)).toBeVisible();
  });
});

describe('what the law and the studio close', () => {
  test('a game that the studio bars where the player lives says so, and starts in no mode [GAME-08]', async () => {
    await visit(livingIn('CA'));
    await shows();
    expect(screen.getByText('Not in your country')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try for free' })).toBeNull();
    expect(screen.getByRole('link', { name: 'See the other games' })).toBeVisible();
  });

  test.each([
    ['the law of Germany forbids', livingIn('DE'), CARD],
    ['returns too little for Brazil', livingIn('BR'), { ...CARD, returnToPlayer: 8_499 }],
    ['is made for other devices', {}, { ...CARD, channels: ['mobile'] }],
    ['nobody has', {}, null],
  ])('a game that %s is not there, nor named [GAME-12]', async (_, who, game) => {
    await visit({ ...who, content: content(game) });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'There is no such game here' }),
    ).toBeVisible();
    expect(document.body).not.toHaveTextContent('Crimson Planet');
    expect(document.title).not.toContain('Crimson Planet');
    expect(screen.getByRole('link', { name: 'See the other games' })).toBeVisible();
  });

  test('free play in Great Britain waits for a verified age [GAME-13]', async () => {
    await visit(livingIn('GB', { kycStatus: 'NOT_VERIFIED' }));
    await shows();
    expect(screen.queryByRole('button', { name: 'Try for free' })).toBeNull();
    expect(screen.getByText(/players whose age is verified/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Verify your identity' })).toHaveAttribute(
      'href',
      '/en-UN/my-account/account/verification',
    );
  });

  test('free play in Great Britain is open to who is of verified age [GAME-13]', async () => {
    await visit(livingIn('GB', { kycStatus: 'FULLY VERIFIED' }));
    expect(await button('Try for free')).toBeVisible();
  });

  test('a guest in Great Britain is asked to log in before free play [GAME-13]', async () => {
    await visit({ cookies: { 'country-code': 'GB' } });
    await shows();
    expect(screen.queryByRole('button', { name: 'Try for free' })).toBeNull();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  });
});

describe('a reload in the middle of a game', () => {
  const FREE = ['game.crimson-planet', '', 'free'] as const;
  const kept = () => sessionStorage.getItem(GAME_RAN);
  /** The page comes by that kind of navigation to that address, with a note of a game that ran. */
  const comesBy = (
    type: string,
    note: Readonly<Parameters<typeof noteOf>>,
    { options = {}, name = PLAY }: { options?: Partial<SiteOptions>; name?: string } = {},
  ) => {
    const arrival = { type, name } as unknown as PerformanceEntry;
    performance.getEntriesByType = () => [arrival];
    sessionStorage.setItem(GAME_RAN, noteOf(...note));
    return visit(options);
  };

  test('starts it again, and notes it until it is left [GAME-01] [GAME-05]', async () => {
    const site = await comesBy('reload', FREE);
    expect(await screen.findByTitle('Crimson Planet')).toBeVisible();
    expect(site.called('startDemo')).toBe(1);
    expect(kept()).toBe(noteOf(...FREE));
    await site.user.click(await button('Leave the game'));
    await shows();
    expect(kept()).toBeNull();
  });

  test.each([
    ['another way to the page', 'navigate', FREE, {}],
    ['a way back to it', 'back_forward', FREE, {}],
    ['a reload of another page', 'reload', FREE, { name: '/en-UN/online-casino' }],
    ['a reload of another game', 'reload', ['game.golden-fern', '', 'free'], {}],
    ['a reload after the player was logged out', 'reload', [FREE[0], '100123', 'free'], {}],
    ['a reload after a log-in', 'reload', FREE, { options: { player: true } }],
    [
      'a reload where the law closes free play',
      'reload',
      [FREE[0], '100123', 'free'],
      { options: livingIn('GB', { kycStatus: 'NOT_VERIFIED' }) },
    ],
  ] as const)(
    'is not meant by %s: nothing starts by itself [GAME-03]',
    async (_, by, note, more) => {
      const [gameId, playerId, mode] = note;
      const site = await comesBy(by, [gameId, playerId, mode], more);
      await shows();
      expect(await button('Play')).toBeEnabled();
      expect(site.called('startDemo')).toBe(0);
      expect(kept()).toBeNull();
    },
  );

  test('leads to the next page in this tab without a note [GAME-01]', async () => {
    const site = await comesBy('reload', FREE);
    await screen.findByTitle('Crimson Planet');
    await site.go('/en-UN/');
    expect(kept()).toBeNull();
  });
});

describe('a free game', () => {
  const FOR_MONEY = 'Play for money';
  const frame = () => screen.findByTitle('Crimson Planet');
  const tries = async (options: Partial<SiteOptions> = {}) => {
    const site = await visit(options);
    await site.user.click(await button('Try for free'));
    await frame();
    return site;
  };

  test('leads a guest to the log-in, which opens over it, and back to the same game for money [GAME-09] [GAME-13]', async () => {
    const site = await tries();
    await site.user.click(await button(FOR_MONEY));
    const popup = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(await frame()).toBeInTheDocument();
    expect(site.called('startGame')).toBe(0);
    await site.user.type(popup.getByLabelText('E-mail address'), 'aino@example.com');
    await site.user.type(popup.getByLabelText('Password'), 'Sunny-Day-42');
    await site.user.click(popup.getByRole('button', { name: 'Log in' }));
    await site.user.click(await button('Play'));
    await frame();
    expect(site.path()).toBe(PLAY);
    expect(site.called('startGame')).toBe(1);
    expect(screen.queryByText('Free play')).toBeNull();
    expect(screen.queryByRole('button', { name: FOR_MONEY })).toBeNull();
  });

  test('becomes the same game for money by one press of a player [GAME-03] [GAME-13]', async () => {
    const site = await tries({ player: true });
    await site.user.click(await button(FOR_MONEY));
    await waitFor(() => expect(screen.queryByText('Free play')).toBeNull());
    await frame();
    expect(site.called('startGame')).toBe(1);
    expect(screen.queryByRole('button', { name: FOR_MONEY })).toBeNull();
  });

  test('says why, where the platform starts no game for money: nothing of the free one is left over it [GAME-01]', async () => {
    const site = await tries({ player: true, platform: { startGame: CLOSED } });
    await site.user.click(await button(FOR_MONEY));
    await screen.findByText('The studio is closed');
    expect(screen.queryByTitle('Crimson Planet')).toBeNull();
    expect(site.called('startGame')).toBe(1);
  });
});

test('is the game of the address [ROUTE-23]', async () => {
  const asked: (string | null)[] = [];
  await visit({
    contentService: (request) => {
      const { searchParams } = new URL(request.url);
      const isGame = searchParams.get('query')?.includes('gameSlug == $slug') === true;
      if (isGame) asked.push(searchParams.get('$slug'));
      return Promise.resolve(Response.json({ result: isGame ? CARD : null, ms: 1 }));
    },
  });
  await shows();
  expect(asked).toEqual(['"crimson-planet"']);
});

/** A game that Germany permits. */
const permitted = { ...CARD, gameSlug: 'amphora-cove', version: '1.7.12' };

test('shows the return to player beside the button in Germany, too', async () => {
  await visit({ ...livingIn('DE'), content: content(permitted) });
  await shows();
  expect(screen.getByText('Return to player: 95.24%')).toBeVisible();
  expect(fact('return')).toBe('95.24%');
  expect(fact('version')).toBe('1.7.12');
});

test('a guest in Germany reads that players alone may try games for free [GAME-13]', async () => {
  await visit({ cookies: { 'country-code': 'DE' }, content: content(permitted) });
  await shows();
  expect(screen.queryByRole('button', { name: 'Try for free' })).toBeNull();
  expect(screen.getByText(/only by players who are logged in/)).toBeVisible();
});

test('a tablet starts games as a phone does [NS-78]', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPad; CPU OS 18_0)');
  const site = await visit({ platform: { startDemo: CLOSED } });
  await site.user.click(await button('Try for free'));
  await screen.findByText('The studio is closed');
  expect(site.sent('startDemo').body).toMatchObject({ platform: 'mobile' });
  vi.restoreAllMocks();
});

test('a guest on a phone is told of the log-in where the studio wants it, and goes on without [GAME-09]', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Mobile');
  vi.spyOn(PROVIDER_LISTS, 'mobilePrompt', 'get').mockReturnValue([CARD.provider._id]);
  const site = await visit({ platform: { startDemo: CLOSED } });
  await site.user.click(await button('Try for free'));
  const told = within(await screen.findByRole('status'));
  expect(told.getByText(t('games.prompt.title'))).toBeVisible();
  expect(told.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  expect(site.called('startDemo')).toBe(0);
  await site.user.click(await button('Try for free'));
  await screen.findByText('The studio is closed');
  expect(site.called('startDemo')).toBe(1);
  vi.restoreAllMocks();
});

test('a game without a price in the money of the reader says so [GAME-07]', async () => {
  await visit({ content: content({ ...CARD, betLimits: [] }) });
  await shows();
  expect(fact('stake')).toBe('The studio names no stakes in EUR');
});

test('content that fails is asked for again by a press [ERR-05]', async () => {
  const site = await visit({ content: content('no answer') });
  const again = await button('Try again');
  site.publish('', CARD);
  await site.user.click(again);
  await shows();
});

test('who cannot reach the platform stays, and may press again [ERR-03]', async () => {
  const site = await visit({ player: true, platform: { startGame: 'no answer' } });
  await site.user.click(await button('Play'));
  expect(await screen.findByText('The game could not be started')).toBeVisible();
  expect(site.path()).toBe(PLAY);
  site.answer('startGame', CLOSED);
  await site.user.click(await button('Play'));
  expect(await screen.findByText('The studio is closed')).toBeVisible();
});
