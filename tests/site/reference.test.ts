import { basename, join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { BRAND_FACTS } from '../../reference/brands.ts';
import { COUNTRIES } from '../../reference/countries.ts';
import { textLanguages } from '../../reference/languages.ts';
import {
  countriesOfMarket,
  GLOBAL_MARKET,
  MARKETS,
  originCountries,
} from '../../reference/markets.ts';
import { AGES_BY_MARKET } from '../../reference/ages.ts';
import { mailboxOf } from '../../reference/mailbox.ts';
import { postalCodeExample, postalCodeOf } from '../../reference/postal-codes.ts';
import { textFiles } from '../../tools/build/texts.ts';

/** Rows of one table that speak of another, and no fact twice. */

const markets = Object.values(MARKETS);
const known = new Set(COUNTRIES.map(({ code }) => code));

describe('MARKET-01: a market', () => {
  it.each(markets)('$id has countries that exist, and invites those who live there', (market) => {
    const visitors = originCountries(market.originCountryCode);
    const residents = countriesOfMarket(market);
    const removed = market.removeCountryFromRegistration ?? [];
    expect([...visitors, ...residents, ...removed].filter((code) => !known.has(code))).toEqual([]);
    expect(visitors).toEqual(expect.arrayContaining([...residents]));
  });

  it.each(['visitors', 'residents'] as const)('shares its %s with no other', (which) => {
    const claimed = markets.flatMap((market) =>
      which === 'residents' ? countriesOfMarket(market) : originCountries(market.originCountryCode),
    );
    expect(claimed.filter((code, at) => claimed.indexOf(code) !== at)).toEqual([]);
  });

  it.each(markets)('$id is a country’s own, or says that it is not', ({ id, isCustomMarketId }) => {
    expect(isCustomMarketId).toBe(!known.has(id));
  });
});

test('BRAND-01, MARKET-04: a brand runs open markets, the global one among them, each once', () => {
  for (const { markets: run } of Object.values(BRAND_FACTS)) {
    expect(run).toContain(GLOBAL_MARKET);
    expect(new Set(run).size).toBe(run.length);
    expect(run.filter((id) => !MARKETS[id].isMarketEnabled)).toEqual([]);
  }
});

test('BRAND-03: no two brands have one site id', () => {
  const ids = Object.values(BRAND_FACTS).map(({ siteId }) => siteId);
  expect(new Set(ids).size).toBe(ids.length);
});

test('TEXT-01: the languages with texts are those with a catalogue', () => {
  const files = textFiles(join(import.meta.dirname, '..', '..', 'src', 'texts'));
  const languages = new Set(files.map((file) => basename(file, '.json')));
  expect(textLanguages()).toEqual([...languages].toSorted());
});

test('NS-06: an age or a postal code belongs to what exists, and its example is right', () => {
  expect(Object.keys(AGES_BY_MARKET).filter((id) => !Object.hasOwn(MARKETS, id))).toEqual([]);
  for (const country of known) {
    const example = postalCodeExample(country);
    expect([country, postalCodeOf(example, country)]).toEqual([country, example]);
  }
});

test.each([
  ['Matti@Example.com ', 'matti@example.com'],
  ['mat\u200Bti@example\u00AD.com\u200E', 'matti@example.com'],
  ['va\u0308ino\u0308@example.com', 'v\u00E4in\u00F6@example.com'],
  ['a@b\u00FCcher\u3002example', 'a@xn--bcher-kva.example'],
  ['a@bu\u0308cher.example', 'a@xn--bcher-kva.example'],
  ['a@XN--BCHER-KVA.example', 'a@xn--bcher-kva.example'],
  ['a+b.c@example.com', 'a+b.c@example.com'],
  ['mailto:Matti@example.com', 'matti@example.com'],
  ['<matti@example.com>;', 'matti@example.com'],
  ['matti＠example．com', 'matti@example.com'],
  ['mat\uFE0Fti@example.com', 'matti@example.com'],
  ['"m m"@example.com', '"m m"@example.com'],
  // As programs for mail, pages and tables copy it.
  ['Aino <Aino@example.com>', 'aino@example.com'],
  ['"Virtanen, Aino" <aino@example.com>;', 'aino@example.com'],
  ['aino@work.example <aino@example.com>', 'aino@example.com'],
  ['"aino@example.com"', 'aino@example.com'],
  ['“aino@example.com”', 'aino@example.com'],
  ["'aino@example.com'", 'aino@example.com'],
  ['E-mail: aino@example.com', 'aino@example.com'],
  ['mailto:aino@example.com?subject=Hello%20you', 'aino@example.com'],
  ['aino@example.com (Aino Virtanen)', 'aino@example.com'],
  ['aino@example.com.', 'aino@example.com'],
  ['aino@example.com!', 'aino@example.com'],
  ['(aino@example.com)', 'aino@example.com'],
  ['*aino@example.com*', 'aino@example.com'],
  ['Aino Virtanen [mailto:aino@example.com]', 'aino@example.com'],
  ['[aino@example.com](mailto:aino@example.com)', 'aino@example.com'],
  ['*aino@example.com', '*aino@example.com'],
  ["o'neil@example.com", "o'neil@example.com"],
  ['what?@example.com', 'what?@example.com'],
  // No host: a path would be lost.
  ['aino@ä.example/x', 'aino@ä.example/x'],
  // Two: neither is chosen.
  ['Aino <a@example.com>, Bo <b@example.com>', 'aino <a@example.com>, bo <b@example.com'],
])('SIGN-09: %j is the mailbox %s', (typed, mailbox) => {
  expect(mailboxOf(typed)).toBe(mailbox);
});
