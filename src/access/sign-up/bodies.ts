import type { SignUpDetails, WithTerms } from '../../../machines/access/sign-up/machine.ts';
import { countryToSend } from '../../locale/countries.ts';
import { internalLanguage, languageCodeToSend, type Locale } from '../../locale/locale.ts';
import { CONDITIONS, conditionsBody } from './condition-values.ts';

/** The fields of the sign-up's forms, and the body of the first. Pure. */

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
  'oneName',
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
 * The body of `POST registration` (SIGN-13), as far as it is known; values have passed the rules.
 */
export function detailsBody(
  values: DetailValues,
  { locale, termsVersion }: { locale: Locale; termsVersion: number | undefined },
): WithTerms<SignUpDetails> {
  const { provinceCode } = values;
  return {
    email: values.email,
    password: values.password,
    countryCode: countryToSend(values.countryCode),
    ...(provinceCode === '' ? {} : { provinceCode }),
    languageCode: languageCodeToSend(internalLanguage(locale)),
    ...conditionsBody(values, termsVersion),
  };
}
