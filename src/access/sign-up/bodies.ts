import type { SignUpContact, SignUpDetails } from '../../../machines/access/sign-up/machine.ts';
import { countryToSend, type PhonePrefix } from '../../locale/countries.ts';
import { internalLanguage, languageCodeToSend, type Locale } from '../../locale/locale.ts';
import { tidy } from '../../ui/rules.ts';
import { normalPostalCode } from '../postal-codes.ts';
import { birthDate, cpfDigits, phoneNumber } from '../rules.ts';
import { CONDITIONS, conditionsBody } from './condition-values.ts';

/** Converts the forms' values to the platform's bodies, and back. Pure. */

export const DETAIL_FIELDS = [
  'countryCode',
  'provinceCode',
  'email',
  'password',
  ...CONDITIONS,
] as const;
export type DetailValues = Readonly<Record<(typeof DETAIL_FIELDS)[number], string>>;

export const CONTACT_FIELDS = [
  'firstName',
  'lastName',
  'birthDay',
  'birthMonth',
  'birthYear',
  'phonePrefix',
  'phoneBody',
  'street',
  'postalCode',
  'city',
  'cpf',
] as const;
export type ContactValues = Readonly<Record<(typeof CONTACT_FIELDS)[number], string>>;

/**
 * The body of `POST registration` (SIGN-13); values have passed the rules.
 */
export function detailsBody(
  values: DetailValues,
  { locale, termsVersion }: { locale: Locale; termsVersion: number },
): SignUpDetails {
  const { provinceCode } = values;
  return {
    email: values.email.trim(),
    password: values.password,
    countryCode: countryToSend(values.countryCode),
    ...(provinceCode === '' ? {} : { provinceCode }),
    languageCode: languageCodeToSend(internalLanguage(locale)),
    ...conditionsBody(values, termsVersion),
  };
}

/** The body of `PUT registration` without the player's id; values have passed the rules. */
export function contactBody(values: ContactValues, country: string): SignUpContact {
  const cpf = cpfDigits(values.cpf);
  return {
    firstName: tidy(values.firstName),
    lastName: tidy(values.lastName),
    mobilePhone: phoneNumber(values.phonePrefix, values.phoneBody) ?? '',
    dateOfBirth: birthDate(values) ?? '',
    address: {
      street: tidy(values.street),
      city: tidy(values.city),
      postalCode: normalPostalCode(values.postalCode, country),
    },
    ...(cpf === '' ? {} : { cpf }),
  };
}

/** A number taken apart for its two fields: the country whose prefix it has, and the rest. */
export function phoneParts(
  number: string,
  prefixes: readonly PhonePrefix[],
  preferred: string,
): { readonly country: string; readonly body: string } {
  const digits = number.replace(/^\+/, '');
  // The longest prefix decides; of several countries with the same one, it is that of the residence.
  const rank = ({ country, isd }: PhonePrefix): number =>
    2 * isd.length + Number(country === preferred);
  const [found] = prefixes
    .filter(({ isd }) => isd !== '' && digits.startsWith(isd))
    .toSorted((a, b) => rank(b) - rank(a));
  if (found === undefined) return { country: preferred, body: '' };
  return { country: found.country, body: digits.slice(found.isd.length) };
}
