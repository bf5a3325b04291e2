import { ANSWER_TIMEOUT } from './wallet.ts';

/** For so long the worker leaves alone what somebody else is asking the wallet, ms. */
export const LEASE = ANSWER_TIMEOUT + 1_000;

const FIRST_RETRY = 500;
const LONGEST_RETRY = 5 * 60_000;

/** When to try again after so many attempts without an answer, ms: doubling, at most five minutes. */
export const retryDelay = (attempts: number): number =>
  Math.min(LONGEST_RETRY, FIRST_RETRY * 2 ** Math.min(Math.max(attempts - 1, 0), 20));
