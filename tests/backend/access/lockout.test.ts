import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loginAttempts } from '../../../backend/access/tables.ts';
import { digest } from '../../../backend/access/tokens.ts';
import { openInstance, type Instance } from '../instance.ts';

let site: Instance;
beforeAll(async () => {
  site = await openInstance({ trustedProxies: 1 });
});
afterAll(() => site.close());

const password = 'Demo-Player-1';
const from = (ip: string, email: string, tried = 'Wrong-Player-1') =>
  site.call('logIn', {
    body: { email: `${email}@croupier.test`, password: tried },
    headers: { 'x-forwarded-for': ip },
  });
const locked = { status: 403, code: 'login.max_attempts' };

describe('[LOGIN-08] a stranger locks nobody out', () => {
  test('failures from one place do not count against another', async () => {
    for (let count = 0; count < 6; count++) await from('198.51.100.1', 'verified');
    expect(await from('198.51.100.1', 'verified', password)).toMatchObject(locked);
    expect((await from('198.51.100.2', 'verified', password)).status).toBe(200);
    // A success forgets failures of its own place only.
    expect(await from('198.51.100.1', 'verified', password)).toMatchObject(locked);
  });

  test('one household is one place, however many addresses it has', async () => {
    for (let count = 0; count < 5; count++) await from(`2001:db8:1:2::${count}`, 'many');
    expect(await from('2001:db8:1:2:ffff::1', 'many', password)).toMatchObject(locked);
    expect((await from('2001:db8:1:3::1', 'many', password)).status).toBe(200);
  });

  test('a player’s own place stays open although the device has a new address there', async () => {
    expect((await from('2001:db8:7:7::1', 'brazil', password)).status).toBe(200);
    // The state after fifty wrong passwords from fifty places; each would cost a comparison.
    await site.platform.db.insert(loginAttempts).values({
      subject: digest('brazil@croupier.test'),
      failures: 50,
      resetsAt: new Date(site.platform.clock.now() + 60_000),
    });
    expect(await from('2001:db8:7:8::2', 'brazil', password)).toMatchObject(locked);
    expect((await from('2001:db8:7:7:aaaa::2', 'brazil', password)).status).toBe(200);
  });

  test('[LOGIN-09] whoever is locked out is told until when, once and for all, and not where the player lives', async () => {
    const at = (now: string) => site.control('PUT', 'clock', { now, frozen: true });
    for (const email of ['malta', 'nobody']) {
      await at('2027-03-01T10:00:00Z');
      for (let count = 0; count < 5; count++) await from('198.51.100.9', email);
      await at('2027-03-01T10:05:00Z');
      const { code, body } = await from('198.51.100.9', email);
      expect(code).toBe('login.max_attempts');
      expect(body).toMatchObject({ additionalInfo: { until: '2027-03-01T10:15:00.000Z' } });
      expect(body).not.toMatchObject({ additionalInfo: { timeZone: expect.any(String) } });
    }
    await site.control('DELETE', 'clock');
  });
});
