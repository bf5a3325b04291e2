import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeAudited } from './audit.ts';
import { REPLAY_WINDOW, sign, verifySignature } from '../../../backend/platform/http/signature.ts';
import { callback, deliver, openedPayment } from './payment-pages.ts';
import { openBank, type Bank } from './support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => closeAudited(bank));

const opened = () => openedPayment(bank);

describe('[DEP-20] signed callbacks', () => {
  test('only the exact bytes under the shared secret within the window verify', () => {
    const now = 1_800_000_000_000;
    const header = sign('secret', now, '{"a":1}');
    expect(verifySignature('secret', header, '{"a":1}', now + REPLAY_WINDOW)).toBe(true);
    expect(verifySignature('secret', header, '{"a":1}', now + REPLAY_WINDOW + 1)).toBe(false);
    expect(verifySignature('secret', header, '{"a":1}', now - REPLAY_WINDOW - 1)).toBe(false);
    expect(verifySignature('secret', header, '{"a":2}', now)).toBe(false);
    expect(verifySignature('other', header, '{"a":1}', now)).toBe(false);
    expect(verifySignature('secret', header.replace('t=1', 't=2'), '{"a":1}', now)).toBe(false);
    for (const bad of [
      undefined,
      '',
      't=,v1=',
      'v1=00',
      `${header}0`,
      `t=1,v1=${'z'.repeat(64)}`,
    ]) {
      expect(verifySignature('secret', bad, '{"a":1}', now)).toBe(false);
    }
  });

  test('an unsigned, forged or replayed callback moves nothing', async () => {
    const { parts, status, balance } = await opened();
    const body = callback(parts);
    const forged = await deliver(bank, body, { signature: `t=${Date.now()},v1=${'0'.repeat(64)}` });
    expect(forged.status).toBe(401);
    expect((await deliver(bank, body, { at: Date.now() - REPLAY_WINDOW - 1_000 })).status).toBe(
      401,
    );
    expect(await status()).toBe('WAITING_INPUT');
    expect(await balance()).toBe(0);
  });
});

describe('[DEP-20] doubled, late and swapped callbacks end in one movement', () => {
  test('the same event twenty times at once', async () => {
    const { parts, status, balance } = await opened();
    const body = callback(parts);
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(bank, body)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    expect(await status()).toBe('SUCCESS');
    expect(await balance()).toBe(5_000);
  });

  test('the same news under different event ids', async () => {
    const { parts, balance } = await opened();
    await Promise.all(Array.from({ length: 10 }, () => deliver(bank, callback(parts))));
    expect(await balance()).toBe(5_000);
  });
});
