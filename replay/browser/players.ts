import type { Page } from '@playwright/test';
import { DEFAULT_BRAND } from '../../reference/brands.ts';
import type { Schemas } from '../../openapi/types.ts';
import type { Control } from './control.ts';
import { ask, type Platform } from './platform.ts';

/** Password of every persona of the seeds. */
export const PERSONA_PASSWORD = 'Demo-Player-1';
export const persona = (name: string): Credentials => ({
  email: `${name}@croupier.test`,
  password: PERSONA_PASSWORD,
});

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** A person who is not a player yet; nobody else has the name, the number or the address. */
export interface Applicant extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  readonly birth: { readonly day: string; readonly month: string; readonly year: string };
  /** National number without the leading zero; Finnish. */
  readonly phone: string;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

/** A whole number from `least` up to, but not including, `bound`. */
const randomInt = (least: number, bound: number): number =>
  least + Math.floor(Math.random() * (bound - least));

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const word = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(0, LETTERS.length)]).join('');

export const newPerson = (): Applicant => ({
  email: `${word(8)}.${word(6)}@example.com`,
  password: 'Sunny-Day-42',
  firstName: 'Aino',
  lastName: `Test${word(9)}`,
  birth: { day: '3', month: '2', year: '1990' },
  // Seven digits that do not end in zeros, which the SMS provider refuses on purpose.
  phone: `40${randomInt(1_000_000, 10_000_000)}`.replace(/0$/, '7'),
  street: 'Rantakatu 1 A 2',
  postalCode: '90100',
  city: 'Oulu',
});

export const phoneOf = ({ phone }: Applicant): string => `+358${phone}`;

export const HEADERS = { SiteContext: JSON.stringify({ siteId: DEFAULT_BRAND.siteId }) };

/** The version that the platform's content is seeded with. */
const CURRENT_TERMS = 3;

/** Signs a person up without a browser, for tests that begin after that. */
export async function register(
  platform: Platform,
  control: Control,
  person: Applicant = newPerson(),
  {
    termsVersion = CURRENT_TERMS,
    countryCode = 'FI',
  }: { readonly termsVersion?: number | undefined; readonly countryCode?: string } = {},
): Promise<Applicant> {
  const call = (method: 'POST' | 'PUT', path: string, data: object) =>
    ask<Record<string, string>>(platform, method, `/api/v1/player/${path}`, {
      data,
      headers: { ...HEADERS, 'X-Captcha-Token': crypto.randomUUID() },
    });
  const { playerId } = await call('POST', 'registration', {
    email: person.email,
    password: person.password,
    countryCode,
    languageCode: 'en',
    termsAndConditions: true,
    cookiePolicyAccepted: true,
    marketingOptIn: false,
    termsAndConditionsAcceptedVersion: CURRENT_TERMS,
  });
  const { day, month, year } = person.birth;
  await call('PUT', 'registration', {
    playerId,
    firstName: person.firstName,
    lastName: person.lastName,
    mobilePhone: phoneOf(person),
    dateOfBirth: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    address: { street: person.street, city: person.city, postalCode: person.postalCode },
  });
  const { verificationId } = await call('POST', 'registration/sms_request', { playerId });
  const code = await control.code(phoneOf(person));
  await call('POST', 'registration/sms_verification', { playerId, verificationId, code });
  if (termsVersion !== CURRENT_TERMS) await control.terms(person.email, termsVersion);
  return person;
}

type Tokens = Pick<Schemas['SessionTokens'], 'idToken' | 'accessToken' | 'refreshToken'>;

export const tokensOf = (platform: Platform, { email, password }: Credentials): Promise<Tokens> =>
  ask(platform, 'POST', '/api/v1/player/login', { data: { email, password }, headers: HEADERS });

/**
 * Leaves a player's session in the browser as the site stores it, without the login popup.
 * @param origin the brand's, where it is not the first one's
 */
export async function enter(
  page: Page,
  platform: Platform,
  credentials: Credentials,
  origin = '',
): Promise<Tokens> {
  const tokens = await tokensOf(platform, credentials);
  await page.goto(`${origin}/locales/en/default.json`);
  await page.evaluate(({ idToken, accessToken, refreshToken }) => {
    localStorage.setItem('idToken', idToken);
    localStorage.setItem('accessToken', accessToken);
    localStorage.setItem('refreshToken', refreshToken);
  }, tokens);
  return tokens;
}

/** A player in the platform's books, whatever the site shows. Amounts in minor units. */
export interface Books {
  readonly cash: number;
  readonly succeededDeposits: number;
  readonly deposits: number;
}

export async function booksOf(platform: Platform, credentials: Credentials): Promise<Books> {
  const { idToken, accessToken } = await tokensOf(platform, credentials);
  const read = <Body>(path: string): Promise<Body> =>
    ask(platform, 'GET', `/api/v1/player/wallet${path}`, {
      headers: { ...HEADERS, Authorization: idToken, 'Access-Token': accessToken },
    });
  const wallet = await read<Schemas['Wallet']>('');
  const { transactions } = await read<Schemas['TransactionPage']>('/transactions');
  const deposits = transactions.filter(({ type }) => type === 'DEPOSIT');
  return {
    cash: wallet.buckets.main.reduce((sum, { cashAmount = 0 }) => sum + cashAmount, 0),
    succeededDeposits: deposits.filter(({ status }) => status === 'SUCCESS').length,
    deposits: deposits.length,
  };
}
