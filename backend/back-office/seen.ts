import { html, type Html } from '../platform/html.ts';
import { Refusal } from '../platform/refusal.ts';

/** What a form says, by the names of its fields. */
export type Typed = Readonly<Record<string, string | undefined>>;

/**
 * What a person goes by who decides about a player. It is never undefined: that would be like a form that does
 * not say.
 */
type Seen = object | string | null;

const inWords = (seen: Seen): string => JSON.stringify(seen);

/** Every form about how a player stands has it: nobody takes back what somebody else has decided since. */
export const seenField = (seen: Seen): Html =>
  html`<input type="hidden" name="seen" value="${inWords(seen)}" />`;

/** Whether a form was made from how things are now; one that does not say was not. */
export const isAsSeen = (said: string | undefined, now: Seen): boolean => said === inWords(now);

/**
 * A field that every browser sends: its absence is no wish.
 * @param values those that it may have; none are named: any
 * @throws Refusal 400
 */
export function fieldOf(typed: Typed, name: string, values?: readonly string[]): string {
  const value = typed[name];
  if (value !== undefined && (values === undefined || values.includes(value))) return value;
  const problem = `The form does not say “${name}” as the page does: nothing was changed.`;
  throw new Refusal(400, 'error.validation', problem);
}
