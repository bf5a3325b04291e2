import type { Amount } from '../../../reference/money.ts';
import { PAYMENT_PARTNER } from '../../../reference/pay-and-play.ts';
import { html, type Html } from '../../platform/html.ts';
import type { FieldError } from './instruments.ts';
import type { Words } from './words.ts';

/** Where the provider's pages live; every link and form stays below it. */
export const BASE_PATH = '/payment-provider';

const LOCK = html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
  <path d="M4.5 7V5a3.5 3.5 0 0 1 7 0v2M3.5 7h9v6.5h-9z" />
</svg>`;

interface Layout {
  title: string;
  body: Html;
  words: Words;
  /** Seconds after which the page asks again, without script. */
  refresh?: number;
}

export function layout({ title, body, refresh, words }: Layout): string {
  const page = html`<!doctype html>
    <html lang="${words.tag}">
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
        <title>${title} – ${words.name} – ${PAYMENT_PARTNER} Payments</title>
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

/** The receiver and the amount, on every page of a payment. */
export const summary = ({ say, money }: Words, amount: Amount, facts?: Html): Html =>
  html`<section class="summary" aria-label="${say('payment')}">
    <p class="summary__to">${say('paying')}</p>
    <p class="summary__amount">${money(amount)}</p>
    ${facts}
  </section>`;

export function errorSummary(errors: readonly FieldError[], { say }: Words): Html | undefined {
  if (errors.length === 0) return undefined;
  const items = errors.map(
    ({ field, says }) => html`<li><a href="#${field}">${say(says)}</a></li>`,
  );
  return html`<div class="notice notice--critical" role="alert" tabindex="-1" data-focus>
    <h2>${say('check')}</h2>
    <ul>
      ${items}
    </ul>
  </div>`;
}

/** The message of a page without a payment: an unknown address, or a request that cannot be read. */
export type Message = 'unknown' | 'refused' | 'unread' | 'failed';

/** With the way back to the merchant's first page, out of a frame too. */
export function messagePage(message: Message, words: Words): string {
  const { say } = words;
  const title = say(`${message}.title`);
  return layout({
    title,
    words,
    body: html`<h1>${title}</h1>
      <p>${say(`${message}.text`)}</p>
      ${
        message === 'refused'
          ? undefined
          : html`<p><a class="button" href="/" target="_top">${say('back')}</a></p>`
      }`,
  });
}
