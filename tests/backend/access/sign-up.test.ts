import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactInfo, details, openInstance, signUp, type Instance } from '../instance.ts';
import { newPlayer } from '../banking/support.ts';
import { chile, santiago } from './steps.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance({ clockStart: Date.UTC(2026, 10, 18, 12) });
});
afterAll(() => site.close());

describe('[SIGN-03] sign-up to the first log in', () => {
  test('[SIGN-04] by SMS: the code is in the outbox, and the account then logs in', async () => {
    const { playerId, phone } = await signUp(site, 'Sms@Example.com');
    const sent = await site.call('requestRegistrationSms', { body: { playerId } });
    expect(sent.body).toMatchObject({ resendAfter: 60, expiresIn: 600 });
    expect(sent.body.destination).not.toContain(phone.slice(3, -2));
    const code = await site.codeFor(phone);
    const { verificationId } = sent.body;
    const body = { playerId, verificationId, code };
    expect((await site.call('verifyRegistrationSms', { body })).status).toBe(200);
    const session = await site.logIn('sms@example.com', 'Correct-Horse-7');
    const profile = await site.call('getAccessDetails', { session });
    expect(profile.body).toMatchObject({
      playerId,
      email: 'sms@example.com',
      mobilePhone: phone,
      currencyCode: 'EUR',
      firstLogin: true,
      kycStatus: 'NOT_VERIFIED',
      termsAndConditionsAcceptedVersion: 3,
    });
  });

  test('[SIGN-04] by e-mail', async () => {
    const { playerId } = await signUp(
      site,
      'mail@example.com',
      { countryCode: 'NZ', languageCode: 'en' },
      { address: { street: 'Queen Street 1', city: 'Auckland', postalCode: '1010' } },
    );
    const { body: sent } = await site.call('requestRegistrationEmail', { body: { playerId } });
    expect(sent.destination).toBe('m***@example.com');
    const code = await site.codeFor('mail@example.com');
    const body = { playerId, verificationId: sent.verificationId, code };
    expect((await site.call('verifyRegistrationEmail', { body })).status).toBe(200);
    await site.logIn('mail@example.com', 'Correct-Horse-7');
  });

  test('[SIGN-09] a domain with an umlaut is taken as some browsers send it, and is one mailbox', async () => {
    const { playerId } = await signUp(
      site,
      'matti@pääkkö.example',
      {
        countryCode: 'NZ',
        languageCode: 'en',
      },
      { address: { street: 'Queen Street 1', city: 'Auckland', postalCode: '1010' } },
    );
    await site.call('requestRegistrationEmail', { body: { playerId } });
    expect(await site.codeFor('matti@xn--pkk-qlaa4i.example')).toMatch(/^\d{6}$/);
  });

  test('[NS-35] a market without a code is registered by its contact details', async () => {
    await signUp(
      site,
      'none@example.com',
      { countryCode: 'GG', languageCode: 'en' },
      { address: { street: 'High Street 1', city: 'St Peter Port', postalCode: 'GY1 1AA' } },
    );
    await site.logIn('none@example.com', 'Correct-Horse-7');
  });

  test('[LOGIN-08] an account that is not verified may not log in, and is told where its sign-up stopped', async () => {
    const { playerId } = await signUp(site, 'later@example.com');
    const body = { email: 'later@example.com', password: 'Correct-Horse-7' };
    const refused = await site.call('logIn', { body });
    expect(refused).toMatchObject({ status: 403, code: 'login.sign_up_unfinished' });
    expect(refused.body).toMatchObject({
      additionalInfo: {
        playerId,
        signUp: { email: 'later@example.com', countryCode: 'FI', step: 'Verification' },
      },
    });
    const guessed = await site.call('logIn', { body: { ...body, password: 'Wrong-Horse-7' } });
    expect(guessed).toMatchObject({ status: 401, code: 'login.unauthorized' });
    expect(guessed.body).not.toHaveProperty('additionalInfo');
  });

  test('a sign-up that was left half done can be started again, and the old one is over', async () => {
    const person = { lastName: 'Sinnikäs', mobilePhone: '+358457654321' };
    const first = await signUp(site, 'again@example.com', {}, person);
    const again = { password: 'Other-Horse-7' };
    const second = await signUp(site, 'again@example.com', again, person);
    expect(second.playerId).not.toBe(first.playerId);
    const body = { playerId: first.playerId };
    expect(await site.call('requestRegistrationSms', { body })).toMatchObject({
      status: 404,
      code: 'error.player.not_found',
    });
  });
});

describe('[SIGN-09] who is known already', () => {
  test('an address with an account', async () => {
    await newPlayer(site.platform, { email: 'known@example.com', countryCode: 'CL' });
    const body = details('KNOWN@example.com', chile);
    expect(await site.call('registerPlayer', { body })).toMatchObject({
      status: 409,
      code: 'error.registration.player_already_exists',
    });
  });

  test('[SIGN-26] the same number, or the same person', async () => {
    const { body } = await site.call('registerPlayer', {
      body: details('twin@example.com', chile),
    });
    const number = { mobilePhone: '+56987654321', phoneVerified: true };
    await newPlayer(site.platform, { ...number, countryCode: 'CL' });
    const known = { firstName: 'aino', lastName: 'VIRTANEN', dateOfBirth: '1985-06-15' };
    for (const info of [{ mobilePhone: number.mobilePhone }, known]) {
      const again = contactInfo(body.playerId, { ...santiago, ...info });
      expect(await site.call('updateRegistration', { body: again })).toMatchObject({
        status: 409,
        code: 'error.registration.player_already_exists',
      });
    }
  });

  test('[SIGN-25] [SIGN-32] a CPF is asked for in Brazil, checked, and used once', async () => {
    const brazil = { countryCode: 'BR', languageCode: 'pt-BR' };
    const home = { address: { street: 'Rua A 1', city: 'Recife', postalCode: '50010-000' } };
    const update = async (email: string, cpf: object) => {
      const { body } = await site.call('registerPlayer', { body: details(email, brazil) });
      const playerId = body.playerId;
      const info = contactInfo(playerId, { ...home, ...cpf });
      return { playerId, info, answer: await site.call('updateRegistration', { body: info }) };
    };
    expect((await update('cpf0@example.com', {})).answer.fields).toEqual(['cpf:required']);
    const bad = await update('cpf1@example.com', { cpf: '52998224726' });
    expect(bad.answer.fields).toEqual(['cpf:checksum']);
    const { playerId, info, answer } = await update('cpf2@example.com', { cpf: '52998224725' });
    expect(answer.status).toBe(200);
    const sent = await site.call('requestRegistrationSms', { body: { playerId } });
    const { verificationId } = sent.body;
    const code = await site.codeFor(info.mobilePhone);
    await site.call('verifyRegistrationSms', { body: { playerId, verificationId, code } });
    const taken = await update('cpf3@example.com', { cpf: '52998224725' });
    expect(taken.answer).toMatchObject({ status: 409, code: 'error.cpf.duplicate_found' });
  });

  test('[SIGN-13] a CPF given in the first step need not be given again', async () => {
    const brazil = { countryCode: 'BR', languageCode: 'pt-BR', cpf: '11144477735' };
    const home = { address: { street: 'Rua A 1', city: 'Recife', postalCode: '50010-000' } };
    await signUp(site, 'cpf-first@example.com', brazil, home);
    await signUp(site, 'cpf-second@example.com', brazil, home);
  });

  test('twenty sign-ups with one address at once make one account', async () => {
    const body = details('race@example.com');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => site.call('registerPlayer', { body })),
    );
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(answers.some(({ status }) => status === 201)).toBe(true);
  });
});

describe('what sign-up refuses', () => {
  const register = (differs: object, headers: Record<string, string> = {}) =>
    site.call('registerPlayer', { body: details('no@example.com', differs), headers });

  test('[SIGN-22] a denied captcha, and a missing one', async () => {
    const denied = await register({}, { 'X-Captcha-Token': 'deny' });
    expect(denied).toMatchObject({ status: 403, code: 'error.captcha.validation' });
    expect(denied.problem['message']).toContain('explicit deny');
    const missing = await site.app.inject({
      method: 'POST',
      url: '/api/v1/player/registration',
      payload: details('no@example.com'),
    });
    expect(missing.statusCode).toBe(400);
  });

  test('[SIGN-20] a blocked country: of residence, or where the visitor is', async () => {
    const blocked = { status: 403, code: 'error.country.blocked' };
    expect(await register({ countryCode: 'US' })).toMatchObject(blocked);
    expect(await register({ countryCode: 'ZZ' })).toMatchObject(blocked);
    expect(await register({}, { 'X-Country': 'KP' })).toMatchObject(blocked);
  });

  test('[SIGN-23] a number that the SMS provider does not accept', async () => {
    const invalid = { status: 403, code: 'error.phone.invalid' };
    expect(await register({ mobilePhone: '+358400000000' })).toMatchObject(invalid);
    expect(await register({ mobilePhone: '+9991234567' })).toMatchObject(invalid);
  });

  test('[SIGN-16] a weak password, or one with the name of the address', async () => {
    expect((await register({ password: 'weak' })).fields).toContain('password:minLength');
    const named = await site.call('registerPlayer', {
      body: details('maija@example.com', { password: 'Maija-2026!' }),
    });
    expect(named.fields).toEqual(['password:contains_email']);
  });

  test('[SIGN-29] Ontario, which is not offered', async () => {
    const ontario = await register({ countryCode: 'CA', provinceCode: 'ON' });
    expect(ontario.fields).toEqual(['provinceCode:not_offered']);
  });

  test('[SIGN-16] [NS-06] players below the age of their residence, by the day', async () => {
    const attempt = async (email: string, differs: object, info: object) => {
      const { body } = await site.call('registerPlayer', { body: details(email, differs) });
      return site.call('updateRegistration', { body: contactInfo(body.playerId, info) });
    };
    const tooYoung = await attempt('young@example.com', {}, { dateOfBirth: '2008-11-19' });
    expect(tooYoung.fields).toEqual(['dateOfBirth:too_young']);
    const birthday = await attempt('adult@example.com', {}, { dateOfBirth: '2008-11-18' });
    expect(birthday.status).toBe(200);
    const canada = {
      dateOfBirth: '2008-01-01',
      address: { street: 'Rue A 1', city: 'Québec', postalCode: 'G1R 1S1' },
    };
    const nineteen = await attempt('ca@example.com', { countryCode: 'CA' }, canada);
    expect(nineteen.fields).toEqual(['dateOfBirth:too_young']);
    const quebec = { countryCode: 'CA', provinceCode: 'QC' };
    expect((await attempt('qc@example.com', quebec, canada)).status).toBe(200);
    const born = { dateOfBirth: '2006-01-01' };
    const homes = [
      ['IN', { street: 'MG Road 1', city: 'Bengaluru', postalCode: '560001' }],
      ['PH', { street: 'Rizal Avenue 1', city: 'Manila', postalCode: '1000' }],
    ] as const;
    for (const [countryCode, address] of homes) {
      const place = { countryCode, languageCode: 'en' };
      const email = `${countryCode.toLowerCase()}@example.com`;
      const twenty = await attempt(email, place, { ...born, address });
      expect(twenty.fields).toEqual(['dateOfBirth:too_young']);
    }
    const noDate = await attempt('date@example.com', {}, { dateOfBirth: '1991-02-30' });
    expect(noDate.status).toBe(400);
  });

  test('[NS-06] a postal code of another form', async () => {
    const { body } = await site.call('registerPlayer', { body: details('post@example.com') });
    const address = { street: 'A 1', city: 'Helsinki', postalCode: 'ABC' };
    const answer = await site.call('updateRegistration', {
      body: contactInfo(body.playerId, { address }),
    });
    expect(answer.fields).toEqual(['address.postalCode:format']);
  });

  test('steps out of order: a code before the contact details, a change after verification', async () => {
    const { body } = await site.call('registerPlayer', { body: details('order@example.com') });
    const early = await site.call('requestRegistrationSms', { body });
    expect(early).toMatchObject({ status: 404, code: 'error.player.not_found' });
    for (const playerId of ['100123', 'b7d0d5a2-0000-4000-8000-000000000000']) {
      const unknown = await site.call('updateRegistration', { body: contactInfo(playerId) });
      expect(unknown).toMatchObject({ status: 404, code: 'error.player.not_found' });
    }
  });
});

describe('[NS-35] [SIGN-11] the risk setting', () => {
  const setting = async (market: string, countryCode: string, more = {}) =>
    (await site.call('getMarketRiskSetting', { query: { market, countryCode, ...more } })).body;

  test('by country: text message, e-mail, none', async () => {
    expect(await setting('UN', 'FI')).toEqual({ verificationMethod: 'SMS', supported: true });
    expect(await setting('CA', 'CA', { provinceCode: 'QC' })).toEqual({
      verificationMethod: 'EMAIL',
      supported: true,
    });
    expect(await setting('GG', 'GG')).toEqual({ verificationMethod: 'NONE', supported: true });
  });

  test('not served: country, province, market', async () => {
    const unsupported = { verificationMethod: 'NONE', supported: false };
    expect(await setting('UN', 'US')).toEqual(unsupported);
    expect(await setting('CA', 'CA', { provinceCode: 'ON' })).toEqual(unsupported);
    expect(await setting('ZZ', 'FI')).toEqual(unsupported);
  });
});
