import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { players } from '../../../backend/players/tables.ts';
import { PROVIDER_LISTS } from '../../../reference/game-visibility.ts';
import { tournamentLanguage } from '../../../reference/tournament-language.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

const EMAIL = 'demo@croupier.test';
/** A Friday. */
const DAY_OF = (hour: number, minute = 0) => Date.UTC(2026, 10, 20, hour, minute);

let site: Instance;
let session: Tokens;
beforeAll(async () => {
  site = await openInstance();
  await site.platform.movableClock?.set(DAY_OF(12), true);
  session = await site.logIn(EMAIL);
});
afterAll(() => site.close());
const livesIn = (countryCode: string) =>
  site.platform.db.update(players).set({ countryCode }).where(eq(players.email, EMAIL));
afterEach(() => livesIn('FI'));

const path = (different: object = {}) => ({ siteId: '2', market: 'FI', lang: 'EN', ...different });
const query = { channel: 'desktop' };
const everybodys = async (different: object = {}, channel = 'desktop') =>
  (await site.call('getPublicTournaments', { path: path(different), query: { channel } })).body;
const own = async (different: object = {}) =>
  (await site.call('getTournaments', { session, path: path(different), query })).body;
const at = (now: number) => site.platform.movableClock?.set(now, true);

const race = async (day: number) => {
  const { tournaments } = await everybodys();
  return tournaments.find(
    ({ tournamentId, startsAt }) =>
      tournamentId.startsWith('evening-race') && Date.parse(startsAt) === day,
  );
};

describe('[TOUR-01, TOUR-02, API-099, API-100] a tournament', () => {
  test('is to come until its first moment, runs until its last, and is over then', async () => {
    const states = [];
    for (const now of [DAY_OF(18) - 1, DAY_OF(18), DAY_OF(21) - 1, DAY_OF(21)]) {
      await at(now);
      const { state, leaderboard } = (await race(DAY_OF(18))) ?? {};
      states.push([state, leaderboard?.length === 0]);
    }
    expect(states).toEqual([
      ['UPCOMING', true],
      ['RUNNING', true],
      ['RUNNING', false],
      ['FINISHED', false],
    ]);
    await at(DAY_OF(12));
  });

  test('keeps its moments where clocks change while it runs', async () => {
    // Clocks of the European Union go back on 25 October 2026.
    await at(Date.UTC(2026, 9, 24, 12));
    const { tournaments } = await everybodys();
    const week = tournaments.find(({ tournamentId }) => tournamentId.startsWith('week-of-reels'));
    expect(week).toMatchObject({
      state: 'RUNNING',
      startsAt: '2026-10-19T18:00:00.000Z',
      endsAt: '2026-10-25T20:00:00.000Z',
    });
    await at(DAY_OF(12));
  });

  test('comes with the moment of the answer; what runs first, what is over last', async () => {
    await at(DAY_OF(19));
    const { serverTime, tournaments } = await everybodys();
    expect(Date.parse(serverTime)).toBe(DAY_OF(19));
    const states = tournaments.map(({ state }) => state);
    const order = ['RUNNING', 'UPCOMING', 'FINISHED'];
    expect(new Set(states).size).toBe(3);
    expect(states).toEqual(
      states.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)),
    );
    const ends = tournaments.flatMap(({ state, endsAt }) => (state === 'FINISHED' ? endsAt : []));
    expect(ends.length).toBeGreaterThan(1);
    expect(ends).toEqual(ends.toSorted().toReversed());
    await at(DAY_OF(12));
  });

  test('ranks the best by points, whose names are masked, and points only rise', async () => {
    let before = 0;
    for (const minute of [30, 60, 120, 179]) {
      await at(DAY_OF(18, minute));
      const { leaderboard = [] } = (await race(DAY_OF(18))) ?? {};
      expect(leaderboard.map(({ rank }) => rank)).toEqual(leaderboard.map((_, index) => index + 1));
      const points = leaderboard.map((place) => place.points);
      expect(points).toEqual(points.toSorted((one, other) => other - one));
      for (const { name, isOwn } of leaderboard) {
        expect(name).toMatch(/^\p{Lu}\*\*\*$/u);
        expect(isOwn).toBe(false);
      }
      expect(points[0]).toBeGreaterThan(before);
      before = points[0] ?? 0;
    }
    const { leaderboard = [] } = (await race(DAY_OF(18))) ?? {};
    expect(leaderboard.map(({ prize }) => prize).slice(0, 6)).toEqual([
      10_000, 5_000, 2_500, 1_500, 1_000, 0,
    ]);
    await at(DAY_OF(12));
  });

  test('[C-03] has its words in the language of the path; CA is English', async () => {
    const names = async (lang: string) =>
      (await everybodys({ lang })).tournaments.map(({ name }) => name);
    const english = await names('EN');
    expect(english).toContain('Evening race');
    expect(await names('FI')).toContain('Iltakisa');
    expect(await names('PT')).toContain('Corrida da noite');
    // French has no words of the platform yet, and is not Finnish or Portuguese either.
    for (const lang of ['CA', 'CAF', 'FR', 'SV']) expect(await names(lang)).toEqual(english);
  });

  test('tells prizes in the money of the player; of a guest, in that of the market', async () => {
    const pool = async (
      answer: Promise<{ tournaments: { prizePool: number; currency: string }[] }>,
    ) => (await answer).tournaments.map(({ prizePool, currency }) => [prizePool, currency]);
    const euros = await pool(everybodys());
    expect(await pool(everybodys({ market: 'CA' }))).toEqual(
      euros.map(([amount]) => [Number(amount) * 2, 'CAD']),
    );
    expect(await pool(own({ market: 'CA' }))).toEqual(euros);
  });

  test('without a game that is open to the asker is not told of', async () => {
    const hiddenInMarket: Record<string, readonly string[]> = PROVIDER_LISTS.hiddenInMarket;
    const ids = async (market: string) =>
      (await everybodys({ market })).tournaments.map(({ tournamentId }) => tournamentId);
    const [first] = (await everybodys()).tournaments;
    hiddenInMarket['FI'] = (first?.games ?? []).map(({ provider }) => provider._id);
    try {
      expect(await ids('FI')).not.toContain(first?.tournamentId);
      expect(await ids('UN')).toContain(first?.tournamentId);
    } finally {
      delete hiddenInMarket['FI'];
    }
  });

  test.each([
    ['SE', 'SE'],
    ['DE', 'JJ'],
    ['BR', 'BR'],
  ])(
    'has prizes, which are bonuses: in %s none is told of, to residents and visitors',
    async (country, market) => {
      expect((await own()).tournaments).not.toEqual([]);
      expect((await everybodys({ market })).tournaments).toEqual([]);
      const guest = await site.call('getPublicTournaments', {
        path: path(),
        query,
        headers: { cookie: `country-code=${country}` },
      });
      expect(guest.body.tournaments).toEqual([]);
      await livesIn(country);
      expect((await own()).tournaments).toEqual([]);
    },
  );

  test('is not put before who is too young for offers, or whose bonuses are off', async () => {
    const born = (dateOfBirth: string) =>
      site.platform.db.update(players).set({ dateOfBirth }).where(eq(players.email, EMAIL));
    await livesIn('NL');
    await born('2003-01-01');
    expect((await own()).tournaments).toEqual([]);
    await born('1985-06-15');
    expect((await own()).tournaments).not.toEqual([]);
    const bonuses = (isOn: boolean) =>
      site.platform.db
        .update(players)
        .set({ flags: { ...newPlayerFlags, bonuses: isOn } })
        .where(eq(players.email, EMAIL));
    await bonuses(false);
    expect((await own()).tournaments).toEqual([]);
    await bonuses(true);
  });

  test.each<[string, Partial<typeof players.$inferInsert>]>([
    ['restricted', { status: 'RESTRICTED' }],
    ['suspended at another brand', { multibrandSuspended: true }],
    ['a risk', { riskPayout: true }],
    ['without deposits', { flags: { ...newPlayerFlags, deposit: false } }],
    ['without payouts', { flags: { ...newPlayerFlags, payout: false } }],
  ])(
    'is not put before who is %s: the site puts no offer there either [GUARD-14]',
    async (_, is) => {
      const isNow = (facts: Partial<typeof players.$inferInsert>) =>
        site.platform.db.update(players).set(facts).where(eq(players.email, EMAIL));
      await isNow(is);
      expect((await own()).tournaments).toEqual([]);
      await isNow({
        status: 'REGISTERED',
        multibrandSuspended: false,
        riskPayout: false,
        flags: newPlayerFlags,
      });
      expect((await own()).tournaments).not.toEqual([]);
    },
  );

  test('counts games of its kind that are open to the one who asks', async () => {
    for (const { tournamentId, games } of (await everybodys()).tournaments) {
      expect(games.length).toBeGreaterThan(0);
      const isLive = tournamentId.startsWith('round-table');
      for (const { _type, channels } of games) {
        expect(_type === 'liveCasinoGames').toBe(isLive);
        expect(channels).toContain('desktop');
      }
    }
  });

  test.each([
    [{ market: 'QQ' }, 'market:unknown'],
    [{ lang: 'en' }, 'lang:pattern'],
    [{ siteId: 'two' }, 'siteId:pattern'],
  ])('with %o is refused at its field', async (different, field) => {
    const answer = await site.call('getPublicTournaments', { path: path(different), query });
    expect([answer.status, answer.fields]).toEqual([400, [field]]);
  });

  test('asks a player for tokens, and nobody else; without a studio there is none', async () => {
    const answer = await site.call('getTournaments', { path: path(), query });
    expect(answer.status).toBe(401);
    expect((await everybodys({ siteId: '77' })).tournaments).toEqual([]);
    const config = site.platform.config as { mode: string };
    config.mode = 'production';
    try {
      expect((await everybodys()).tournaments).toEqual([]);
    } finally {
      config.mode = 'development';
    }
  });
});

test.each([
  ['CA', 'EN'],
  ['CAF', 'FR'],
  ['inen', 'EN'],
  ['fi', 'FI'],
])('[C-03] the operator’s code %s is %s in the path of tournaments', (code, language) => {
  expect(tournamentLanguage(code)).toBe(language);
});
