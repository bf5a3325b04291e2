import type { SignUpProblem } from '../../../machines/access/sign-up/problems.ts';
import type { FieldProblem } from '../../../machines/operations.ts';
import type { TextId, Words } from '../../texts/index.ts';
import { failureWords, type OwnFailureWords } from '../../ui/failure-words.ts';
import { wrong } from '../../ui/rules.ts';
import { placed, validationErrorsOf, type Placed } from '../../ui/use-refusals.ts';
import { passwordFault } from '../credential-rules.ts';
import { postalCodeExample } from '../../../reference/postal-codes.ts';

type Refusal = Extract<SignUpProblem, { kind: 'refusal' }>['code'];

/** The words for each refusal (SIGN-20 to SIGN-26). */
const REFUSAL_WORDS = {
  'error.captcha.validation': 'signup.error.captcha',
  'error.country.blocked': 'signup.error.countryBlocked',
  'error.cpf.duplicate_found': 'field.cpf.taken',
  'error.phone.invalid': 'field.phoneBody.refused',
  'error.player.not_found': 'signup.error.over',
  'error.registration.player_already_exists': 'signup.error.sameCustomer',
  'error.signup.unhandled': 'signup.error.unhandled',
} as const satisfies Record<Refusal, TextId>;

/** Refusals that are about one field, by the form's name of it. */
const FIELD_OF: Readonly<Partial<Record<Refusal, string>>> = {
  'error.cpf.duplicate_found': 'cpf',
  'error.phone.invalid': 'phoneBody',
};

/** There is an account already, or the sign-up is over: the way on is to log in or to start again. */
const LEADS_TO_LOG_IN: readonly Refusal[] = [
  'error.registration.player_already_exists',
  'error.player.not_found',
];

/** A blocked country gives no answer; the words name it as a possibility (SIGN-20, C-12). */
const FAILURE_WORDS: OwnFailureWords = {
  unreachable: 'signup.error.unanswered',
  refused: 'signup.error.unhandled',
};

/** A problem as a form shows it: each fault at its field; a fault without a field stands above the form. */
export interface ShownProblem extends Pick<Placed, 'refusals'> {
  readonly notice: readonly Words[] | undefined;
  readonly leadsToLogIn: boolean;
}

export interface FormScope {
  /** Names of the form's fields. */
  readonly fields: readonly string[];
  readonly country: string;
  /** Full years. */
  readonly minimumAge: number;
}

/** The form's names for the contract's, where they differ. */
const NAMES: Readonly<Record<string, string>> = {
  mobilePhone: 'phoneBody',
  phone: 'phoneBody',
  termsAndConditionsAcceptedVersion: 'termsAndConditions',
  'address.street': 'street',
  'address.city': 'city',
  'address.postalCode': 'postalCode',
  'address.provinceCode': 'provinceCode',
};

/** The words for the platform's objection to one field, those of the form's own rules. */
function faultOf(name: string, code: string, { country, minimumAge }: FormScope): Words {
  switch (name) {
    case 'email':
      return wrong('field.email.malformed');
    case 'password':
      return passwordFault(code);
    case 'provinceCode':
      return wrong('field.province.missing');
    case 'firstName':
    case 'lastName':
      return wrong(code === 'alphabets' ? 'field.name.alphabets' : 'field.name.malformed');
    case 'dateOfBirth':
      return code === 'too_young'
        ? wrong('field.dateOfBirth.underage', { age: minimumAge })
        : wrong('field.dateOfBirth.malformed');
    case 'phoneBody':
      return wrong('field.phoneBody.refused');
    case 'postalCode':
      return wrong('field.postalCode.malformed', { example: postalCodeExample(country) });
    case 'cpf':
      return wrong('field.cpf.malformed');
    case 'termsAndConditions':
      return wrong('signup.terms.changed');
    default:
      return wrong('field.refused');
  }
}

/** The words for a problem as a whole. */
function problemWords(problem: SignUpProblem): readonly Words[] {
  if (problem.kind === 'termsUnknown') return [wrong('signup.terms.unknown')];
  if (problem.kind === 'refusal') return [wrong(REFUSAL_WORDS[problem.code])];
  const { failure } = problem;
  const isAboutFields = validationErrorsOf(failure).length > 0;
  const refused: OwnFailureWords = isAboutFields ? { refused: 'signup.error.fields' } : {};
  return failureWords(failure, { ...FAILURE_WORDS, ...refused });
}

/** Sorts a problem into the faults of a form's fields and the notice above the form. */
export function shownProblem(problem: SignUpProblem, scope: FormScope): ShownProblem {
  const words = problemWords(problem);
  const code = problem.kind === 'refusal' ? problem.code : undefined;
  const field = code && FIELD_OF[code];
  const { refusals, isWhole } = placed(fieldProblemsOf(problem), {
    fields: scope.fields,
    names: NAMES,
    wordsOf: (name, fault) => faultOf(name, fault, scope),
    known: field !== undefined && scope.fields.includes(field) ? { [field]: words } : {},
  });
  return {
    refusals,
    notice: isWhole ? undefined : words,
    leadsToLogIn: code !== undefined && LEADS_TO_LOG_IN.includes(code),
  };
}

function fieldProblemsOf(problem: SignUpProblem): readonly FieldProblem[] {
  if (problem.kind === 'refusal') return problem.fields;
  return problem.kind === 'failure' ? validationErrorsOf(problem.failure) : [];
}
