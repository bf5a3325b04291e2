import { PostalCode } from './fields.gen.ts';
import { plain } from './plain.ts';

/** A country's form of postal codes. */
interface PostalCodes {
  /** In capitals, without what separates: its groups are written with `joint` between them. */
  readonly form: RegExp;
  readonly joint?: ' ' | '-';
  readonly example: string;
  /** What people write before the code besides the country's ISO 3166-1 alpha-2 code: on cars, labels and parcels. */
  readonly sign?: string;
}

/** Postal codes (NS-06) by ISO 3166-1 code, where the form is known. Elsewhere every code of the contract is taken. */
const POSTAL_CODES: Readonly<Record<string, PostalCodes>> = {
  AT: { form: /^(\d{4})$/, example: '1010', sign: 'A|AUT' },
  AX: { form: /^(\d{5})$/, example: '22100', sign: 'FI|FIN|ALA' },
  BR: { form: /^(\d{5})(\d{3})$/, joint: '-', example: '01310-100', sign: 'CEP|BRA' },
  CA: {
    form: /^([A-Z]\d[A-Z])(\d[A-Z]\d)$/,
    joint: ' ',
    example: 'H2X 1Y4',
    sign: 'AB|BC|MB|NB|NL|NS|NT|NU|ON|PE|QC|SK|YT|CAN',
  },
  CL: { form: /^(\d{7})$/, example: '8320000', sign: 'CHL' },
  DE: { form: /^(\d{5})$/, example: '10115', sign: 'D|DEU|GER' },
  FI: { form: /^(\d{5})$/, example: '00100', sign: 'FIN' },
  GG: { form: /^(GY\d{1,2})(\d[A-Z]{2})$/, joint: ' ', example: 'GY1 1AA', sign: 'UK|GB|GBR|GGY' },
  IN: { form: /^([1-9]\d{5})$/, example: '110001', sign: 'PIN|IND' },
  NL: { form: /^(\d{4})([A-Z]{2})$/, joint: ' ', example: '1012 AB', sign: 'NLD' },
  NO: { form: /^(\d{4})$/, example: '0150', sign: 'N|NOR' },
  NZ: { form: /^(\d{4})$/, example: '6011', sign: 'NZL' },
  PE: { form: /^(\d{5})$/, example: '15001', sign: 'PER' },
  PH: { form: /^(\d{4})$/, example: '1000', sign: 'PHL' },
  PT: { form: /^(\d{4})(\d{3})$/, joint: '-', example: '1000-205', sign: 'P|PRT' },
  SE: { form: /^(\d{3})(\d{2})$/, joint: ' ', example: '111 22', sign: 'S|SWE' },
  TR: { form: /^(\d{5})$/, example: '34000', sign: 'TUR' },
};

const ANY_EXAMPLE = '12345';
const ANY = new RegExp(PostalCode.pattern, 'u');

/** Whether the contract takes the code, wherever it is from. */
const isAny = (code: string): boolean =>
  code.length >= PostalCode.minLength && code.length <= PostalCode.maxLength && ANY.test(code);

/**
 * A postal code as its country writes it, however it was typed: small letters, other separators, and a sign of
 * the country before its digits. Undefined: it is none of that country.
 */
export function postalCodeOf(typed: string, country: string): string | undefined {
  // Japan's mark of a postal code says that one follows.
  const tidy = plain(typed).replace('〒', '').trim().toUpperCase().replaceAll(/\s+/g, ' ');
  const known = POSTAL_CODES[country];
  if (known === undefined) return isAny(tidy) ? tidy : undefined;
  const before = [country, ...(known.sign === undefined ? [] : [known.sign])].join('|');
  const bare = tidy.replaceAll(/[ .,:·/_-]/g, '');
  const groups = new RegExp(`^(?:${before})?${known.form.source.slice(1)}`).exec(bare);
  return groups?.slice(1).join(known.joint ?? '');
}

/** Whether an address there needs a postal code: not everybody has one where no form is known. */
export const needsPostalCode = (country: string): boolean => POSTAL_CODES[country] !== undefined;

export const postalCodeExample = (country: string): string =>
  POSTAL_CODES[country]?.example ?? ANY_EXAMPLE;

/** Whether the keyboard for numbers is enough. */
export const isNumericPostalCode = (country: string): boolean =>
  /^\d+$/.test(POSTAL_CODES[country]?.example ?? '');
