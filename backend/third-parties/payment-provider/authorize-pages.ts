import { PAY_AND_PLAY_CURRENCY } from '../../../reference/pay-and-play.ts';
import { html, type Html } from '../../platform/html.ts';
import { callbackAddress, readerOf, type AuthorizationRequest } from './authorization.ts';
import { ACCOUNTS, CUSTOMERS, nameOf } from './customers.ts';
import type { FieldError, Fields } from './instruments.ts';
import { BASE_PATH, errorSummary, layout, summary } from './layout.ts';
import type { Authorization } from './tables.ts';
import { wordsFor, type Words } from './words.ts';

export const euros = (amount: number) => ({ amount, currency: PAY_AND_PLAY_CURRENCY });

const noteOf = (errors: readonly FieldError[], name: string, { say }: Words): Html | undefined => {
  const error = errors.find(({ field }) => field === name);
  return error && html`<p class="field__error" id="${name}-note">${say(error.says)}</p>`;
};

interface Choice {
  readonly id: string;
  readonly label: string;
}

const choices = (
  name: string,
  legend: string,
  all: readonly Choice[],
  fields: Fields,
  errors: readonly FieldError[],
  words: Words,
): Html =>
  html`<fieldset class="field">
    <legend>${legend}</legend>
    ${noteOf(errors, name, words)}
    ${all.map(
      ({ id, label }, index) =>
        html`<label class="choice">
          <input
            type="radio"
            name="${name}"
            value="${id}"
            ${index === 0 ? html`id="${name}"` : undefined}
            ${fields[name] === id ? html`checked` : undefined}
          />
          <span>${label}</span>
        </label>`,
    )}
  </fieldset>`;

const textInput = (
  name: string,
  label: string,
  fields: Fields,
  errors: readonly FieldError[],
  words: Words,
): Html =>
  html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      value="${fields[name] ?? ''}"
      autocomplete="off"
      maxlength="60"
      ${
        errors.some(({ field }) => field === name)
          ? html`aria-invalid="true" aria-describedby="${name}-note"`
          : undefined
      }
    />
    ${noteOf(errors, name, words)}
  </div>`;

/** Step one: the payer and the account. @param asked the query of the page, to be checked again */
export function identifyPage(
  request: AuthorizationRequest,
  asked: string,
  fields: Fields = {},
  errors: readonly FieldError[] = [],
): string {
  const words = wordsFor(readerOf(request));
  const { say } = words;
  const people = CUSTOMERS.map((customer) => ({
    id: customer.subject,
    label: `${nameOf(customer)}: ${say(customer.subject)}`,
  }));
  const title = say('identify');
  const body = html`${summary(words, euros(request.amount))}
    <h1>${title}</h1>
    ${errorSummary(errors, words)}
    <form method="post" action="${BASE_PATH}/oauth/customer" novalidate>
      <input type="hidden" name="request" value="${asked}" />
      ${choices(
        'customer',
        say('who'),
        [...people, { id: 'another', label: say('another') }],
        fields,
        errors,
        words,
      )}
      <div class="fields">
        ${textInput('firstName', say('firstName'), fields, errors, words)}
        ${textInput('lastName', say('lastName'), fields, errors, words)}
        ${textInput('dateOfBirth', say('dateOfBirth'), fields, errors, words)}
        ${textInput('email', say('email'), fields, errors, words)}
        ${textInput('mobilePhone', say('mobilePhone'), fields, errors, words)}
      </div>
      ${choices(
        'account',
        say('account'),
        ACCOUNTS.map(({ id }) => ({ id, label: say(id) })),
        { account: 'everyday', ...fields },
        errors,
        words,
      )}
      <button class="button" type="submit">${say('continue')}</button>
      <p class="hint">${say('next')}</p>
    </form>
    <p>
      <a class="button button--plain" href="${callbackAddress(request, { error: 'access_denied' })}"
        >${say('cancel')}</a
      >
    </p>`;
  return layout({ title: `${errors.length > 0 ? `${say('error')}: ` : ''}${title}`, body, words });
}

/** Step two: the payment, and its payer. */
export function approvePage(authorization: Authorization, notice: ApprovalNotice = {}): string {
  const { say } = wordsFor(readerOf(authorization));
  const home = `${BASE_PATH}/oauth/${authorization.id}`;
  // A window of its own, as a link to an app is: the merchant's page around this frame stays.
  const inApp = html`<p>
    <a class="button button--plain" href="${home}/app" target="_blank" rel="noopener"
      >${say('app.open')}</a
    >
  </p>`;
  return approval(authorization, { ...notice, action: home, more: inApp });
}

export interface ApprovalNotice {
  /** The merchant could not be asked. */
  readonly isNotReached?: boolean;
}

/** @param action the address under which it is confirmed and declined */
export function approval(
  authorization: Authorization,
  asked: ApprovalNotice & { readonly action: string; readonly more?: Html },
): string {
  const { amount, customer } = authorization;
  const { action, isNotReached = false, more } = asked;
  const words = wordsFor(readerOf(authorization));
  const { say, name } = words;
  const paid = words.money(euros(amount));
  const title = say('confirmTitle');
  const body = html`${summary(words, euros(amount))}
    <h1>${title}</h1>
    ${isNotReached ? html`<p class="notice notice--critical" role="alert">${say('notReached')}</p>` : undefined}
    <dl class="facts facts--box">
      <div>
        <dt>${say('payer')}</dt>
        <dd>${nameOf(customer)}</dd>
      </div>
      <div>
        <dt>${say('to')}</dt>
        <dd>${name}</dd>
      </div>
      <div>
        <dt>${say('amount')}</dt>
        <dd>${paid}</dd>
      </div>
    </dl>
    <p>${say('told')}</p>
    <div class="pair">
      <form method="post" action="${action}/confirm">
        <button class="button" type="submit">${say('confirm', { amount: paid })}</button>
      </form>
      <form method="post" action="${action}/decline">
        <button class="button button--plain" type="submit">${say('decline')}</button>
      </form>
    </div>
    ${more}`;
  return layout({ title, body, words });
}

/** While the bank works. */
export function workingPage(authorization: Authorization): string {
  const words = wordsFor(readerOf(authorization));
  const title = words.say('working');
  const body = html`${summary(words, euros(authorization.amount))}
    <h1>${title}</h1>
    <p role="status" class="busy" data-waiting>${words.say('waiting')}</p>`;
  return layout({ title, body, refresh: 2, words });
}

/** The payment came to nothing: says so, with the way back. */
export function notPaidPage(authorization: Authorization): string {
  const words = wordsFor(readerOf(authorization));
  const { say } = words;
  const title = say('notPaid');
  const body = html`${summary(words, euros(authorization.amount))}
    <div class="notice notice--critical" role="status">
      <h1>${title}</h1>
      <p>${say('notTaken')}</p>
    </div>
    <p>
      <a class="button" href="${callbackAddress(authorization, { error: 'access_denied' })}"
        >${say('back')}</a
      >
    </p>`;
  return layout({ title, body, words });
}

/** Nothing is left to do here: the code was used, the customer is back at the merchant. */
export function completePage(authorization: Authorization): string {
  const words = wordsFor(readerOf(authorization));
  const title = words.say('complete');
  const body = html`${summary(words, euros(authorization.amount))}
    <div class="notice notice--positive" role="status">
      <h1>${title}</h1>
      <p>${words.say('close')}</p>
    </div>`;
  return layout({ title, body, words });
}
