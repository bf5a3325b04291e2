import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { smsVerificationMachine } from '../../machines/access/code-verification/machine.ts';
import { codeVerificationScreen } from '../../machines/access/code-verification/screen.ts';
import { loginMachine } from '../../machines/access/login/machine.ts';
import { loginScreen } from '../../machines/access/login/screen.ts';
import { signUpMachine } from '../../machines/access/sign-up/machine.ts';
import { signUpSamples } from '../../machines/access/sign-up/samples.ts';
import { signUpScreen, type SignUpScreen } from '../../machines/access/sign-up/screen.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { codeProblemWords } from '../../src/access/code-verification/words.ts';
import { CONTACT_FIELDS, DETAIL_FIELDS } from '../../src/access/sign-up/bodies.ts';
import { shownProblem } from '../../src/access/sign-up/words.ts';
import { bindFlow } from '../../src/api/bind.ts';
import { callTo, json, problem, startPlatform, type Answer, type Platform } from './platform.ts';

/** The words that players get, from the bytes that a platform or a proxy before it sends. */

let platform: Platform;
beforeEach(async () => {
  platform = await startPlatform();
});
afterEach(() => platform.close());

const HTML: Answer = {
  status: 403,
  body: '<html><body>Request blocked</body></html>',
  headers: { 'content-type': 'text/html' },
};

async function login(answer: Answer) {
  platform.answers.push(answer);
  const actor = createActor(bindFlow(loginMachine, callTo(platform)), {
    input: { defaultPath: '/' },
  }).start();
  actor.send({ type: 'popup.opened' });
  actor.send({ type: 'credentials.submitted', email: 'aino@example.com', password: 'x' });
  return loginScreen(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
}

const INFO = {
  playerId: '100123',
  remainingDays: 2,
  timeLeft: 172_800_000,
  cooling: true,
  coolingToken: 'cooling.token',
  initiator: 'PLAYER',
};
/** Its message says less than its facts, and the facts count. */
const COOLING = problem(401, 'login.timeout', { message: 'timeout', additionalInfo: INFO });

const onTimeout = (details: object) => ({ name: 'onTimeout', details });

describe('a refused login', () => {
  test.each<[string, Answer, object]>([
    [
      'a timeout told in words',
      json(401, { message: 'Player is on timeout, remainingDays=3' }),
      onTimeout({ remainingDays: 3, cooling: false }),
    ],
    [
      'a timeout with all its facts in words',
      json(403, {
        code: 'UNAUTHORIZED',
        message: 'timeout: playerId=100123, cooling=true, timeLeft=90000000, initiator=PLAYER',
      }),
      onTimeout({
        playerId: '100123',
        remainingDays: 2,
        timeLeft: 90_000_000,
        cooling: true,
        initiator: 'PLAYER',
      }),
    ],
    [
      'a player named in a sentence',
      json(401, { message: 'Player 100123 is in a cooling period' }),
      onTimeout({ playerId: '100123', remainingDays: undefined, timeLeft: undefined }),
    ],
    [
      'an exclusion',
      json(401, { message: 'Self-exclusion: 182 days' }),
      { name: 'excluded', days: 182 },
    ],
    [
      'an exclusion by name',
      json(401, { message: 'Player is excluded, remainingDays: 4' }),
      { name: 'excluded', days: 4 },
    ],
    [
      'an exclusion without days',
      json(401, { message: 'Player is excluded' }),
      { name: 'excluded', days: undefined },
    ],
    [
      'an exclusion for good',
      json(403, { message: 'Excluded indefinitely' }),
      { name: 'excludedIndefinitely' },
    ],
    [
      'too many attempts',
      json(429, { message: 'Max sign-in attempts reached' }),
      { name: 'tooManyAttempts' },
    ],
    [
      'too many attempts, otherwise worded',
      json(401, { message: 'Too many failed attempts' }),
      { name: 'tooManyAttempts' },
    ],
    [
      'a deactivated account',
      json(401, { message: 'Account deactivated' }),
      { name: 'blacklisted' },
    ],
    [
      'a blacklisted account',
      json(401, { message: 'Player is blacklisted' }),
      { name: 'blacklisted' },
    ],
    [
      'a closed account',
      json(401, { code: 'UNAUTHORIZED', message: 'Account closed' }),
      { name: 'accountClosed' },
    ],
    ['nobody of that name', json(404, { message: 'Player not found' }), { name: 'playerNotFound' }],
    ['words of no kind', json(401, { message: 'Bad credentials' }), { name: 'unauthorized' }],
    ['an empty object', json(401, {}), { name: 'unauthorized' }],
    ['nothing at all', { status: 401 }, { name: 'unauthorized' }],
    ['a code of the session', problem(401, 'error.session.expired'), { name: 'unauthorized' }],
    ['a 403 with an empty object', json(403, {}), { name: 'unauthorized' }],
    ['a bare 400', json(400, {}), { name: 'unauthorized' }],
    ['a bare 404', json(404, {}), { name: 'unauthorized' }],
    ['a text that is not JSON', { status: 401, body: 'Account closed' }, { name: 'accountClosed' }],
    ['a list instead of a problem', json(401, ['closed']), { name: 'unauthorized' }],
    ['null', json(401, null), { name: 'unauthorized' }],
    [
      'a code, preferred to the message',
      problem(401, 'login.blacklisted', { message: 'Account closed' }),
      { name: 'blacklisted' },
    ],
  ])('%s [LOGIN-08] [LOGIN-11]', async (_, answer, screen) => {
    expect(await login(answer)).toMatchObject(screen);
  });

  test('a code with its facts keeps them [LOGIN-08] [LOGIN-10]', async () => {
    expect(await login(COOLING)).toEqual({
      name: 'onTimeout',
      details: INFO,
      can: { startCoolingOff: true },
    });
  });

  test('facts of the wrong kind are left out, and the refusal stays what it is [LOGIN-08]', async () => {
    const additionalInfo = { remainingDays: 'three', cooling: true };
    const answer = problem(401, 'login.timeout', { message: 'timeout for 3 days', additionalInfo });
    expect(await login(answer)).toMatchObject(onTimeout({ remainingDays: 3, cooling: false }));
  });

  test.each<[string, Answer, string]>([
    ['a proxy’s page', HTML, 'unexpected'],
    [
      'a failure of the platform, whatever it says',
      json(500, { message: 'Account closed' }),
      'unexpected',
    ],
    ['a gateway’s page', { status: 502, body: '<html></html>' }, 'unexpected'],
    ['too many requests', problem(429, 'error.rate_limited'), 'refused'],
    ['no answer', 'lost', 'unreachable'],
  ])('%s says nothing about the account [LOGIN-08]', async (_, answer, kind) => {
    expect(await login(answer)).toMatchObject({ name: 'failed', failure: { kind } });
  });

  test('the cooling-off is started with the token of the refusal [LOGIN-10] [LOGIN-07]', async () => {
    platform.answers.push(COOLING, json(200, {}));
    const actor = createActor(bindFlow(loginMachine, callTo(platform)), {
      input: { defaultPath: '/' },
    }).start();
    actor.send({ type: 'popup.opened' });
    actor.send({ type: 'credentials.submitted', email: 'aino@example.com', password: 'x' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    actor.send({ type: 'coolingOff.chosen' });
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    expect(JSON.parse(platform.received[1]?.body ?? '')).toEqual({
      duration: 1,
      initiator: 'PLAYER',
      coolingToken: 'cooling.token',
    });
  });
});

type SignUpInput = keyof typeof signUpSamples.inputs;

async function signUp(answer: Answer, input: SignUpInput = 'typical') {
  platform.answers.push(answer);
  const call = callTo(platform);
  const code = bindFlow(smsVerificationMachine, call);
  const flow = bindFlow(signUpMachine, call, {
    smsVerification: code,
    emailVerification: code,
    readTerms: fromPromise(() => Promise.resolve({ version: 3 })),
  });
  const actor = createActor(flow, { input: signUpSamples.inputs[input] }).start();
  const { events } = signUpSamples;
  if (input === 'typical') {
    actor.send({ type: 'details.submitted', ...events['details.submitted'].cases.typical });
  } else {
    actor.send({ type: 'contactInfo.submitted', ...events['contactInfo.submitted'].cases.typical });
  }
  return signUpScreen(await waitFor(actor, (snapshot) => !snapshot.hasTag('busy')));
}

/** The words of the form, above it and at its fields. */
function toldBy(screen: SignUpScreen) {
  const problem = 'problem' in screen ? screen.problem : undefined;
  if (problem === undefined) return screen.name;
  const scope = { fields: [...DETAIL_FIELDS, ...CONTACT_FIELDS], country: 'FI', minimumAge: 18 };
  const { notice, refusals } = shownProblem(problem, scope);
  const at = Object.entries(refusals).map(([field, [words]]) => `${field}: ${words?.text ?? ''}`);
  return [...(notice ?? []).map(({ text }) => text), ...at];
}

const DENIED = { Message: 'User is not authorized: explicit deny in an identity-based policy' };
const WRONG = [{ field: 'email', code: 'format', message: 'no' }];
const UNHANDLED = 'signup.error.unhandled';

describe.each(['typical', 'resumedAtContactInfo'] as const)('a refused sign-up, %s', (input) => {
  test.each<[string, Answer, readonly string[]]>([
    ['SIGN-21: an empty 400', json(400, {}), [UNHANDLED]],
    ['SIGN-21: a 400 of nothing', { status: 400 }, [UNHANDLED]],
    [
      'SIGN-21: a 400 with a code of its own',
      json(400, { code: 'NEW', message: 'x' }),
      [UNHANDLED],
    ],
    [
      'SIGN-21: wrong fields',
      json(400, { validationErrors: WRONG }),
      ['email: field.email.malformed'],
    ],
    ['SIGN-21: wrong fields that are none', json(400, { validationErrors: 'email' }), [UNHANDLED]],
    ['SIGN-22: an explicit deny by the gateway', json(403, DENIED), ['signup.error.captcha']],
    [
      'SIGN-22: an explicit deny in plain text',
      { status: 403, body: 'explicit deny' },
      ['signup.error.captcha'],
    ],
    [
      'SIGN-22: an explicit deny with another code',
      problem(403, 'error.phone.invalid', { message: 'Explicit deny' }),
      ['signup.error.captcha'],
    ],
    ['SIGN-22: the words alone are no 403', json(400, { message: 'explicit deny' }), [UNHANDLED]],
    [
      'SIGN-23: a number that cannot be reached',
      problem(403, 'error.phone.invalid'),
      ['phoneBody: field.phoneBody.refused'],
    ],
    [
      'SIGN-24: a failure',
      problem(500, 'error.internal'),
      ['error.system.error', 'error.reference'],
    ],
    ['SIGN-24: a page of a proxy', HTML, ['error.system.error']],
    ['SIGN-20: no answer', 'lost', ['signup.error.unanswered']],
  ])(`%s, ${input}`, async (_, answer, said) => {
    expect(toldBy(await signUp(answer, input))).toEqual(said);
  });
});

describe('refused contact info', () => {
  test.each<[string, Answer, readonly string[]]>([
    [
      'SIGN-25: a tax number in use',
      problem(409, 'error.cpf.duplicate_found'),
      ['cpf: field.cpf.taken'],
    ],
    [
      'SIGN-26: the same person',
      problem(409, 'error.registration.player_already_exists'),
      ['signup.error.sameCustomer'],
    ],
  ])('%s', async (_, answer, said) => {
    expect(toldBy(await signUp(answer, 'resumedAtContactInfo'))).toEqual(said);
  });
});

async function checkCode(answer: Answer) {
  platform.answers.push(json(200, outcomes.requestRegistrationSms.success.data), answer);
  const actor = createActor(bindFlow(smsVerificationMachine, callTo(platform)), {
    input: { subject: '100123' },
  }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  actor.send({ type: 'code.submitted', code: '123456' });
  const shown = codeVerificationScreen(await waitFor(actor, (one) => !one.hasTag('busy')));
  return shown.name === 'codeRefused' ? codeProblemWords(shown.problem)[0]?.text : shown.name;
}

test.each<[string, Answer, string]>([
  ['an empty 400', json(400, {}), 'code.error.noCode'],
  ['a 400 of nothing', { status: 400 }, 'code.error.noCode'],
  ['a 429 that names no code', json(429, {}), 'error.rateLimited'],
  ['an empty code', json(400, { code: '', message: '' }), 'code.error.noCode'],
  ['a wrong code', problem(400, 'sms.code.invalid'), 'code.error.invalid'],
  ['a code that the contract lacks', problem(400, 'sms.blocked'), 'error.system.error'],
  ['too many attempts', problem(400, 'sms.max.attempts.reached'), 'tooManyAttempts'],
  ['a page of a proxy', HTML, 'error.system.error'],
])('a code that is not accepted: %s [SIGN-27]', async (_, answer, said) => {
  expect(await checkCode(answer)).toBe(said);
});
