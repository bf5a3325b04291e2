import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendCode } from '../../../backend/access/codes.ts';
import { players } from '../../../backend/players/tables.ts';
import { outboxMessages } from '../../../backend/platform/tables.ts';
import { isPhoneNumber } from '../../../reference/phone.ts';
import { personaPassword } from '../../../backend/seeds/personas.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { english } from '../../messages/english.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
});
afterAll(() => site.close());

const session = (name: string) => site.logIn(`${name}@croupier.test`);
const accountOf = async (name: string) => {
  const where = eq(players.email, `${name}@croupier.test`);
  const [row] = await site.platform.db.select().from(players).where(where);
  if (!row) throw new Error(`${name} is nobody`);
  return row;
};
/** The messages to a number or address since the test began, the newest last. */
const sentTo = (recipient: string) =>
  site.platform.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(outboxMessages.id);

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const number = (phoneBody: string) => ({ phonePrefix: '+358', phoneBody });

describe('the phone number', () => {
  const request = (own: Tokens, phoneBody: string) =>
    site.call('requestPhoneNumberSms', { session: own, body: number(phoneBody) });
  const verify = (own: Tokens, smsVerificationId: string, code: string) =>
    site.call('verifyPhoneNumberSms', { session: own, body: { smsVerificationId, code } });
  const read = async (own: Tokens) => (await site.call('getPhoneNumber', { session: own })).body;

  test('is told in two parts, prefix joined with body when it is sent [API-021] [API-023] [API-024] [PHONE-06] [PHONE-07]', async () => {
    const own = await session('verified');
    const before = await accountOf('verified');
    const { phonePrefix = '', phoneBody = '', verified } = await read(own);
    expect([phonePrefix + phoneBody, verified]).toEqual([before.mobilePhone, true]);

    const { status, body } = await request(own, '401112223');
    expect([status, body]).toEqual([
      200,
      {
        smsVerificationId: expect.any(String) as string,
        destination: '+358 *** **23',
        resendAfter: 60,
        expiresIn: 600,
      },
    ]);
    // Until the code is entered nothing has changed.
    expect(await read(own)).toMatchObject({ phoneBody, verified: true });
    const code = await site.codeFor('+358401112223');
    const id = body.smsVerificationId;
    expect(await verify(own, id, wrong(code))).toMatchObject({
      status: 400,
      code: 'sms.code.invalid',
    });
    expect((await verify(own, id, code)).status).toBe(200);
    expect(await read(own)).toEqual({ ...number('401112223'), verified: true });
    expect(await verify(own, id, code)).toMatchObject({ status: 400, code: 'sms.code.expired' });

    const [toOld] = (await sentTo(before.mobilePhone ?? '')).slice(-1);
    expect(toOld?.body).toMatch(/no longer belongs to your Northlight account/);
    const [mail] = (await sentTo('verified@croupier.test')).slice(-1);
    expect(mail).toMatchObject({ channel: 'EMAIL', subject: 'Your phone number was changed' });
  });

  test('a code for one number proves no other, and nobody else’s [PHONE-04]', async () => {
    const [own, other] = [await session('demo'), await session('many')];
    const first = await request(own, '401112224');
    const code = await site.codeFor('+358401112224');
    expect(await verify(other, first.body.smsVerificationId, code)).toMatchObject({ status: 400 });
    await request(own, '401112225');
    expect(await verify(own, first.body.smsVerificationId, code)).toMatchObject({
      status: 400,
      code: 'sms.code.expired',
    });
    expect((await accountOf('demo')).mobilePhone).not.toBe('+358401112224');
  });

  test('a code that was sent for something else proves no number [PHONE-04]', async () => {
    const own = await session('edd');
    const { id } = await accountOf('edd');
    const sent = await site.platform.db.transaction((tx) =>
      sendCode(site.platform, tx, id, 'SMS', '+358401112228', '127.0.0.1', {
        purpose: 'SIGN_UP',
        message: (code) => english.signUpCode('SMS', code),
      }),
    );
    const code = await site.codeFor('+358401112228');
    expect(await verify(own, sent.verificationId, code)).toMatchObject({
      status: 400,
      code: 'sms.code.expired',
    });
  });

  test('five wrong codes void it; numbers that nobody can have are refused [PHONE-08]', async () => {
    const own = await session('edd');
    expect(await request(own, '400000000')).toMatchObject({
      status: 422,
      code: 'error.phone.invalid',
    });
    const { body } = await request(own, '401112226');
    const code = await site.codeFor('+358401112226');
    const answers = [];
    for (let count = 0; count < 6; count += 1) {
      answers.push((await verify(own, body.smsVerificationId, wrong(code))).code);
    }
    expect(answers.slice(3)).toEqual([
      'sms.code.invalid',
      'sms.max.attempts.reached',
      'sms.max.attempts.reached',
    ]);
    expect(await verify(own, body.smsVerificationId, code)).toMatchObject({ status: 429 });
  });

  test('without a code it is stored as not verified; the same again stays as it was [API-022] [PHONE-05]', async () => {
    const own = await session('documents');
    const { phonePrefix = '', phoneBody = '' } = await read(own);
    const change = (body: object) => site.call('changePhoneNumber', { session: own, body });
    expect((await change({ phonePrefix, phoneBody })).body).toMatchObject({ verified: true });
    expect((await change(number('401112227'))).body).toEqual({
      ...number('401112227'),
      verified: false,
    });
    expect(await read(own)).toEqual({ ...number('401112227'), verified: false });
    expect(await sentTo(phonePrefix + phoneBody)).not.toEqual([]);
    for (const wrongNumber of [
      number('401000000'),
      // A zero that is dialled at home only, and the prefix twice: other numbers than those that were meant.
      number('0401112227'),
      number('358401112227'),
      { phonePrefix: '+47', phoneBody: '4790012345' },
      { phonePrefix: '+1', phoneBody: '14165550123' },
    ]) {
      expect(await change(wrongNumber)).toMatchObject({ code: 'error.phone.invalid' });
    }
  });

  test('of every made-up player is one that its country may have given [SIGN-12]', async () => {
    const all = await site.platform.db.select().from(players);
    const wrongOnes = all.filter(({ mobilePhone }) => !isPhoneNumber(mobilePhone ?? ''));
    expect(wrongOnes.map(({ email, mobilePhone }) => [email, mobilePhone])).toEqual([]);
  });

  test('that another player has it is told to nobody but who holds it [PHONE-08]', async () => {
    const own = await session('chile');
    const { mobilePhone } = await accountOf('canada');
    const body = { phonePrefix: '+1', phoneBody: (mobilePhone ?? '').slice(2) };
    // Neither stored nor requested does it differ from a number that nobody has.
    expect((await site.call('changePhoneNumber', { session: own, body })).status).toBe(200);
    const sent = await site.call('requestPhoneNumberSms', { session: own, body });
    expect(sent.status).toBe(200);
    const code = await site.codeFor(mobilePhone ?? '');
    expect(await verify(own, sent.body.smsVerificationId, code)).toMatchObject({
      status: 422,
      code: 'error.phone.in_use',
    });
    expect((await accountOf('chile')).phoneVerified).toBe(false);
  });

  test('is written about in the player’s language and by the brand whose page asked [PHONE-02]', async () => {
    const own = await session('brazil');
    const body = { phonePrefix: '+55', phoneBody: '11987654321' };
    const headers = { sitecontext: '{"siteId":"3"}' };
    await site.call('requestPhoneNumberSms', { session: own, body, headers });
    const [sms] = await sentTo('+5511987654321');
    expect(sms?.body).toMatch(/^\d{6} para confirmar este celular na Sol Alta\./);
    expect(sms).toMatchObject({ brand: 'sol-alta', language: 'pt', sender: 'Sol Alta' });
  });
});

describe('the address', () => {
  const save = (own: Tokens, body: object) => site.call('updateAddress', { session: own, body });
  const told = async (own: Tokens) =>
    (await site.call('getAccessDetails', { session: own })).body.address;
  const helsinki = { street: 'Mannerheimintie 1', city: 'Helsinki', countryCode: 'FI' };

  test('replaces what was there [API-025] [PROF-04] [PROF-06]', async () => {
    const own = await session('limited');
    expect((await save(own, { ...helsinki, postalCode: 'FI-00120' })).status).toBe(200);
    expect(await told(own)).toEqual({ ...helsinki, postalCode: '00120' });
    const other = { ...helsinki, street: '🏠 רחוב הרצל 5', city: 'حيفا', postalCode: '00130' };
    expect((await save(own, other)).status).toBe(200);
    expect(await told(own)).toEqual(other);
  });

  test('needs a postal code where those of its country are known, and only there [PROF-04] [PROF-09]', async () => {
    const own = await session('limited');
    await save(own, { ...helsinki, postalCode: '00120' });
    expect(await save(own, { ...helsinki, street: 'Katu 5' })).toMatchObject({
      status: 422,
      code: 'error.address.postal_code',
    });
    expect(await told(own)).toEqual({ ...helsinki, postalCode: '00120' });

    const { id } = await accountOf('limited');
    const moveTo = (countryCode: string) =>
      site.platform.db.update(players).set({ countryCode }).where(eq(players.id, id));
    await moveTo('IE');
    const dublin = { street: 'Main Street 1', city: 'Dublin', countryCode: 'IE' };
    expect((await save(own, dublin)).status).toBe(200);
    expect(await told(own)).toEqual(dublin);
    await moveTo('FI');
  });

  test('is kept without marks that nobody sees [PROF-04]', async () => {
    const own = await session('limited');
    const pasted = { street: 'Manner\u200Bheimintie\u00AD  1\uFEFF', city: '\u202AHelsinki\u202C' };
    expect((await save(own, { ...helsinki, ...pasted, postalCode: '00100' })).status).toBe(200);
    expect(await told(own)).toEqual({ ...helsinki, postalCode: '00100' });
  });

  test('belongs to the country of the account [PROF-05] [PROF-09]', async () => {
    const own = await session('limited');
    expect((await save(own, { ...helsinki, countryCode: 'SE' })).fields).toEqual([
      'countryCode:not_changeable',
    ]);
    expect(await save(own, { ...helsinki, postalCode: '1234' })).toMatchObject({
      status: 422,
      code: 'error.address.postal_code',
    });
  });

  test('names a province where there are some, and one whose age the player has [PROF-09]', async () => {
    const own = await session('canada');
    const { id } = await accountOf('canada');
    const montreal = {
      street: '1 Rue A',
      city: 'Montréal',
      postalCode: 'H2X 1Y4',
      countryCode: 'CA',
    };
    const refused = { status: 422, code: 'error.address.province' };
    expect(await save(own, montreal)).toMatchObject(refused);
    expect(await save(own, { ...montreal, province: 'ON' })).toMatchObject(refused);
    expect((await save(own, { ...montreal, province: 'QC' })).status).toBe(200);

    const eighteen = new Date(site.platform.clock.now() - 18.5 * 365.25 * 86_400_000);
    const dateOfBirth = eighteen.toISOString().slice(0, 10);
    await site.platform.db.update(players).set({ dateOfBirth }).where(eq(players.id, id));
    const answers = [];
    for (const province of ['AB', 'BC', 'QC']) {
      answers.push((await save(own, { ...montreal, province })).status);
    }
    expect(answers).toContain(422);
  });
});

describe('the language', () => {
  test('is kept; one that does not exist is refused [API-026] [LOC-09]', async () => {
    const own = await session('demo');
    const save = (language: string) =>
      site.call('updateLanguage', { session: own, body: { language } });
    expect((await save('fi')).status).toBe(200);
    expect((await accountOf('demo')).languageCode).toBe('fi');
    expect((await save('xx')).fields).toEqual(['language:not_offered']);
    expect((await save('pt-BR')).status).toBe(200);
  });
});

describe('the password', () => {
  const NEW = 'Battery-Staple-9';
  const change = (own: Tokens, oldPassword: string, newPassword: string) =>
    site.call('changePassword', { session: own, body: { oldPassword, newPassword } });

  test('is changed by who knows it; the other sessions end, this one stays [API-027] [PROF-07]', async () => {
    const [own, other] = [await session('first-login'), await session('first-login')];
    expect(await change(own, 'Wrong-Horse-7', NEW)).toMatchObject({
      status: 422,
      code: 'error.old_password.incorrect',
    });
    expect((await change(own, personaPassword, NEW)).status).toBe(200);
    expect((await site.call('getAccessContext', { session: own })).status).toBe(200);
    expect((await site.call('getAccessContext', { session: other })).status).toBe(401);
    await expect(session('first-login')).rejects.toThrow('login.unauthorized');
    expect(await site.logIn('first-login@croupier.test', NEW)).toHaveProperty('idToken');
    const [mail] = (await sentTo('first-login@croupier.test')).slice(-1);
    expect(mail?.subject).toBe('Your password was changed');
  });

  test('must be another, that nobody guesses, without the name of the address [PROF-07]', async () => {
    const own = await session('old-terms');
    expect(await change(own, personaPassword, personaPassword)).toMatchObject({
      status: 422,
      code: 'error.new_password.unchanged',
    });
    expect((await change(own, personaPassword, 'Password123!')).fields).toEqual([
      'newPassword:breached',
    ]);
    expect((await change(own, personaPassword, 'Old-Terms-77!')).fields).toEqual([
      'newPassword:contains_email',
    ]);
    expect((await accountOf('old-terms')).passwordHash).toBeDefined();
    expect(await session('old-terms')).toHaveProperty('idToken');
  });

  test('is what was typed, blanks and all, in whichever form a system writes its letters [PROF-07]', async () => {
    const own = await session('many');
    const typed = ' Bättery Stäple 9 ';
    expect((await change(own, personaPassword, typed.normalize('NFD'))).status).toBe(200);
    await expect(site.logIn('many@croupier.test', typed.trim())).rejects.toThrow(
      'login.unauthorized',
    );
    expect(await site.logIn('many@croupier.test', typed)).toHaveProperty('idToken');
    const again = await change(own, typed, typed);
    expect(again).toMatchObject({ status: 422, code: 'error.new_password.unchanged' });
    expect((await change(own, typed, personaPassword)).status).toBe(200);
  });

  test('of two changes at once one counts [PROF-07]', async () => {
    const own = await session('migrated');
    const answers = await Promise.all([
      change(own, personaPassword, NEW),
      change(own, personaPassword, 'Other-Staple-8'),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });
});

describe('marketing preferences', () => {
  const read = (own: Tokens) => site.call('getMarketingPreferences', { session: own });
  const save = (own: Tokens, body: object) =>
    site.call('updateMarketingPreferences', { session: own, body });

  test('begin with what was asked for at sign-up, and change one by one [API-028] [API-029] [PROF-10]', async () => {
    const own = await session('spend-limited');
    const { id } = await accountOf('spend-limited');
    const optedIn = (marketingOptIn: boolean) =>
      site.platform.db.update(players).set({ marketingOptIn }).where(eq(players.id, id));
    await optedIn(false);
    expect((await read(own)).body).toEqual({
      channels: { EMAIL: false, SMS: false, MAIL: false, PHONE: false, PUSH_NOTIFICATION: false },
      topics: { BONUS_OFFER: false, NEWSLETTER: false, CASINO: false, RESPONSIBLE_GAMING: true },
    });
    await optedIn(true);
    expect((await read(own)).body.channels).toMatchObject({ EMAIL: true, SMS: true, MAIL: false });

    // Two tabs, each with its own.
    await Promise.all([
      save(own, { channels: { EMAIL: false } }),
      save(own, { topics: { CASINO: true } }),
    ]);
    expect((await read(own)).body).toEqual({
      channels: { EMAIL: false, SMS: true, MAIL: false, PHONE: false, PUSH_NOTIFICATION: false },
      topics: { BONUS_OFFER: true, NEWSLETTER: true, CASINO: true, RESPONSIBLE_GAMING: true },
    });
    const back = await save(own, { channels: { EMAIL: true } });
    expect(back.body.channels.EMAIL).toBe(true);
  });

  test('what protects the player cannot be switched off [PROF-10]', async () => {
    const own = await session('spend-limited');
    expect(await save(own, { topics: { RESPONSIBLE_GAMING: false, CASINO: false } })).toMatchObject(
      { status: 422, code: 'error.marketing.mandatory_topic' },
    );
    expect((await read(own)).body.topics).toMatchObject({ RESPONSIBLE_GAMING: true, CASINO: true });
  });
});
