import type { StoredSession } from '../../machines/access/session/machine.ts';

/** A session of that player that a device has stored. */
export const storedSession = (playerId: string): StoredSession => ({
  status: 'valid',
  renewIn: 600_000,
  session: {
    playerId,
    playerAccessId: 'a1',
    email: 'aino@example.com',
    countryCode: 'FI',
    language: 'fi',
    loginMethod: 'DEFAULT',
    registrationDate: '2026-01-15T09:30:00Z',
    multibrand: { suspended: false },
  },
});
