import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { closeAudited } from './audit.ts';
import { playerLimits } from '../../../backend/banking/tables.ts';
import { LEASE, takeDue } from '../../../backend/third-parties/payment-provider/callback-queue.ts';
import { callbacks } from '../../../backend/third-parties/payment-provider/tables.ts';
import {
  cancelPayment,
  PAYMENT_LIFETIME,
} from '../../../backend/third-parties/payment-provider/payments.ts';
import {
  callback,
  card,
  deliver,
  openDeposit,
  pay,
  paymentIdOf,
  readDeposit,
  submit,
} from './payment-pages.ts';
import { DAY } from './facts.ts';
import { newPlayer, NOON, openBank, scalar, type Bank } from './support.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterEach(() => bank.platform.movableClock?.set(NOON, false));
afterEach(() => vi.useRealTimers());
afterAll(() => closeAudited(bank));

async function opened(body: Record<string, unknown> = {}) {
  const player = await newPlayer(bank.platform);
  const { referenceId, redirectUrl } = await openDeposit(bank, player, body);
  const status = async () => (await readDeposit(bank, player, referenceId)).status;
  return { player, referenceId, redirectUrl, status };
}

const get = (path: string) => fetch(`${bank.url}${path}`, { redirect: 'manual' });

describe('[DEP-20] the payment provider', () => {
  test('a card is entered, confirmed, and the payer returns to a wallet with the money', async () => {
    const { referenceId, redirectUrl, status } = await opened();
    const first = await get(redirectUrl);
    const policy = first.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    const html = await first.text();
    expect(html).toContain('€50.00');
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/);

    const entered = await submit(bank, redirectUrl, 'details', card());
    expect(entered.status).toBe(303);
    expect(await (await get(redirectUrl)).text()).toContain('Card ending in 4242');
    expect(await status()).toBe('WAITING_INPUT');

    const confirmed = await submit(bank, redirectUrl, 'confirm');
    expect(confirmed.status).toBe(303);
    expect(confirmed.headers.get('location')).toBe(
      `/en-UN/my-account/banking/deposit?deposit=${referenceId}`,
    );
    await vi.waitFor(async () => expect(await status()).toBe('SUCCESS'));
    expect(await (await get(redirectUrl)).text()).toContain('Payment complete');
  });

  test('a return address keeps its own query and fragment', async () => {
    const { referenceId, redirectUrl } = await opened({
      returnUrl: '/fi-FI/x?bonus=a&deposit=old#top',
    });
    expect(await pay(bank, redirectUrl)).toBe(`/fi-FI/x?bonus=a&deposit=${referenceId}#top`);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'https://evil.example',
    '/%0d',
  ])('the payer stays on the origin even with a stored return address of %s', async (returnUrl) => {
    const { referenceId, redirectUrl } = await opened({ returnUrl });
    const back = await pay(bank, redirectUrl);
    expect(new URL(back, 'https://own.example').origin).toBe('https://own.example');
    expect(back).toMatch(/^\/(?!\/)/);
    expect(back).toContain(`deposit=${referenceId}`);
  });

  test('fields that are wrong are named, and nothing of the card is kept or echoed but the number', async () => {
    const { redirectUrl } = await opened();
    const answer = await submit(bank, redirectUrl, 'details', {
      cardNumber: '4242 4242 4242 4241"><script>',
      expiry: '01/20',
      securityCode: '99999',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    for (const name of ['cardNumber', 'expiry', 'securityCode'])
      expect(html).toContain(`href="#${name}"`);
    expect(html).not.toContain('"><script>');
    expect(html).not.toContain('99999');
  });

  test('digits of every script are read, as on the site', async () => {
    const { referenceId, redirectUrl } = await opened({});
    const inArabic = (text: string) =>
      text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
    const entered = await submit(bank, redirectUrl, 'details', {
      cardNumber: inArabic('4242 4242 4242 4242'),
      expiry: inArabic('12/35'),
      securityCode: inArabic('123'),
    });
    expect(entered.status).toBe(303);
    const confirmed = await submit(bank, redirectUrl, 'confirm');
    expect(confirmed.headers.get('location')).toContain(`deposit=${referenceId}`);
  });

  test.each([
    ['4000 0000 0000 0002', 'Payment declined', 'issuer'],
    ['4000 0000 0000 9995', 'not enough money', 'insufficient'],
  ])('a card %s is declined and the page says so', async (number, words) => {
    const { redirectUrl, status } = await opened();
    expect(await pay(bank, redirectUrl, number)).toBe(redirectUrl);
    expect(await (await get(redirectUrl)).text()).toContain(words);
    await vi.waitFor(async () => expect(await status()).toBe('FAILED'));
  });

  test('the payer declines at the confirmation, or closes the page', async () => {
    const declined = await opened();
    await submit(bank, declined.redirectUrl, 'details', card());
    await submit(bank, declined.redirectUrl, 'decline');
    await vi.waitFor(async () => expect(await declined.status()).toBe('FAILED'));
    const closed = await opened();
    const back = await submit(bank, closed.redirectUrl, 'cancel');
    expect(back.headers.get('location')).toContain(`deposit=${closed.referenceId}`);
    await vi.waitFor(async () => expect(await closed.status()).toBe('CANCELLED'));
    // Neither can be confirmed afterwards.
    await submit(bank, closed.redirectUrl, 'confirm');
    expect(await closed.status()).toBe('CANCELLED');
  });

  test('a slow issuer: PENDING while it works, then the money arrives by itself', async () => {
    const { redirectUrl, status } = await opened();
    expect(await pay(bank, redirectUrl, '4000 0000 0000 0077')).toBe(`${redirectUrl}/processing`);
    expect(await status()).toBe('PENDING');
    expect(await (await get(`${redirectUrl}/processing`)).text()).toContain('http-equiv="refresh"');
    await bank.platform.movableClock?.advance(5_000);
    await vi.waitFor(async () => expect(await status()).toBe('SUCCESS'));
    expect((await get(`${redirectUrl}/processing`)).headers.get('location')).toContain('deposit=');
  });

  test('confirming ten times at once pays once', async () => {
    const { player, redirectUrl, status } = await opened();
    await submit(bank, redirectUrl, 'details', card());
    await Promise.all(Array.from({ length: 10 }, () => submit(bank, redirectUrl, 'confirm')));
    await vi.waitFor(async () => expect(await status()).toBe('SUCCESS'));
    const held = sql`SELECT balance::integer FROM ledger_accounts WHERE player_id = ${player}`;
    expect(await scalar(bank.platform, held)).toBe(5_000);
  });

  test('a platform whose time is ahead hears of a payment at once', async () => {
    await bank.platform.movableClock?.set(Date.now() + 10 * DAY, false);
    const { redirectUrl, status } = await opened();
    await pay(bank, redirectUrl);
    expect(await status()).toBe('SUCCESS');
  });

  test('an abandoned payment expires after half an hour of the clock', async () => {
    const { redirectUrl, status } = await opened();
    await bank.platform.movableClock?.advance(PAYMENT_LIFETIME - 2_000);
    expect(await (await get(redirectUrl)).text()).toContain('Pay by card');
    await bank.platform.movableClock?.advance(3_000);
    await vi.waitFor(async () => expect(await status()).toBe('CANCELLED'));
    expect(await (await get(redirectUrl)).text()).toContain('Payment expired');
  });

  test('an unknown payment, page or file is a page that says so', async () => {
    for (const path of [
      '/cashier/none',
      '/cashier/%00',
      '/cashier/a%00b/details',
      '/nowhere',
      '/assets/none.css',
      '/assets/%2e%2e/plugin.ts',
    ]) {
      expect((await get(`/payment-provider${path}`)).status).toBe(404);
    }
    for (const id of ['none', '%00']) {
      const answer = await submit(bank, `/payment-provider/cashier/${id}`, 'confirm');
      expect(answer.status).toBe(404);
    }
  });

  test.each([
    ['TRUSTLY', { bank: 'nordsund' }, {}],
    ['SKRILL', { account: 'a@example.org' }, { account: 'nobody' }],
    ['SKRILL', { account: 'b@example.org' }, { account: 'a@example\0.org' }],
    ['PAYSAFECARD', { voucher: '0000 0000 0990 3417' }, { voucher: '12' }],
    ['SIRU', { mobile: '+358 40 1234567' }, { mobile: '040' }],
  ])('[WAL-08] %s has its own form', async (method, right, wrong) => {
    const { redirectUrl, status } = await opened({ method });
    expect(
      (await submit(bank, redirectUrl, 'details', wrong as Record<string, string>)).status,
    ).toBe(422);
    await submit(bank, redirectUrl, 'details', right);
    await submit(bank, redirectUrl, 'confirm');
    await vi.waitFor(async () => expect(await status()).toBe('SUCCESS'));
  });
});

describe('[DEP-10] the rules are asked again when the player confirms', () => {
  test('two open payments cannot together pass a limit', async () => {
    const player = await newPlayer(bank.platform);
    await bank.platform.db.insert(playerLimits).values({
      playerId: player,
      kind: 'DEPOSIT',
      period: 'D',
      limit: 8_000,
      startedAt: new Date(NOON),
    });
    const first = await openDeposit(bank, player);
    const second = await openDeposit(bank, player);
    await pay(bank, first.redirectUrl);
    expect(await pay(bank, second.redirectUrl)).toBe(second.redirectUrl);
    expect(await (await get(second.redirectUrl)).text()).toContain('Payment not accepted');
    const held = sql`SELECT balance::integer FROM ledger_accounts WHERE player_id = ${player}`;
    expect(await scalar(bank.platform, held)).toBe(5_000);
  });
});

describe('[DEP-10] a limit holds around midnight', () => {
  test('payments that wait from the day before count on the day they are confirmed', async () => {
    const player = await newPlayer(bank.platform);
    await bank.platform.db.insert(playerLimits).values({
      playerId: player,
      kind: 'DEPOSIT',
      period: 'D',
      limit: 8_000,
      startedAt: new Date(NOON),
    });
    const clock = bank.platform.movableClock;
    // Five minutes before midnight where the player lives.
    const night = Date.UTC(2026, 10, 18, 21, 55);
    await clock?.set(night, false);
    const waiting = [await openDeposit(bank, player), await openDeposit(bank, player)];
    await clock?.advance(10 * 60_000);
    const answers = [];
    for (const { referenceId, redirectUrl } of waiting) {
      const ask = callback({
        type: 'payment.authorisation',
        paymentId: paymentIdOf(redirectUrl),
        reference: referenceId,
      });
      answers.push(await (await deliver(bank, ask)).json());
    }
    expect(answers).toEqual([{ approved: true }, { approved: false }]);
  });
});

describe('[DEP-20] callbacks survive a receiver that is away', () => {
  test('whoever ended a payment tells of it before the payer goes back; others do once that one is lost', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { db } = bank.platform;
    const ids = [];
    for (const { redirectUrl } of [await opened(), await opened()]) {
      const id = paymentIdOf(redirectUrl);
      await cancelPayment(db, id);
      ids.push(id);
    }
    const [own = '', lost] = ids;
    const taken = async (...which: [at: number, id?: string]) =>
      (await takeDue(db, ...which)).map(({ paymentId }) => paymentId);
    expect(await taken(Date.now())).toEqual([]);
    expect(await taken(Date.now(), own)).toEqual([own]);
    expect(await taken(Date.now() + LEASE - 1)).toEqual([]);
    expect(await taken(Date.now() + LEASE)).toContain(lost);
  });

  test('an undelivered callback is kept and delivered by a later round', async () => {
    const { referenceId, redirectUrl, status } = await opened();
    await submit(bank, redirectUrl, 'details', card());
    const id = paymentIdOf(redirectUrl);
    // The provider took the money and its process died before it could report.
    await bank.platform.db.execute(
      sql`UPDATE provider_payments SET status = 'SUCCEEDED' WHERE id = ${id}`,
    );
    await bank.platform.db.insert(callbacks).values({
      eventId: 'left-behind',
      paymentId: id,
      body: JSON.stringify({
        eventId: 'left-behind',
        type: 'payment.succeeded',
        paymentId: id,
        reference: referenceId,
        amount: 5_000,
        currency: 'EUR',
      }),
      nextAttemptAt: new Date(0),
    });
    await vi.waitFor(async () => expect(await status()).toBe('SUCCESS'));
  });
});
