import { html, type Html } from '../../platform/html.ts';
import {
  BANKS,
  TEST_NUMBERS,
  type FieldError,
  type Fields,
  type InstrumentKind,
} from './instruments.ts';

interface TextField {
  name: string;
  label: string;
  help: string;
  inputMode: 'numeric' | 'tel' | 'email';
  autoComplete: string;
  maxLength: number;
  /** Digits per group that the page's script puts a space between. */
  group?: number;
  narrow?: boolean;
}

const TEXT_FIELDS: Record<Exclude<InstrumentKind, 'bank'>, readonly TextField[]> = {
  card: [
    {
      name: 'cardNumber',
      label: 'Card number',
      help: 'The long number on the front.',
      inputMode: 'numeric',
      autoComplete: 'cc-number',
      maxLength: 23,
      group: 4,
    },
    {
      name: 'expiry',
      label: 'Expiry date',
      help: 'MM/YY',
      inputMode: 'numeric',
      autoComplete: 'cc-exp',
      maxLength: 7,
      narrow: true,
    },
    {
      name: 'securityCode',
      label: 'Security code',
      help: '3 or 4 digits',
      inputMode: 'numeric',
      autoComplete: 'cc-csc',
      maxLength: 4,
      narrow: true,
    },
  ],
  wallet: [
    {
      name: 'account',
      label: 'Account e-mail',
      help: 'The address your wallet is registered with.',
      inputMode: 'email',
      autoComplete: 'email',
      maxLength: 120,
    },
  ],
  voucher: [
    {
      name: 'voucher',
      label: 'Voucher number',
      help: '16 digits.',
      inputMode: 'numeric',
      autoComplete: 'off',
      maxLength: 19,
      group: 4,
    },
  ],
  mobile: [
    {
      name: 'mobile',
      label: 'Mobile number',
      help: 'With the country code, like +358 40 1234567.',
      inputMode: 'tel',
      autoComplete: 'tel',
      maxLength: 24,
    },
  ],
};

function textField(field: TextField, fields: Fields, errors: readonly FieldError[]): Html {
  const error = errors.find((candidate) => candidate.field === field.name);
  const note = `${field.name}-note`;
  // The security code is never echoed: it may not be stored anywhere, the page's source included.
  const value = field.name === 'securityCode' ? '' : (fields[field.name] ?? '');
  return html`<div class="field ${field.narrow ? 'field--narrow' : ''}">
    <label for="${field.name}">${field.label}</label>
    <input
      id="${field.name}"
      name="${field.name}"
      value="${value}"
      inputmode="${field.inputMode}"
      autocomplete="${field.autoComplete}"
      maxlength="${field.maxLength}"
      aria-describedby="${note}"
      ${error ? html`aria-invalid="true"` : undefined}
      ${field.group ? html`data-group="${field.group}"` : undefined}
      required
    />
    <p class="${error ? 'field__error' : 'hint'}" id="${note}">${error?.message ?? field.help}</p>
  </div>`;
}

function bankFields(fields: Fields, errors: readonly FieldError[]): Html {
  const error = errors.find(({ field }) => field === 'bank');
  const options = BANKS.map(
    ({ id, name }, index) =>
      html`<label class="choice">
        <input
          type="radio"
          name="bank"
          value="${id}"
          ${index === 0 ? html`id="bank"` : undefined}
          ${fields['bank'] === id ? html`checked` : undefined}
        />
        <span>${name}</span>
      </label>`,
  );
  return html`<fieldset class="field" ${error ? html`aria-describedby="bank-note"` : undefined}>
    <legend>Your bank</legend>
    ${error ? html`<p class="field__error" id="bank-note">${error.message}</p>` : undefined}
    ${options}
  </fieldset>`;
}

function testNumbers(kind: InstrumentKind): Html | undefined {
  const numbers = TEST_NUMBERS[kind];
  if (!numbers) return undefined;
  const rows = numbers.map(
    ({ number, says }) => html`<li><span class="facts__code">${number}</span> ${says}</li>`,
  );
  const hint = kind === 'card' ? html`<p class="hint">Any date ahead, any code.</p>` : undefined;
  return html`<details class="tests">
    <summary>Test numbers</summary>
    <ul>
      ${rows}
    </ul>
    ${hint}
  </details>`;
}

/** The fields of one kind of instrument, with what was entered and what is wrong with it. */
export function fieldsFor(
  kind: InstrumentKind,
  fields: Fields,
  errors: readonly FieldError[],
): Html {
  if (kind === 'bank') return bankFields(fields, errors);
  const inputs = TEXT_FIELDS[kind].map((field) => textField(field, fields, errors));
  return html`<div class="fields">${inputs}</div>
    ${testNumbers(kind)}`;
}
