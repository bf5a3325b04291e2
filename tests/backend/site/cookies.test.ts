import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { cookieConsents } from '../../../backend/site/tables.ts';
import {
  COOKIE_CONSENT_LIFETIME,
  CURRENT_COOKIE_POLICY_VERSION,
} from '../../../reference/cookies.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';

let site: Instance;
let session: Tokens;
let playerId: string;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.platform.db.delete(cookieConsents);
  session = await site.logIn('demo@croupier.test');
  ({ playerId } = (await site.call('getAccessDetails', { session })).body);
});

const version = CURRENT_COOKIE_POLICY_VERSION;
const refused = { essentials: true, performanceFunctional: false, marketing: false };
const measuring = { ...refused, performanceFunctional: true };
const everything = { essentials: true, performanceFunctional: true, marketing: true };

const read = (of = version, who = session) =>
  site.call('getCookiesConsent', { session: who, query: { version: String(of) } });
const store = (options: object, more: object = {}, who = session) =>
  site.call('updateCookiesConsent', { session: who, body: { version, options, ...more } });
const evidence = async () => {
  const rows = await site.platform.db
    .select()
    .from(cookieConsents)
    .where(eq(cookieConsents.playerId, playerId))
    .orderBy(asc(cookieConsents.id));
  return rows.map(({ version: of, performanceFunctional, marketing }) => [
    of,
    performanceFunctional,
    marketing,
  ]);
};

describe('[API-030] [API-031] [COOK-04] what a player agrees to about cookies', () => {
  test('is nothing at first: what the dialog begins with has no id', async () => {
    expect(await read()).toMatchObject({ status: 200, body: { version, options: refused } });
    expect((await read()).body.cookiesConsentId).toBeUndefined();
  });

  test('before any choice begins as the law of the residence wants it [COOK-01]', async () => {
    const lives = (countryCode: string) =>
      site.platform.db.update(players).set({ countryCode }).where(eq(players.id, playerId));
    await lives('CL');
    expect((await read()).body).toEqual({ version, options: everything });
    await lives('BR');
    expect((await read()).body).toEqual({ version, options: refused });
    await lives('FI');
  });

  test('is read on every device as it was stored, under one id, and may be changed by it', async () => {
    const { status, body } = await store(measuring);
    expect([status, body.version, body.options]).toEqual([200, version, measuring]);
    expect(body.cookiesConsentId).toMatch(/^cc_/);
    const { cookiesConsentId } = body;
    expect((await read()).body).toEqual({ version, cookiesConsentId, options: measuring });
    const changed = await store(refused, { cookiesConsentId });
    expect(changed.body).toEqual({ version, cookiesConsentId, options: refused });
    expect((await read()).body).toEqual(changed.body);
  });

  test('leaves every change as evidence, and the same again is none', async () => {
    await store(measuring);
    await store(measuring);
    await store(refused);
    await store(measuring);
    expect(await evidence()).toEqual([
      [version, true, false],
      [version, false, false],
      [version, true, false],
    ]);
  });

  test('says when it was, by the clock of the platform', async () => {
    await store(refused);
    const [row] = await site.platform.db
      .select({ at: cookieConsents.at })
      .from(cookieConsents)
      .where(eq(cookieConsents.playerId, playerId));
    expect(Math.abs((row?.at.getTime() ?? 0) - site.platform.clock.now())).toBeLessThan(10_000);
  });

  test('is asked for again after a year, and may be given again then', async () => {
    const { body } = await store(measuring);
    const clock = site.platform.movableClock;
    const given = site.platform.clock.now();
    await clock?.set(given + COOKIE_CONSENT_LIFETIME - 60_000, true);
    session = await site.logIn('demo@croupier.test');
    expect((await read()).body).toEqual(body);
    await clock?.set(given + COOKIE_CONSENT_LIFETIME + 60_000, true);
    session = await site.logIn('demo@croupier.test');
    expect((await read()).body).toEqual({ version, options: refused });
    await store(measuring);
    expect((await read()).body).toEqual(body);
    expect(await evidence()).toHaveLength(2);
    await clock?.reset();
  });

  test('[COOK-01] is of one version of the policy: another is asked about anew', async () => {
    await site.call('updateCookiesConsent', {
      session,
      body: { version: version - 1, options: measuring },
    });
    expect((await read()).body.cookiesConsentId).toBeUndefined();
    expect((await read(version - 1)).body.options).toEqual(measuring);
    expect(await evidence()).toEqual([[version - 1, true, false]]);
  });

  test('cannot be to a version that nobody has written yet', async () => {
    const answer = await store(measuring, { version: version + 1 });
    expect([answer.status, answer.code, answer.fields]).toEqual([
      400,
      'error.validation',
      ['version:not_current'],
    ]);
    expect(await evidence()).toEqual([]);
  });

  test.each([
    ['[COOK-05] without essentials', { ...measuring, essentials: false }],
    ['of a group that there is not', { ...measuring, personalised: true }],
    ['of less than three groups', { essentials: true, marketing: false }],
    ['as words', { ...measuring, marketing: 'no' }],
  ])('%s is not stored', async (_, options) => {
    expect((await store(options)).status).toBe(400);
    expect(await evidence()).toEqual([]);
  });

  test('is another’s business to nobody: their id is refused, and changes nothing', async () => {
    const other = await site.logIn('verified@croupier.test');
    const { body } = await store(measuring, {}, other);
    const answer = await store(refused, { cookiesConsentId: body.cookiesConsentId });
    expect([answer.status, answer.fields]).toEqual([400, ['cookiesConsentId:unknown']]);
    expect(await evidence()).toEqual([]);
    expect((await read(version, other)).body).toEqual(body);
  });

  test('from two devices at once is stored one after the other, under one id', async () => {
    const answers = await Promise.all(
      [measuring, refused, everything].map((options) => store(options)),
    );
    const ids = new Set(answers.map(({ body }) => body.cookiesConsentId));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(ids.size).toBe(1);
  });
});
