/**
 * The key under which a tab notes the progress of a sign-up: gone with the tab, so that the next person on a
 * shared device starts anew. A file of its own, because the first page asks only whether there is one.
 */
export const PROGRESS = 'signUpProgress';
