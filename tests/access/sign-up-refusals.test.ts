import { describe, expect, it } from 'vitest';
import { problemOfFailure, problemOfRefusal } from '../../machines/access/sign-up/problems.ts';
import { FAILURES } from '../../machines/samples.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { codeRefusal } from '../../src/access/code-verification/refusals.ts';
import { CONTACT_FIELDS, DETAIL_FIELDS } from '../../src/access/sign-up/bodies.ts';
import { shownRefusal, type FormScope } from '../../src/access/sign-up/refusals.ts';

const details: FormScope = { fields: DETAIL_FIELDS, country: 'FI', minimumAge: 18 };
const contact: FormScope = { fields: CONTACT_FIELDS, country: 'BR', minimumAge: 18 };
const none = { notice: undefined, traceId: undefined, leads: undefined };

describe('what a form says about a refused registration', () => {
  it.each([
    ['unhandled', 'SIGN-21', 'error.signup.unhandled'],
    ['captchaDenied', 'SIGN-22', 'error.captcha.validation'],
    ['phoneInvalid', 'SIGN-23', 'error.phone.invalid'],
    ['countryBlocked', 'SIGN-20', 'error.country.blocked'],
  ] as const)('%s stands above the form [%s]', (outcome, _id, notice) => {
    const shown = shownRefusal(problemOfRefusal(outcomes.registerPlayer[outcome]), details);
    expect(shown).toEqual({ ...none, fields: {}, notice });
  });

  it('SIGN-20, C-12: no answer at all may be a blocked country, and is not said to be one', () => {
    const shown = shownRefusal(problemOfFailure(FAILURES.unreachable), details);
    expect(shown.notice).toBe('signup.error.unanswered');
  });

  it('SIGN-24: a failure of the platform carries its support code', () => {
    const shown = shownRefusal(problemOfFailure(FAILURES.unexpected), details);
    expect(shown).toMatchObject({ notice: 'error.system.error', traceId: 'trace-0001' });
  });

  it('every wrong field is told at its field, in the words of its rule', () => {
    const errors = [
      { field: 'email', code: 'format', message: 'x' },
      { field: 'password', code: 'contains_email', message: 'x' },
      { field: 'provinceCode', code: 'not_offered', message: 'x' },
    ];
    const shown = shownRefusal({ key: 'error.validation', fields: errors }, details);
    expect(shown).toEqual({
      ...none,
      fields: {
        email: { text: 'signup.email.malformed' },
        password: { text: 'signup.password.containsEmail' },
        provinceCode: { text: 'signup.province.missing' },
      },
    });
  });

  it('a field that the form does not have is told above it', () => {
    const fields = [{ field: 'languageCode', code: 'pattern', message: 'x' }];
    const shown = shownRefusal({ key: 'error.validation', fields }, details);
    expect(shown).toMatchObject({ fields: {}, notice: 'error.validation' });
  });
});

describe('what a form says about refused contact info', () => {
  it('SIGN-25: a CPF of another player stands at the CPF', () => {
    const problem = problemOfRefusal(outcomes.updateRegistration.cpfDuplicate);
    expect(shownRefusal(problem, contact)).toEqual({
      ...none,
      fields: { cpf: { text: 'error.cpf.duplicate_found' } },
    });
  });

  it('SIGN-23: a number that cannot be reached stands at the number', () => {
    const problem = problemOfRefusal(outcomes.updateRegistration.phoneInvalid);
    expect(shownRefusal(problem, contact).fields).toEqual({
      phoneBody: { text: 'error.phone.invalid' },
    });
  });

  it('SIGN-26: a known customer is told so, with the way to the login', () => {
    const problem = problemOfRefusal(outcomes.updateRegistration.playerAlreadyExists);
    const shown = shownRefusal(problem, contact);
    expect(shown).toMatchObject({ notice: 'signup.error.sameCustomer', leads: 'logIn' });
  });

  it('SIGN-22: a refused captcha stays a problem of the form', () => {
    const problem = problemOfRefusal(outcomes.updateRegistration.captchaDenied);
    expect(shownRefusal(problem, contact).notice).toBe('error.captcha.validation');
  });

  it('an unknown registration leads to the login, or to a new start', () => {
    const problem = problemOfRefusal(outcomes.updateRegistration.playerNotFound);
    const shown = shownRefusal(problem, contact);
    expect(shown).toMatchObject({ notice: 'error.player.not_found', leads: 'logIn' });
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
    const shown = shownRefusal({ key: 'error.validation', fields }, contact);
    expect(shown.notice).toBeUndefined();
    expect(shown.fields).toEqual({
      postalCode: { text: 'signup.postalCode.malformed', values: { example: '01310-100' } },
      birthYear: { text: 'signup.dateOfBirth.underage', values: { age: 18 } },
      firstName: { text: 'signup.name.malformed' },
      cpf: { text: 'signup.cpf.malformed' },
      phoneBody: { text: 'error.phone.invalid' },
      street: { text: 'signup.field.refused' },
    });
  });
});

describe('SIGN-27: what is said of a refused code', () => {
  const said = (code: string) => codeRefusal({ kind: 'refusal', code }, 'check').text;

  it('stored codes have their words, a missing code its own', () => {
    expect(said('sms.code.invalid')).toBe('code.error.invalid');
    expect(said('sms.code.expired')).toBe('code.error.expired');
    expect(said('unhandled.error.no.code')).toBe('unhandled.error.no.code');
    expect(said('something.new')).toBe('code.error.checkFailed');
  });

  it('failures tell what can be told', () => {
    const of = (failure: (typeof FAILURES)[keyof typeof FAILURES]) =>
      codeRefusal({ kind: 'failure', failure }, 'send');
    expect(of(FAILURES.unreachable).text).toBe('error.unreachable');
    expect(of(FAILURES.refused)).toMatchObject({ text: 'error.rateLimited', tooMany: {} });
    expect(of(FAILURES.unexpected)).toEqual({
      text: 'code.error.sendFailed',
      traceId: 'trace-0001',
    });
  });
});
