import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactInfo, openInstance, signUp, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');

describe('[SIGN-27] codes', () => {
  async function sentCode(email: string) {
    const { playerId, phone } = await signUp(site, email);
    const { body } = await site.call('requestRegistrationSms', { body: { playerId } });
    const { verificationId } = body;
    const code = await site.codeFor(phone);
    const enter = (entered: string, id = verificationId) =>
      site.call('verifyRegistrationSms', {
        body: { playerId, verificationId: id, code: entered },
      });
    return { playerId, phone, code, enter };
  }

  test('a wrong code, then the right one', async () => {
    const { code, enter } = await sentCode('wrong@example.com');
    expect(await enter(wrong(code))).toMatchObject({ status: 400, code: 'sms.code.invalid' });
    expect((await enter(code)).status).toBe(200);
    expect(await enter(code)).toMatchObject({ status: 400, code: 'sms.code.expired' });
  });

  test('the fifth wrong code ends it, also for the right one, and also when all come at once', async () => {
    const { code, enter } = await sentCode('many@example.com');
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(wrong(code))));
    const invalid = answers.filter((answer) => answer.code === 'sms.code.invalid');
    expect(invalid).toHaveLength(4);
    const over = { status: 429, code: 'sms.max.attempts.reached' };
    expect(await enter(code)).toMatchObject(over);
  });

  test('a number that was changed after the code went out is not proven by it', async () => {
    const { playerId, code, enter } = await sentCode('moved@example.com');
    const moved = contactInfo(playerId);
    expect((await site.call('updateRegistration', { body: moved })).status).toBe(200);
    expect(await enter(code)).toMatchObject({ status: 400, code: 'sms.code.expired' });
  });

  test('[SIGN-26] one person with two sign-ups at once becomes one player', async () => {
    const [first, second] = [await sentCode('one@example.com'), await sentCode('two@example.com')];
    const person = { firstName: 'Sama', lastName: 'Ihminen', dateOfBirth: '1980-05-05' };
    for (const { playerId, phone } of [first, second]) {
      const info = contactInfo(playerId, { ...person, mobilePhone: phone });
      expect((await site.call('updateRegistration', { body: info })).status).toBe(200);
    }
    expect((await first.enter(first.code)).status).toBe(200);
    expect((await second.enter(second.code)).status).toBe(400);
  });

  test('a code of ten minutes ago, an unknown one, and one that was replaced', async () => {
    const { playerId, phone, code, enter } = await sentCode('old@example.com');
    const expired = { status: 400, code: 'sms.code.expired' };
    expect(await enter(code, 'unknown')).toMatchObject(expired);
    await site.control('POST', 'clock/advance', { ms: 61_000 });
    await site.call('requestRegistrationSms', { body: { playerId } });
    expect(await enter(code)).toMatchObject(expired);
    const next = await sentCode('older@example.com');
    await site.control('POST', 'clock/advance', { ms: 600_001 });
    expect(await next.enter(next.code)).toMatchObject(expired);
    expect(await site.codeFor(phone)).toMatch(/^\d{6}$/);
  });

  test('[NS-08] another code after a minute, five in an hour', async () => {
    const { playerId, phone } = await signUp(site, 'resend@example.com');
    const request = () => site.call('requestRegistrationSms', { body: { playerId } });
    const first = await request();
    expect(first).toMatchObject({ status: 200, body: { resendAfter: 60, expiresIn: 600 } });
    await site.control('POST', 'clock/advance', { ms: 20_000 });
    const code = await site.codeFor(phone);
    expect(await request()).toMatchObject({
      status: 200,
      body: { verificationId: first.body.verificationId, resendAfter: 40, expiresIn: 580 },
    });
    expect(await site.codeFor(phone)).toBe(code);
    for (let count = 2; count <= 5; count++) {
      await site.control('POST', 'clock/advance', { ms: 61_000 });
      expect((await request()).status).toBe(200);
    }
    await site.control('POST', 'clock/advance', { ms: 61_000 });
    expect(await request()).toMatchObject({ status: 429, code: 'sms.max.attempts.reached' });
  });
});
