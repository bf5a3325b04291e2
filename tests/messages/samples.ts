import { messagesTo } from '../../backend/messages/messages.ts';
import { BRAND_FACTS, type BrandId } from '../../reference/brands.ts';
import { textLanguages } from '../../reference/languages.ts';
import { sites } from './english.ts';

export const brands = Object.keys(BRAND_FACTS) as BrandId[];
export const CODE = '012345';
export const KEY = new URLSearchParams({ email: 'o\'hara+"x"@example.com', resetKey: 'k<&>' });

const BREAK = {
  to: 'SELF_EXCLUDED',
  until: new Date('2027-05-21T09:12:30Z'),
  timeZone: 'Europe/Helsinki',
  indefinite: false,
} as const;

export const RECEIPT = {
  referenceId: 'dep_0123456789abcdef',
  method: 'CREDITCARD',
  amount: 123_450,
  currency: 'BRL',
  at: new Date('2026-11-23T17:05:00Z'),
  timeZone: 'America/Sao_Paulo',
} as const;

export const to = (brand: BrandId, languageCode: string) =>
  messagesTo(
    // The player's own site says nothing: the page does, where it was asked for.
    { number: 10_047_213, languageCode, siteId: brand === 'northlight' ? '3' : '2', market: 'UN' },
    { sites, siteId: BRAND_FACTS[brand].siteId },
  );

export const all = brands.flatMap((brand) =>
  textLanguages().flatMap((language) => {
    const own = to(brand, language);
    const { signUpCode, phoneCode, resetCode, resetLink, breakBegun, ...rest } = own;
    const { depositReceipt, depositDuringBreak, ...notices } = rest;
    const made = {
      'sign-up by SMS': signUpCode('SMS', CODE),
      'sign-up by e-mail': signUpCode('EMAIL', CODE),
      'phone code': phoneCode(CODE),
      'reset code': resetCode(CODE),
      'reset link': resetLink(KEY),
      receipt: depositReceipt(RECEIPT, false),
      'receipt without the bonus': depositReceipt(RECEIPT, true),
      'deposit during a break': depositDuringBreak(RECEIPT),
      break: breakBegun({ ...BREAK, to: 'TIMEOUT' }),
      exclusion: breakBegun(BREAK),
      'exclusion without an end': breakBegun({ ...BREAK, indefinite: true }),
      ...Object.fromEntries(Object.entries(notices).map(([name, say]) => [name, say()])),
    };
    return Object.entries(made).map(([name, message]) => ({ brand, language, name, message }));
  }),
);
export const texts = all.flatMap((one) =>
  one.message.channel === 'SMS' ? [{ ...one, message: one.message }] : [],
);
export const mails = all.flatMap((one) =>
  one.message.channel === 'EMAIL' ? [{ ...one, message: one.message }] : [],
);
