import { NewEmail, NewPassword } from '../../openapi/reference/fields.gen.ts';
import type { Words } from '../texts/index.ts';
import { asContract, atLeast, atMost, first, unless, wrong, type Rule } from '../ui/rules.ts';

/** The rules of what people log in with (NS-06, SIGN-16). Apart, so that the login is light. */

/** The code that is sent proves what no pattern can. */
export const email: Rule = asContract(NewEmail, {
  missing: 'field.email.missing',
  tooLong: 'field.email.tooLong',
  malformed: 'field.email.malformed',
});

const AN_ADDRESS = /^[^\s@]+@[^\s@]+$/;

/**
 * The address of an account that is there: those of long ago may have what none is made with today, so
 * that only what can be no address is stopped.
 */
export const accountEmail: Rule = first(
  unless((value) => value.trim() !== '', 'field.email.missing'),
  unless((value) => AN_ADDRESS.test(value.trim()), 'field.email.malformed'),
);

/** What the platform found wrong with a password, by its code. */
export const passwordFault = (code: string): Words =>
  wrong(code === 'contains_email' ? 'field.password.containsEmail' : 'field.password.refused');

/** The name part of an address; one or two letters are in nearly every password. */
function containsName(password: string, address: string): boolean {
  const [name = ''] = address.trim().toLowerCase().split('@');
  return name.length > 2 && password.toLowerCase().includes(name);
}

/** Judged as typed: a space at the end is part of it. */
export const password: Rule = first(
  (value) => (value === '' ? wrong('field.password.missing') : undefined),
  atLeast(NewPassword.minLength, 'field.tooShort'),
  atMost(NewPassword.maxLength, 'field.tooLong'),
  unless((value) => /\p{Lu}/u.test(value), 'field.password.needsUpper'),
  unless((value) => /\p{Ll}/u.test(value), 'field.password.needsLower'),
  unless((value) => /\p{Nd}/u.test(value), 'field.password.needsDigit'),
  unless((value) => /[^\p{L}\p{Nd}]/u.test(value), 'field.password.needsSymbol'),
  unless((value, all) => !containsName(value, all['email'] ?? ''), 'field.password.containsEmail'),
);
