import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDevice } from '../../replay/dom/device.ts';
import { leaveSite, openSite, type SiteOptions } from '../../replay/dom/site.tsx';
import { withData } from '../../replay/dom/wire.ts';
import { expectOwnElements } from '../../replay/view/watch.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { answerContent, documentsOf } from '../brands/content.ts';

beforeEach(emptyDevice);
afterEach(() => {
  leaveSite();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const open = (at: string, options: Partial<SiteOptions> = {}) =>
  openSite({ at, contentService: (request) => answerContent(request), ...options });
const section = (name: string) => screen.findByRole('region', { name });

describe('winners in a lobby', () => {
  test('are the highest of a day, a week or a month, and lead to their games [WIN-01] [WIN-03] [LOBBY-11]', async () => {
    const { calls, user } = await open('/en-FI/online-casino');
    const top = await section('Highest wins');
    const [first] = await within(top).findAllByRole('link');
    expect(first).toHaveAttribute('href', '/en-FI/play/harbour-blackjack');
    expectOwnElements(document);
    const asked = () =>
      calls.filter(({ operation }) => operation === 'getTopWinners').map(({ query }) => query);
    expect(asked()).toEqual([
      { dateRange: 'DAY', siteId: '2', locale: 'en-FI', currency: 'EUR', channel: 'desktop' },
    ]);
    await user.click(within(top).getByRole('button', { name: 'Week' }));
    await vi.waitFor(() => {
      expect(asked().map(({ dateRange }) => dateRange)).toEqual(['DAY', 'WEEK']);
    });
    expect(within(top).getByRole('button', { name: 'Week' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('are the latest, too [WIN-02] [LOBBY-11]', async () => {
    const { sent } = await open('/en-FI/online-casino');
    const latest = await section('Latest wins');
    expect(await within(latest).findAllByRole('link')).not.toEqual([]);
    expect(sent('getLatestWinners').query).toMatchObject({ siteId: '2', currency: 'EUR' });
  });

  test('are asked for as those of the brand, with its jackpots and tournaments [BRAND-02]', async () => {
    const asked: string[] = [];
    const { sent, called, go } = await open('/en-PT/online-casino', {
      brand: solAlta,
      platform: {
        getPublicTournaments(request) {
          asked.push(new URL(request.url).pathname);
          return Promise.resolve(withData('getPublicTournaments', {}));
        },
      },
    });
    await section('Latest wins');
    await vi.waitFor(() => {
      expect(called('getJackpotAmounts')).toBeGreaterThan(0);
    });
    for (const operation of ['getTopWinners', 'getLatestWinners', 'getJackpotAmounts'] as const)
      expect(sent(operation).query['siteId'], operation).toBe('3');
    await go('/en-PT/tournaments');
    await screen.findByRole('heading', { level: 2 });
    expect(asked[0]).toMatch(/\/public\/3\/PT\/EN$/);
  });

  test('that there are none of, or that cannot be had, leave a word and a way on', async () => {
    const { answer, user } = await open('/en-FI/online-casino', {
      platform: {
        getTopWinners: { status: 500, body: {} },
        getLatestWinners: { body: { winners: [] } },
      },
    });
    const latest = await section('Latest wins');
    expect(await within(latest).findByText(/There are no wins/)).toBeVisible();
    const top = await section('Highest wins');
    const again = await within(top).findByRole('button', { name: 'Try again' });
    answer('getTopWinners', withData('getTopWinners', {}));
    await user.click(again);
    expect(await within(top).findAllByRole('link')).not.toEqual([]);
  });
});

describe('jackpots in a lobby', () => {
  test('are asked for without a name, also of a player, and stand on their tiles [JACK-01] [JACK-02]', async () => {
    const { sent, calls } = await open('/en-FI/online-casino', {
      player: true,
      platform: {
        getJackpotAmounts: (request) => {
          const ids = new URL(request.url).searchParams.get('gameIds')?.split(',') ?? [];
          const data = ids.map((gameId) => ({ gameId, amount: 123_456, currency: 'EUR' }));
          return Promise.resolve({ body: { data } });
        },
      },
    });
    expect((await screen.findAllByText('€1,234.56')).length).toBeGreaterThan(0);
    const { headers, query } = sent('getJackpotAmounts');
    expect(headers.has('Authorization')).toBe(false);
    expect(query).toMatchObject({ siteId: '2', currency: 'EUR' });
    const games = documentsOf('northlight', 'casinoGames').filter(
      ({ jackpotExist }) => jackpotExist,
    );
    // The platform's example says that it has one, too.
    const known = ['game.golden-fern', ...games.map(({ _id }) => _id)];
    const without = calls
      .filter(({ operation }) => operation === 'getJackpotAmounts')
      .flatMap(({ query: { gameIds = '' } }) => gameIds.split(','))
      .filter((id) => !known.includes(id));
    expect(without).toEqual([]);
  });

  test('are listed with the highest first, each with its game, but for those that cannot be won here [JACK-03] [API-105] [GAME-08]', async () => {
    const [jackpot] = outcomes.getJackpots.success.data.jackpots;
    if (!jackpot) throw new Error('The example of the contract has no jackpot');
    const provider = { ...jackpot.game.provider, restrictedCountry: ['FI'] };
    const barred = { ...jackpot.game, gameId: 'game.barred', gameSlug: 'barred', provider };
    const jackpots = [{ ...jackpot, amount: 99_000_000, game: barred }, jackpot];
    const { sent } = await open('/en-FI/online-casino', {
      platform: { getJackpots: { body: { jackpots } } },
    });
    const row = await section('Highest jackpots');
    const link = await within(row).findByRole('link');
    expect(link).toHaveAttribute('href', '/en-FI/play/golden-fern');
    expect(link).toHaveTextContent('€12,507.33');
    expect(link).toHaveAccessibleName(/^Golden Fern/);
    expect(sent('getJackpots').query).toEqual({
      siteId: '2',
      currency: 'EUR',
      locale: 'en-FI',
      channel: 'desktop',
    });
  });

  test('are not asked for where the law forbids them [JACK-03]', async () => {
    const { called } = await open('/en-FI/online-casino', { cookies: { 'country-code': 'DE' } });
    await screen.findByRole('heading', { name: 'Popular' });
    expect(screen.queryByRole('region', { name: 'Highest jackpots' })).toBeNull();
    expect(called('getJackpots')).toBe(0);
  });
});

describe('boxes of a lobby', () => {
  const boxes = () =>
    [...document.querySelectorAll<HTMLElement>('[data-box]')].map(({ dataset }) => dataset['box']);

  test('are for their readers [TARGET-04] [TOUR-03]', async () => {
    await open('/en-FI/online-casino');
    await vi.waitFor(() => {
      expect(boxes()).toEqual(['tournamentBox.week', 'contentBox.account']);
    });
    leaveSite();
    // A guest has none of the live casino but what is for both lobbies.
    await open('/en-FI/live-casino-online');
    await vi.waitFor(() => {
      expect(boxes()).toEqual(['tournamentBox.week']);
    });
    leaveSite();
    await open('/en-UN/online-casino', { player: true });
    await vi.waitFor(() => {
      expect(boxes()).toEqual(['tournamentBox.week', 'contentBox.limits']);
    });
  });

  test('of tournaments show to nobody where the law knows no offer but the first', async () => {
    await open('/en-SE/online-casino');
    await vi.waitFor(() => {
      expect(boxes()).toEqual(['contentBox.account']);
    });
  });
});

describe('tournaments', () => {
  const OWN = { rank: 12, name: 'Y***', points: 7_904, prize: 10_000, isOwn: true };
  const OTHER = { rank: 4, name: 'X***', points: 7, prize: 0, isOwn: false };
  const title = () => screen.findByRole('heading', { level: 2 });
  /** The names in the table of places. */
  const names = () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]?.textContent);

  test('are asked for as a guest in the language of the page, as a player with a name [TOUR-01] [TOUR-02] [C-03]', async () => {
    const asked: string[] = [];
    const platform: SiteOptions['platform'] = {
      getPublicTournaments(request) {
        asked.push(new URL(request.url).pathname);
        return Promise.resolve(withData('getPublicTournaments', {}));
      },
    };
    await open('/fi-FI/tournaments', { platform });
    await title();
    expect(screen.getByRole('cell', { name: '8\u00a0120' })).toBeVisible();
    leaveSite();
    const guest = await open('/en-CA/tournaments', { platform });
    await title();
    expect(screen.getByRole('cell', { name: '8,120' })).toBeVisible();
    expect(asked.map((path) => path.split('/').slice(-4))).toEqual([
      ['public', '2', 'FI', 'FI'],
      ['public', '2', 'CA', 'EN'],
    ]);
    expect(guest.called('getTournaments')).toBe(0);
    expect(
      guest.calls
        .find(({ operation }) => operation === 'getPublicTournaments')
        ?.headers.has('Authorization'),
    ).toBe(false);
    leaveSite();
    const player = await open('/en-UN/tournaments', { player: true });
    await title();
    expect(player.called('getPublicTournaments')).toBe(0);
    expect(player.sent('getTournaments').headers.has('Authorization')).toBe(true);
    expect(screen.getByText('Y*** (you)')).toBeVisible();
  });

  test('stand where the platform’s clock has them, whatever the device says [TOUR-01]', async () => {
    let ticks = 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => ticks);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 0, 1) });
    const times = { startsAt: '2026-11-21T09:00:00Z', endsAt: '2026-11-21T10:00:10Z' };
    const tournament = {
      ...times,
      tournamentId: 't',
      name: 'Close',
      description: '',
      state: 'RUNNING',
      prizePool: 100,
      currency: 'EUR',
      games: [],
      leaderboard: [OTHER, { ...OTHER, rank: 11, name: 'Z***' }, OWN],
    };
    await open('/en-FI/tournaments', {
      platform: {
        getPublicTournaments: {
          body: { serverTime: '2026-11-21T10:00:00Z', tournaments: [tournament] },
        },
      },
    });
    await title();
    expect(screen.getByText('Running')).toBeVisible();
    expect(screen.getByText(/^00:00:10$/)).toBeVisible();
    expectOwnElements(document);
    expect(names()).toEqual(['X***', 'Y*** (you)']);
    vi.setSystemTime(Date.UTC(1999, 0, 1));
    ticks += 11_000;
    expect(await screen.findByText('Over')).toBeVisible();
    expect(document.querySelector('[data-countdown]')).toBeNull();
    expect(names()).toEqual(['Y*** (you)']);
  });

  test('are offers: none for a player before whom no offers may be put', async () => {
    const platform = { getAccessDetails: withData('getAccessDetails', { bonuses: false }) };
    const player = await open('/en-UN/tournaments', { player: true, platform });
    expect(await screen.findByText('There are no tournaments at the moment')).toBeVisible();
    expect(player.called('getTournaments')).toBe(0);
  });

  test('are none where the law knows no offer but the first', async () => {
    const swede = await open('/en-SE/tournaments');
    expect(await screen.findByText('There are no tournaments at the moment')).toBeVisible();
    expect(swede.called('getPublicTournaments')).toBe(0);
  });

  test('that could not be read offer another try', async () => {
    await open('/en-FI/tournaments', {
      platform: { getPublicTournaments: { status: 500, body: {} } },
    });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });
});
