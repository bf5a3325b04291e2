import { randomUUID } from 'node:crypto';
import { locks } from 'node:worker_threads';

/** Test files side by side are devices side by side. */
const device = randomUUID();

/**
 * Gives the DOM of tests the Web Locks that Node has: real ones. Everything in the process shares them,
 * and what a test leaves held stays held, so those of a test file have names of their own.
 */
export function provideLocks(): void {
  const request = (name: string, ...how: unknown[]): unknown =>
    Reflect.apply(locks.request, locks, [`${device} ${name}`, ...how]);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}
