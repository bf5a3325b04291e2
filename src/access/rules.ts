import { ageAt, MAXIMUM_AGE } from '../../reference/age.ts';
import { minimumAgeOf, type Residence } from '../../reference/ages.ts';
import { isCpf } from '../../reference/cpf.ts';
import { CityName, NewPersonName, StreetAddress } from '../../reference/fields.gen.ts';
import { isOfOneAlphabet, tidyName } from '../../reference/person-name.ts';
import { plain } from '../../reference/plain.ts';
import { postalCodeExample, postalCodeOf } from '../../reference/postal-codes.ts';
import type { TextId } from '../texts/index.ts';
import { asContract, first, required, unless, wrong, type Rule, type Values } from '../ui/rules.ts';

/**
 * The rules of fields about a person (NS-06, SIGN-16), the same as the contract's and the platform's.
 */

const personName = (missing: TextId): Rule => {
  const rule = first(
    asContract(NewPersonName, { missing, malformed: 'field.name.malformed' }),
    unless(isOfOneAlphabet, 'field.name.alphabets'),
  );
  return (value, all) => rule(tidyName(value), all);
};

export const firstName = personName('field.firstName.missing');

/** Nothing is asked of a person who says that they have one name. */
export const lastName: Rule = (value, all) =>
  all['oneName'] === 'on' ? undefined : personName('field.lastName.missing')(value, all);

/** A text without a letter and a digit is no street and no city. */
export const street = asContract(StreetAddress, {
  missing: 'field.street.missing',
  malformed: 'field.street.missing',
});
export const city = asContract(CityName, {
  missing: 'field.city.missing',
  malformed: 'field.city.missing',
});

export const postalCode = (country: string): Rule =>
  first(
    required('field.postalCode.missing'),
    unless((value) => postalCodeOf(value, country) !== undefined, 'field.postalCode.malformed', {
      example: postalCodeExample(country),
    }),
  );

/** The text of a field for digits, in whatever script they were typed. */
const digitsOf = (value: string): string => plain(value).trim();

/**
 * A whole date that is pasted into one of the three fields, by their names; undefined for any other text. The day
 * comes first, as in the form, unless the second number can be no month.
 */
export function pastedDate(text: string): Values | undefined {
  const [first = '', second = '', third = '', ...more] = digitsOf(text).match(/\d+/g) ?? [];
  if (more.length > 0) return undefined;
  if (first.length === 4 && third !== '')
    return { birthYear: first, birthMonth: second, birthDay: third };
  if (third.length !== 4) return undefined;
  const [birthDay, birthMonth] = Number(second) > 12 ? [second, first] : [first, second];
  return { birthDay, birthMonth, birthYear: third };
}

/** The three fields of a date of birth as `yyyy-MM-dd`; undefined while it is no real date. */
export function birthDate(all: Values): string | undefined {
  const [day, month, year] = ['birthDay', 'birthMonth', 'birthYear'].map((name) =>
    Number(digitsOf(all[name] ?? '') || Number.NaN),
  ) as [number, number, number];
  if (!/^\d{4}$/.test(digitsOf(all['birthYear'] ?? ''))) return undefined;
  const date = new Date(Date.UTC(year, month - 1, day));
  const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return real ? date.toISOString().slice(0, 10) : undefined;
}

const numberUpTo = (max: number): Rule =>
  unless((value) => {
    const digits = digitsOf(value);
    return /^\d{1,2}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= max;
  }, 'field.dateOfBirth.malformed');

/**
 * The rules of the date of birth: each part by itself, so that the first wrong one gets the focus; then, by the
 * name of the group, those for the whole date.
 */
export function dateOfBirth(residence: Residence, now: () => number) {
  const minimumAge = minimumAgeOf(residence);
  const missing = required('field.dateOfBirth.missing');
  const parts = {
    birthDay: first(missing, numberUpTo(31)),
    birthMonth: first(missing, numberUpTo(12)),
    birthYear: first(
      missing,
      unless((value) => !/^\d{1,3}$/.test(digitsOf(value)), 'field.dateOfBirth.shortYear'),
      unless((value) => /^\d{4}$/.test(digitsOf(value)), 'field.dateOfBirth.malformed'),
    ),
  } satisfies Record<string, Rule>;
  const whole: Rule = (_, all) => {
    const isWrong = Object.entries(parts).some(([name, rule]) => rule(all[name] ?? '', all));
    if (isWrong) return undefined;
    const date = birthDate(all);
    const age = date === undefined ? -1 : ageAt(date, now(), residence);
    if (age < 0 || age > MAXIMUM_AGE) return wrong('field.dateOfBirth.malformed');
    return age < minimumAge ? wrong('field.dateOfBirth.underage', { age: minimumAge }) : undefined;
  };
  return { ...parts, dateOfBirth: whole };
}

/** The digits of a CPF, which people write as 123.456.789-09. */
export const cpfDigits = (value: string): string => plain(value).replaceAll(/\D/g, '');

export const cpf: Rule = first(
  required('field.cpf.missing'),
  unless(
    (value) => /^[\d .\-/]+$/.test(digitsOf(value)) && isCpf(cpfDigits(value)),
    'field.cpf.malformed',
  ),
);
