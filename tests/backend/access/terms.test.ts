import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { players } from '../../../backend/players/tables.ts';
import { termsAcceptances } from '../../../backend/site/tables.ts';
import { CURRENT_TERMS_VERSION } from '../../../reference/terms.ts';
import { details, openInstance, type Instance, type Tokens } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const never = [0, -1, 1, 2, 4, 999, 2_147_483_647, 2_147_483_648, 3.5, '3', null];

const consents = async (playerId: string) => {
  const { db } = site.platform;
  const [player] = await db.select().from(players).where(eq(players.id, playerId));
  const rows = await db
    .select({ version: termsAcceptances.version })
    .from(termsAcceptances)
    .where(eq(termsAcceptances.playerId, playerId))
    .orderBy(termsAcceptances.id);
  return { version: player?.termsVersion, consents: rows.map(({ version }) => version) };
};

describe('[TERMS-02] consent is to the terms that hold, and to no others', () => {
  let session: Tokens;
  let playerId: string;
  beforeAll(async () => {
    session = await site.logIn('old-terms@croupier.test');
    ({ playerId } = (await site.call('getAccessDetails', { session })).body);
  });

  const accept = (version: unknown) =>
    site.call('acceptTermsVersion', { session, body: { version } });

  test('the content service publishes the version that the platform takes', () => {
    expect(site.platform.config.termsVersion).toBe(CURRENT_TERMS_VERSION);
  });

  test.each(never)('version %s is not recorded', async (version) => {
    const answer = await accept(version);
    expect(answer).toMatchObject({ status: 400, code: 'error.validation' });
    expect(answer.fields.join()).toMatch(/^version:/);
    expect(await consents(playerId)).toEqual({ version: 1, consents: [1] });
  });

  test('the current one is, and an older one does not take it back', async () => {
    expect((await accept(3)).status).toBe(200);
    expect(await consents(playerId)).toEqual({ version: 3, consents: [1, 3] });
    // Sent three times at once, or again, it was given once.
    const again = await Promise.all([accept(3), accept(3), accept(3)]);
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await accept(1)).fields).toEqual(['version:not_current']);
    expect(await consents(playerId)).toEqual({ version: 3, consents: [1, 3] });
  });
});

describe('[SIGN-03] a sign-up', () => {
  test.each(never)('with version %s makes no account', async (version) => {
    const email = `terms-${String(version).replace(/\W/g, '')}x@example.com`;
    const body = details(email, { termsAndConditionsAcceptedVersion: version });
    const answer = await site.call('registerPlayer', { body });
    expect(answer).toMatchObject({ status: 400, code: 'error.validation' });
    expect(answer.fields.join()).toMatch(/^termsAndConditionsAcceptedVersion:/);
    const rows = await site.platform.db.select().from(players).where(eq(players.email, email));
    expect(rows).toEqual([]);
  });

  test('with the current one is on record with it', async () => {
    const { body } = await site.call('registerPlayer', { body: details('terms@example.com') });
    expect(await consents(body.playerId)).toEqual({ version: 3, consents: [3] });
  });
});

test('an operator that published another version says so, and only that is taken', async () => {
  const next = await openInstance({ termsVersion: 4 });
  try {
    const session = await next.logIn('demo@croupier.test');
    const accept = (version: number) =>
      next.call('acceptTermsVersion', { session, body: { version } });
    expect((await accept(3)).fields).toEqual(['version:not_current']);
    expect((await accept(4)).status).toBe(200);
  } finally {
    await next.close();
  }
});
