import { expect, test } from 'vitest';
import { endsSession } from '../../src/api/session-rules.ts';

/** Refusals that belong to a form or a feature, and say nothing about the session. */
test.each([
  ['SIGN-22', 'registerPlayer', [401, 403]],
  ['SIGN-23', 'updateRegistration', [401, 403]],
  ['LOGIN-11', 'logIn', [401, 403]],
  ['LOGIN-07', 'startCoolingOff', [401, 403]],
  ['INBOX-03', 'getCrmInboxId', [401]],
  ['RT-03', 'getRealtimeToken', [401]],
] as const)('[%s] %s refused with %j ends no session', (_, operation, spared) => {
  const ends = [401, 403].filter((status) => endsSession(operation, status));
  expect(ends).toEqual([401, 403].filter((status) => !spared.some((one) => one === status)));
});

test.each([401, 403])('[SESS-11] any other call that is refused with %s ends it', (status) => {
  expect(endsSession('getWallet', status)).toBe(true);
  expect(endsSession('requestDeposit', status)).toBe(true);
});

test.each([200, 400, 402, 404, 429, 500, 503])('[SESS-11] an answer of %s ends none', (status) => {
  expect(endsSession('getWallet', status)).toBe(false);
});
