import { NewEmail, NewPassword } from '../../reference/fields.gen.ts';
import type { Words } from '../texts/index.ts';
import { asContract, atLeast, atMost, first, unless, wrong, type Rule } from '../ui/rules.ts';

/** The rules of e-mail address and password (NS-06, SIGN-16), in a file of their own, so that the login is light. */

/** The code that is sent proves more than a pattern. */
export const email: Rule = asContract(NewEmail, {
  missing: 'field.email.missing',
  tooLong: 'field.email.tooLong',
  malformed: 'field.email.malformed',
});

const AN_ADDRESS = /^[^\s@]+@[^\s@]+$/;

/**
 * The address of an existing account. Old ones may break today's rules, so only text that can be no address is
 * stopped.
 */
export const accountEmail: Rule = first(
  unless((value) => value.trim() !== '', 'field.email.missing'),
  unless((value) => AN_ADDRESS.test(value.trim()), 'field.email.malformed'),
);

/** The words for the platform's objection to a password, by its code. */
export const passwordFault = (code: string): Words =>
  wrong(code === 'contains_email' ? 'field.password.containsEmail' : 'field.password.refused');

/** The name part of an address; one or two letters are in nearly every password. */
function containsName(password: string, address: string): boolean {
  const [name = ''] = address.trim().toLowerCase().split('@');
  return name.length > 2 && password.toLowerCase().includes(name);
}

/** One of the rules of a new password: its line in their list, and the words once it is broken. */
interface PasswordPart {
  readonly listed: Words;
  readonly rule: Rule;
}

const { minLength: min, maxLength: max } = NewPassword;

/** Judged as typed: a space at the end is part of it. The address is the `email` of its form. */
export const PASSWORD_PARTS: readonly PasswordPart[] = [
  {
    listed: { text: 'field.password.rule.length', values: { min, max } },
    rule: first(atLeast(min, 'field.tooShort'), atMost(max, 'field.tooLong')),
  },
  {
    listed: { text: 'field.password.rule.upper' },
    rule: unless((value) => /\p{Lu}/u.test(value), 'field.password.needsUpper'),
  },
  {
    listed: { text: 'field.password.rule.lower' },
    rule: unless((value) => /\p{Ll}/u.test(value), 'field.password.needsLower'),
  },
  {
    listed: { text: 'field.password.rule.digit' },
    rule: unless((value) => /\p{Nd}/u.test(value), 'field.password.needsDigit'),
  },
  {
    listed: { text: 'field.password.rule.symbol' },
    rule: unless((value) => /[^\p{L}\p{Nd}]/u.test(value), 'field.password.needsSymbol'),
  },
  {
    listed: { text: 'field.password.rule.email' },
    rule: unless(
      (value, all) => !containsName(value, all['email'] ?? ''),
      'field.password.containsEmail',
    ),
  },
];

export const password: Rule = first(
  (value) => (value === '' ? wrong('field.password.missing') : undefined),
  ...PASSWORD_PARTS.map(({ rule }) => rule),
);
