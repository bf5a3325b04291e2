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
});
