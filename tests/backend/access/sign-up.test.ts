import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openInstance, signUp, type Instance } from '../instance.ts';

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
});
