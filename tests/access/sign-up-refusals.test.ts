import { describe, expect, it } from 'vitest';
import { problemOfFailure, problemOfRefusal } from '../../machines/access/sign-up/problems.ts';
import { FAILURES } from '../../machines/samples.ts';
import type { Failure, FieldProblem } from '../../machines/operations.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { CONTACT_FIELDS, DETAIL_FIELDS } from '../../src/access/sign-up/bodies.ts';
import { shownProblem, type FormScope, type ShownProblem } from '../../src/access/sign-up/words.ts';

const details: FormScope = { fields: DETAIL_FIELDS, country: 'FI', minimumAge: 18 };
const contact: FormScope = {
  fields: [...CONTACT_FIELDS, 'dateOfBirth'],
  country: 'BR',
  minimumAge: 18,
};
/** A 400 outside the refusals of the contract, as the client hands it on. */
const wrong = (validationErrors: readonly FieldProblem[]) =>
  problemOfFailure({ ...FAILURES.refused, status: 400, validationErrors } satisfies Failure);
/** By text alone: above the form, and at its fields. */
const told = ({ notice, refusals, leadsToLogIn }: ShownProblem) => ({
  notice: notice?.map(({ text }) => text),
  at: Object.fromEntries(Object.entries(refusals).map(([field, [words]]) => [field, words?.text])),
  leadsToLogIn,
});
const none = { notice: undefined, at: {}, leadsToLogIn: false };

describe('what a form says about a refused registration', () => {
  it.each([
    ['unhandled', 'SIGN-21', 'signup.error.unhandled'],
    ['captchaDenied', 'SIGN-22', 'signup.error.captcha'],
    ['phoneInvalid', 'SIGN-23', 'field.phoneBody.refused'],
    ['countryBlocked', 'SIGN-20', 'signup.error.countryBlocked'],
  ] as const)('%s stands above the form [%s]', (outcome, _id, notice) => {
    const shown = shownProblem(problemOfRefusal(outcomes.registerPlayer[outcome]), details);
    expect(told(shown)).toEqual({ ...none, notice: [notice] });
  });

  it('SIGN-20, C-12: no answer at all may be a blocked country, and is not said to be one', () => {
    const shown = shownProblem(problemOfFailure(FAILURES.unreachable), details);
    expect(told(shown).notice).toEqual(['signup.error.unanswered']);
  });

  it('SIGN-24: a failure of the platform carries its support code', () => {
    const shown = shownProblem(problemOfFailure(FAILURES.unexpected), details);
    expect(shown.notice).toEqual([
      { text: 'error.system.error' },
      { text: 'error.reference', values: { traceId: 'trace-0001' } },
    ]);
  });

  it('every wrong field is told at its field, in the words of its rule', () => {
    const errors = [
      { field: 'email', code: 'format', message: 'x' },
      { field: 'password', code: 'contains_email', message: 'x' },
      { field: 'provinceCode', code: 'not_offered', message: 'x' },
    ];
    const shown = shownProblem(wrong(errors), details);
    expect(told(shown)).toEqual({
      ...none,
      at: {
        email: 'field.email.malformed',
        password: 'field.password.containsEmail',
        provinceCode: 'field.province.missing',
      },
    });
  });

  it('a field that the form does not have is told above it', () => {
    const fields = [{ field: 'languageCode', code: 'pattern', message: 'x' }];
    const shown = shownProblem(wrong(fields), details);
    expect(told(shown)).toEqual({
      ...none,
      notice: ['signup.error.fields', 'error.reference'],
    });
  });
});

describe('what a form says about refused contact info', () => {
  it('SIGN-25: a CPF of another player stands at the CPF', () => {
    const problem = problemOfRefusal(outcomes.updateRegistration.cpfDuplicate);
    expect(told(shownProblem(problem, contact))).toEqual({
      ...none,
      at: { cpf: 'field.cpf.taken' },
    });
  });

  it('SIGN-23: a number that cannot be reached stands at the number', () => {
    const problem = problemOfRefusal(outcomes.updateRegistration.phoneInvalid);
    expect(told(shownProblem(problem, contact))).toEqual({
      ...none,
      at: { phoneBody: 'field.phoneBody.refused' },
    });
  });

  it('SIGN-26: a known customer is told so, with the way to the login', () => {
    const problem = problemOfRefusal(outcomes.updateRegistration.playerAlreadyExists);
    const shown = shownProblem(problem, contact);
    expect(told(shown)).toEqual({
      ...none,
      notice: ['signup.error.sameCustomer'],
      leadsToLogIn: true,
    });
  });

  it('SIGN-22: a refused captcha stays a problem of the form', () => {
    const problem = problemOfRefusal(outcomes.updateRegistration.captchaDenied);
    expect(told(shownProblem(problem, contact)).notice).toEqual(['signup.error.captcha']);
  });

  it('an unknown registration leads to the login, or to a new start', () => {
    const problem = problemOfRefusal(outcomes.updateRegistration.playerNotFound);
    const shown = shownProblem(problem, contact);
    expect(told(shown)).toEqual({ ...none, notice: ['signup.error.over'], leadsToLogIn: true });
  });

  it('NS-06: nested fields, dates and ages find their fields', () => {
    const fields = [
      { field: 'address.postalCode', code: 'format', message: 'x' },
      { field: 'dateOfBirth', code: 'too_young', message: 'x' },
      { field: 'firstName', code: 'pattern', message: 'x' },
      { field: 'cpf', code: 'checksum', message: 'x' },
      { field: 'mobilePhone', code: 'pattern', message: 'x' },
      { field: 'address.street', code: 'pattern', message: 'x' },
    ];
    const shown = shownProblem(wrong(fields), contact);
    expect(told(shown)).toEqual({
      ...none,
      at: {
        postalCode: 'field.postalCode.malformed',
        dateOfBirth: 'field.dateOfBirth.underage',
        firstName: 'field.name.malformed',
        cpf: 'field.cpf.malformed',
        phoneBody: 'field.phoneBody.refused',
        street: 'field.refused',
      },
    });
  });
});
