import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDevice, leaveSite, openSite } from '../../replay/dom/site.tsx';
import { pass, settle } from '../../replay/dom/time.ts';
import { deviceStorage } from '../../src/api/safe-storage.ts';
import { IDLE_KEY } from '../../src/api/token-store.ts';

beforeEach(freshDevice);
afterEach(leaveSite);

test('[ACT-06] who was away for too long is logged out and told why, and so are other tabs', async () => {
  await openSite({
    at: '/en-UN/responsible-gambling',
    player: true,
    platform: { getActivityCheck: { body: { idleMs: 1_800_000, thresholdMs: 1_800_000 } } },
  });
  await pass(5_000);
  await settle();
  const told = await screen.findByRole('dialog', { name: 'You are logged out' });
  expect(told).toHaveTextContent('nothing was done for 30 minutes');
  expect(told).toHaveAttribute('id', 'idle-player');
  expect(deviceStorage.get(IDLE_KEY)).toBeDefined();
});
