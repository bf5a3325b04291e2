import { maskedAccount, maskedCard, maskedNumber } from './masked.ts';
import type { PaymentMethod } from '../../../openapi/reference/payment-methods.ts';

/** What the player is asked for; each method of the contract uses one of these forms. */
export type InstrumentKind = 'card' | 'bank' | 'wallet' | 'voucher' | 'mobile';

export interface MethodPage {
  /** The name the player knows the method by. */
  label: string;
  kind: InstrumentKind;
}

export const METHOD_PAGES: Record<PaymentMethod, MethodPage> = {
  CREDITCARD: { label: 'Card', kind: 'card' },
  EUTELLER: { label: 'Euteller', kind: 'bank' },
  MUCHBETTER: { label: 'MuchBetter', kind: 'wallet' },
  NETELLER: { label: 'Neteller', kind: 'wallet' },
  PAYSAFECARD: { label: 'paysafecard', kind: 'voucher' },
  RAPIDTRANSFER: { label: 'Rapid Transfer', kind: 'bank' },
  SIRU: { label: 'Siru Mobile', kind: 'mobile' },
  SKRILL: { label: 'Skrill', kind: 'wallet' },
  TRUSTLY: { label: 'Trustly', kind: 'bank' },
  MSIPAY: { label: 'MSI Pay', kind: 'wallet' },
};

/** What the instrument's issuer answers once the player has confirmed. */
export type IssuerAnswer = 'approve' | 'decline' | 'insufficient' | 'approve-slowly';

export const BANKS: readonly { id: string; name: string }[] = [
  { id: 'nordsund', name: 'Nordsund Bank' },
  { id: 'havn', name: 'Havn Sparebank' },
  { id: 'osuus', name: 'Osuusranta' },
  { id: 'meseta', name: 'Banco Meseta' },
  { id: 'costa', name: 'Caixa Costa Azul' },
];

/** Test numbers, as printed on the page; every other well-formed number is approved. */
export const TEST_NUMBERS: Partial<
  Record<InstrumentKind, readonly { number: string; answer: IssuerAnswer; says: string }[]>
> = {
  card: [
    { number: '4242 4242 4242 4242', answer: 'approve', says: 'paid' },
    { number: '4000 0000 0000 0002', answer: 'decline', says: 'declined by the bank' },
    { number: '4000 0000 0000 9995', answer: 'insufficient', says: 'not enough money' },
    { number: '4000 0000 0000 0077', answer: 'approve-slowly', says: 'paid after some seconds' },
  ],
  voucher: [
    { number: '0000 0000 0990 3417', answer: 'approve', says: 'paid' },
    { number: '0000 0000 0990 0002', answer: 'decline', says: 'voucher already used' },
  ],
};

/** A wrong field: its name, and what to tell the player. */
export interface FieldError {
  field: string;
  message: string;
}

/** An accepted instrument: only what may be kept and shown, never the whole number. */
export interface Instrument {
  display: string;
  /** The same in no language: see `masked`. */
  masked: string;
  answer: IssuerAnswer;
}

export type Fields = Readonly<Record<string, string | undefined>>;

/** The Luhn check of a card number given as digits. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = digit * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function answerFor(kind: InstrumentKind, digits: string): IssuerAnswer {
  const known = TEST_NUMBERS[kind]?.find(({ number }) => number.replaceAll(' ', '') === digits);
  return known?.answer ?? 'approve';
}

function digitsOf(fields: Fields, name: string): string {
  return (fields[name] ?? '').replace(/[\s-]/g, '');
}

/** Whether `MM/YY` names a month that has not ended at `now` (ms, UTC). */
function expiresLater(text: string, now: number): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d\d)$/.exec(text.trim());
  if (!match) return false;
  return Date.UTC(2000 + Number(match[2]), Number(match[1])) > now;
}

type Reader = (fields: Fields, now: number) => { errors: FieldError[]; instrument: Instrument };

const card: Reader = (fields, now) => {
  const digits = digitsOf(fields, 'cardNumber');
  const errors: FieldError[] = [];
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) {
    errors.push({ field: 'cardNumber', message: 'Check the card number: it has 13 to 19 digits.' });
  }
  if (!expiresLater(fields['expiry'] ?? '', now)) {
    errors.push({ field: 'expiry', message: 'Enter the month and year on the card, as MM/YY.' });
  }
  if (!/^\d{3,4}$/.test(fields['securityCode']?.trim() ?? '')) {
    errors.push({ field: 'securityCode', message: 'Enter the 3 or 4 digits of the code.' });
  }
  const display = `Card ending in ${digits.slice(-4)}`;
  const masked = maskedCard(digits);
  return { errors, instrument: { display, masked, answer: answerFor('card', digits) } };
};

const bank: Reader = (fields) => {
  const chosen = BANKS.find(({ id }) => id === fields['bank']);
  const errors = chosen ? [] : [{ field: 'bank', message: 'Choose your bank.' }];
  const { name = '' } = chosen ?? {};
  return { errors, instrument: { display: name, masked: name, answer: 'approve' } };
};

const wallet: Reader = (fields) => {
  const account = fields['account']?.trim() ?? '';
  const errors =
    account.length <= 120 && /^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+\.[^@\s\p{Cc}]+$/u.test(account)
      ? []
      : [{ field: 'account', message: 'Enter the e-mail address of your account.' }];
  const declined = account.startsWith('declined@');
  const masked = maskedAccount(account);
  const answer = declined ? 'decline' : 'approve';
  return { errors, instrument: { display: account, masked, answer } };
};

const voucher: Reader = (fields) => {
  const digits = digitsOf(fields, 'voucher');
  const errors = /^\d{16}$/.test(digits)
    ? []
    : [{ field: 'voucher', message: 'Enter all 16 digits of the voucher.' }];
  const display = `Voucher ending in ${digits.slice(-4)}`;
  const masked = maskedNumber(digits, 4);
  return { errors, instrument: { display, masked, answer: answerFor('voucher', digits) } };
};

const mobile: Reader = (fields) => {
  const digits = (fields['mobile'] ?? '').replace(/[\s()-]/g, '');
  const errors = /^\+\d{7,15}$/.test(digits)
    ? []
    : [{ field: 'mobile', message: 'Enter your number with the country code, like +358.' }];
  const display = `Phone ending in ${digits.slice(-3)}`;
  return { errors, instrument: { display, masked: maskedNumber(digits, 3), answer: 'approve' } };
};

const READERS: Record<InstrumentKind, Reader> = { card, bank, wallet, voucher, mobile };

/** Reads a submitted form: either what is wrong with it, or the instrument to charge. */
export function readInstrument(
  kind: InstrumentKind,
  fields: Fields,
  now: number,
): { errors: readonly FieldError[] } | { instrument: Instrument } {
  const { errors, instrument } = READERS[kind](fields, now);
  return errors.length > 0 ? { errors } : { instrument };
}
