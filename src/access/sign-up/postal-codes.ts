/**
 * Postal codes (NS-06) by ISO 3166-1 code, where the form is known, with an example for the error.
 * Elsewhere anything that the contract takes is taken.
 */
const FORMS: Readonly<Record<string, readonly [pattern: RegExp, example: string]>> = {
  AT: [/^\d{4}$/, '1010'],
  AX: [/^\d{5}$/, '22100'],
  BR: [/^\d{5}-?\d{3}$/, '01310-100'],
  CA: [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, 'H2X 1Y4'],
  CL: [/^\d{7}$/, '8320000'],
  DE: [/^\d{5}$/, '10115'],
  FI: [/^\d{5}$/, '00100'],
  GG: [/^GY\d{1,2} ?\d[A-Z]{2}$/, 'GY1 1AA'],
  IN: [/^[1-9]\d{2} ?\d{3}$/, '110001'],
  NL: [/^\d{4} ?[A-Z]{2}$/, '1012 AB'],
  NO: [/^\d{4}$/, '0150'],
  NZ: [/^\d{4}$/, '6011'],
  PE: [/^\d{5}$/, '15001'],
  PH: [/^\d{4}$/, '1000'],
  PT: [/^\d{4}-\d{3}$/, '1000-205'],
  SE: [/^\d{3} ?\d{2}$/, '111 22'],
  TR: [/^\d{5}$/, '34000'],
};

/** The contract's own pattern and length. */
const ANY = /^[A-Z0-9][A-Z0-9 -]{1,11}$/;
const ANY_EXAMPLE = '12345';

/** As it is sent: capitals, single spaces, and Portugal's hyphen where it was left out. */
export function normalPostalCode(value: string, country: string): string {
  const tidy = value.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  return country === 'PT' ? tidy.replace(/^(\d{4})[ ]?(\d{3})$/, '$1-$2') : tidy;
}

export const isPostalCode = (value: string, country: string): boolean =>
  (FORMS[country]?.[0] ?? ANY).test(normalPostalCode(value, country));

export const postalCodeExample = (country: string): string => FORMS[country]?.[1] ?? ANY_EXAMPLE;

/** Whether the keyboard for numbers is enough. */
export const isNumericPostalCode = (country: string): boolean =>
  /^\d+$/.test(FORMS[country]?.[1] ?? '');
