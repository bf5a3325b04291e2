import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outboxMessages } from '../../../backend/platform/tables.ts';
import { english } from '../../messages/english.ts';
import { to } from '../../messages/samples.ts';
import { openInstance, type Instance } from '../instance.ts';

const KEY = new URLSearchParams({ email: 'aada@example.com', resetKey: 'abc' });
const LINK =
  'https://northlight.example/en-UN/reset-password?email=aada%40example.com&resetKey=abc';

let site: Instance;
beforeAll(async () => {
  site = await openInstance();
  const { outbox, db } = site.platform;
  await outbox.send(db, { ...english.resetLink(KEY), recipient: 'aada@example.com' });
  await outbox.send(db, {
    ...to('sol-alta', 'pt').passwordReset(),
    recipient: 'bia@example.com',
  });
  await outbox.send(db, { ...english.phoneCode('012345'), recipient: '+358401234567' });
});
afterAll(() => site.close());

const ids = async (): Promise<number[]> => {
  const rows = await site.platform.db.select().from(outboxMessages).orderBy(outboxMessages.id);
  return rows.map(({ id }) => id);
};
const at = (path: string) => site.app.inject(path);

describe('the outbox', () => {
  test('lists the newest first, with the code and the link at hand, and leads to each', async () => {
    const [mail = 0, other = 0, sms = 0] = await ids();
    const { body, headers } = await at('/outbox');
    const found = [sms, other, mail].map((id) => body.indexOf(`href="/outbox/${id}"`));
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(found).not.toContain(-1);
    expect(body).toContain('<strong>012345</strong> is your Northlight code');
    expect(body).toContain('1 segment,');
    const href = LINK.replace('&', '&amp;');
    expect(body).toContain(`<a href="${href}" target="_blank" rel="noopener noreferrer">`);
    expect(headers).toMatchObject({ refresh: '10', 'cache-control': 'no-store' });
    // Opened by a link of it, a page must not learn the requested address.
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect((await at('/outbox?search=bia%40')).body).not.toContain(`href="/outbox/${mail}"`);
    expect((await at('/outbox?search=new+Northlight')).body).toContain(`href="/outbox/${mail}"`);
  });

  test('shows an e-mail in a frame in which nothing runs, and as text', async () => {
    const [mail = 0] = await ids();
    const { body, headers } = await at(`/outbox/${mail}`);
    expect(body).toContain('<h1>Choose a new Northlight password</h1>');
    const frame = /<iframe\s[^>]*>/.exec(body)?.[0];
    expect(frame).toContain(`src="/outbox/${mail}/html"`);
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body).toContain('The link is valid for one hour and works once.');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none';.* frame-src 'self'/);
    expect(headers['refresh']).toBeUndefined();

    const inFrame = await at(`/outbox/${mail}/html`);
    const policy = String(inFrame.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; img-src data:;/);
    expect(policy).toMatch(/; sandbox allow-popups allow-popups-to-escape-sandbox$/);
    expect(inFrame.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(inFrame.body).toContain('src="data:image/png;base64,iVBOR');
    expect(inFrame.body).not.toContain('cid:');
  });

  test('shows the mark of the brand that wrote', async () => {
    const [mail = 0, other = 0] = await ids();
    const marks = await Promise.all(
      [mail, other].map(async (id) =>
        /base64,([^"]+)"/.exec((await at(`/outbox/${id}/html`)).body),
      ),
    );
    expect(new Set(marks.map((found) => found?.[1])).size).toBe(2);
  });

  test('shows a text message whole, with what it takes to send it', async () => {
    const [, , sms = 0] = await ids();
    const { body } = await at(`/outbox/${sms}`);
    expect(body).toContain('@northlight.example #<strong>012345</strong>');
    expect(body).toMatch(/1 segment,\s+\d+\s+letters of GSM-7/);
    expect(body).not.toContain('<iframe');
    expect((await at(`/outbox/${sms}/html`)).statusCode).toBe(404);
  });

  test.each([
    '/outbox/0',
    '/outbox/999999999999999',
    '/outbox/abc',
    '/outbox/1e3',
    '/outbox/-1/html',
  ])('has nothing at %s', async (path) => {
    expect((await at(path)).statusCode).toBe(404);
  });

  test('an e-mail of before there was HTML is shown as text', async () => {
    const row = {
      channel: 'EMAIL',
      recipient: 'old@example.com',
      subject: 'Old',
      body: 'Of old.',
    } as const;
    const [old] = await site.platform.db
      .insert(outboxMessages)
      .values({ ...row, sentAt: new Date() })
      .returning();
    const { body } = await at(`/outbox/${old?.id}`);
    expect(body).toContain('Of old.');
    expect(body).not.toContain('<iframe');
    expect((await at(`/outbox/${old?.id}/html`)).statusCode).toBe(404);
  });
});
