import { locks } from 'node:worker_threads';

/** Gives the DOM of tests the Web Locks that Node has: real ones, shared by everything in the process. */
export function provideLocks(): void {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
}
