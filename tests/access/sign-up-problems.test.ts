import { describe, expect, test } from 'vitest';
import type { SignUpProblem } from '../../machines/access/sign-up/problems.ts';
import {
  NO_TRACE,
  type Answered,
  type Failure,
  type FieldProblem,
} from '../../machines/operations.ts';
import { shownProblem, type FormScope } from '../../src/access/sign-up/words.ts';

/** The places where the forms of sign-up say the platform's refusals, to the last property. */

type Refusal = Extract<SignUpProblem, { kind: 'refusal' }>['code'];
type RefusedFailure = Extract<Failure, { kind: 'refused' }>;

const FORM: FormScope = {
  fields: ['email', 'password', 'provinceCode', 'lastName', 'dateOfBirth', 'phoneBody', 'city'],
  country: 'NL',
  minimumAge: 21,
};
const WRONG_INPUT: Answered = { status: 400, code: 'error.validation', message: '' };
const failed = (more: Partial<RefusedFailure> = {}): SignUpProblem => ({
  kind: 'failure',
  failure: { kind: 'refused', ...WRONG_INPUT, traceId: NO_TRACE.unnamed, ...more },
});
const refusal = (code: Refusal, fields: readonly FieldProblem[] = []): SignUpProblem => ({
  kind: 'refusal',
  code,
  fields,
});
const show = (problem: SignUpProblem) => shownProblem(problem, FORM);
const showFields = (...fields: FieldProblem[]) => show(failed({ validationErrors: fields }));
const entry = (field: string, code = 'pattern') => ({ field, code, message: 'x' });
const none = { refusals: {}, notice: undefined, leadsToLogIn: false };

describe('[SIGN-21] what stands above the form', () => {
  test.each<[Refusal, string, boolean]>([
    ['error.captcha.validation', 'signup.error.captcha', false],
    ['error.country.blocked', 'signup.error.countryBlocked', false],
    ['error.cpf.duplicate_found', 'field.cpf.taken', false],
    ['error.player.not_found', 'signup.error.over', true],
    ['error.registration.player_already_exists', 'signup.error.sameCustomer', true],
    ['error.signup.unhandled', 'signup.error.unhandled', false],
  ])('%s is told as %s, and leads to the log-in: %s', (code, text, leadsToLogIn) => {
    expect(show(refusal(code))).toStrictEqual({ ...none, notice: [{ text }], leadsToLogIn });
  });

  test('no answer is told as none [SIGN-20]', () => {
    const shown = show({ kind: 'failure', failure: { kind: 'unreachable' } });
    expect(shown).toStrictEqual({ ...none, notice: [{ text: 'signup.error.unanswered' }] });
  });

  test('a refusal of no known kind is told as one, and one of fields that are nowhere as that', () => {
    const unhandled = { ...none, notice: [{ text: 'signup.error.unhandled' }] };
    expect(show(failed())).toStrictEqual(unhandled);
    expect(show(failed({ validationErrors: [] }))).toStrictEqual(unhandled);
    expect(showFields(entry('languageCode'))).toStrictEqual({
      ...none,
      notice: [{ text: 'signup.error.fields' }],
    });
  });

  test('being asked too often says when to try again [ERR-03]', () => {
    expect(show(failed({ status: 429, retryAfter: 900_000 }))).toStrictEqual({
      ...none,
      notice: [
        { text: 'error.rateLimited' },
        { text: 'error.rateLimited.minutes', values: { minutes: 15 } },
      ],
    });
  });

  test('the reference for the support stays with it [SIGN-24]', () => {
    const shown = show({ kind: 'failure', failure: { kind: 'unexpected', traceId: 'trace-7' } });
    const reference = { text: 'error.reference', values: { traceId: 'trace-7' } };
    expect(shown.notice).toStrictEqual([{ text: 'error.system.error' }, reference]);
  });
});

describe('[SIGN-21] what stands at a field', () => {
  test.each([
    [entry('email'), 'email', { text: 'field.email.malformed' }],
    [entry('password'), 'password', { text: 'field.password.refused' }],
    [entry('password', 'contains_email'), 'password', { text: 'field.password.containsEmail' }],
    [entry('provinceCode'), 'provinceCode', { text: 'field.province.missing' }],
    [entry('address.provinceCode'), 'provinceCode', { text: 'field.province.missing' }],
    [entry('lastName'), 'lastName', { text: 'field.name.malformed' }],
    [entry('lastName', 'alphabets'), 'lastName', { text: 'field.name.alphabets' }],
    [entry('dateOfBirth'), 'dateOfBirth', { text: 'field.dateOfBirth.malformed' }],
    [
      entry('dateOfBirth', 'too_young'),
      'dateOfBirth',
      { text: 'field.dateOfBirth.underage', values: { age: 21 } },
    ],
    [entry('mobilePhone'), 'phoneBody', { text: 'field.phoneBody.refused' }],
    [entry('phone'), 'phoneBody', { text: 'field.phoneBody.refused' }],
    [entry('address.city'), 'city', { text: 'field.refused' }],
  ])('%o at %s', (wrong, field, fault) => {
    expect(showFields(wrong)).toStrictEqual({ ...none, refusals: { [field]: [fault] } });
  });

  test('the other forms’ names are told at theirs', () => {
    const scope = { ...FORM, fields: ['firstName', 'street', 'postalCode', 'cpf'] };
    const fields = ['firstName', 'address.street', 'address.postalCode', 'cpf'].map((name) =>
      entry(name),
    );
    expect(shownProblem(failed({ validationErrors: fields }), scope)).toStrictEqual({
      ...none,
      refusals: {
        firstName: [{ text: 'field.name.malformed' }],
        street: [{ text: 'field.refused' }],
        postalCode: [{ text: 'field.postalCode.malformed', values: { example: '1012 AB' } }],
        cpf: [{ text: 'field.cpf.malformed' }],
      },
    });
  });

  test('of several about one field the first counts, and what the refusal says of it before', () => {
    const twice = showFields(entry('password', 'contains_email'), entry('password'));
    expect(twice.refusals).toStrictEqual({ password: [{ text: 'field.password.containsEmail' }] });
    const phone = refusal('error.phone.invalid', [entry('email'), entry('phone', 'too_long')]);
    expect(show(phone)).toStrictEqual({
      ...none,
      refusals: {
        phoneBody: [{ text: 'field.phoneBody.refused' }],
        email: [{ text: 'field.email.malformed' }],
      },
    });
  });

  test('what has no field here stands above the form, beside what has one', () => {
    expect(showFields(entry('email'), entry('languageCode'))).toStrictEqual({
      ...none,
      refusals: { email: [{ text: 'field.email.malformed' }] },
      notice: [{ text: 'signup.error.fields' }],
    });
  });
});
