import type { Schemas } from '../../../openapi/types.ts';

/** Kinds of a proof of address (NS-17). */
export const ADDRESS_KINDS = ['UB', 'BS', 'GL', 'CCS'] as const;

/**
 * Sources of wealth on offer, in the specification's order. Two of them are proved by the same kind of paper, a
 * bank statement, so the option is not the code (DOC-16, C-04).
 */
export const WEALTH_CODES = {
  bankStatement: 'BS',
  creditCardStatement: 'CCS',
  utilityBill: 'UB',
  employment: 'PS',
  saleOfProperty: 'SP',
  savings: 'BS',
  saleOfSecurities: 'SC',
  inheritance: 'WI',
  winnings: 'WN',
  other: 'OT',
} as const satisfies Readonly<Record<string, Schemas['SourceOfWealthCode']>>;

export type AddressKind = (typeof ADDRESS_KINDS)[number];
export type WealthSource = keyof typeof WEALTH_CODES;

/** The player's choice of the document's nature: of an address its kind, of wealth its source (DOC-08). */
export type DocumentKind = AddressKind | WealthSource;

/** The code by which a kind is sent with each file. */
export const subTypeOf = (kind: DocumentKind): string =>
  Object.hasOwn(WEALTH_CODES, kind) ? WEALTH_CODES[kind as WealthSource] : kind;
