import { PostalCode } from '../../reference/fields.gen.ts';
import { POSTAL_CODES } from '../../reference/postal-codes.ts';

const PATTERN = new RegExp(PostalCode.pattern, 'u');

/** Whether the contract takes the code, wherever it is from. */
const isAny = (code: string): boolean =>
  code.length >= PostalCode.minLength && code.length <= PostalCode.maxLength && PATTERN.test(code);
const ANY_EXAMPLE = '12345';

/** The code as it is sent: capitals, single spaces, and Portugal's hyphen where it was left out. */
export function normalPostalCode(value: string, country: string): string {
  const tidy = value.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  return country === 'PT' ? tidy.replace(/^(\d{4})[ ]?(\d{3})$/, '$1-$2') : tidy;
}

export function isPostalCode(value: string, country: string): boolean {
  const code = normalPostalCode(value, country);
  return POSTAL_CODES[country]?.form.test(code) ?? isAny(code);
}

export const postalCodeExample = (country: string): string =>
  POSTAL_CODES[country]?.example ?? ANY_EXAMPLE;

/** Whether the keyboard for numbers is enough. */
export const isNumericPostalCode = (country: string): boolean =>
  /^\d+$/.test(POSTAL_CODES[country]?.example ?? '');
