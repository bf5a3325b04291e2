import { vi } from 'vitest';

/** How long a test waits for what comes in milliseconds, in ms: a shared machine may starve a page or a server. */
export const PATIENCE = 20_000;

// By default it gives up after one second.
const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);
