import type { SignUpProblem } from '../../../machines/access/sign-up/problems.ts';
import type { FieldProblem } from '../../../machines/operations.ts';
import type { TextId } from '../../texts/index.ts';
import { postalCodeExample } from './postal-codes.ts';
import { type Fault } from './rules.ts';

/** What a form says about a refusal: each fault at its field; what has no field stands above the form. */
export interface ShownRefusal {
  /** By name of the form's field. */
  readonly fields: Readonly<Record<string, Fault>>;
  readonly notice: TextId | undefined;
  /** For support. */
  readonly traceId: string | undefined;
  /** It was asked too often: when there may be another try. */
  readonly tooMany?: SignUpProblem['tooMany'];
  /** There is an account already, or the sign-up is over: logging in or starting again is the way on. */
  readonly leads: 'logIn' | undefined;
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
  dateOfBirth: 'birthYear',
  'address.street': 'street',
  'address.city': 'city',
  'address.postalCode': 'postalCode',
  'address.provinceCode': 'provinceCode',
};

/** Texts of the codes that say more than "not right" (SIGN-23, SIGN-25, SIGN-26). */
const NOTICES: Readonly<Record<string, TextId>> = {
  'error.captcha.validation': 'error.captcha.validation',
  'error.country.blocked': 'error.country.blocked',
  'error.phone.invalid': 'error.phone.invalid',
  'error.cpf.duplicate_found': 'error.cpf.duplicate_found',
  'error.player.not_found': 'error.player.not_found',
  'error.rate_limited': 'error.rateLimited',
  'error.registration.player_already_exists': 'signup.error.sameCustomer',
  'error.signup.unhandled': 'error.signup.unhandled',
  'error.system.error': 'error.system.error',
  'error.validation': 'error.validation',
};

/** What the platform found wrong with one field, in the words of the form's own rules. */
function faultOf(name: string, code: string, { country, minimumAge }: FormScope): Fault {
  switch (name) {
    case 'email':
      return { text: 'signup.email.malformed' };
    case 'password':
      return {
        text:
          code === 'contains_email' ? 'signup.password.containsEmail' : 'signup.password.refused',
      };
    case 'provinceCode':
      return { text: 'signup.province.missing' };
    case 'firstName':
    case 'lastName':
      return { text: 'signup.name.malformed' };
    case 'birthYear':
      return code === 'too_young'
        ? { text: 'signup.dateOfBirth.underage', values: { age: minimumAge } }
        : { text: 'signup.dateOfBirth.malformed' };
    case 'phoneBody':
      return { text: 'error.phone.invalid' };
    case 'postalCode':
      return {
        text: 'signup.postalCode.malformed',
        values: { example: postalCodeExample(country) },
      };
    case 'cpf':
      return { text: 'signup.cpf.malformed' };
    default:
      return { text: 'signup.field.refused' };
  }
}

/** Sorts a problem into the faults of a form's fields and what stands above the form. */
export function shownRefusal(problem: SignUpProblem, scope: FormScope): ShownRefusal {
  const { key, field, fields: found, traceId, tooMany } = problem;
  const nameOf = (name: string): string => NAMES[name] ?? name;
  const fields: Record<string, Fault> = {};
  const text = problem.unanswered
    ? 'signup.error.unanswered'
    : (NOTICES[key] ?? 'error.signup.unhandled');
  if (field !== undefined && scope.fields.includes(nameOf(field))) fields[nameOf(field)] = { text };
  const elsewhere: FieldProblem[] = [];
  for (const entry of found) {
    const name = nameOf(entry.field);
    if (scope.fields.includes(name)) fields[name] ??= faultOf(name, entry.code, scope);
    else elsewhere.push(entry);
  }
  const placed = Object.keys(fields).length > 0 && elsewhere.length === 0;
  const known = text === 'signup.error.sameCustomer' || text === 'error.player.not_found';
  const notice = placed ? undefined : text;
  const leads = known ? 'logIn' : undefined;
  return { fields, notice, traceId, leads, ...(tooMany && { tooMany }) };
}
