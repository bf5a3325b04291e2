import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentRequests } from '../../../backend/banking/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { contactInfo, details as registration, openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const session = (name: string) => site.logIn(`${name}@croupier.test`);
const context = async (name: string, headers: Record<string, string> = {}) =>
  (await site.call('getAccessContext', { session: await session(name), headers })).body;

describe('[SESS-13] [GUARD-13] the access context', () => {
  test('of a player without restrictions', async () => {
    expect(await context('demo')).toMatchObject({
      authorized: true,
      accountStatus: 'REGISTERED',
      riskPayout: false,
      restrictedAccess: false,
      manualClaimAllowed: true,
      migrationRequired: false,
      multibrand: { suspended: false },
      station: { market: 'FI' },
    });
  });

  test('flags: payout risk, multibrand, restricted, bonus codes', async () => {
    expect(await context('risk')).toMatchObject({ riskPayout: true, accountStatus: 'PAYOUT' });
    expect(await context('suspended')).toMatchObject({ multibrand: { suspended: true } });
    expect(await context('restricted')).toMatchObject({ restrictedAccess: true });
    expect(await context('no-codes')).toMatchObject({ manualClaimAllowed: false });
  });

  test('[NS-50] says since when this session runs, after a renewal, too', async () => {
    const begun = async (tokens: Awaited<ReturnType<typeof session>>) =>
      Date.parse(
        (await site.call('getAccessContext', { session: tokens })).body.sessionStartedAt ?? '',
      );
    const first = await session('demo');
    const start = await begun(first);
    expect(Math.abs(start - site.platform.clock.now())).toBeLessThan(60_000);
    await site.control('POST', 'clock/advance', { ms: 300_000 });
    const second = await session('demo');
    expect((await begun(second)) - start).toBeGreaterThanOrEqual(300_000);
    const { body: renewed } = await site.call('refreshSession', {
      body: { refreshToken: first.refreshToken },
    });
    expect(await begun(renewed)).toBe(start);
    await site.control('DELETE', 'clock');
  });

  test('[GUARD-02] a visitor in a blocked country is restricted', async () => {
    const headers = { cookie: 'country-code=US' };
    expect(await context('demo', headers)).toMatchObject({ restrictedAccess: true });
  });

  test('[SESS-16] the station, from cookies and browser', async () => {
    const headers = {
      cookie: 'country-code=FI; region-code=18; city=J%C3%A4rvenp%C3%A4%C3%A4',
      'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148',
    };
    expect((await context('demo', headers)).station).toEqual({
      ipAddress: '127.0.0.1',
      autodetectedCountry: 'FI',
      autodetectedRegion: '18',
      autodetectedCity: 'Järvenpää',
      market: 'FI',
      isMobile: true,
      isTablet: false,
      isDesktop: false,
    });
    const odd = await context('demo', { cookie: 'city=%E0%A4%A; country-code=zzz' });
    expect(odd.station).not.toHaveProperty('autodetectedCity');
    expect(odd.station).not.toHaveProperty('autodetectedCountry');
  });

  test.each([
    ['an Android phone', 'isMobile', 'Linux; Android 16; Pixel 10) Mobile Safari/537.36'],
    ['an Android tablet', 'isTablet', 'Linux; Android 16; SM-X930) Safari/537.36'],
    ['an iPad', 'isTablet', 'iPad; CPU OS 19_0 like Mac OS X) Mobile/15E148'],
    ['a computer', 'isDesktop', 'X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'],
  ])('[LAYOUT-07] %s is told by what its browser calls itself', async (_, kind, agent) => {
    const { station } = await context('demo', { 'user-agent': `Mozilla/5.0 (${agent}` });
    const { isMobile, isTablet, isDesktop } = station;
    const none = { isMobile: false, isTablet: false, isDesktop: false };
    expect({ isMobile, isTablet, isDesktop }).toEqual({ ...none, [kind]: true });
  });

  test('[SESS-18] migration is asked for once', async () => {
    const migrated = await session('migrated');
    const required = async () =>
      (await site.call('getAccessContext', { session: migrated })).body.migrationRequired;
    expect(await required()).toBe(true);
    expect((await site.call('migratePlayer', { session: migrated })).status).toBe(200);
    expect(await required()).toBe(false);
  });
});

describe('[PROF-01] the profile', () => {
  const details = async (name: string) =>
    (await site.call('getAccessDetails', { session: await session(name) })).body;

  test('[PROF-02] without bonuses for who is under the age for offers where they live', async () => {
    const { playerId, bonuses } = await details('demo');
    expect(bonuses).toBe(true);
    const live = (differs: { countryCode: string; dateOfBirth: string }) =>
      site.platform.db.update(players).set(differs).where(eq(players.id, playerId));
    const [was] = await site.platform.db.select().from(players).where(eq(players.id, playerId));
    await live({ countryCode: 'NL', dateOfBirth: '2003-01-01' });
    expect(await details('demo')).toMatchObject({ bonuses: false });
    await live({ countryCode: 'FI', dateOfBirth: '2003-01-01' });
    expect(await details('demo')).toMatchObject({ bonuses: true });
    await live({ countryCode: 'FI', dateOfBirth: was?.dateOfBirth ?? '' });
  });

  test('[PROF-02] [GUARD-11] without the live casino where the law has none', async () => {
    const { playerId, liveCasino, countryCode } = await details('demo');
    expect(liveCasino).toBe(true);
    const moveTo = (code: string) =>
      site.platform.db.update(players).set({ countryCode: code }).where(eq(players.id, playerId));
    await moveTo('DE');
    expect(await details('demo')).toMatchObject({ liveCasino: false, casino: true });
    await moveTo(countryCode);
  });

  test('[PROF-02] with flags, documents and the first deposit', async () => {
    expect(await details('demo')).toMatchObject({
      firstName: 'Aino',
      currencyCode: 'EUR',
      kycStatus: 'FULLY VERIFIED',
      requestDocumentTypeStatus: '',
      eddQuestionnaire: 'UNREQUESTED',
      firstDepositDate: expect.stringMatching(/Z$/),
      deposit: true,
      payout: true,
    });
    expect(await details('payout-off')).toMatchObject({ payout: false });
    expect(await details('new')).not.toHaveProperty('firstDepositDate');
    const documents = await details('documents');
    expect(documents.requestDocumentTypeStatus.split(',').toSorted()).toEqual([
      'PROOF_OF_ADDRESS',
      'PROOF_OF_ID',
    ]);
    expect(await details('edd')).toMatchObject({ eddQuestionnaire: 'REQUESTED' });
    await site.platform.db
      .update(documentRequests)
      .set({ status: 'EXPIRED' })
      .where(
        and(
          eq(documentRequests.playerId, documents.playerId),
          eq(documentRequests.documentType, 'PROOF_OF_ID'),
        ),
      );
    // A request from too long ago is wanted still.
    expect(await details('documents')).toMatchObject({
      requestDocumentTypeStatus: documents.requestDocumentTypeStatus,
    });
  });

  test('of a player whose address a form would not take today', async () => {
    const own = await session('payout-off');
    const stored = { firstName: 'J. R.', lastName: 'St. John', email: 'jr@b' };
    const { body } = await site.call('getAccessDetails', { session: own });
    const where = eq(players.id, body.playerId);
    await site.platform.db.update(players).set(stored).where(where);
    const told = await site.call('getAccessDetails', { session: own });
    expect([told.status, told.body]).toMatchObject([200, stored]);
    expect(await site.logIn(stored.email)).toHaveProperty('idToken');

    const { fields } = await site.call('registerPlayer', {
      body: registration(stored.email, { firstName: stored.firstName, lastName: stored.lastName }),
    });
    expect(fields).toEqual(['email:pattern']);
  });

  test('of a player whose domain browsers write in two ways: both log in', async () => {
    const own = await session('chile');
    const { body } = await site.call('getAccessDetails', { session: own });
    const email = 'matti@xn--pkk-qlaa4i.example';
    await site.platform.db.update(players).set({ email }).where(eq(players.id, body.playerId));
    for (const typed of [email, 'Matti@p\u00E4\u00E4kk\u00F6.example']) {
      expect(await site.logIn(typed)).toHaveProperty('idToken');
    }
  });

  test('[PROF-03] what is sent changes, the rest stays', async () => {
    const own = await session('verified');
    const before = (await site.call('getAccessDetails', { session: own })).body;
    const update = (body: object) =>
      site.call('updateAccessDetails', {
        session: own,
        body: { playerId: before.playerId, ...body },
      });
    expect((await update({ postalCode: '001 20', languageCode: 'fi' })).status).toBe(200);
    const after = (await site.call('getAccessDetails', { session: own })).body;
    expect(after).toMatchObject({ languageCode: 'fi', address: { postalCode: '00120' } });
    expect(after.mobilePhone).toBe(before.mobilePhone);

    expect((await update({ countryCode: 'FI' })).status).toBe(200);
    expect((await update({ countryCode: 'SE' })).fields).toEqual(['countryCode:not_changeable']);
    expect((await update({ dateOfBirth: '1980-01-01' })).fields).toEqual([
      'dateOfBirth:not_changeable',
    ]);
    expect((await update({ postalCode: 'X' })).status).toBe(400);
    expect((await update({ mobilePhone: '+358400000000' })).code).toBe('error.phone.invalid');
    expect((await update({ languageCode: 'xx' })).fields).toEqual(['languageCode:not_offered']);
    expect((await update({ playerId: 'another' })).fields).toEqual(['playerId:other_player']);
  });

  test('[PHONE-06][PHONE-08] is no way around what a change of number tells, and tells whose none is', async () => {
    const own = await session('many');
    const before = (await site.call('getAccessDetails', { session: own })).body;
    const { playerId, mobilePhone } = before;
    const change = (number: string | undefined) =>
      site.call('updateAccessDetails', { session: own, body: { playerId, mobilePhone: number } });
    expect((await change(mobilePhone)).status).toBe(200);
    const [another] = await site.platform.db
      .select({ number: players.mobilePhone })
      .from(players)
      .where(eq(players.email, 'verified@croupier.test'));
    for (const number of [another?.number ?? '', '+358501112229']) {
      expect(await change(number)).toMatchObject({
        status: 400,
        fields: ['mobilePhone:not_changeable'],
      });
    }
    expect((await site.call('getAccessDetails', { session: own })).body).toEqual(before);
  });

  test('[PHONE-05] a changed number is not proven, and keeps its owner from nothing', async () => {
    const own = await session('limited');
    const change = (number: string) =>
      site.call('changePhoneNumber', {
        session: own,
        body: { phonePrefix: '+358', phoneBody: number.slice(4) },
      });
    const number = '+358509999999';
    expect((await change(number)).body.verified).toBe(false);

    // Its owner begins with it, receives the code, and is a player with it.
    const registered = await site.call('registerPlayer', {
      body: registration('its-owner@example.com', { mobilePhone: number }),
    });
    expect(registered.status).toBe(201);
    const owner = contactInfo(registered.body.playerId, { mobilePhone: number });
    expect((await site.call('updateRegistration', { body: owner })).status).toBe(200);
    const body = { playerId: owner.playerId };
    const { verificationId } = (await site.call('requestRegistrationSms', { body })).body;
    const code = await site.codeFor(number);
    const entered = { ...body, verificationId, code };
    expect((await site.call('verifyRegistrationSms', { body: entered })).status).toBe(200);
  });
});
