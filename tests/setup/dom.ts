import * as streams from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, inject } from 'vitest';
import './patience.ts';

// Browsers and Node have them; the realm of a DOM beside Node's has not.
for (const [name, value] of Object.entries(streams)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}

// Nothing has a size here, so no observer ever hears of another one.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Elements come in milliseconds. A part that a page fetches late is compiled first, on a machine with other work.
configure({ asyncUtilTimeout: inject('patience') });
afterEach(cleanup);
