import type { Input } from '../../../openapi/types.ts';
import { tidy } from '../../../reference/plain.ts';
import { postalCodeExample, postalCodeOf } from '../../../reference/postal-codes.ts';
import { countryToSend } from '../../locale/countries.ts';
import { unless, type Rule, type Values } from '../../ui/rules.ts';

export type AddressField = 'street' | 'postalCode' | 'city' | 'province';

/** Not everybody has a postal code; a given one has the form of its country. */
export const postalCodeOrNone = (country: string): Rule =>
  unless(
    (value) => value.trim() === '' || postalCodeOf(value, country) !== undefined,
    'field.postalCode.malformed',
    { example: postalCodeExample(country) },
  );

/** The body of the address, without keys for missing values (PROF-04), with the country mapped (PROF-05). */
export function addressBody(
  values: Values<AddressField>,
  country: string,
): Input<'updateAddress'>['body'] {
  const postalCode = postalCodeOf(values.postalCode, country);
  return {
    street: tidy(values.street),
    city: tidy(values.city),
    ...(postalCode !== undefined && { postalCode }),
    ...(values.province !== '' && { province: values.province }),
    countryCode: countryToSend(country),
  };
}
