import { html, type Html } from '../../platform/html.ts';
import {
  BANKS,
  TEST_NUMBERS,
  type FieldError,
  type Fields,
  type InstrumentKind,
} from './instruments.ts';
import type { Words } from './words.ts';

/** Those of one text. */
type FieldName = 'cardNumber' | 'expiry' | 'securityCode' | 'account' | 'voucher' | 'mobile';

interface TextField {
  name: FieldName;
  inputMode: 'numeric' | 'tel' | 'email';
  autoComplete: string;
  maxLength: number;
  /** Digits per group that the page's script puts a space between. */
  group?: number;
  narrow?: boolean;
}

const TEXT_FIELDS: Record<Exclude<InstrumentKind, 'bank' | 'pix'>, readonly TextField[]> = {
  card: [
    {
      name: 'cardNumber',
      inputMode: 'numeric',
      autoComplete: 'cc-number',
      maxLength: 23,
      group: 4,
    },
    {
      name: 'expiry',
      inputMode: 'numeric',
      autoComplete: 'cc-exp',
      maxLength: 7,
      narrow: true,
    },
    {
      name: 'securityCode',
      inputMode: 'numeric',
      autoComplete: 'cc-csc',
      maxLength: 4,
      narrow: true,
    },
  ],
  wallet: [
    {
      name: 'account',
      inputMode: 'email',
      autoComplete: 'email',
      maxLength: 120,
    },
  ],
  voucher: [
    {
      name: 'voucher',
      inputMode: 'numeric',
      autoComplete: 'off',
      maxLength: 19,
      group: 4,
    },
  ],
  mobile: [
    {
      name: 'mobile',
      inputMode: 'tel',
      autoComplete: 'tel',
      maxLength: 24,
    },
  ],
};

function textField(
  field: TextField,
  fields: Fields,
  errors: readonly FieldError[],
  { say }: Words,
): Html {
  const error = errors.find((candidate) => candidate.field === field.name);
  const note = `${field.name}-note`;
  // The security code is never echoed: it may not be stored anywhere, the page's source included.
  const value = field.name === 'securityCode' ? '' : (fields[field.name] ?? '');
  return html`<div class="field ${field.narrow ? 'field--narrow' : ''}">
    <label for="${field.name}">${say(`${field.name}.label`)}</label>
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
    <p class="${error ? 'field__error' : 'hint'}" id="${note}">
      ${say(error?.says ?? `${field.name}.help`)}
    </p>
  </div>`;
}

function bankFields(fields: Fields, errors: readonly FieldError[], { say }: Words): Html {
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
    <legend>${say('bank.label')}</legend>
    ${error ? html`<p class="field__error" id="bank-note">${say(error.says)}</p>` : undefined}
    ${options}
  </fieldset>`;
}

function testNumbers(kind: InstrumentKind, { say }: Words): Html | undefined {
  const numbers = TEST_NUMBERS[kind];
  if (!numbers) return undefined;
  const rows = numbers.map(
    ({ number, says }) => html`<li><span class="facts__code">${number}</span> ${say(says)}</li>`,
  );
  const hint = kind === 'card' ? html`<p class="hint">${say('test.hint')}</p>` : undefined;
  return html`<details class="tests">
    <summary>${say('test.title')}</summary>
    <ul>
      ${rows}
    </ul>
    ${hint}
  </details>`;
}

/** The fields of one kind of instrument, with its input and its faults. */
export function fieldsFor(
  kind: Exclude<InstrumentKind, 'pix'>,
  fields: Fields,
  errors: readonly FieldError[],
  words: Words,
): Html {
  if (kind === 'bank') return bankFields(fields, errors, words);
  const inputs = TEXT_FIELDS[kind].map((field) => textField(field, fields, errors, words));
  return html`<div class="fields">${inputs}</div>
    ${testNumbers(kind, words)}`;
}
