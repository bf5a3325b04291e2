import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Taken before a test replaces the clock. */
const { setTimeout: realTimeout } = globalThis;

/** Lets time pass, and settles the work that waits for it. @param ms of the site's time */
export const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });

/** Lets promises, effects and lazy modules settle, and time pass. @param ms of the site's time */
export async function settle(ms = 0): Promise<void> {
  if (vi.isFakeTimers()) await pass(ms);
  // Lazy modules come in real time, however long a busy machine takes to compile them.
  await vi.dynamicImportSettled();
  await new Promise((resolve) => {
    realTimeout(resolve, 0);
  });
}
