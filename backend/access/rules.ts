import { countries, dialPrefixOf } from '../seeds/countries.ts';
import { policyOfResidence, type Residence } from '../../openapi/reference/policies.ts';
import { keepsZero } from '../../openapi/reference/trunk-zero.ts';
import { invalidField } from '../platform/refusal.ts';

/** Whether a text can be one of our ids; another form is unknown, not an error of the database. */
export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

/** Whether a CPF's two check digits are right; eleven equal digits are not a CPF (SIGN-32). */
export function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1{10}$/.test(text)) return false;
  const digits = Array.from(text, Number);
  const check = (length: number) => {
    const sum = digits
      .slice(0, length)
      .reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    return ((sum * 10) % 11) % 10;
  };
  return check(9) === digits[9] && check(10) === digits[10];
}

/**
 * What the SMS provider says of a number in E.164 (SIGN-23): its dial prefix is known and four to
 * fourteen digits follow, no zero first that is dialled within the country only. Numbers that end in six zeros are the ones that it refuses on purpose.
 */
export function isPhone(phone: string): boolean {
  const prefix = dialPrefixOf(phone);
  if (prefix === null || phone.endsWith('000000')) return false;
  const national = phone.slice(1 + prefix.length);
  if (national.startsWith('0') && !keepsZero(prefix)) return false;
  return national.length >= 4 && national.length <= 14;
}

/** Whole years between a date of birth (yyyy-MM-dd) and an instant, by UTC. */
export function ageAt(dateOfBirth: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

/** @throws Refusal 400 for a date of birth that the law of the residence does not accept */
export function checkAge(dateOfBirth: string, residence: Residence, now: number): void {
  const { minimumAge } = policyOfResidence(residence);
  const age = ageAt(dateOfBirth, now);
  if (age >= minimumAge && age <= 120) return;
  const code = age < minimumAge ? 'too_young' : 'too_old';
  const message = `Players who live there are at least ${minimumAge} years old.`;
  throw invalidField('dateOfBirth', code, message);
}

/** Postal codes of the markets' own countries; others are free within the contract's pattern. */
const postalCodes: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  CL: /^\d{7}$/,
  DE: /^\d{5}$/,
  FI: /^\d{5}$/,
  GG: /^GY\d{1,2} ?\d[A-Z]{2}$/i,
  IN: /^[1-9]\d{2} ?\d{3}$/,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  NO: /^\d{4}$/,
  NZ: /^\d{4}$/,
  PE: /^\d{5}$/,
  PH: /^\d{4}$/,
  PT: /^\d{4}-\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  TR: /^\d{5}$/,
};

/** @throws Refusal 400 for a postal code that is not of the country's form (NS-06) */
export function checkPostalCode(postalCode: string, countryCode: string, field: string): void {
  if (postalCodes[countryCode]?.test(postalCode) ?? true) return;
  throw invalidField(field, 'format', 'Not a postal code of this country.');
}

/** Whether players of a country may be registered. */
export function isServed(countryCode: string): boolean {
  const country = countries.get(countryCode);
  return country !== undefined && country.active && country.allowed;
}

/** A password must not contain the name part of the address (NS-06). */
export function checkPassword(password: string, email: string): void {
  const name = (email.split('@')[0] ?? '').toLowerCase();
  // Names of one or two letters are in nearly every password.
  if (name.length < 3 || !password.toLowerCase().includes(name)) return;
  const message = 'The password contains the name of the e-mail address.';
  throw invalidField('password', 'contains_email', message);
}
