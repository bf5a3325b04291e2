import { expect, test } from 'vitest';
import { isLocaleAttempt } from '../../reference/locale-attempt.ts';

/** The first part of a path: an attempt at a locale gives way to the default, a page is kept. */

test.each([
  // A language, and a market in any spelling.
  'en',
  'EN',
  'zz',
  'AZ',
  'en-UN',
  'EN-un',
  'fi_FI',
  'xx-ZZ',
  'az_za',
  'en-',
  'en_',
  'fi-F',
  'fi_f',
  // Longer on either side, as other sites spell theirs.
  'e-FI',
  'english-XX',
  'suomeksi_FI',
  'pt-BRA',
  'Spanish-ESP',
])('%j was meant as a locale [LOC-03]', (segment) => {
  expect(isLocaleAttempt(segment)).toBe(true);
});

test.each([
  '',
  'e',
  'faq',
  'help',
  'about-us',
  'terms_and_conditions',
  'privacy-policy',
  'e1',
  '1n',
  'en1',
  '1en',
  'en.UN',
  'en--',
  'en-1',
  'en-una',
  'en-UN1',
  '1en-UN',
  'en-UN-x',
  'english',
  'english-X',
  'english-XXXX',
  'english-xx',
  'english-Xx',
  'english.XX',
  'english-X1',
  'eng1ish-XX',
  'ukrainian-UA',
  '-XX',
  '1english-XX',
  'english-XX1',
  'en\n',
])('%j is the name of a page [LOC-04]', (segment) => {
  expect(isLocaleAttempt(segment)).toBe(false);
});
