import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// What comes does so in milliseconds; a shared machine may starve a page for a second or two.
configure({ asyncUtilTimeout: 3_000 });
afterEach(cleanup);
