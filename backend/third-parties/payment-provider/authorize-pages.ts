import { formatAmount } from './amount.ts';
import { callbackAddress, type AuthorizationRequest } from './authorization.ts';
import { ACCOUNTS, CUSTOMERS } from './customers.ts';
import { html, type Html } from './html.ts';
import type { FieldError, Fields } from './instruments.ts';
import { BASE_PATH, errorSummary, layout } from './pages.ts';
import type { Authorization } from './tables.ts';

const money = (amount: number): string => formatAmount(amount, 'EUR');

const noteOf = (errors: readonly FieldError[], name: string): Html | undefined => {
  const error = errors.find(({ field }) => field === name);
  return error && html`<p class="field__error" id="${name}-note">${error.message}</p>`;
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
): Html =>
  html`<fieldset class="field">
    <legend>${legend}</legend>
    ${noteOf(errors, name)}
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
    ${noteOf(errors, name)}
  </div>`;

/** The merchant and the amount, on every page of it. */
const summary = (merchantName: string, amount: number): Html =>
  html`<section class="summary" aria-label="Payment">
    <p class="summary__to">Paying ${merchantName}</p>
    <p class="summary__amount">${money(amount)}</p>
  </section>`;

/** Step one: who pays, from which account. @param asked the query of the page, to be checked again */
export function identifyPage(
  request: AuthorizationRequest,
  asked: string,
  fields: Fields = {},
  errors: readonly FieldError[] = [],
): string {
  const people = CUSTOMERS.map(({ subject, firstName, lastName, shows }) => ({
    id: subject,
    label: `${firstName} ${lastName}: ${shows}`,
  }));
  const title = 'Identify with your bank';
  const body = html`${summary(request.merchantName, request.amount)}
    <h1>${title}</h1>
    ${errorSummary(errors)}
    <form method="post" action="${BASE_PATH}/oauth/customer" novalidate>
      <input type="hidden" name="request" value="${asked}" />
      ${choices(
        'customer',
        'Who are you?',
        [...people, { id: 'another', label: 'Somebody else, as entered below' }],
        fields,
        errors,
      )}
      <div class="fields">
        ${textInput('firstName', 'First name', fields, errors)}
        ${textInput('lastName', 'Last name', fields, errors)}
        ${textInput('dateOfBirth', 'Date of birth, YYYY-MM-DD', fields, errors)}
      </div>
      ${choices(
        'account',
        'Account',
        ACCOUNTS.map(({ id, name }) => ({ id, label: name })),
        { account: 'everyday', ...fields },
        errors,
      )}
      <button class="button" type="submit">Continue</button>
      <p class="hint">You confirm the payment in the next step.</p>
    </form>
    <p>
      <a class="button button--plain" href="${callbackAddress(request, { error: 'access_denied' })}"
        >Cancel and return</a
      >
    </p>`;
  return layout({ title: `${errors.length > 0 ? 'Error: ' : ''}${title}`, body });
}

/** Step two: what is about to happen, and who does it. */
export function approvePage(
  authorization: Authorization,
  merchantName: string,
  notice?: string,
): string {
  const { id, amount, customer } = authorization;
  const action = `${BASE_PATH}/oauth/${id}`;
  const body = html`${summary(merchantName, amount)}
    <h1>Confirm your payment</h1>
    ${notice === undefined ? undefined : html`<p class="notice notice--critical" role="alert">${notice}</p>`}
    <dl class="facts facts--box">
      <div>
        <dt>Payer</dt>
        <dd>${customer.firstName} ${customer.lastName}</dd>
      </div>
      <div>
        <dt>To</dt>
        <dd>${merchantName}</dd>
      </div>
      <div>
        <dt>Amount</dt>
        <dd>${money(amount)}</dd>
      </div>
    </dl>
    <p>
      ${merchantName} is told your name and date of birth, and how to reach you where we know it.
    </p>
    <div class="pair">
      <form method="post" action="${action}/confirm">
        <button class="button" type="submit">Confirm ${money(amount)}</button>
      </form>
      <form method="post" action="${action}/decline">
        <button class="button button--plain" type="submit">Decline</button>
      </form>
    </div>`;
  return layout({ title: 'Confirm your payment', body });
}

/** While the bank works. */
export function workingPage({ amount }: Authorization, merchantName: string): string {
  const body = html`${summary(merchantName, amount)}
    <h1>Processing your payment</h1>
    <p role="status" class="busy" data-waiting>
      Waiting for the answer. This page goes on by itself.
    </p>`;
  return layout({ title: 'Processing', body, refresh: 2 });
}

/** The payment came to nothing: says so, with the way back. */
export function notPaidPage(authorization: Authorization, merchantName: string): string {
  const body = html`${summary(merchantName, authorization.amount)}
    <div class="notice notice--critical" role="status">
      <h1>Payment not accepted</h1>
      <p>The payment did not go through. No money was taken.</p>
    </div>
    <p>
      <a class="button" href="${callbackAddress(authorization, { error: 'access_denied' })}"
        >Return to ${merchantName}</a
      >
    </p>`;
  return layout({ title: 'Payment not accepted', body });
}
