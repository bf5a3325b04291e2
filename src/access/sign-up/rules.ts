import { ageAt, MAXIMUM_AGE } from '../../../openapi/reference/age.ts';
import { isCpf } from '../../../openapi/reference/cpf.ts';
import {
  Email,
  MobilePhone,
  NewPassword,
  PersonName,
  PhoneBody,
} from '../../../openapi/reference/fields.gen.ts';
import { keepsZero } from '../../../openapi/reference/trunk-zero.ts';
import type { TextId, TextValues } from '../../texts/index.ts';
import type { Values } from '../../ui/form.tsx';
import { isPostalCode, postalCodeExample } from './postal-codes.ts';

/**
 * The rules of the sign-up's fields (NS-06, SIGN-16), the same as the contract's and the platform's.
 * Pure: a check says why a value is not acceptable, as a text and its values.
 */
export interface Fault {
  readonly text: TextId;
  readonly values?: TextValues;
}

/** `all` holds every field of the form. */
export type Check = (value: string, all: Values) => Fault | undefined;

/** Digits of a whole phone number (E.164): what the contract takes without the plus. */
const MAX_PHONE = MobilePhone.maxLength - 1;

const fault = (text: TextId, values?: TextValues): Fault => ({ text, ...(values && { values }) });

/** The first rule that is broken; `value` is what `test` says no to. */
const first =
  (...checks: readonly Check[]): Check =>
  (value, all) => {
    for (const check of checks) {
      const found = check(value, all);
      if (found !== undefined) return found;
    }
    return undefined;
  };

const unless =
  (holds: (value: string, all: Values) => boolean, text: TextId, values?: TextValues): Check =>
  (value, all) =>
    holds(value, all) ? undefined : fault(text, values);

/** In Unicode code points, as the contract counts. */
const lengthOf = (value: string): number => Array.from(value).length;

const given = (text: TextId): Check => unless((value) => value.trim() !== '', text);
const atMost = (max: number, text: TextId): Check =>
  unless((value) => lengthOf(value.trim()) <= max, text, { max });

/** A choice or a box that must be made or ticked. */
export const chosen = (missing: TextId): Check => given(missing);

/** One @, something before it, a dot in the domain. The code that is sent proves the rest. */
export const email: Check = first(
  given('signup.email.missing'),
  atMost(Email.maxLength, 'signup.email.tooLong'),
  unless(
    (value) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(value.trim()),
    'signup.email.malformed',
  ),
);

/** The name part of an address; one or two letters are in nearly every password. */
function containsName(password: string, address: string): boolean {
  const [name = ''] = address.trim().toLowerCase().split('@');
  return name.length > 2 && password.toLowerCase().includes(name);
}

/** Judged as typed: a space at the end is part of it. */
export const password: Check = first(
  (value) => (value === '' ? fault('signup.password.missing') : undefined),
  unless((value) => lengthOf(value) >= NewPassword.minLength, 'signup.password.tooShort', {
    min: NewPassword.minLength,
  }),
  unless((value) => lengthOf(value) <= NewPassword.maxLength, 'signup.password.tooLong', {
    max: NewPassword.maxLength,
  }),
  unless((value) => /\p{Lu}/u.test(value), 'signup.password.needsUpper'),
  unless((value) => /\p{Ll}/u.test(value), 'signup.password.needsLower'),
  unless((value) => /\p{Nd}/u.test(value), 'signup.password.needsDigit'),
  unless((value) => /[^\p{L}\p{Nd}]/u.test(value), 'signup.password.needsSymbol'),
  unless((value, all) => !containsName(value, all['email'] ?? ''), 'signup.password.containsEmail'),
);

/** Unicode letters, spaces, hyphens and apostrophes, also the curved one that phones type. */
export const personName = (missing: TextId): Check =>
  first(
    given(missing),
    atMost(PersonName.maxLength, 'signup.name.tooLong'),
    unless(
      (value) => /^[\p{L}\p{M}][\p{L}\p{M} '’-]*$/u.test(value.trim()),
      'signup.name.malformed',
    ),
  );

/** A line of an address: needs a letter or a digit. */
export const addressLine = (missing: TextId, max: number): Check =>
  first(
    unless((value) => /[\p{L}\p{Nd}]/u.test(value), missing),
    atMost(max, 'signup.field.tooLong'),
  );

export const postalCode = (country: string): Check =>
  first(
    given('signup.postalCode.missing'),
    unless((value) => isPostalCode(value, country), 'signup.postalCode.malformed', {
      example: postalCodeExample(country),
    }),
  );

/**
 * The digits after the dial prefix. People write their number as they say it at home: separators, the
 * zero of national calls, and a prefix that was pasted along, are left out. Undefined: no number.
 * @param prefix digits without +
 */
function phoneBodyDigits(prefix: string, body: string): string | undefined {
  const compact = body.replaceAll(/[\s().\-/]/g, '');
  const international = /^(?:\+|00)(\d+)$/.exec(compact)?.[1];
  if (international?.startsWith(prefix) === false) return undefined;
  const national = international?.slice(prefix.length) ?? compact;
  if (!/^\d+$/.test(national) || national.startsWith('00')) return undefined;
  return keepsZero(prefix) ? national : national.replace(/^0/, '');
}

/** Prefix and number as one string in E.164 (SIGN-12); undefined when they do not make one. */
export function phoneNumber(prefix: string, body: string): string | undefined {
  const digits = phoneBodyDigits(prefix, body);
  if (digits === undefined || digits.length < PhoneBody.minLength) return undefined;
  return prefix.length + digits.length > MAX_PHONE ? undefined : `+${prefix}${digits}`;
}

export const phoneBody: Check = (value, all) => {
  if (value.trim() === '') return fault('signup.phoneBody.missing');
  const prefix = all['phonePrefix'] ?? '';
  const digits = phoneBodyDigits(prefix, value);
  if (digits === undefined) return fault('signup.phoneBody.malformed');
  if (digits.length < PhoneBody.minLength) return fault('signup.phoneBody.tooShort');
  return prefix.length + digits.length > MAX_PHONE ? fault('signup.phoneBody.tooLong') : undefined;
};

/** The three fields of a date of birth as `yyyy-MM-dd`; undefined while it is no real date. */
export function birthDate(all: Values): string | undefined {
  const [day, month, year] = ['birthDay', 'birthMonth', 'birthYear'].map((name) =>
    Number((all[name] ?? '').trim() || Number.NaN),
  ) as [number, number, number];
  if (!/^\d{4}$/.test((all['birthYear'] ?? '').trim())) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return real ? date.toISOString().slice(0, 10) : undefined;
}

const numberUpTo = (max: number): Check =>
  unless((value) => {
    const digits = value.trim();
    return /^\d{1,2}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= max;
  }, 'signup.dateOfBirth.malformed');

/**
 * The date of birth, part by part, so that the first wrong part gets the focus. What only the whole
 * date can tell is said of the year.
 */
export function dateOfBirth(minimumAge: number, now: () => number) {
  const missing = given('signup.dateOfBirth.missing');
  return {
    birthDay: first(missing, numberUpTo(31)),
    birthMonth: first(missing, numberUpTo(12)),
    birthYear: first(missing, (_, all) => {
      const date = birthDate(all);
      if (date === undefined) return fault('signup.dateOfBirth.malformed');
      const age = ageAt(date, now());
      if (age < 0 || age > MAXIMUM_AGE) return fault('signup.dateOfBirth.malformed');
      return age < minimumAge
        ? fault('signup.dateOfBirth.underage', { age: minimumAge })
        : undefined;
    }),
  } satisfies Record<string, Check>;
}

/** The digits of a CPF, which people write as 123.456.789-09. */
export const cpfDigits = (value: string): string => value.replaceAll(/\D/g, '');

export const cpf: Check = first(
  given('signup.cpf.missing'),
  unless((value) => /^[\d .\-/]+$/.test(value) && isCpf(cpfDigits(value)), 'signup.cpf.malformed'),
);
