import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { verifyPassword } from '../../../backend/access/password.ts';
import {
  getMarketRiskSetting,
  registerPlayer,
  updateRegistration,
} from '../../../backend/access/registration.ts';
import { statusChanges } from '../../../backend/access/tables.ts';
import { termsAcceptances } from '../../../backend/site/tables.ts';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import { callOf, newPlayer, NOON } from '../banking/support.ts';
import { openBare, type Bare } from './bare.ts';
import {
  accountOf,
  canada,
  firstStep,
  invalid,
  newEmail,
  secondStep,
  type Visit,
} from './steps.ts';

let bare: Bare;
beforeAll(async () => {
  bare = await openBare();
});
beforeEach(() => bare.at(0));
afterAll(() => bare.close());

const register = (differs: object = {}, visit: Visit = {}) =>
  registerPlayer(firstStep(bare.platform, differs, visit));
const update = (playerId: string, differs: object = {}, captcha?: string) =>
  updateRegistration(secondStep(bare.platform, playerId, differs, captcha));
const playerOf = (playerId: string) => accountOf(bare.platform, playerId);
const changesOf = (playerId: string) =>
  bare.platform.db.select().from(statusChanges).where(eq(statusChanges.playerId, playerId));

const noPhone = { status: 403, code: 'error.phone.invalid', message: 'Invalid phone number.' };
const blocked = { status: 403, code: 'error.country.blocked', message: 'Country not served.' };
const denied = { status: 403, code: 'error.captcha.validation' };
const quebec = { street: 'Rue A 1', city: 'Québec', postalCode: 'G1R 1S1' };
const guernsey = { countryCode: 'GG', languageCode: 'en' };
const stPeter = {
  address: { street: 'High Street 1', city: 'St Peter Port', postalCode: 'GY1 1AA' },
};

describe('[SIGN-03] the account that the first step makes', () => {
  test('is as it was asked for, and may do nothing yet', async () => {
    const email = newEmail();
    const { playerId } = await register(
      {
        ...canada,
        email: email.toUpperCase(),
        provinceCode: 'QC',
        firstName: 'Aada',
        lastName: 'Mäki',
        mobilePhone: '+14185550123',
        marketingOptIn: true,
      },
      { siteId: '3' },
    );
    const { passwordHash, ...kept } = await playerOf(playerId);
    expect(kept).toMatchObject({
      siteId: '3',
      email,
      status: 'PRE_REGISTERED',
      market: 'CA',
      countryCode: 'CA',
      provinceCode: 'QC',
      languageCode: 'en',
      currency: 'CAD',
      firstName: 'Aada',
      lastName: 'Mäki',
      mobilePhone: '+14185550123',
      phoneVerified: false,
      emailVerified: false,
      cpf: null,
      termsVersion: 3,
      marketingOptIn: true,
      flags: newPlayerFlags,
      registeredAt: new Date(NOON),
    });
    expect(await verifyPassword('Correct-Horse-7', passwordHash)).toBe(true);
    const consents = await bare.platform.db
      .select()
      .from(termsAcceptances)
      .where(eq(termsAcceptances.playerId, playerId));
    expect(consents).toMatchObject([{ version: 3, at: new Date(NOON) }]);
  });

  test('says nothing that nobody said', async () => {
    const { playerId } = await register();
    expect(await playerOf(playerId)).toMatchObject({
      provinceCode: null,
      firstName: null,
      lastName: null,
      mobilePhone: null,
      cpf: null,
      marketingOptIn: false,
      currency: 'EUR',
    });
  });
});

describe('what the first step refuses', () => {
  test('[SIGN-22] a captcha that was denied, and one that was used, in both steps', async () => {
    const message = expect.stringContaining('explicit deny') as string;
    await expect(register({}, { captcha: 'deny' })).rejects.toMatchObject({ ...denied, message });
    const captcha = randomUUID();
    const { playerId } = await register({}, { captcha });
    await expect(register({}, { captcha })).rejects.toMatchObject(denied);
    await expect(update(playerId, {}, captcha)).rejects.toMatchObject(denied);
  });

  test('more than so many sign-ups from one address in an hour', async () => {
    const platform = bare.limitedTo({ registrations: 1 });
    const from = (ip: string) => registerPlayer(firstStep(platform, {}, { ip }));
    await from('2001:db8:9:1::1');
    await expect(from('2001:db8:9:1::2')).rejects.toMatchObject({
      status: 429,
      code: 'error.rate_limited',
    });
    expect(await from('2001:db8:9:2::1')).toMatchObject({ playerId: expect.any(String) });
  });

  test('terms that do not hold', async () => {
    await expect(register({ termsAndConditionsAcceptedVersion: 2 })).rejects.toMatchObject(
      invalid(
        'termsAndConditionsAcceptedVersion',
        'not_current',
        'The terms that hold are version 3.',
      ),
    );
  });

  test('[SIGN-20] a country that is not served: of residence, or where the visitor is', async () => {
    await expect(register({ countryCode: 'US' })).rejects.toMatchObject(blocked);
    await expect(register({}, { country: 'KP' })).rejects.toMatchObject(blocked);
    expect(await register({}, { country: 'SE' })).toMatchObject({ playerId: expect.any(String) });
  });

  test('[SIGN-29] a province that is not offered, in Canada', async () => {
    const refusal = (field: string) => invalid(field, 'not_offered', 'Province not offered.');
    await expect(register({ ...canada, provinceCode: 'ON' })).rejects.toMatchObject(
      refusal('provinceCode'),
    );
    const { playerId } = await register({ ...canada, provinceCode: 'BC' });
    const moved = (provinceCode: string) => ({ address: { ...quebec, provinceCode } });
    await expect(update(playerId, moved('ON'))).rejects.toMatchObject(
      refusal('address.provinceCode'),
    );
    await update(playerId, moved('QC'));
    expect(await playerOf(playerId)).toMatchObject({ provinceCode: 'QC' });
    // Other countries ask for no province.
    expect(await register({ provinceCode: 'ON' })).toMatchObject({ playerId: expect.any(String) });
  });

  test('[SIGN-16] a password with the name of the address, and one from public lists', async () => {
    const email = `horse-${randomUUID().slice(0, 4)}@example.com`;
    const password = `Correct-${email.split('@')[0] ?? ''}-7`;
    await expect(register({ email, password })).rejects.toMatchObject({
      details: { validationErrors: [{ field: 'password', code: 'contains_email' }] },
    });
    await expect(register({ password: 'Password1!' })).rejects.toMatchObject(
      invalid('password', 'breached', 'The password is on public lists.'),
    );
  });

  test.each([
    ['firstName', { firstName: '\u0410ino' }],
    // A mark that nobody sees parts no word.
    ['lastName', { lastName: 'Maki\u200b\u043fen' }],
  ])('[SIGN-26] a %s that mixes alphabets in a word, in both steps', async (field, name) => {
    const mixed = invalid(field, 'alphabets', 'A word of this name mixes alphabets.');
    await expect(register(name)).rejects.toMatchObject(mixed);
    const { playerId } = await register();
    await expect(update(playerId, name)).rejects.toMatchObject(mixed);
  });

  test('[SIGN-23] a number that no message reaches, in both steps', async () => {
    await expect(register({ mobilePhone: '+358400000000' })).rejects.toMatchObject(noPhone);
    const { playerId } = await register();
    await expect(update(playerId, { mobilePhone: '+358400000000' })).rejects.toMatchObject(noPhone);
  });
});

describe('[SIGN-25] the contact details', () => {
  test.each([
    [canada, 'H2X-1Y4', 'H2X 1Y4'],
    [{ countryCode: 'BR', languageCode: 'pt-BR' }, '01310 100', '01310-100'],
    [{ countryCode: 'CL', languageCode: 'es' }, '832-0000', '8320000'],
  ])('keep the postal code as the country writes it: %o %s', async (place, typed, kept) => {
    const { playerId } = await register(place);
    const address = { street: 'Rua A 1', city: 'Recife', postalCode: typed, provinceCode: 'QC' };
    const { provinceCode: _, ...elsewhere } = address;
    await update(playerId, {
      address: place === canada ? address : elsewhere,
      ...(place !== canada && place.countryCode === 'BR' && { cpf: '52998224725' }),
    });
    expect(await playerOf(playerId)).toMatchObject({ postalCode: kept });
  });

  test('take a name as it is written, tidied, and one name alone', async () => {
    const named = async (name: object) => {
      const { playerId } = await register();
      await update(playerId, name);
      const { firstName, lastName } = await playerOf(playerId);
      return [firstName, lastName];
    };
    expect(await named({ firstName: 'Ma. Cristina', lastName: 'Smith Jr.' })).toEqual([
      'Ma. Cristina',
      'Smith Jr.',
    ]);
    expect(await named({ firstName: 'Gal·la', lastName: 'D\u00B4Angelo' })).toEqual([
      'Gal·la',
      'D’Angelo',
    ]);
    expect(await named({ firstName: 'Gerard', lastName: '\u2018t Hooft' })).toEqual([
      'Gerard',
      '’t Hooft',
    ]);
    expect(await named({ firstName: 'Sukarno', lastName: undefined })).toEqual(['Sukarno', null]);
  });

  test('are kept, the account waits for its code, and the change is announced and on record', async () => {
    const { playerId } = await register({ ...canada, provinceCode: 'QC' });
    const heard: string[] = [];
    const { events } = bare.platform;
    const stop = events.subscribe('player.changed', (one) => heard.push(one.playerId));
    const born = { dateOfBirth: '1991-02-03', mobilePhone: '+14185550199' };
    expect(
      await update(playerId, { firstName: 'Uma', lastName: 'Ihme', ...born, address: quebec }),
    ).toEqual({});
    stop();
    expect(heard).toEqual([playerId]);
    expect(await playerOf(playerId)).toMatchObject({
      firstName: 'Uma',
      lastName: 'Ihme',
      ...born,
      ...quebec,
      provinceCode: 'QC',
      status: 'ACCOUNT_UNVERIFIED',
      statusInitiator: 'PLAYER',
      statusUntil: null,
    });
    expect(await changesOf(playerId)).toMatchObject([
      {
        from: 'PRE_REGISTERED',
        to: 'ACCOUNT_UNVERIFIED',
        until: null,
        initiator: 'PLAYER',
        at: new Date(NOON),
      },
    ]);
  });

  test('[NS-35] are enough where a market asks for no code', async () => {
    const { playerId } = await register(guernsey);
    await update(playerId, stPeter);
    expect(await playerOf(playerId)).toMatchObject({ status: 'REGISTERED' });
  });

  test('[NS-06] of somebody too young, by the law of the province, are refused by the day', async () => {
    const nearlyNineteen = { dateOfBirth: '2007-11-19', address: quebec };
    const { playerId: bc } = await register({ ...canada, provinceCode: 'BC' });
    await expect(update(bc, nearlyNineteen)).rejects.toMatchObject({
      details: { validationErrors: [{ field: 'dateOfBirth', code: 'too_young' }] },
    });
    await update(bc, { ...nearlyNineteen, dateOfBirth: '2007-11-18' });
    const { playerId: qc } = await register({ ...canada, provinceCode: 'QC' });
    await update(qc, nearlyNineteen);
    const { playerId: moved } = await register({ ...canada, provinceCode: 'BC' });
    await update(moved, { ...nearlyNineteen, address: { ...quebec, provinceCode: 'QC' } });
  });

  test('[NS-06] with a postal code of another country’s form are refused', async () => {
    const { playerId } = await register();
    await expect(
      update(playerId, { address: { street: 'A 1', city: 'Helsinki', postalCode: 'ABC' } }),
    ).rejects.toMatchObject(
      invalid('address.postalCode', 'format', 'Not a postal code of this country.'),
    );
  });

  test('of nobody, or of who is a player already, change nothing', async () => {
    const notFound = { status: 404, code: 'error.player.not_found' };
    for (const id of [randomUUID(), '100123'])
      await expect(update(id)).rejects.toMatchObject(notFound);
    const player = await newPlayer(bare.platform);
    await expect(update(player)).rejects.toMatchObject(notFound);
    expect(await playerOf(player)).toMatchObject({ status: 'REGISTERED', firstName: null });
  });
});

describe('[NS-35] [SIGN-11] how a place’s new players are verified', () => {
  const setting = (market: string, countryCode: string, provinceCode?: string) =>
    getMarketRiskSetting(
      callOf<'getMarketRiskSetting'>(bare.platform, '', {
        query: { market, countryCode, ...(provinceCode !== undefined && { provinceCode }) },
      }),
    );
  const unsupported = { verificationMethod: 'NONE', supported: false };

  test.each([
    ['UN', 'FI', undefined, 'SMS'],
    ['CA', 'CA', 'QC', 'EMAIL'],
    ['CA', 'CA', undefined, 'EMAIL'],
    ['GG', 'GG', undefined, 'NONE'],
    // The country decides, whatever page asks.
    ['GG', 'FI', undefined, 'SMS'],
    ['FI', 'FI', 'ON', 'SMS'],
  ])('on the page of %s, of %s %s: %s', async (market, country, province, verificationMethod) => {
    expect(await setting(market, country, province)).toEqual({
      verificationMethod,
      supported: true,
    });
  });

  test.each([
    ['UN', 'US', undefined],
    ['CA', 'CA', 'ON'],
    ['ZZ', 'FI', undefined],
  ])('on the page of %s, of %s %s: not served', async (market, country, province) => {
    expect(await setting(market, country, province)).toEqual(unsupported);
  });
});
