import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clean, leave, openDeposit } from './deposit.support.tsx';

// Before the first date is written: formats are kept.
beforeEach(() => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  clean();
});
afterEach(() => {
  leave();
  vi.unstubAllEnvs();
});

test('a limit resets at an hour of where the player lives, which is named, wherever they are [DEP-10] [LOC-13]', async () => {
  const site = await openDeposit();
  await site.answer('checkDepositAllowed', 'selfLimitReached');
  expect(screen.getByText('Resets on').nextSibling).toHaveTextContent(
    /^22\snovember 2026, 02:00 EET$/i,
  );
});
