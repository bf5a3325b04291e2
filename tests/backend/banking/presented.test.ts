import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withdrawals } from '../../../backend/banking/tables.ts';
import { outboxMessages } from '../../../backend/platform/tables.ts';
import { players } from '../../../backend/players/tables.ts';
import { payouts } from '../../../backend/third-parties/payout-provider/tables.ts';
import { approveWithdrawal } from '../../../backend/banking/withdrawal-ends.ts';
import { payoutProvider } from '../../../backend/third-parties/payout-provider/provider.ts';
import { openInstance, type Instance, type Tokens } from '../instance.ts';
import { callback, card, deliver, paymentIdOf } from './payment-pages.ts';

/**
 * A player whose own brand is Northlight and whose language is Finnish plays at both brands, in three languages:
 * every message about the money follows the page.
 */
const persona = 'verified@croupier.test';
let site: Instance;
let url: string;
let session: Tokens;
beforeAll(async () => {
  site = await openInstance();
  url = await site.app.listen({ port: 0, host: '127.0.0.1' });
  session = await site.logIn(persona);
});
afterAll(() => site.close());

const SPACE = '\u00a0';
const NORTHLIGHT = { brand: 'Northlight', siteId: '2', host: 'localhost', other: 'Sol Alta' };
const SOL_ALTA = {
  brand: 'Sol Alta',
  siteId: '3',
  host: 'sol-alta.localhost',
  other: 'Northlight',
};
const ENGLISH = {
  lang: 'en',
  locale: 'en-UN',
  paying: (name: string) => `Paying ${name}`,
  back: (name: string) => `Back to ${name}`,
  title: 'Pay by card',
  wrong: 'Check the card number: it has 13 to 19 digits.',
  card: 'Card ending in 4242',
  paid: 'Payment complete',
  unknown: 'Payment not found',
  receipt: 'Receipt for your deposit',
  method: 'Method: Card',
  zone: 'Eastern European Time',
  identity: 'Show your identity document',
  bank: 'Identify with your bank',
};
const FINNISH = {
  lang: 'fi',
  locale: 'fi-UN',
  paying: (name: string) => `Saaja: ${name}`,
  back: (name: string) => `Palaa palveluun ${name}`,
  title: 'Maksa kortilla',
  wrong: 'Tarkista kortin numero: siinä on 13–19 numeroa.',
  card: 'Kortti, jonka lopussa on 4242',
  paid: 'Maksu on valmis',
  unknown: 'Maksua ei löytynyt',
  receipt: 'Kuitti talletuksestasi',
  method: 'Maksutapa: Kortti',
  zone: 'Itä-Euroopan aika',
  identity: 'Näytä henkilöllisyystodistuksesi',
  bank: 'Tunnistaudu pankissasi',
};
const PORTUGUESE = {
  lang: 'pt-BR',
  locale: 'pt-UN',
  paying: (name: string) => `Pagamento a ${name}`,
  back: (name: string) => `Voltar para ${name}`,
  title: 'Pague com cartão',
  wrong: 'Confira o número do cartão: ele tem de 13 a 19 dígitos.',
  card: 'Cartão com final 4242',
  paid: 'Pagamento concluído',
  unknown: 'Pagamento não encontrado',
  receipt: 'Recibo do seu depósito',
  method: 'Meio de pagamento: Cartão',
  zone: 'Horário da Europa Oriental',
  identity: 'Mostre seu documento de identidade',
  bank: 'Identifique-se no seu banco',
};

const CASES = [
  { ...NORTHLIGHT, ...ENGLISH, amount: '€1,234.50' },
  { ...NORTHLIGHT, ...FINNISH, amount: '€1,234.50' },
  { ...NORTHLIGHT, ...PORTUGUESE, amount: '€1,234.50' },
  { ...SOL_ALTA, ...ENGLISH, amount: '€1,234.50' },
  { ...SOL_ALTA, ...FINNISH, amount: `1${SPACE}234,50${SPACE}€` },
  { ...SOL_ALTA, ...PORTUGUESE, amount: `€${SPACE}1.234,50` },
] as const;
type Case = (typeof CASES)[number];

const headersOf = ({ siteId, host }: Pick<Case, 'siteId' | 'host'>) => ({
  host,
  SiteContext: JSON.stringify({ siteId }),
});

async function open(one: Case): Promise<{ referenceId: string; redirectUrl: string }> {
  const { status, body } = await site.call('requestDeposit', {
    session,
    headers: { ...headersOf(one), 'Idempotency-Key': randomUUID() },
    body: {
      method: 'CREDITCARD',
      amount: 123_450,
      currency: 'EUR',
      returnUrl: `/${one.locale}/my-account/banking/deposit`,
      ipAddress: '203.0.113.7',
      blackbox: '',
    },
  });
  expect(status).toBe(201);
  return body;
}

const read = async (path: string) => (await fetch(`${url}${path}`)).text();
const post = (path: string, fields: Record<string, string> = {}) =>
  fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

function expectWritten(page: string, { lang, brand, other }: Case): void {
  expect(page).toContain(`<html lang="${lang}">`);
  expect(page).toContain(brand);
  expect(page).not.toContain(other);
}

const receiptsOf = async (referenceId: string) => {
  const mails = await site.platform.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, persona));
  return mails.filter(({ body }) => body.includes(referenceId));
};

describe.each(CASES)('a deposit at $brand, in $lang', (one) => {
  const { brand, lang, paying, back, title, wrong, amount, paid } = one;

  test(`[DEP-20] [LOC-10] ${brand}, ${lang}: is paid to that brand, in that language and notation, and receipted so once`, async () => {
    const { referenceId, redirectUrl } = await open(one);
    const details = await read(redirectUrl);
    expectWritten(details, one);
    for (const text of [paying(brand), amount, title, one.zone]) expect(details).toContain(text);

    const refused = await post(`${redirectUrl}/details`, { ...card('1'), expiry: '' });
    const again = await refused.text();
    expectWritten(again, one);
    expect(again).toContain(wrong);

    await post(`${redirectUrl}/details`, card());
    const confirm = await read(redirectUrl);
    expectWritten(confirm, one);
    for (const text of [`<dd>${brand}</dd>`, `<dd>${amount}</dd>`, one.card])
      expect(confirm).toContain(text);

    const confirmed = await post(`${redirectUrl}/confirm`);
    expect(confirmed.headers.get('location')).toBe(
      `/${one.locale}/my-account/banking/deposit?deposit=${referenceId}`,
    );
    const result = await read(redirectUrl);
    expectWritten(result, one);
    for (const text of [paid, back(brand), amount]) expect(result).toContain(text);

    // The provider's own round may be reporting it while the payer is led back.
    const [mail, ...others] = await vi.waitFor(async () => {
      const receipts = await receiptsOf(referenceId);
      expect(receipts).not.toEqual([]);
      return receipts;
    });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: one.receipt, sender: expect.stringContaining(brand) });
    expect(mail?.html).toContain(`<html lang="${one.lang}"`);
    for (const text of [amount, one.method, one.zone, brand]) expect(mail?.body).toContain(text);
    expect(mail?.body).toContain(`/${one.locale}/contact-live-chat`);
    expect(JSON.stringify(mail)).not.toContain(one.other);
  });

  test(`${brand}, ${lang}: is told in its words to whoever comes with a link that leads nowhere`, async () => {
    for (const path of ['/payment-provider/cashier/none', '/payment-provider/nowhere']) {
      const page = await site.app.inject({
        url: path,
        headers: { host: one.host, 'accept-language': `${one.lang},en;q=0.5` },
      });
      expect(page.statusCode).toBe(404);
      expectWritten(page.body, one);
      for (const text of [one.unknown, back(brand)]) expect(page.body).toContain(text);
    }
  });

  test(`[PNP-03] ${brand}, ${lang}: that begins at the bank is asked for and refused in the same name and words`, async () => {
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: brand === 'Northlight' ? 'northlight' : 'sol-alta',
      identity_provider: 'bank',
      redirect_uri: `http://${one.host}/${one.locale}/signup/callback`,
      state: randomBytes(32).toString('base64url'),
      amount: '123450',
      currency: 'EUR',
      country: 'FI',
    });
    const ask = (path: string) => site.app.inject({ url: path, headers: { host: one.host } });
    const page = await ask(`/payment-provider/oauth/authorize?${query}`);
    expect(page.statusCode).toBe(200);
    expectWritten(page.body, one);
    for (const text of [paying(brand), one.bank, amount]) expect(page.body).toContain(text);
    const bad = await ask(`/payment-provider/oauth/authorize?${query}&state=twice`);
    expect(bad.statusCode).toBe(400);
    expectWritten(bad.body, one);
  });
});

describe.each(CASES)('a check of identity at $brand, in $lang', (one) => {
  test(`[DOC-14] ${one.brand}, ${one.lang}: asks in that name and language, also when another brand has one open`, async () => {
    const own = await site.logIn('documents-soon@croupier.test');
    const ask = (from: Pick<Case, 'siteId' | 'host'>) =>
      site.call('initiateIdentityCheck', {
        session: own,
        headers: headersOf(from),
        body: {
          documentType: 'PROOF_OF_ID',
          returnUrl: `/${one.locale}/my-account/account/verification`,
        },
      });
    await ask(one.brand === 'Northlight' ? SOL_ALTA : NORTHLIGHT);
    const asked = await ask(one);
    expect(asked.status).toBe(200);
    const page = await read(asked.body.redirectUrl);
    expectWritten(page, one);
    expect(page).toContain(one.identity);
    expect(page).toContain(one.brand);
    const gone = await site.app.inject({
      url: '/kyc-provider/check/none',
      headers: { host: one.host, 'accept-language': one.lang },
    });
    expectWritten(gone.body, one);
    expect(gone.body).toContain(one.back(one.brand));
  });
});

describe.each([
  { ...NORTHLIGHT, asks: 'demo@croupier.test', speaks: 'en' },
  { ...SOL_ALTA, asks: 'brazil@croupier.test', speaks: 'pt' },
])('at $brand', (one) => {
  test(`[WDR-11] ${one.brand}: the order of a payout names who pays`, async () => {
    const { status, body } = await site.call('requestWithdrawal', {
      session,
      headers: { ...headersOf(one), 'Idempotency-Key': randomUUID() },
      body: {
        method: 'CREDITCARD',
        amount: 2_000,
        currency: 'EUR',
        ipAddress: '203.0.113.7',
        blackbox: '',
      },
    });
    expect(status).toBe(201);
    const reference = body.pendingWithdrawalId;
    const { db } = site.platform;
    const of = eq(withdrawals.referenceId, reference);
    expect(await db.select().from(withdrawals).where(of)).toMatchObject([{ siteId: one.siteId }]);
    expect(await approveWithdrawal(site.platform, reference, payoutProvider, 'somebody')).toBe(
      true,
    );
    const order = eq(payouts.merchantReference, reference);
    expect(await db.select().from(payouts).where(order)).toMatchObject([
      { merchantName: one.brand },
    ]);
  });

  test(`[NS-08] ${one.brand}: a code by SMS names the brand, and is offered on its pages alone`, async () => {
    const { platform } = site;
    const [player] = await platform.db.select().from(players).where(eq(players.email, one.asks));
    const asked = await site.call('requestPasswordReset', {
      headers: headersOf(one),
      body: { email: one.asks },
    });
    expect(asked.status).toBe(200);
    const [sms, ...others] = await platform.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, player?.mobilePhone ?? ''));
    expect(others).toEqual([]);
    expect(sms).toMatchObject({ channel: 'SMS', sender: one.brand, language: one.speaks });
    expect(sms?.body).toContain(one.brand);
    const code = /^\d{6}/.exec(sms?.body ?? '')?.[0];
    expect(sms?.body.split('\n').at(-1)).toBe(`@${one.host} #${code}`);
  });
});

test('[DEP-20] told again of a deposit, by the same news and by other, its player has one receipt', async () => {
  const [, , , one] = CASES;
  const { referenceId, redirectUrl } = await open(one);
  const at = { platform: site.platform, url };
  const parts = { paymentId: paymentIdOf(redirectUrl), reference: referenceId, amount: 123_450 };
  const news = callback(parts);
  const told = await Promise.all(
    [news, news, callback(parts), news].map((one) => deliver(at, one)),
  );
  expect(told.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await receiptsOf(referenceId)).toHaveLength(1);
});

test('[DEP-20] a deposit that came to nothing has no receipt', async () => {
  const [one] = CASES;
  const { referenceId, redirectUrl } = await open(one);
  await post(`${redirectUrl}/cancel`);
  expect(await receiptsOf(referenceId)).toEqual([]);
});
