import { plain } from '../../../reference/plain.ts';
import { maskedAccount, maskedCard, maskedNumber } from './masked.ts';
import type { PaymentMethod } from '../../../reference/payment-methods.ts';
import type { WordId } from './texts/en.ts';

/** The form that the player fills in; each method of the contract uses one of these. */
export type InstrumentKind = 'card' | 'bank' | 'wallet' | 'voucher' | 'mobile' | 'pix';

export const METHOD_KINDS: Readonly<Record<PaymentMethod, InstrumentKind>> = {
  CREDITCARD: 'card',
  EUTELLER: 'bank',
  MUCHBETTER: 'wallet',
  NETELLER: 'wallet',
  PAYSAFECARD: 'voucher',
  RAPIDTRANSFER: 'bank',
  SIRU: 'mobile',
  SKRILL: 'wallet',
  TRUSTLY: 'bank',
  MSIPAY: 'wallet',
  PIX: 'pix',
};

/** The answer of the instrument's issuer once the player has confirmed. */
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
  Record<InstrumentKind, readonly { number: string; answer: IssuerAnswer; says: WordId }[]>
> = {
  card: [
    { number: '4242 4242 4242 4242', answer: 'approve', says: 'test.paid' },
    { number: '4000 0000 0000 0002', answer: 'decline', says: 'test.declined' },
    { number: '4000 0000 0000 9995', answer: 'insufficient', says: 'test.insufficient' },
    { number: '4000 0000 0000 0077', answer: 'approve-slowly', says: 'test.slow' },
  ],
  voucher: [
    { number: '0000 0000 0990 3417', answer: 'approve', says: 'test.paid' },
    { number: '0000 0000 0990 0002', answer: 'decline', says: 'test.used' },
  ],
};

/** A wrong field: its name, and the text that says what is wrong. */
export interface FieldError {
  field: string;
  says: WordId;
}

/** An accepted instrument: only what may be kept and shown, never the whole number. */
export interface Instrument {
  /** Without the page's own words: the last digits, a name, an address. */
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

/** In plain characters: digits of every script are read. */
const numberOf = (fields: Fields, name: string): string => plain(fields[name] ?? '').trim();

const digitsOf = (fields: Fields, name: string): string =>
  numberOf(fields, name).replace(/[\s-]/g, '');

/** Whether `MM/YY` names a month that has not ended at `now` (ms, UTC). */
function expiresLater(text: string, now: number): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/?\s*(\d\d)$/.exec(text);
  if (!match) return false;
  return Date.UTC(2000 + Number(match[2]), Number(match[1])) > now;
}

type Reader = (fields: Fields, now: number) => { errors: FieldError[]; instrument: Instrument };

const card: Reader = (fields, now) => {
  const digits = digitsOf(fields, 'cardNumber');
  const errors: FieldError[] = [];
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) {
    errors.push({ field: 'cardNumber', says: 'cardNumber.wrong' });
  }
  if (!expiresLater(numberOf(fields, 'expiry'), now)) {
    errors.push({ field: 'expiry', says: 'expiry.wrong' });
  }
  if (!/^\d{3,4}$/.test(numberOf(fields, 'securityCode'))) {
    errors.push({ field: 'securityCode', says: 'securityCode.wrong' });
  }
  const display = digits.slice(-4);
  const masked = maskedCard(digits);
  return { errors, instrument: { display, masked, answer: answerFor('card', digits) } };
};

const bank: Reader = (fields) => {
  const chosen = BANKS.find(({ id }) => id === fields['bank']);
  const errors: FieldError[] = chosen ? [] : [{ field: 'bank', says: 'bank.wrong' }];
  const { name = '' } = chosen ?? {};
  return { errors, instrument: { display: name, masked: name, answer: 'approve' } };
};

const wallet: Reader = (fields) => {
  const account = fields['account']?.trim() ?? '';
  const errors: FieldError[] =
    account.length <= 120 && /^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+\.[^@\s\p{Cc}]+$/u.test(account)
      ? []
      : [{ field: 'account', says: 'account.wrong' }];
  const declined = account.startsWith('declined@');
  const masked = maskedAccount(account);
  const answer = declined ? 'decline' : 'approve';
  return { errors, instrument: { display: account, masked, answer } };
};

const voucher: Reader = (fields) => {
  const digits = digitsOf(fields, 'voucher');
  const errors: FieldError[] = /^\d{16}$/.test(digits)
    ? []
    : [{ field: 'voucher', says: 'voucher.wrong' }];
  const display = digits.slice(-4);
  const masked = maskedNumber(digits, 4);
  return { errors, instrument: { display, masked, answer: answerFor('voucher', digits) } };
};

const mobile: Reader = (fields) => {
  const digits = digitsOf(fields, 'mobile').replace(/[()]/g, '');
  const errors: FieldError[] = /^\+\d{7,15}$/.test(digits)
    ? []
    : [{ field: 'mobile', says: 'mobile.wrong' }];
  const display = digits.slice(-3);
  return { errors, instrument: { display, masked: maskedNumber(digits, 3), answer: 'approve' } };
};

/** A player who scans or pastes the code types nothing here. */
const pix: Reader = () => ({
  errors: [],
  instrument: { display: 'Pix', masked: 'Pix', answer: 'approve' },
});

const READERS: Record<InstrumentKind, Reader> = { card, bank, wallet, voucher, mobile, pix };

/** Reads a submitted form: either what is wrong with it, or the instrument to charge. */
export function readInstrument(
  kind: InstrumentKind,
  fields: Fields,
  now: number,
): { errors: readonly FieldError[] } | { instrument: Instrument } {
  const { errors, instrument } = READERS[kind](fields, now);
  return errors.length > 0 ? { errors } : { instrument };
}
