import { expect, test } from 'vitest';
import { readConfig } from '../../../backend/platform/config.ts';
import { openInstance } from '../instance.ts';

test('security.txt names the contact, and holds for less than a year', async () => {
  const site = await openInstance({
    mode: 'production',
    securityContact: 'mailto:security@northlight.example',
  });
  const { statusCode, headers, body } = await site.app.inject('/.well-known/security.txt');
  const now = site.platform.clock.now();
  await site.close();
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toMatch(/^Contact: mailto:security@northlight\.example\n/);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(body)?.[1] ?? '');
  expect(expires - now).toBeGreaterThan(30 * 86_400_000);
  expect(expires - now).toBeLessThan(365 * 86_400_000);
});

test('without a contact there is none, and a contact is an address', async () => {
  const site = await openInstance();
  const { statusCode } = await site.app.inject('/.well-known/security.txt');
  await site.close();
  expect(statusCode).toBe(404);
  const contact = (text: string) => readConfig([], { SECURITY_CONTACT: text }).securityContact;
  expect(contact('https://northlight.example/security')).toContain('https:');
  for (const odd of ['security', 'mailto:', 'http://a.example', 'mailto:a@b\nExpires: never']) {
    expect(() => contact(odd)).toThrow('SECURITY_CONTACT');
  }
});
