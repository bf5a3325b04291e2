import { describe, expect, test } from 'vitest';
import * as credentials from '../../src/access/credential-rules.ts';
import * as rules from '../../src/access/rules.ts';
import { required } from '../../src/ui/rules.ts';

/** The edges of the fields' rules: the typed values, and the words with their numbers. */

const noon = () => Date.UTC(2026, 10, 21, 12);

describe('[NS-06] [SIGN-16] texts', () => {
  test('a limit is told with its number', () => {
    const long = `${'a'.repeat(243)}@example.com`;
    expect(credentials.email(long, {})).toEqual({
      text: 'field.email.tooLong',
      values: { max: 254 },
    });
    expect(credentials.password('Abcde1!', {})).toEqual({
      text: 'field.tooShort',
      values: { min: 8 },
    });
    expect(credentials.password(`Aa1!${'x'.repeat(61)}`, {})).toEqual({
      text: 'field.tooLong',
      values: { max: 64 },
    });
    expect(rules.lastName('A'.repeat(51), {})).toEqual({
      text: 'field.tooLong',
      values: { max: 50 },
    });
  });

  test('spaces around a name count neither as letters nor as a slip', () => {
    expect(rules.lastName(`  ${'A'.repeat(50)}  `, {})).toBeUndefined();
    expect(rules.firstName(' Virtanen ', {})).toBeUndefined();
  });

  test('a choice must be made', () => {
    const check = required('signup.terms.missing');
    expect(check('', {})).toEqual({ text: 'signup.terms.missing' });
    expect(check('on', {})).toBeUndefined();
  });

  test.each(['aino@example.com@example.fi', 'aino@example.com.', '@example.com'])(
    '%s is no e-mail address',
    (value) => {
      expect(credentials.email(value, {})).toEqual({ text: 'field.email.malformed' });
    },
  );

  test.each([' aino@example.com', 'AINO@example.com '])(
    'a password may not hold the name of %j',
    (email) => {
      const said = credentials.password('Correct-aiNo-7', { email });
      expect(said).toEqual({ text: 'field.password.containsEmail' });
    },
  );

  test('a postal code is told with an example of the country', () => {
    const check = rules.postalCode('PT');
    expect(check(' ', {})).toEqual({ text: 'field.postalCode.missing' });
    expect(check('1000', {})).toEqual({
      text: 'field.postalCode.malformed',
      values: { example: '1000-205' },
    });
  });
});

describe('[NS-06] the date of birth', () => {
  test.each([
    ['7', '5', '1990', '1990-05-07'],
    [' 7 ', ' 5 ', ' 1990 ', '1990-05-07'],
    ['07', '05', '1990', '1990-05-07'],
    ['1', '1', '1900', '1900-01-01'],
    ['０７', '０５', '１９９０', '1990-05-07'],
    ['٧', '٥', '١٩٩٠', '1990-05-07'],
    ['۰۷', '۰۵', '۱۹۹۰', '1990-05-07'],
    ['७', '५', '१९९०', '1990-05-07'],
    ['31', '12', '1899', undefined],
    ['7', '5', '0090', undefined],
    ['7', '5', '01990', undefined],
    ['7', '5', '1990.0', undefined],
    ['7', '13', '1990', undefined],
    ['366', '1', '1990', undefined],
    ['31', '4', '1990', undefined],
    ['0', '5', '1990', undefined],
    ['', '5', '1990', undefined],
  ])('%j.%j.%j is %s', (birthDay, birthMonth, birthYear, date) => {
    expect(rules.birthDate({ birthDay, birthMonth, birthYear })).toBe(date);
  });

  test.each(['', ' '])('says of each part that is %j that it is missing', (value) => {
    const missing = { text: 'field.dateOfBirth.missing' };
    const { dateOfBirth: whole, ...parts } = rules.dateOfBirth({ countryCode: 'FI' }, noon);
    for (const check of Object.values(parts)) expect(check(value, {})).toEqual(missing);
    expect(whole('', {})).toBeUndefined();
  });

  test.each([
    [
      'birthDay',
      ['1', '01', '31', ' 7 ', '７', '३१'],
      ['0', '00', '32', '001', '7th', 'x7', '-1', '1e1'],
    ],
    ['birthMonth', ['1', '9', '12', ' 5 '], ['0', '13', '012', 'May', '5.', '1.5']],
  ] as const)('takes as %s what is one', (part, right, wrong) => {
    const check = rules.dateOfBirth({ countryCode: 'FI' }, noon)[part];
    for (const value of right) expect([value, check(value, {})]).toEqual([value, undefined]);
    const malformed = { text: 'field.dateOfBirth.malformed' };
    for (const value of wrong) expect([value, check(value, {})]).toEqual([value, malformed]);
  });

  test.each([
    ['21', '11', '2005', undefined],
    ['22', '11', '2005', 'underage'],
    ['21', '12', '2005', 'underage'],
    ['21', '11', '2026', 'underage'],
    ['22', '11', '2025', 'underage'],
    ['22', '11', '2026', 'malformed'],
    ['21', '11', '1906', undefined],
    ['22', '11', '1905', undefined],
    ['21', '11', '1905', 'malformed'],
  ])('%s.%s.%s, where 21 years are asked: %s', (birthDay, birthMonth, birthYear, said) => {
    const { dateOfBirth: check } = rules.dateOfBirth({ countryCode: 'IN' }, noon);
    expect(check('', { birthDay, birthMonth, birthYear })).toEqual(
      said && {
        text: `field.dateOfBirth.${said}`,
        ...(said === 'underage' && { values: { age: 21 } }),
      },
    );
  });
});

describe('[SIGN-32] the tax number', () => {
  test.each([
    ['52998224733', 'its first check digit is wrong, its second right for it'],
    ['x529.982.247-25', 'a letter stands before it'],
    ['529.982.247-25x', 'a letter stands behind it'],
  ])('%s: %s', (value) => {
    expect(rules.cpf(value, {})).toEqual({ text: 'field.cpf.malformed' });
  });

  test.each([
    '529 982 247/25',
    '10000000108',
    '529.982.247\u201325',
    '５２９．９８２．２４７－２５',
  ])('%s is one', (value) => {
    expect(rules.cpf(value, {})).toBeUndefined();
  });
});
