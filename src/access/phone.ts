import { readPhone, type PhoneReading } from '../../reference/phone.ts';
import type { PhonePrefix } from '../locale/countries.ts';
import type { TextId } from '../texts/index.ts';
import { wrong, type Rule } from '../ui/rules.ts';

/** A mobile number in its two fields (SIGN-12), in a file of its own: the numbering plans load with it. */

const FAULTS = {
  malformed: 'field.phoneBody.malformed',
  tooShort: 'field.phoneBody.tooShort',
  tooLong: 'field.phoneBody.tooLong',
  ambiguous: 'field.phoneBody.ambiguous',
} as const satisfies Record<Extract<PhoneReading, { fault: unknown }>['fault'], TextId>;

/** Prefix and number as one string in E.164 (SIGN-12); undefined when they do not make one. */
export function phoneNumber(prefix: string, body: string): string | undefined {
  const read = readPhone(prefix, body);
  return 'number' in read ? read.number : undefined;
}

export const phoneBody: Rule = (value, all) => {
  if (value.trim() === '') return wrong('field.phoneBody.missing');
  const prefix = all['phonePrefix'] ?? '';
  const read = readPhone(prefix, value);
  if ('fault' in read) return wrong(FAULTS[read.fault]);
  // The chosen prefix follows the number, unless it is none of those that are offered.
  return read.number.startsWith(`+${prefix}`) ? undefined : wrong('field.phoneBody.notOffered');
};

/** A number taken apart for its two fields: the country whose prefix it has, and the rest. */
export function phoneParts(
  number: string,
  prefixes: readonly PhonePrefix[],
  preferred: string,
): { readonly country: string; readonly body: string } {
  const digits = number.replace(/^\+/, '');
  // The longest prefix decides; of several countries with the same one, it is that of the residence.
  const rank = ({ country, isd }: PhonePrefix): number =>
    2 * isd.length + Number(country === preferred);
  const [found] = prefixes
    .filter(({ isd }) => isd !== '' && digits.startsWith(isd))
    .toSorted((a, b) => rank(b) - rank(a));
  if (found === undefined) return { country: preferred, body: '' };
  return { country: found.country, body: digits.slice(found.isd.length) };
}
