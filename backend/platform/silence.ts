/** How long a database may say nothing to a statement until its connection counts as dead, ms. */
export const SILENCE = 20_000;
