import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paymentWebhook } from '../../../backend/banking/webhook.ts';
import { depositPorts } from '../../../backend/bindings/payments.ts';
import { sign } from '../../../backend/platform/http/signature.ts';
import { SIGNATURE_HEADER } from '../../../backend/third-parties/payment-provider/merchant.ts';
import { openDeposit, paymentIdOf } from './payment-pages.ts';
import { newPlayer, openBank, type Bank } from './support.ts';

/** The provider's address at the platform, served alone: what it accepts, answers and logs. */

const SECRET = 'between the two of us';
let bank: Bank;
let app: FastifyInstance;
const logged: string[] = [];
beforeAll(async () => {
  bank = await openBank();
  app = Fastify({ logger: { level: 'error', stream: { write: (line) => logged.push(line) } } });
  await app.register(paymentWebhook(bank.platform, depositPorts, SECRET));
});
beforeEach(() => void logged.splice(0));
afterAll(async () => {
  await app.close();
  await bank.close();
});

async function post(payload: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url: '/webhooks/payments',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: sign(SECRET, Date.now(), payload),
      ...headers,
    },
    payload,
  });
  return [answer.statusCode, answer.json<unknown>()] as const;
}

/** News of a deposit that nobody opened: 404 says that it was understood. */
const event = (different: Record<string, unknown> = {}) =>
  JSON.stringify({
    eventId: randomUUID(),
    type: 'payment.succeeded',
    paymentId: 'pay_1',
    reference: 'dep_none',
    amount: 5_000,
    currency: 'EUR',
    ...different,
  });
const notAnEvent = [400, { error: 'event' }];
const unknown = [404, { error: 'unknown' }];

test.each([
  'payment.authorisation',
  'payment.succeeded',
  'payment.declined',
  'payment.cancelled',
  'payment.expired',
])('[DEP-20] %s is understood', async (type) => {
  expect(await post(event({ type }))).toEqual(unknown);
});

const shown = ([name, value]: readonly [string, unknown]) =>
  [name, String(value).slice(0, 20), value] as const;

test.each(
  (
    [
      ['eventId', undefined],
      ['eventId', ''],
      ['eventId', 'e'.repeat(201)],
      ['eventId', 7],
      ['type', undefined],
      ['type', 'payment.refunded'],
      ['paymentId', undefined],
      ['paymentId', ''],
      ['reference', undefined],
      ['reference', 'r'.repeat(201)],
      ['amount', undefined],
      ['amount', 0],
      ['amount', 10.5],
      ['amount', '5000'],
      ['amount', Number.MAX_SAFE_INTEGER + 1],
      ['currency', undefined],
      ['currency', 'eur'],
      ['currency', 'EURO'],
      ['currency', 'EU'],
      ['currency', '1EUR'],
      ['currency', 7],
      ['reason', ''],
      ['reason', 7],
      ['reason', 'r'.repeat(201)],
    ] as const
  ).map(shown),
)('[DEP-20] with %s "%s" it is no event', async (name, _shown, value) => {
  expect(await post(event({ [name]: value }))).toEqual(notAnEvent);
});

test.each(
  (
    [
      ['eventId', 'e'.repeat(200)],
      ['paymentId', 'p'],
      ['amount', 1],
      ['amount', Number.MAX_SAFE_INTEGER],
      ['reason', 'r'.repeat(200)],
      ['reason', null],
      ['more', 'than we know'],
    ] as const
  ).map(shown),
)('[DEP-20] with %s "%s" it is one', async (name, _shown, value) => {
  expect(await post(event({ [name]: value }))).toEqual(unknown);
});

test.each(['not json', 'null', '[]', '"text"', ''])(
  '[DEP-20] what is signed and no event is refused: %j',
  async (body) => {
    expect(await post(body)).toEqual(notAnEvent);
  },
);

test('[DEP-20] what is not signed is not even read', async () => {
  const notSigned = [401, { error: 'signature' }];
  expect(await post('not json', { [SIGNATURE_HEADER]: '' })).toEqual(notSigned);
  const other = sign('another secret', Date.now(), event());
  expect(await post(event(), { [SIGNATURE_HEADER]: other })).toEqual(notSigned);
  const bare = await app.inject({ method: 'POST', url: '/webhooks/payments' });
  expect([bare.statusCode, bare.json<unknown>()]).toEqual(notSigned);
});

test('[DEP-20] only JSON of a size that an event can have is read', async () => {
  const [form] = await post(event(), { 'content-type': 'application/x-www-form-urlencoded' });
  expect(form).toBe(415);
  const [long] = await post(event({ more: 'x'.repeat(16_000) }));
  expect(long).toBe(404);
  const [longer] = await post(event({ more: 'x'.repeat(17_000) }));
  expect(longer).toBe(413);
});

test('[DEP-20] what fits is answered, and what does not is logged for somebody to look', async () => {
  const player = await newPlayer(bank.platform);
  const { referenceId: reference, redirectUrl } = await openDeposit(bank, player);
  const parts = { reference, paymentId: paymentIdOf(redirectUrl), eventId: 'one' };
  const ask = event({ ...parts, type: 'payment.authorisation' });
  expect(await post(ask)).toEqual([200, { approved: true }]);
  expect(logged).toEqual([]);
  expect(await post(event(parts))).toEqual([409, { error: 'reused' }]);
  expect(await post(event({ ...parts, eventId: 'two', amount: 1 }))).toEqual([
    422,
    { error: 'mismatch' },
  ]);
  expect(await post(event({ reference: 'dep_none' }))).toEqual(unknown);
  const lines = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([
    { msg: 'payment callback kept', reference, why: 'reused' },
    { msg: 'payment callback kept', reference, why: 'mismatch' },
    { msg: 'payment callback kept', reference: 'dep_none', why: 'unknown' },
  ]);
  expect(await post(event({ ...parts, eventId: 'two' }))).toEqual([200, { received: true }]);
});
