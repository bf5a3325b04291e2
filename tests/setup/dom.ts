import * as streams from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Browsers and Node have them; the realm of a DOM that stands beside Node's has not.
for (const [name, value] of Object.entries(streams)) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });
}

// What comes does so in milliseconds; a shared machine may starve a page for a second or two.
configure({ asyncUtilTimeout: 3_000 });
afterEach(cleanup);
