import { randomUUID } from 'node:crypto';
import { locks } from 'node:worker_threads';

/** Test files side by side are devices side by side. */
const device = randomUUID();

/**
 * Gives the DOM of tests the Web Locks that Node has: real ones. Everything in the process shares them, and a lock
 * that a test leaves held stays held, so the names of a test file are its own.
 */
export function provideLocks(): void {
  const request = <Result>(
    name: string,
    options: { readonly signal: AbortSignal },
    granted: () => Result,
  ): Promise<Awaited<Result>> => locks.request(`${device} ${name}`, options, granted);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
