import { asFailure } from '../operations.ts';

/** The platform refused in a way that the request does not document: it changed nothing. */
export const isRefused = ({ event }: { readonly event: { readonly error: unknown } }): boolean =>
  asFailure(event.error).kind === 'refused';
