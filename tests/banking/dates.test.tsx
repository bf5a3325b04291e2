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

test('a limit resets at an hour of the player’s own clock, not of UTC [DEP-10] [LOC-13]', async () => {
  const site = await openDeposit();
  await site.answer('checkDepositAllowed', 'selfLimitReached');
  expect(screen.getByText('Resets on').nextSibling).toHaveTextContent(/21.*21:00$/);
});
