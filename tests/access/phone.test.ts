import { describe, expect, test } from 'vitest';
import { COUNTRIES } from '../../reference/countries.ts';
import { isPhoneNumber } from '../../reference/phone.ts';
import { phoneBody, phoneNumber, phoneParts } from '../../src/access/phone.ts';
import { phonePrefixes } from '../../src/locale/countries.ts';

/** Numbers as people, phones and address books write them. */

describe('[SIGN-12] a number is read as it was meant', () => {
  test.each([
    ['358', '040 1234567', '+358401234567'],
    ['358', '00358401234567', '+358401234567'],
    ['358', '+358 (0)40-123 4567', '+358401234567'],
    // Marks of another direction of writing, copied along.
    ['358', '\u202A+358 40 123 4567\u202C', '+358401234567'],
    ['358', '\u200E0401234567', '+358401234567'],
    ['358', '+358\u00A040\u202F123\u20094567', '+358401234567'],
    ['358', '040\u2013123\u20134567', '+358401234567'],
    ['358', '040\u2212123\u20104567', '+358401234567'],
    ['358', '040·123·4567', '+358401234567'],
    ['358', '０４０１２３４５６７', '+358401234567'],
    ['358', '＋３５８（０）４０１２３４５６７', '+358401234567'],
    ['358', '٠٤٠١٢٣٤٥٦٧', '+358401234567'],
    ['358', '۰۴۰۱۲۳۴۵۶۷', '+358401234567'],
    ['91', '९८७६५४३२१०', '+919876543210'],
    // The prefix once more, without its plus sign.
    ['1', '1 416 555 0123', '+14165550123'],
    ['358', '358401234567', '+358401234567'],
    ['47', '4790012345', '+4790012345'],
    ['55', '5511987654321', '+5511987654321'],
    ['44', '447700900123', '+447700900123'],
    // What is dialled at home, by the plan of each country.
    ['7', '8 916 123-45-67', '+79161234567'],
    ['39', '06 1234567', '+39061234567'],
    ['39', '+39 06 1234567', '+39061234567'],
    ['225', '07 01 02 03 04', '+2250701020304'],
    ['44', '07700 900123', '+447700900123'],
    ['44', '+44 (0)20 7946 0999', '+442079460999'],
    // Of another country, where it says so.
    ['358', '+46 70 123 45 67', '+46701234567'],
    ['358', '0044 20 7946 0999', '+442079460999'],
    // The plan of North America has one code for many countries.
    ['1868', '291 1234', '+18682911234'],
    ['1868', '868 291 1234', '+18682911234'],
    ['1', '868 291 1234', '+18682911234'],
    // As the plan was before, and contacts still have it.
    ['52', '+52 1 55 1234 5678', '+525512345678'],
    ['52', '044 55 1234 5678', '+525512345678'],
    ['358', '+52 1 55 1234 5678', '+525512345678'],
    ['55', '(11) 8123-4567', '+5511981234567'],
    ['55', '+55 11 8123 4567', '+5511981234567'],
    ['55', '11 3123 4567', '+551131234567'],
    // Copied with what stands around it.
    ['358', 'puh. 040 1234567', '+358401234567'],
    ['358', 'GSM 040-1234567', '+358401234567'],
    ['49', 'Mobil: 0151 23456789', '+4915123456789'],
    ['358', '"+358 40 1234567"', '+358401234567'],
    ['358', '<tel:+358401234567>', '+358401234567'],
    ['358', "'0401234567", '+358401234567'],
    ['358', '+358401234567,', '+358401234567'],
    ['55', '11 7123 4567', '+551171234567'],
    ['54', '11 15 2345-6789', '+5491123456789'],
    // A zero in front where the country has none, or no longer has one.
    ['358', '+358 00401234567', '+358401234567'],
    ['48', '0512 345 678', '+48512345678'],
    ['48', '+48 (0) 512 345 678', '+48512345678'],
    ['56', '09 8765 4321', '+56987654321'],
    ['30', '+30 (0)691 234 5678', '+306912345678'],
    ['57', '0 300 123 4567', '+573001234567'],
    // What is dialled before a number abroad, where that is not 00.
    ['1', '011 358 40 123 4567', '+358401234567'],
    ['61', '0011 44 7700 900123', '+447700900123'],
    ['7', '8 10 358 40 123 4567', '+358401234567'],
    ['1', '011 1 416 555 0123', '+14165550123'],
    // Or as people write their own number who stay where that is dialled.
    ['49', '011 49 151 23456789', '+4915123456789'],
    ['81', '011 81 90 1234 5678', '+819012345678'],
    ['55', '011 55 11 96123-4567', '+5511961234567'],
    ['49', '0011 49 151 23456789', '+4915123456789'],
    // São Paulo, and not Myanmar.
    ['55', '011 95123-4567', '+5511951234567'],
    // Delhi, and not Ascension.
    ['91', '011 2474 0123', '+911124740123'],
    // At home in Korea, and not a number without its area as it is dialled in Japan.
    ['82', '010 8268 8488', '+821082688488'],
    // The zero that Italy dials from abroad, too, and the one of a mobile number, which nobody dials.
    ['39', '+39 (0)2 12345678', '+390212345678'],
    ['39', '+39 (0)347 1234567', '+393471234567'],
    ['47', '47 47 90012345', '+4790012345'],
    // As keyboards of kana write a dash, and links a number.
    ['81', '０９０ー１２３４ｰ５６７８', '+819012345678'],
    ['81', '090・1234〜5678', '+819012345678'],
    ['44', 'tel:+447700900123', '+447700900123'],
    ['44', 'Tel. 07700~900_123', '+447700900123'],
    // With a sign or several words in front, and marks that nobody sees.
    ['358', '📞 040 1234567', '+358401234567'],
    ['358', '☎️ +358 40 1234567', '+358401234567'],
    ['55', 'Tel. cel. (11) 96123-4567', '+5511961234567'],
    ['1', 'Mobile no.: 416 555 0123', '+14165550123'],
    ['358', '0401234567\uFE0F', '+358401234567'],
    ['358', '040\u034F123\u31644567', '+358401234567'],
    // The plus sign twice, or beside what stands for it; and the prefix twice.
    ['358', '++358 40 1234567', '+358401234567'],
    ['358', '+00358 40 1234567', '+358401234567'],
    ['358', '00+358 40 1234567', '+358401234567'],
    ['49', '+49 0049 151 23456789', '+4915123456789'],
    ['49', '+49 +49 151 23456789', '+4915123456789'],
    // As a table writes a number that it takes for a sum.
    ['358', '401234567.0', '+358401234567'],
    ['49', '15123456789.0', '+4915123456789'],
    // Not in the plan, which may be older than the number.
    ['358', '123456789012', '+358123456789012'],
    // An area that there is not: with the nine of today it would be a number without an area.
    ['55', '+55 90 8084 4819', '+559080844819'],
  ])('+%s %s → %s', (prefix, typed, number) => {
    expect(phoneNumber(prefix, typed)).toBe(number);
    expect(isPhoneNumber(number)).toBe(true);
  });

  test.each([
    ['358', '   ', 'missing'],
    ['358', 'call me', 'malformed'],
    ['358', '040+358401234567', 'malformed'],
    ['358', '+358401234567 ext. 5', 'malformed'],
    ['358', 'x401234567', 'malformed'],
    ['358', '401234567x', 'malformed'],
    ['358', '123', 'tooShort'],
    ['358', '+1234', 'tooShort'],
    ['358', '1234567890123', 'tooLong'],
    // Of Egypt with a digit too many, and not of Myanmar.
    ['20', '010 9512 34567 8', 'tooLong'],
    // The area is missing: another number of Brazil begins with the same digits.
    ['55', '98765-4321', 'tooShort'],
    ['55', '+55 3456-7890', 'tooShort'],
    // Two numbers.
    ['44', '07700 900123, 07700 900124', 'malformed'],
    // Swedish, but it does not say so.
    ['358', '46701234567', 'malformed'],
    // Half of a prefix: it begins with one zero instead of two.
    ['46', '046701234567', 'malformed'],
    // Both are numbers: with the prefix once more, and without.
    ['49', '4915112345678', 'ambiguous'],
    ['49', '4949 15123456789', 'ambiguous'],
    ['49', '011 49 30 123456', 'ambiguous'],
    // Como, or a mobile number whose zero nobody dials.
    ['39', '+39 (0)312 3456789', 'ambiguous'],
    // Singapore from Australia, or Jamaica.
    ['65', '0011 65 8123 4567', 'ambiguous'],
    // Congo with a zero too many, or Australia.
    ['242', '(0)06 123 4567', 'ambiguous'],
    // German from America; no plan knows it as a number of Japan.
    ['81', '011 49 151 23456789', 'ambiguous'],
    // Abroad from America, Russia or Japan: long numbers of a plan that gives no lengths.
    ['49', '011 1 416 555 0123', 'ambiguous'],
    ['49', '8 10 358 40 123 4567', 'ambiguous'],
    ['43', '010 46 70 123 45 67', 'ambiguous'],
    ['91', '011 46 70 123 45 67', 'ambiguous'],
    ['86', '011 971 50 123 4567', 'ambiguous'],
    ['49', '011 44 7700 900123', 'ambiguous'],
    ['81', '011 44 7700 900123', 'ambiguous'],
    // A stray plus sign or zero: no plan knows it as the number of another country, and one does at home.
    ['31', '+612345678', 'ambiguous'],
    ['31', '00612345678', 'ambiguous'],
    ['55', '00 11 96123-4567', 'ambiguous'],
    // One digit too few or too many: the zero that is dialled at home does not fill the gap.
    ['33', '06 12 34 56 7', 'tooShort'],
    ['380', '050 123 45 6', 'tooShort'],
    ['90', '0532 123 45 677', 'malformed'],
    // The chosen prefix could not follow, because it is not offered.
    ['358', '+46 70 123 45 67', 'notOffered'],
  ])('+%s %s: %s', (phonePrefix, typed, fault) => {
    expect(phoneBody(typed, { phonePrefix })).toEqual({ text: `field.phoneBody.${fault}` });
  });

  test.each([
    ['49', '+49 49 15112345678', '+494915112345678'],
    ['49', '+49 151 12345678', '+4915112345678'],
  ])('a plus sign answers the question of +%s %s', (phonePrefix, typed, number) => {
    expect(phoneBody(typed, { phonePrefix })).toBeUndefined();
    expect(phoneNumber(phonePrefix, typed)).toBe(number);
  });
});

test.each([
  '+3580401234567',
  '+358358401234567',
  '+474790012345',
  '+114165550123',
  '+35846701234567',
  '+480512345678',
  '+560987654321',
  '+46046701234567',
  '+33061234567',
  '+90053212345677',
  '+3581234',
  '+55987654321',
  '+82688488',
  '+9991234567',
  '358401234567',
  '+358 401234567',
])('the platform takes no second spelling and no other number: %s [SIGN-12] [SIGN-23]', (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});

test('the plans know every dial prefix [SIGN-30]', () => {
  const unknown = COUNTRIES.filter(
    ({ isd }) =>
      isd !== '' && phoneBody('1', { phonePrefix: isd })?.text.endsWith('tooShort') !== true,
  );
  expect(unknown.map(({ code }) => code)).toEqual([]);
});

describe('[SIGN-12] a number is taken apart', () => {
  const prefixes = phonePrefixes(false);

  test.each([
    ['+12685550123', 'CA', { country: 'AG', body: '5550123' }],
    ['+14165550123', 'US', { country: 'US', body: '4165550123' }],
    ['+14165550123', 'CA', { country: 'CA', body: '4165550123' }],
    ['+14165550123', 'FI', { country: 'CA', body: '4165550123' }],
    ['+358401234567', 'AX', { country: 'AX', body: '401234567' }],
    ['+358401234567', 'FI', { country: 'FI', body: '401234567' }],
    ['+358401234567', 'SE', { country: 'AX', body: '401234567' }],
    ['+000', 'SE', { country: 'SE', body: '' }],
  ])('%s of somebody in %s', (number, residence, parts) => {
    expect(phoneParts(number, prefixes, residence)).toEqual(parts);
  });

  test('a country without a prefix has no numbers', () => {
    const nowhere = [{ country: 'AQ', name: 'Antarctica', isd: '' }];
    expect(phoneParts('+358401234567', nowhere, 'FI')).toEqual({ country: 'FI', body: '' });
  });
});
