import { ANSWER_TIMEOUT } from './wallet.ts';

/** For so long the worker leaves alone what somebody else is asking the wallet, ms. */
export const LEASE = ANSWER_TIMEOUT + 1_000;
