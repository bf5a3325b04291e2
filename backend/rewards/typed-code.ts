import { plain } from '../../reference/plain.ts';

/** A code as campaigns have it, of what somebody typed: in plain capitals, without blanks, dashes and marks unseen. */
export const codeOf = (typed: string): string =>
  plain(typed.normalize('NFKC')).replaceAll(/[\s-]/g, '').toUpperCase();
