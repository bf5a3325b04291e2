import { ageAt, MAXIMUM_AGE } from '../../reference/age.ts';
import { countryByCode } from '../../reference/countries.ts';
import { languageFacts } from '../../reference/languages.ts';
import { minimumAgeOf, type Residence } from '../../reference/ages.ts';
import { isPhoneNumber } from '../../reference/phone.ts';
import { postalCodeOf } from '../../reference/postal-codes.ts';
import { invalidField } from '../platform/refusal.ts';
import { dialPrefixOf } from './countries.ts';

/**
 * Stands in for the SMS provider's check of a number in E.164 (SIGN-23): it is a number of a country whose dial
 * prefix is known. It refuses numbers that end in six zeros on purpose.
 */
export const isPhone = (phone: string): boolean =>
  dialPrefixOf(phone) !== null && isPhoneNumber(phone) && !phone.endsWith('000000');

/** @throws Refusal 400 for a date of birth that the law of the residence does not accept */
export function checkAge(dateOfBirth: string, residence: Residence, now: number): void {
  const minimumAge = minimumAgeOf(residence);
  const age = ageAt(dateOfBirth, now, residence);
  if (age >= minimumAge && age <= MAXIMUM_AGE) return;
  const code = age < minimumAge ? 'too_young' : 'too_old';
  const message = `Players who live there are at least ${minimumAge} years old.`;
  throw invalidField('dateOfBirth', code, message);
}

/**
 * A postal code as its country writes it (NS-06).
 * @throws Refusal 400 for a text that is none of the country
 */
export function checkPostalCode(typed: string, countryCode: string, field: string): string {
  const postalCode = postalCodeOf(typed, countryCode);
  if (postalCode !== undefined) return postalCode;
  throw invalidField(field, 'format', 'Not a postal code of this country.');
}

/** Whether players of a country may be registered. */
export const isServed = (countryCode: string): boolean =>
  countryByCode(countryCode)?.allowed === true;

/** Whether a visitor at a place may begin; a visitor whose place is unknown may. */
export const isServedFrom = (located: string | null): boolean =>
  located === null || isServed(located);

interface Limits {
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** Whether a text from outside the contract fits the contract's bounds. */
export function fits({ minLength = 0, maxLength = Infinity, pattern = '' }: Limits, text: string) {
  const { length } = Array.from(text);
  return length >= minLength && length <= maxLength && new RegExp(pattern, 'u').test(text);
}

/** A password must not contain the name part of the address (NS-06). */
export function checkPassword(password: string, email: string, field = 'password'): void {
  const name = (email.split('@')[0] ?? '').toLowerCase();
  // Names of one or two letters are in nearly every password.
  if (name.length < 3 || !password.toLowerCase().includes(name)) return;
  const message = 'The password contains the name of the e-mail address.';
  throw invalidField(field, 'contains_email', message);
}

/** @throws Refusal 400 for a language in which nobody could write to the player (LOC-09) */
export function checkLanguage(language: string, field: string): void {
  // A regional one carries its country: `pt-BR`.
  const [code = ''] = language.split('-');
  if (languageFacts(code) !== undefined) return;
  throw invalidField(field, 'not_offered', 'Not a language of the platform.');
}
