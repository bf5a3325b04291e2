import { describe, expect, it } from 'vitest';
import {
  detailsBody,
  type ContactValues,
  type DetailValues,
} from '../../src/access/sign-up/bodies.ts';
import { contactBody } from '../../src/access/sign-up/contact-body.ts';
import { firstCountry, offeredCountries } from '../../src/access/sign-up/places.ts';
import { postalCodeOf } from '../../reference/postal-codes.ts';
import * as credentials from '../../src/access/credential-rules.ts';
import * as rules from '../../src/access/rules.ts';
import type { Brand } from '../../src/brands/index.ts';
import { northlight } from '../../src/brands/northlight/brand.ts';
import { solAlta } from '../../src/brands/sol-alta/brand.ts';
import { DEFAULT_LOCALE, localeOf } from '../../src/locale/locale.ts';
import type { Rule } from '../../src/ui/rules.ts';

const says = (check: Rule, value: string, all: Record<string, string> = {}) =>
  check(value, all)?.text;

describe('NS-06, SIGN-16: the rules of the fields', () => {
  it.each([
    ['', 'field.email.missing'],
    ['aino', 'field.email.malformed'],
    ['aino@example', 'field.email.malformed'],
    ['aino@@example.com', 'field.email.malformed'],
    ['ai no@example.com', 'field.email.malformed'],
    ['aino@example..com', 'field.email.malformed'],
    [`${'a'.repeat(243)}@example.com`, 'field.email.tooLong'],
    [`${'a'.repeat(242)}@example.com`, undefined],
    [' aino.virtanen@example.com ', undefined],
    ['aino+play@mail.example.co', undefined],
  ])('e-mail %s → %s', (value, text) => {
    expect(says(credentials.email, value)).toBe(text);
  });

  it.each([
    ['', 'field.password.missing'],
    ['Abcde1!', 'field.tooShort'],
    ['Abcdef1!', undefined],
    [`Aa1!${'x'.repeat(60)}`, undefined],
    [`Aa1!${'x'.repeat(61)}`, 'field.tooLong'],
    ['abcdef1!', 'field.password.needsUpper'],
    ['ABCDEF1!', 'field.password.needsLower'],
    ['Abcdefg!', 'field.password.needsDigit'],
    ['Abcdefg1', 'field.password.needsSymbol'],
    ['Äbcdef1 ', undefined],
    ['xAino.Virtanen1!', 'field.password.containsEmail'],
  ])('password %s → %s', (value, text) => {
    expect(says(credentials.password, value, { email: 'aino.virtanen@example.com' })).toBe(text);
  });

  it('password: a name of one or two letters is in nearly every password', () => {
    expect(says(credentials.password, 'Abcdef1!', { email: 'ab@example.com' })).toBeUndefined();
  });

  it.each([
    ['', 'field.firstName.missing'],
    ['   ', 'field.firstName.missing'],
    ['Zoë-Ann', undefined],
    ['D’Arcy', undefined],
    ["O'Neil van der Berg", undefined],
    ['Наталья', undefined],
    ['Ma. Cristina', undefined],
    ['Smith Jr.', undefined],
    ['D\u00B4Angelo', undefined],
    ['D`Angelo', undefined],
    ['Gal·la', undefined],
    // In passports of Malaysia and Singapore: son, daughter of.
    ['Raj A/L Kumar', undefined],
    ['Siva s/o Raman', undefined],
    // Known by another name.
    ['Abdullah @ Ahmad', undefined],
    ['raj@example.com', 'field.name.malformed'],
    ['Ana．Maria', undefined],
    ['/Raj', 'field.name.malformed'],
    ['Raj /', 'field.name.malformed'],
    ['マリア＝ルイーズ', undefined],
    ['Gal\u2022la', undefined],
    ['ジョン\u30FBスミス', undefined],
    ['’t Hooft', undefined],
    ["'s Jongers", undefined],
    ['\u2018t Hart', undefined],
    ['ג\u05F3ורג\u05F3', undefined],
    ['D\u201BAngelo', undefined],
    ['Smith, Jr.', undefined],
    ['Anna (Anni)', undefined],
    ['’', 'field.name.malformed'],
    ["'’Aino", 'field.name.malformed'],
    ['\u200EAino\u00AD', undefined],
    ['Anna\u2010Maija', undefined],
    ['Aino2', 'field.name.malformed'],
    ['-Aino', 'field.name.malformed'],
    ['\u0410ino', 'field.name.alphabets'],
    ['Аня Smith', undefined],
    ['サトウ佐藤', undefined],
    ['A'.repeat(50), undefined],
    ['A'.repeat(51), 'field.tooLong'],
  ])('name %s → %s', (value, text) => {
    expect(says(rules.firstName, value)).toBe(text);
  });

  const birth = rules.dateOfBirth({ countryCode: 'FI' }, () => Date.UTC(2026, 10, 21));
  const born = (birthDay: string, birthMonth: string, birthYear: string) => {
    const all = { birthDay, birthMonth, birthYear };
    return [
      says(birth.birthDay, birthDay, all),
      says(birth.birthMonth, birthMonth, all),
      says(birth.birthYear, birthYear, all),
      says(birth.dateOfBirth, '', all),
    ].find((text) => text !== undefined);
  };

  it.each([
    ['', '', '', 'field.dateOfBirth.missing'],
    ['17', '5', '', 'field.dateOfBirth.missing'],
    ['32', '5', '1990', 'field.dateOfBirth.malformed'],
    ['17', '13', '1990', 'field.dateOfBirth.malformed'],
    ['17', '5', '90', 'field.dateOfBirth.shortYear'],
    ['17', '5', 'x', 'field.dateOfBirth.malformed'],
    ['29', '2', '2001', 'field.dateOfBirth.malformed'],
    ['29', '2', '2004', undefined],
    ['1', '1', '1899', 'field.dateOfBirth.malformed'],
    ['1', '1', '2050', 'field.dateOfBirth.malformed'],
    ['21', '11', '2008', undefined],
    ['22', '11', '2008', 'field.dateOfBirth.underage'],
  ])('born %s.%s.%s → %s', (day, month, year, text) => {
    expect(born(day, month, year)).toBe(text);
  });

  it.each([
    ['BR', '2026-11-21T04:59:59Z', 'field.dateOfBirth.underage'],
    ['BR', '2026-11-21T05:00:00Z', undefined],
    ['FI', '2026-11-20T21:59:59Z', 'field.dateOfBirth.underage'],
    ['FI', '2026-11-20T22:00:00Z', undefined],
  ])('SIGN-16: a birthday in %s at %s → %s', (countryCode, at, text) => {
    const { dateOfBirth } = rules.dateOfBirth({ countryCode }, () => Date.parse(at));
    expect(says(dateOfBirth, '', { birthDay: '21', birthMonth: '11', birthYear: '2008' })).toBe(
      text,
    );
  });

  it('address lines need a letter or digit and an end', () => {
    const street = rules.street;
    expect(says(street, ' - ')).toBe('field.street.missing');
    expect(says(street, 'A'.repeat(101))).toBe('field.tooLong');
    expect(says(street, 'Mannerheimintie 1')).toBeUndefined();
  });

  it.each([
    ['FI', '00100', true],
    ['FI', '0010', false],
    ['CA', 'h2x 1y4', true],
    ['CA', '12345', false],
    ['PT', '1000205', true],
    ['PT', '1000-205', true],
    ['BR', '01310100', true],
    ['IE', 'D02 AF30', true],
    ['IE', '?', false],
  ])('postal code of %s: %s → %s', (country, value, right) => {
    expect(postalCodeOf(value, country) !== undefined).toBe(right);
    expect(says(rules.postalCode(country), value) === undefined).toBe(right);
  });

  it('SIGN-32: a CPF has eleven digits and two right check digits', () => {
    expect(says(rules.cpf, '')).toBe('field.cpf.missing');
    expect(says(rules.cpf, '529.982.247-25')).toBeUndefined();
    expect(says(rules.cpf, '52998224725')).toBeUndefined();
    for (const wrong of ['52998224724', '5299822472', '11111111111', '529982247255', 'abc']) {
      expect(says(rules.cpf, wrong), wrong).toBe('field.cpf.malformed');
    }
  });
});

const details: DetailValues = {
  countryCode: 'FI',
  provinceCode: '',
  email: 'aino.virtanen@example.com',
  password: ' Correct-Horse-7 ',
  termsAndConditions: 'on',
  cookiePolicyAccepted: 'on',
  marketingOptIn: '',
};

const contact: ContactValues = {
  firstName: ' Aino ',
  lastName: 'von  Virtanen',
  oneName: '',
  birthDay: '7',
  birthMonth: '5',
  birthYear: '1990',
  phonePrefix: '358',
  phoneBody: '040 123 4567',
  street: 'Mannerheimintie 1',
  postalCode: '00100',
  city: 'Helsinki',
  cpf: '',
};

describe('SIGN-12, SIGN-13: what is sent', () => {
  const sent = { locale: DEFAULT_LOCALE, termsVersion: 3 };

  it('the details, and not allConditions', () => {
    expect(detailsBody(details, sent)).toEqual({
      email: 'aino.virtanen@example.com',
      password: ' Correct-Horse-7 ',
      countryCode: 'FI',
      languageCode: 'en',
      termsAndConditions: true,
      cookiePolicyAccepted: true,
      marketingOptIn: false,
      termsAndConditionsAcceptedVersion: 3,
    });
  });

  it('a province and marketing where they were chosen', () => {
    const values = { ...details, countryCode: 'CA', provinceCode: 'QC', marketingOptIn: 'on' };
    expect(detailsBody(values, sent)).toMatchObject({ provinceCode: 'QC', marketingOptIn: true });
  });

  it('SIGN-28, LOC-08: country and language as the platform knows them', () => {
    expect(
      detailsBody({ ...details, countryCode: 'LL' }, { ...sent, locale: localeOf('en', 'IN') }),
    ).toMatchObject({ countryCode: 'NL', languageCode: 'en' });
    expect(detailsBody(details, { ...sent, locale: localeOf('fr', 'CA') }).languageCode).toBe('fr');
  });

  it.each([
    [' Ma.  Cristina ', 'Ma. Cristina'],
    ['William "Bill"', 'William Bill'],
    ['„Jupp“ Josef', 'Jupp Josef'],
    ['D\u00B4Angelo', 'D’Angelo'],
    ['D`Angelo', 'D’Angelo'],
    ['マリア＝ルイーズ', 'マリア-ルイーズ'],
    ["O'Neil", "O'Neil"],
    ['\u200EAnna\u2010Maija', 'Anna-Maija'],
  ])('SIGN-16: the name %j is sent as %s', (firstName, sent) => {
    expect(contactBody({ ...contact, firstName, lastName: firstName }, 'FI')).toMatchObject({
      firstName: sent,
      lastName: sent,
    });
  });

  it('the contact info, prefix and number as one string', () => {
    expect(contactBody(contact, 'FI')).toEqual({
      firstName: 'Aino',
      lastName: 'von Virtanen',
      mobilePhone: '+358401234567',
      dateOfBirth: '1990-05-07',
      address: { street: 'Mannerheimintie 1', city: 'Helsinki', postalCode: '00100' },
    });
    const brazilian = {
      ...contact,
      phonePrefix: '55',
      phoneBody: '11 98765-4321',
      cpf: '529.982.247-25',
    };
    expect(contactBody(brazilian, 'BR').cpf).toBe('52998224725');
  });
});

describe('SIGN-17, LOC-06: the country of residence', () => {
  const codes = (prefix: string, brand: Brand = northlight) => {
    const [language = '', market = ''] = prefix.split('-');
    return offeredCountries(localeOf(language, market as 'UN'), brand).map(({ code }) => code);
  };

  it('one brand also leaves out Bulgaria, Switzerland and Poland, for English', () => {
    expect(codes('en-UN')).not.toContain('PL');
    expect(codes('fi-UN')).toContain('PL');
    expect(codes('en-UN', solAlta)).toContain('PL');
  });

  it.each([
    ['en-UN', undefined, 'FI'],
    ['en-UN', 'SE', 'SE'],
    ['en-UN', 'FR', 'FI'],
    ['pt-BR', undefined, 'BR'],
    ['pt-BR', 'SE', 'BR'],
    ['fi-FI', 'AX', 'AX'],
    ['en-CA', undefined, 'CA'],
  ])('%s, located in %s: %s is chosen', (prefix, located, expected) => {
    const [language = '', market = ''] = prefix.split('-');
    const locale = localeOf(language, market as 'UN');
    expect(firstCountry(locale, located, offeredCountries(locale, northlight))).toBe(expected);
  });
});
