/**
 * The visible part of a means of payment, in no language: its owner knows it, and nobody else learns it. At
 * most 64 characters.
 */

/** The issuers of cards, by the first digits of the number. */
const SCHEMES: readonly (readonly [RegExp, string])[] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2(22[1-9]|2[3-9]|[3-6]|7[01]|720))/, 'Mastercard'],
  [/^3[47]/, 'American Express'],
];

/** The last digits of a number. */
export const maskedNumber = (digits: string, shown: number): string =>
  `···· ${digits.slice(-shown)}`;

/** `Visa ···· 4242` */
export function maskedCard(digits: string): string {
  const scheme = SCHEMES.find(([pattern]) => pattern.test(digits))?.[1];
  return [scheme, maskedNumber(digits, 4)].filter(Boolean).join(' ');
}

/** `ai···@example.com` of an e-mail address. */
export function maskedAccount(account: string): string {
  const at = account.lastIndexOf('@');
  return `${account.slice(0, Math.min(2, at))}···${account.slice(at)}`.slice(0, 64);
}
