import { html, type Html } from '../../platform/html.ts';

/** What a form was made from, which it sends along: so nobody takes back what somebody else has decided since. */
export const seenField = (seen: object): Html =>
  html`<input type="hidden" name="seen" value="${JSON.stringify(seen)}" />`;

/** @returns what {@link seenField} was given; empty for a form that does not say */
export function seenIn<Seen extends object>(
  typed: Readonly<Record<string, string | undefined>>,
): Partial<Seen> {
  try {
    const seen: unknown = JSON.parse(typed['seen'] ?? '{}');
    return typeof seen === 'object' && seen !== null ? seen : {};
  } catch {
    return {};
  }
}
