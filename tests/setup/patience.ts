import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** ms: how long a test waits for what comes in milliseconds. */
    patience: number;
  }
}

// By default both give up after one second.
vi.setConfig({ expect: { poll: { timeout: inject('patience') } } });
const { waitFor } = vi;
const waitPatiently: typeof waitFor = (callback, options = inject('patience')) =>
  waitFor(callback, options);
// The files of a worker share it.
if (waitFor.name !== waitPatiently.name) vi.waitFor = waitPatiently;
