import { PAYMENT_PARTNER } from '../../../openapi/reference/pay-and-play.ts';
import { formatAmount } from './amount.ts';
import { wordsFor, type Words } from './authorize-words.ts';
import { fieldsFor } from './form-pages.ts';
import { html, type Html } from '../../platform/html.ts';
import { METHOD_PAGES, type FieldError, type Fields } from './instruments.ts';
import type { EndReason, Payment } from './tables.ts';

/** Where the provider's pages live; every link and form stays below it. */
export const BASE_PATH = '/payment-provider';

const LOCK = html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
  <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3.5 7h9v6.5h-9z" />
</svg>`;

/** The cashier's pages have no other language. */
const ENGLISH = wordsFor({ redirectUri: '' });

interface Layout {
  title: string;
  body: Html;
  /** Seconds after which the page asks again, without script. */
  refresh?: number;
  /** Of a page in another language than English. */
  words?: Words;
}

export function layout({ title, body, refresh, words = ENGLISH }: Layout): string {
  const page = html`<!doctype html>
    <html lang="${words.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        ${
          refresh === undefined
            ? undefined
            : html`<noscript><meta http-equiv="refresh" content="${refresh}" /></noscript>`
        }
        <title>${title} – ${PAYMENT_PARTNER} Payments</title>
        <link rel="icon" href="${BASE_PATH}/assets/mark.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="${BASE_PATH}/assets/cashier.css" />
        <script src="${BASE_PATH}/assets/cashier.js" defer></script>
      </head>
      <body>
        <header class="bar">
          <img src="${BASE_PATH}/assets/mark.svg" alt="" width="24" height="24" />
          <span class="bar__name">${PAYMENT_PARTNER} Payments</span>
          <span class="bar__safe">${LOCK} ${words.say('secure')}</span>
        </header>
        <main class="sheet">${body}</main>
        <footer class="foot">
          <p>${words.say('demonstration')}</p>
        </footer>
      </body>
    </html>`;
  return page.text;
}

function summary(payment: Payment): Html {
  const reference = payment.merchantReference;
  return html`<section class="summary" aria-label="Payment">
    <p class="summary__to">Paying ${payment.merchantName}</p>
    <p class="summary__amount">${formatAmount(payment.amount, payment.currency)}</p>
    <dl class="facts">
      <div>
        <dt>Method</dt>
        <dd>${METHOD_PAGES[payment.method].label}</dd>
      </div>
      <div>
        <dt>Reference</dt>
        <dd class="facts__code">${reference}</dd>
      </div>
    </dl>
  </section>`;
}

function action(payment: Payment, name: string): string {
  return `${BASE_PATH}/cashier/${payment.id}/${name}`;
}

function cancelForm(payment: Payment): Html {
  return html`<form method="post" action="${action(payment, 'cancel')}">
    <button class="button button--plain" type="submit">Cancel and return</button>
  </form>`;
}

export function errorSummary(
  errors: readonly FieldError[],
  { say }: Words = ENGLISH,
): Html | undefined {
  if (errors.length === 0) return undefined;
  const items = errors.map(
    ({ field, message }) => html`<li><a href="#${field}">${message}</a></li>`,
  );
  return html`<div class="notice notice--critical" role="alert" tabindex="-1" data-focus>
    <h2>${say('check')}</h2>
    <ul>
      ${items}
    </ul>
  </div>`;
}

/** Step one: the instrument. `fields` and `errors` are what was submitted and what is wrong with it. */
export function detailsPage(
  payment: Payment,
  fields: Fields = {},
  errors: readonly FieldError[] = [],
): string {
  const { label, kind } = METHOD_PAGES[payment.method];
  const title = kind === 'card' ? 'Pay by card' : `Pay with ${label}`;
  const body = html`${summary(payment)}
    <h1>${title}</h1>
    ${errorSummary(errors)}
    <form method="post" action="${action(payment, 'details')}" novalidate>
      ${fieldsFor(kind, fields, errors)}
      <button class="button" type="submit">Continue</button>
      <p class="hint">You confirm the payment in the next step.</p>
    </form>
    ${cancelForm(payment)}`;
  return layout({ title: `${errors.length > 0 ? 'Error: ' : ''}${title}`, body });
}

const CONFIRM_TEXT = {
  card: 'Your bank asks you to confirm this card payment.',
  bank: 'You are connected to your bank. Confirm the transfer.',
  wallet: 'Your wallet asks you to confirm this payment.',
  voucher: 'The amount will be taken from your voucher.',
  mobile: 'The amount will be added to your phone bill.',
} as const;

/** Step two, in the manner of 3-D Secure: the issuer shows what is about to happen, and asks. */
export function confirmPage(payment: Payment, notice?: string): string {
  const amount = formatAmount(payment.amount, payment.currency);
  const body = html`${summary(payment)}
    <h1>Confirm your payment</h1>
    ${notice === undefined ? undefined : html`<p class="notice notice--critical" role="alert">${notice}</p>`}
    <p>${CONFIRM_TEXT[METHOD_PAGES[payment.method].kind]}</p>
    <dl class="facts facts--box">
      <div>
        <dt>From</dt>
        <dd>${payment.instrument ?? ''}</dd>
      </div>
      <div>
        <dt>To</dt>
        <dd>${payment.merchantName}</dd>
      </div>
      <div>
        <dt>Amount</dt>
        <dd>${amount}</dd>
      </div>
    </dl>
    <div class="pair">
      <form method="post" action="${action(payment, 'confirm')}">
        <button class="button" type="submit">Confirm ${amount}</button>
      </form>
      <form method="post" action="${action(payment, 'decline')}">
        <button class="button button--plain" type="submit">Decline</button>
      </form>
    </div>
    <p><a href="${action(payment, 'details')}">Change payment details</a></p>
    ${cancelForm(payment)}`;
  return layout({ title: 'Confirm your payment', body });
}

/** While the issuer works. Asks again by itself; the player may leave without losing anything. */
export function processingPage(payment: Payment, returnTo: string): string {
  const body = html`${summary(payment)}
    <h1>Processing your payment</h1>
    <p role="status" class="busy" data-waiting>
      Waiting for the answer. This page goes on by itself.
    </p>
    <p>You can go back now. ${payment.merchantName} will be told the result.</p>
    <p>
      <a class="button button--plain" href="${returnTo}">Return to ${payment.merchantName}</a>
    </p>`;
  return layout({ title: 'Processing', body, refresh: 2 });
}

/** The last page of a payment, also for whoever comes back to its address later. */
export function resultPage(payment: Payment, returnTo: string): string {
  const { title, text, tone } = RESULTS[payment.reason ?? 'paid'];
  const body = html`${summary(payment)}
    <div class="notice notice--${tone}" role="status">
      <h1>${title}</h1>
      <p>${text}</p>
    </div>
    <p><a class="button" href="${returnTo}">Return to ${payment.merchantName}</a></p>`;
  return layout({ title, body });
}

const RESULTS: Record<EndReason | 'paid', { title: string; text: string; tone: string }> = {
  paid: { title: 'Payment complete', text: 'The amount is on its way.', tone: 'positive' },
  issuer: {
    title: 'Payment declined',
    text: 'The issuer declined the payment. No money was taken. You can go back and use another method.',
    tone: 'critical',
  },
  insufficient: {
    title: 'Payment declined',
    text: 'There is not enough money for this payment. Nothing was taken.',
    tone: 'critical',
  },
  player: {
    title: 'Payment declined',
    text: 'You declined the payment. No money was taken.',
    tone: 'neutral',
  },
  closed: {
    title: 'Payment cancelled',
    text: 'You cancelled the payment. No money was taken.',
    tone: 'neutral',
  },
  merchant: {
    title: 'Payment not accepted',
    text: 'The receiver did not accept this payment. No money was taken.',
    tone: 'critical',
  },
  expired: {
    title: 'Payment expired',
    text: 'The payment was not confirmed in time. No money was taken.',
    tone: 'neutral',
  },
};

/** A page without a payment: an unknown address, or a request that cannot be read. */
export function messagePage(title: string, text: string, words?: Words): string {
  return layout({
    title,
    ...(words && { words }),
    body: html`<h1>${title}</h1>
      <p>${text}</p>`,
  });
}
