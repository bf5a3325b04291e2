import { asFailure } from '../operations.ts';

/** The platform said no, in a way that the request does not document: nothing came of it. */
export const isRefused = ({ event }: { readonly event: { readonly error: unknown } }): boolean =>
  asFailure(event.error).kind === 'refused';
