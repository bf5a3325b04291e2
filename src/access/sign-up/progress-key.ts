/**
 * Where a tab notes how far a sign-up has come: gone with the tab, so that the next person on a shared device
 * starts anew. By itself, because the first page asks only whether there is one.
 */
export const PROGRESS = 'signUpProgress';
