import { randomInt, randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { Schemas } from '../../openapi/types.ts';
import { ORIGIN, type Control } from './control.ts';

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

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const word = (length: number): string =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

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

export const HEADERS = { SiteContext: '{"siteId":"2"}', 'X-Captcha-Token': 'test' };

/** Signs a person up without a browser, for tests that begin after that. */
export async function register(
  request: APIRequestContext,
  control: Control,
  person: Applicant = newPerson(),
  { termsVersion = 3 }: { readonly termsVersion?: number } = {},
): Promise<Applicant> {
  const call = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await request[method](`${ORIGIN}/api/v1/player/${path}`, {
      data,
      headers: HEADERS,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Record<string, string>;
  };
  const { playerId } = await call('post', 'registration', {
    email: person.email,
    password: person.password,
    countryCode: 'FI',
    languageCode: 'en',
    termsAndConditions: true,
    cookiePolicyAccepted: true,
    marketingOptIn: false,
    termsAndConditionsAcceptedVersion: termsVersion,
  });
  const { day, month, year } = person.birth;
  await call('put', 'registration', {
    playerId,
    firstName: person.firstName,
    lastName: person.lastName,
    mobilePhone: phoneOf(person),
    dateOfBirth: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
    address: { street: person.street, city: person.city, postalCode: person.postalCode },
  });
  const { verificationId } = await call('post', 'registration/sms_request', { playerId });
  const code = await control.code(phoneOf(person));
  await call('post', 'registration/sms_verification', { playerId, verificationId, code });
  return person;
}

type Tokens = Pick<Schemas['SessionTokens'], 'idToken' | 'accessToken' | 'refreshToken'>;

export async function tokensOf(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<Tokens> {
  const answer = await request.post(`${ORIGIN}/api/v1/player/login`, {
    data: { email, password },
    headers: HEADERS,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Tokens;
}

/** Leaves a player's session in the browser as the site stores it, without the login popup. */
export async function enter(
  page: Page,
  request: APIRequestContext,
  credentials: Credentials,
): Promise<Tokens> {
  const tokens = await tokensOf(request, credentials);
  await page.goto('/locales/en/default.json');
  await page.evaluate(({ idToken, accessToken, refreshToken }) => {
    localStorage.setItem('idToken', idToken);
    localStorage.setItem('accessToken', accessToken);
    localStorage.setItem('refreshToken', refreshToken);
  }, tokens);
  return tokens;
}

/** What the platform's books say of a player, whatever the site shows. Amounts in minor units. */
export interface Books {
  readonly cash: number;
  readonly succeededDeposits: number;
  readonly deposits: number;
}

export async function booksOf(
  request: APIRequestContext,
  credentials: Credentials,
): Promise<Books> {
  const { idToken, accessToken } = await tokensOf(request, credentials);
  const read = async <Body>(path: string): Promise<Body> => {
    const answer = await request.get(`${ORIGIN}/api/v1/player/wallet${path}`, {
      headers: { ...HEADERS, Authorization: idToken, 'Access-Token': accessToken },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Body;
  };
  const wallet = await read<Schemas['Wallet']>('');
  const { transactions } = await read<Schemas['TransactionPage']>('/transactions');
  const deposits = transactions.filter(({ type }) => type === 'DEPOSIT');
  return {
    cash: wallet.buckets.main.reduce((sum, { cashAmount = 0 }) => sum + cashAmount, 0),
    succeededDeposits: deposits.filter(({ status }) => status === 'SUCCESS').length,
    deposits: deposits.length,
  };
}

export const controlSession = (): string => randomUUID();
