import { createHash } from 'node:crypto';
import { plain } from '../../../reference/plain.ts';
import type { Fields, FieldError, IssuerAnswer } from './instruments.ts';

/** A customer's data at a bank, proven to the bank long ago. */
export interface BankCustomer {
  /** Opaque and for ever the same for one person. */
  readonly subject: string;
  readonly firstName: string;
  /** Absent of a person with one legal name. */
  readonly lastName?: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly email?: string;
  /** E.164. */
  readonly mobilePhone?: string;
}

/** Made-up customers of the bank; the page says what each shows. */
export const CUSTOMERS = [
  {
    subject: 'bank-0001',
    firstName: 'Aada',
    lastName: 'Rantala',
    dateOfBirth: '1988-04-12',
    country: 'FI',
  },
  {
    subject: 'bank-0002',
    firstName: 'Väinö',
    lastName: 'Kivelä',
    dateOfBirth: '1979-11-30',
    country: 'FI',
    email: 'vaino.kivela@example.com',
  },
  {
    subject: 'bank-0003',
    firstName: 'Helka',
    lastName: 'Suomalainen',
    dateOfBirth: '1993-02-03',
    country: 'FI',
    email: 'helka.suomalainen@example.com',
    mobilePhone: '+358401234599',
  },
  {
    subject: 'bank-0004',
    firstName: 'Onni',
    lastName: 'Nuorinen',
    dateOfBirth: '2012-06-01',
    country: 'FI',
  },
] as const satisfies readonly BankCustomer[];

/** Accounts of whichever customer. */
export const ACCOUNTS = [
  { id: 'everyday', answer: 'approve' },
  { id: 'slow', answer: 'approve-slowly' },
  { id: 'empty', answer: 'insufficient' },
] as const satisfies readonly { id: string; answer: IssuerAnswer }[];

const NAME = /^[\p{L}][\p{L} .'’-]{0,59}$/u;
const DATE = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const EMAIL = /^[^@\s\p{Cc}]+@[^@\s\p{Cc}]+\.[^@\s\p{Cc}]+$/u;
const PHONE = /^\+\d{7,15}$/;

const isDate = (text: string): boolean =>
  DATE.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text);

/** As the bank's pages write it. */
export const nameOf = ({
  firstName,
  lastName,
}: Pick<BankCustomer, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ');

/** Any other customer, by name and date of birth: the same input is always the same person. */
function another(fields: Fields): { errors: FieldError[]; customer: BankCustomer } {
  const firstName = fields['firstName']?.trim() ?? '';
  const lastName = fields['lastName']?.trim() ?? '';
  const dateOfBirth = plain(fields['dateOfBirth'] ?? '').trim();
  const email = fields['email']?.trim() ?? '';
  const mobilePhone = plain(fields['mobilePhone'] ?? '').replace(/[\s()-]/g, '');
  const errors: FieldError[] = [];
  if (!NAME.test(firstName)) errors.push({ field: 'firstName', says: 'firstName.wrong' });
  if (lastName !== '' && !NAME.test(lastName))
    errors.push({ field: 'lastName', says: 'lastName.wrong' });
  if (!isDate(dateOfBirth)) {
    errors.push({ field: 'dateOfBirth', says: 'dateOfBirth.wrong' });
  }
  if (email !== '' && !EMAIL.test(email)) errors.push({ field: 'email', says: 'email.wrong' });
  if (mobilePhone !== '' && !PHONE.test(mobilePhone)) {
    errors.push({ field: 'mobilePhone', says: 'mobile.wrong' });
  }
  const known = `${firstName}|${lastName}|${dateOfBirth}`.toLowerCase();
  const subject = `bank-${createHash('sha256').update(known).digest('hex').slice(0, 32)}`;
  const customer = {
    subject,
    firstName,
    ...(lastName !== '' && { lastName }),
    dateOfBirth,
    country: 'FI',
    ...(email !== '' && { email }),
    ...(mobilePhone !== '' && { mobilePhone }),
  };
  return { errors, customer };
}

/** Reads the identified customer and the paying account, or the fault of the form. */
export function readCustomer(
  fields: Fields,
):
  | { readonly errors: readonly FieldError[] }
  | { readonly customer: BankCustomer; readonly answer: IssuerAnswer } {
  const account = ACCOUNTS.find(({ id }) => id === fields['account']);
  const errors: FieldError[] = account ? [] : [{ field: 'account', says: 'payer.account.wrong' }];
  const known = CUSTOMERS.find(({ subject }) => subject === fields['customer']);
  if (known) {
    return account ? { customer: known, answer: account.answer } : { errors };
  }
  if (fields['customer'] !== 'another') {
    return { errors: [{ field: 'customer', says: 'customer.wrong' }, ...errors] };
  }
  const other = another(fields);
  return account && other.errors.length === 0
    ? { customer: other.customer, answer: account.answer }
    : { errors: [...other.errors, ...errors] };
}
