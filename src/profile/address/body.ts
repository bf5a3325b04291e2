import type { Input } from '../../../openapi/types.ts';
import { tidy } from '../../../reference/plain.ts';
import { needsPostalCode, postalCodeOf } from '../../../reference/postal-codes.ts';
import { postalCode } from '../../access/rules.ts';
import { countryToSend } from '../../locale/countries.ts';
import type { Rule, Values } from '../../ui/rules.ts';

export type AddressField = 'street' | 'postalCode' | 'city' | 'province';

/** A postal code, which may be left out where the country does not need one. */
export const postalCodeWhereNeeded = (country: string): Rule => {
  const rule = postalCode(country);
  return (value, all) =>
    value.trim() === '' && !needsPostalCode(country) ? undefined : rule(value, all);
};

/** The body of the address, without keys for missing values (PROF-04), with the country mapped (PROF-05). */
export function addressBody(
  values: Values<AddressField>,
  country: string,
): Input<'updateAddress'>['body'] {
  const code = postalCodeOf(values.postalCode, country);
  return {
    street: tidy(values.street),
    city: tidy(values.city),
    ...(code !== undefined && { postalCode: code }),
    ...(values.province !== '' && { province: values.province }),
    countryCode: countryToSend(country),
  };
}
