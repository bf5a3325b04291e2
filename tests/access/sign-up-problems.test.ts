import { describe, expect, test } from 'vitest';
import type { SignUpProblem } from '../../machines/access/sign-up/problems.ts';
import { shownRefusal, type FormScope } from '../../src/access/sign-up/refusals.ts';

/** Where the forms of sign-up say what the platform refused, to the last property. */

const FORM: FormScope = {
  fields: ['email', 'password', 'provinceCode', 'lastName', 'birthYear', 'phoneBody', 'city'],
  country: 'NL',
  minimumAge: 21,
};
const show = (problem: Partial<SignUpProblem>) =>
  shownRefusal({ key: 'error.validation', fields: [], ...problem }, FORM);
const entry = (field: string, code = 'pattern') => ({ field, code, message: 'x' });
const none = { fields: {}, notice: undefined, traceId: undefined, leads: undefined };

describe('[SIGN-21] what stands above the form', () => {
  test.each([
    ['error.captcha.validation', 'error.captcha.validation', undefined],
    ['error.country.blocked', 'error.country.blocked', undefined],
    ['error.phone.invalid', 'error.phone.invalid', undefined],
    ['error.cpf.duplicate_found', 'error.cpf.duplicate_found', undefined],
    ['error.player.not_found', 'error.player.not_found', 'logIn'],
    ['error.rate_limited', 'error.rateLimited', undefined],
    ['error.registration.player_already_exists', 'signup.error.sameCustomer', 'logIn'],
    ['error.signup.unhandled', 'error.signup.unhandled', undefined],
    ['error.system.error', 'error.system.error', undefined],
    ['error.validation', 'error.validation', undefined],
    ['error.something.new', 'error.signup.unhandled', undefined],
  ])('%s is told as %s, and leads to: %s', (key, notice, leads) => {
    expect(show({ key })).toStrictEqual({ ...none, notice, leads });
  });

  test('no answer is told as none [SIGN-20]', () => {
    const shown = show({ key: 'error.country.blocked', unanswered: true });
    expect(shown).toStrictEqual({ ...none, notice: 'signup.error.unanswered' });
  });

  test.each([900_000, undefined])('being asked too often stays told: %s ms [ERR-03]', (wait) => {
    const tooMany = { retryAfter: wait };
    expect(show({ key: 'error.rate_limited', tooMany })).toStrictEqual({
      ...none,
      notice: 'error.rateLimited',
      tooMany,
    });
  });

  test('the reference for the support stays with it [SIGN-24]', () => {
    const shown = show({ key: 'error.system.error', traceId: 'trace-7' });
    expect(shown).toStrictEqual({ ...none, notice: 'error.system.error', traceId: 'trace-7' });
  });
});

describe('[SIGN-21] what stands at a field', () => {
  test.each([
    [entry('email'), 'email', { text: 'signup.email.malformed' }],
    [entry('password'), 'password', { text: 'signup.password.refused' }],
    [entry('password', 'contains_email'), 'password', { text: 'signup.password.containsEmail' }],
    [entry('provinceCode'), 'provinceCode', { text: 'signup.province.missing' }],
    [entry('address.provinceCode'), 'provinceCode', { text: 'signup.province.missing' }],
    [entry('lastName'), 'lastName', { text: 'signup.name.malformed' }],
    [entry('dateOfBirth'), 'birthYear', { text: 'signup.dateOfBirth.malformed' }],
    [
      entry('dateOfBirth', 'too_young'),
      'birthYear',
      { text: 'signup.dateOfBirth.underage', values: { age: 21 } },
    ],
    [entry('mobilePhone'), 'phoneBody', { text: 'error.phone.invalid' }],
    [entry('phone'), 'phoneBody', { text: 'error.phone.invalid' }],
    [entry('address.city'), 'city', { text: 'signup.field.refused' }],
  ])('%o at %s', (wrong, field, fault) => {
    expect(show({ fields: [wrong] })).toStrictEqual({ ...none, fields: { [field]: fault } });
  });

  test('the other forms’ names are told at theirs', () => {
    const scope = { ...FORM, fields: ['firstName', 'street', 'postalCode', 'cpf'] };
    const fields = ['firstName', 'address.street', 'address.postalCode', 'cpf'].map((name) =>
      entry(name),
    );
    expect(shownRefusal({ key: 'error.validation', fields }, scope)).toStrictEqual({
      ...none,
      fields: {
        firstName: { text: 'signup.name.malformed' },
        street: { text: 'signup.field.refused' },
        postalCode: { text: 'signup.postalCode.malformed', values: { example: '1012 AB' } },
        cpf: { text: 'signup.cpf.malformed' },
      },
    });
  });

  test('of several about one field the first counts, and what the refusal says of it before', () => {
    const twice = [entry('password', 'contains_email'), entry('password')];
    expect(show({ fields: twice }).fields).toStrictEqual({
      password: { text: 'signup.password.containsEmail' },
    });
    const shown = show({ key: 'error.phone.invalid', field: 'phone', fields: [entry('email')] });
    expect(shown).toStrictEqual({
      ...none,
      fields: {
        phoneBody: { text: 'error.phone.invalid' },
        email: { text: 'signup.email.malformed' },
      },
    });
  });

  test('what has no field here stands above the form, beside what has one', () => {
    expect(show({ fields: [entry('email'), entry('languageCode')] })).toStrictEqual({
      ...none,
      fields: { email: { text: 'signup.email.malformed' } },
      notice: 'error.validation',
    });
    expect(show({ key: 'error.cpf.duplicate_found', field: 'cpf' })).toStrictEqual({
      ...none,
      notice: 'error.cpf.duplicate_found',
    });
  });
});
