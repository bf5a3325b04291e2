import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openInstances, type Instance, type Tokens } from '../instance.ts';
import { depositBody } from './support.ts';

let first: Instance;
let second: Instance;
let close: () => Promise<void>;
let session: Tokens;
beforeAll(async () => {
  const opened = await openInstances(2);
  const [one, two] = opened.instances;
  if (!one || !two) throw new Error('two instances are needed');
  [first, second] = [one, two];
  close = () => opened.close();
  session = await first.logIn('verified@croupier.test');
});
afterAll(() => close());

/** The bytes of an answer, as the client gets them. */
async function request(instance: Instance, tokens: Tokens, key: string, body: object) {
  const { statusCode, body: bytes } = await instance.app.inject({
    method: 'POST',
    url: '/api/v1/player/wallet/deposit/request',
    headers: {
      authorization: tokens.idToken,
      'access-token': tokens.accessToken,
      'idempotency-key': key,
    },
    payload: body,
  });
  return { statusCode, bytes };
}

describe('[DEP-20] the same key gets the same bytes', () => {
  test('of a success, from either instance', async () => {
    const reply = await request(first, session, 'http-1', depositBody());
    expect(reply.statusCode).toBe(201);
    expect(await request(second, session, 'http-1', depositBody())).toEqual(reply);
  });

  test('of a refusal, its trace id included', async () => {
    const limited = await first.logIn('limited@croupier.test');
    const reply = await request(first, limited, 'http-2', depositBody());
    expect(reply.statusCode).toBe(409);
    expect(JSON.parse(reply.bytes)).toMatchObject({ code: 'error.deposit.limit_reached' });
    expect(await request(second, limited, 'http-2', depositBody())).toEqual(reply);
  });

  test.each(['', 'a'.repeat(65), 'with space', 'umlaut-ü'])(
    'a key like "%s" is a 400',
    async (key) => {
      const { statusCode } = await request(first, session, key, depositBody());
      expect(statusCode).toBe(400);
    },
  );
});

test('[WAL-04] a deposit that one instance takes is in the wallet that the other reads', async () => {
  const origin = await first.app.listen({ port: 0, host: '127.0.0.1' });
  const { bytes } = await request(first, session, 'http-3', depositBody());
  const { redirectUrl } = JSON.parse(bytes) as { redirectUrl: string };
  const form = (step: string, fields: Record<string, string>) =>
    fetch(`${origin}${redirectUrl}/${step}`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  await form('details', { cardNumber: '4242424242424242', expiry: '12/40', securityCode: '123' });
  const before =
    (await second.call('getWallet', { session })).body.buckets.main[0]?.cashAmount ?? 0;
  await form('confirm', {});
  await vi.waitFor(async () => {
    const { body } = await second.call('getWallet', { session });
    expect(body.buckets.main[0]?.cashAmount).toBe(before + 5_000);
  });
});
