/** A country's form of postal codes. */
interface PostalCodes {
  /** In capitals. */
  readonly form: RegExp;
  readonly example: string;
}

/** Postal codes (NS-06) by ISO 3166-1 code, where the form is known. Elsewhere every code of the contract is taken. */
export const POSTAL_CODES: Readonly<Record<string, PostalCodes>> = {
  AT: { form: /^\d{4}$/, example: '1010' },
  AX: { form: /^\d{5}$/, example: '22100' },
  BR: { form: /^\d{5}-?\d{3}$/, example: '01310-100' },
  CA: { form: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/, example: 'H2X 1Y4' },
  CL: { form: /^\d{7}$/, example: '8320000' },
  DE: { form: /^\d{5}$/, example: '10115' },
  FI: { form: /^\d{5}$/, example: '00100' },
  GG: { form: /^GY\d{1,2} ?\d[A-Z]{2}$/, example: 'GY1 1AA' },
  IN: { form: /^[1-9]\d{2} ?\d{3}$/, example: '110001' },
  NL: { form: /^\d{4} ?[A-Z]{2}$/, example: '1012 AB' },
  NO: { form: /^\d{4}$/, example: '0150' },
  NZ: { form: /^\d{4}$/, example: '6011' },
  PE: { form: /^\d{5}$/, example: '15001' },
  PH: { form: /^\d{4}$/, example: '1000' },
  PT: { form: /^\d{4}-\d{3}$/, example: '1000-205' },
  SE: { form: /^\d{3} ?\d{2}$/, example: '111 22' },
  TR: { form: /^\d{5}$/, example: '34000' },
};
