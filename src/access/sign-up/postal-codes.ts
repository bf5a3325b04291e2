import { POSTAL_CODES } from '../../../openapi/reference/postal-codes.ts';

/** The contract's own pattern and length. */
const ANY = /^[A-Z0-9][A-Z0-9 -]{1,11}$/;
const ANY_EXAMPLE = '12345';

/** As it is sent: capitals, single spaces, and Portugal's hyphen where it was left out. */
export function normalPostalCode(value: string, country: string): string {
  const tidy = value.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  return country === 'PT' ? tidy.replace(/^(\d{4})[ ]?(\d{3})$/, '$1-$2') : tidy;
}

export const isPostalCode = (value: string, country: string): boolean =>
  (POSTAL_CODES[country]?.form ?? ANY).test(normalPostalCode(value, country));

export const postalCodeExample = (country: string): string =>
  POSTAL_CODES[country]?.example ?? ANY_EXAMPLE;

/** Whether the keyboard for numbers is enough. */
export const isNumericPostalCode = (country: string): boolean =>
  /^\d+$/.test(POSTAL_CODES[country]?.example ?? '');
