import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payAndPlayHandlers } from '../../../backend/access/pay-and-play.ts';
import { payAndPlayProvider } from '../../../backend/bindings/payments.ts';
import { callOf, openBank, scalar, type Bank } from '../banking/support.ts';
import {
  authorizeQuery,
  codeOf,
  confirm,
  decline,
  identify,
  look,
  newStart,
  stranger,
  verify,
  type Start,
} from './pay-and-play.support.ts';

/** A payment that is confirmed elsewhere than where it began: in a bank's app, in another browser. */

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const { getPayAndPlayPayment } = payAndPlayHandlers(payAndPlayProvider);
const stands = async ({ state }: Start) => {
  const call = callOf<'getPayAndPlayPayment'>(bank.platform, '', { params: { state } });
  return (await getPayAndPlayPayment(call)).status;
};

/** The bank's app, whose browser has no cookie of the first. */
const inApp = (page: string, act?: 'confirm' | 'decline') =>
  fetch(`${bank.url}${page}/app${act ? `/${act}` : ''}`, {
    redirect: 'manual',
    ...(act && { method: 'POST' }),
  });

/** The frame is opened again at the address at which it began. */
const reopened = (start: Start, headers = {}) =>
  look(bank, `/payment-provider/oauth/authorize?${authorizeQuery(bank, start)}`, headers);

async function begun(person = stranger()) {
  const start = newStart();
  return { start, page: await identify(bank, start, person) };
}

describe('how a payment stands [PNP-04] [PNP-12]', () => {
  test('is not known before anybody has identified, nor of a state that nobody has', async () => {
    expect(await stands(newStart())).toBe('WAITING');
    expect(await stands({ ...newStart(), state: 'none' })).toBe('WAITING');
  });

  test('is paid once the money has arrived, and not before', async () => {
    const { start, page } = await begun();
    expect(await stands(start)).toBe('WAITING');
    await confirm(bank, page);
    expect(await stands(start)).toBe('PAID');
  });

  test('is ended by a no at the bank, by one of ours, and by an empty account', async () => {
    const declined = await begun();
    await decline(bank, declined.page);
    expect(await stands(declined.start)).toBe('ENDED');
    const young = await begun({ customer: 'bank-0004', account: 'everyday' });
    await confirm(bank, young.page);
    expect(await stands(young.start)).toBe('ENDED');
    const empty = await begun(stranger({ account: 'empty' }));
    await confirm(bank, empty.page);
    expect(await stands(empty.start)).toBe('ENDED');
  });

  test('is ended when it waited too long', async () => {
    const { start, page } = await begun();
    await bank.platform.movableClock?.advance(10 * 60_000);
    expect(await stands(start)).toBe('ENDED');
    expect(await (await inApp(page)).text()).toContain('No money was taken');
  });
});

describe('in the bank’s app', () => {
  test('a payment is confirmed without the first browser’s cookie, and its code is for that browser alone [PNP-04] [NS-38]', async () => {
    const { start, page } = await begun();
    const answer = await inApp(page, 'confirm');
    expect(answer.headers.get('location')).toBe(`${page}/app`);
    const end = await (await inApp(page)).text();
    expect(end).toContain(`/en-UN/signup/callback?state=${start.state}"`);
    expect(end).not.toContain('code=');
    expect(await stands(start)).toBe('PAID');
    // The app's browser gets no further, nor does any other.
    const stranger = await reopened(start, { cookie: '' });
    expect([stranger.status, stranger.headers.get('location')]).toEqual([200, null]);
    const own = await reopened(start);
    const code = codeOf(await look(bank, own.headers.get('location') ?? ''));
    expect(await verify(bank, code, start.sessionId)).toMatchObject({ termsOwed: true });
  });

  test('a second confirmation pays nothing more', async () => {
    const { page } = await begun();
    await Promise.all([inApp(page, 'confirm'), confirm(bank, page), inApp(page, 'confirm')]);
    const paymentId = sql`SELECT payment_id FROM provider_authorizations
      WHERE id = ${page.split('/').at(-1) ?? ''}`;
    const paid = sql`SELECT count(*)::integer FROM deposits WHERE payment_id = (${paymentId})`;
    expect(await scalar(bank.platform, paid)).toBe(1);
  });

  test('a no ends it in the first browser too', async () => {
    const { start, page } = await begun();
    await inApp(page, 'decline');
    expect(await (await look(bank, page)).text()).toContain('No money was taken');
    expect(await stands(start)).toBe('ENDED');
  });

  test('an unknown payment is said to be none', async () => {
    const { status } = await inApp('/payment-provider/oauth/none');
    expect(status).toBe(404);
  });
});
