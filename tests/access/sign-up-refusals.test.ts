import { describe, expect, it } from 'vitest';
import { problemOfRefusal } from '../../machines/access/sign-up/problems.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { CONTACT_FIELDS, DETAIL_FIELDS } from '../../src/access/sign-up/bodies.ts';
import { shownProblem, type FormScope, type ShownProblem } from '../../src/access/sign-up/words.ts';

const details: FormScope = { fields: DETAIL_FIELDS, country: 'FI', minimumAge: 18 };
const contact: FormScope = {
  fields: [...CONTACT_FIELDS, 'dateOfBirth'],
  country: 'BR',
  minimumAge: 18,
};
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
});
