/**
 * How long a database may say nothing to a statement until its connection counts as dead, ms. Shorter than the site
 * waits for a call (15 s): who hears nothing looks for the fault at home, and cannot know whether it was done.
 */
export const SILENCE = 14_000;
