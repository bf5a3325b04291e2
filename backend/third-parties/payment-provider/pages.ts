import { methodName } from '../../../reference/payment-methods.ts';
import { html, type Html } from '../../platform/html.ts';
import { timeIn } from '../../platform/moment.ts';
import { fieldsFor } from './form-pages.ts';
import { pixFields } from './pix-page.ts';
import { METHOD_KINDS, type FieldError, type Fields } from './instruments.ts';
import { BASE_PATH, errorSummary, layout, summary } from './layout.ts';
import type { EndReason, Payment } from './tables.ts';
import { wordsFor, type Words } from './words.ts';

const labelOf = ({ method }: Payment, { say }: Words): string => methodName(method, say('card'));

/** The receiver, the amount, the method, and the time until which it waits. */
function paying(payment: Payment, words: Words): Html {
  const { say } = words;
  const { status, expiresAt, timeZone, merchantReference } = payment;
  const isWaiting = status === 'OPEN' || status === 'CONFIRMING';
  return summary(
    words,
    payment,
    html`<dl class="facts">
      <div>
        <dt>${say('method')}</dt>
        <dd>${labelOf(payment, words)}</dd>
      </div>
      <div>
        <dt>${say('reference')}</dt>
        <dd class="facts__code">${merchantReference}</dd>
      </div>
      ${
        isWaiting
          ? html`<div>
              <dt>${say('payBefore')}</dt>
              <dd>
                <time datetime="${expiresAt.toISOString()}"
                  >${timeIn(words.tag, expiresAt, timeZone)}</time
                >
              </dd>
            </div>`
          : undefined
      }
    </dl>`,
  );
}

function action(payment: Payment, name: string): string {
  return `${BASE_PATH}/cashier/${payment.id}/${name}`;
}

function cancelForm(payment: Payment, { say }: Words): Html {
  return html`<form method="post" action="${action(payment, 'cancel')}">
    <button class="button button--plain" type="submit">${say('cancel')}</button>
  </form>`;
}

/** Step one: the instrument. `fields` is the submitted input, `errors` its faults. */
export function detailsPage(
  payment: Payment,
  fields: Fields = {},
  errors: readonly FieldError[] = [],
): string {
  const words = wordsFor(payment);
  const { say } = words;
  const kind = METHOD_KINDS[payment.method];
  const title =
    kind === 'card' ? say('payByCard') : say('payWith', { method: labelOf(payment, words) });
  const body = html`${paying(payment, words)}
    <h1>${title}</h1>
    ${errorSummary(errors, words)}
    <form method="post" action="${action(payment, 'details')}" novalidate>
      ${kind === 'pix' ? pixFields(payment, words) : fieldsFor(kind, fields, errors, words)}
      <button class="button" type="submit">${say('continue')}</button>
      <p class="hint">${say('next')}</p>
    </form>
    ${cancelForm(payment, words)}`;
  return layout({ title: errors.length > 0 ? `${say('error')}: ${title}` : title, body, words });
}

/**
 * Step two, in the manner of 3-D Secure: the issuer shows what is about to happen, and asks.
 * @param isNotReached the merchant could not be asked: it may be tried again
 */
export function confirmPage(payment: Payment, isNotReached = false): string {
  const words = wordsFor(payment);
  const { say, name, money } = words;
  const kind = METHOD_KINDS[payment.method];
  const amount = money(payment);
  const title = say('confirmTitle');
  const body = html`${paying(payment, words)}
    <h1>${title}</h1>
    ${
      isNotReached
        ? html`<p class="notice notice--critical" role="alert">${say('notReached')}</p>`
        : undefined
    }
    <p>${say(`confirm.${kind}`)}</p>
    <dl class="facts facts--box">
      <div>
        <dt>${say('from')}</dt>
        <dd>${say(`instrument.${kind}`, { end: payment.instrument ?? '' })}</dd>
      </div>
      <div>
        <dt>${say('to')}</dt>
        <dd>${name}</dd>
      </div>
      <div>
        <dt>${say('amount')}</dt>
        <dd>${amount}</dd>
      </div>
    </dl>
    <div class="pair">
      <form method="post" action="${action(payment, 'confirm')}">
        <button class="button" type="submit">${say('confirm', { amount })}</button>
      </form>
      <form method="post" action="${action(payment, 'decline')}">
        <button class="button button--plain" type="submit">${say('decline')}</button>
      </form>
    </div>
    <p><a href="${action(payment, 'details')}">${say('change')}</a></p>
    ${cancelForm(payment, words)}`;
  return layout({ title, body, words });
}

/** The page while the issuer works. It asks again by itself; the player may leave without losing anything. */
export function processingPage(payment: Payment, returnTo: string): string {
  const words = wordsFor(payment);
  const { say } = words;
  const title = say('working');
  const body = html`${paying(payment, words)}
    <h1>${title}</h1>
    <p role="status" class="busy" data-waiting>${say('waiting')}</p>
    <p>${say('mayLeave')}</p>
    <p><a class="button button--plain" href="${returnTo}">${say('back')}</a></p>`;
  return layout({ title, body, refresh: 2, words });
}

/** The last page of a payment, also for people who come back to its address later. */
export function resultPage(payment: Payment, returnTo: string): string {
  const words = wordsFor(payment);
  const { say } = words;
  const end = payment.reason ?? 'paid';
  const title = say(`${end}.title`);
  const body = html`${paying(payment, words)}
    <div class="notice notice--${TONES[end]}" role="status">
      <h1>${title}</h1>
      <p>${say(`${end}.text`)}</p>
    </div>
    <p><a class="button" href="${returnTo}">${say('back')}</a></p>`;
  return layout({ title, body, words });
}

const TONES: Readonly<Record<EndReason | 'paid', 'positive' | 'neutral' | 'critical'>> = {
  paid: 'positive',
  issuer: 'critical',
  insufficient: 'critical',
  player: 'neutral',
  closed: 'neutral',
  merchant: 'critical',
  expired: 'neutral',
};
