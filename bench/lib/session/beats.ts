import { readFileSync } from 'node:fs';

/**
 * Loaded into the backend's process before it. Its long intervals (signs of life on streams and sockets, the
 * worker's loops) go by the simulated time, which is in a file as ms since 1970.
 */
const file = process.env['SIMULATED_TIME'] ?? '';
/** A shorter interval is about the machine, not about the day. */
const LONG = 10_000;
/** Between two looks at the time, in ms of real time. */
const LOOK = 5;

const read = (): number => Number(readFileSync(file, 'utf8'));
const real = globalThis.setInterval;

const simulated = (callback: (...values: unknown[]) => void, ms = 0, ...values: unknown[]) => {
  if (ms < LONG) return real(callback, ms, ...values);
  let last = read();
  return real(() => {
    const now = read();
    if (now - last < ms) return;
    last = now;
    callback(...values);
  }, LOOK);
};
globalThis.setInterval = simulated as typeof setInterval;
