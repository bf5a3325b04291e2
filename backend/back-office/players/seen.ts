import { html, type Html } from '../../platform/html.ts';

/** What a form is made from, as it sends it along; two are alike when their texts are. */
export const seenAs = (seen: object): string => JSON.stringify(seen);

/** So nobody takes back what somebody else has decided since. */
export const seenField = (seen: object): Html =>
  html`<input type="hidden" name="seen" value="${seenAs(seen)}" />`;
