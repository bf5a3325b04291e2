import { CURRENT_TERMS_VERSION } from '../../../reference/terms.ts';
import { newPlayerFlags } from '../../../backend/players/flags.ts';
import type { players } from '../../../backend/players/tables.ts';
import { NOON } from '../banking/facts.ts';

type Player = typeof players.$inferSelect;

/** A registered Finnish player as the database holds one, with the given differences. */
export const registered = (different: Partial<Player>): Player => ({
  id: 'a-player',
  accessId: '1',
  number: 10_047_213,
  siteId: '2',
  email: 'aino@example.com',
  claimedEmail: null,
  passwordHash: 'none',
  status: 'REGISTERED',
  statusUntil: null,
  excludedIndefinitely: false,
  statusInitiator: null,
  cooling: false,
  kycStatus: 'FULLY VERIFIED',
  market: 'FI',
  countryCode: 'FI',
  provinceCode: null,
  languageCode: 'fi',
  currency: 'EUR',
  firstName: null,
  lastName: null,
  dateOfBirth: null,
  mobilePhone: null,
  phoneVerified: true,
  phoneChangedAt: null,
  emailVerified: false,
  street: null,
  city: null,
  postalCode: null,
  cpf: null,
  termsVersion: CURRENT_TERMS_VERSION,
  marketingOptIn: false,
  firstLogin: false,
  multibrandSuspended: false,
  riskPayout: false,
  manualClaimAllowed: false,
  migrationRequired: false,
  flags: newPlayerFlags,
  hiddenFromWinners: false,
  registeredAt: new Date(NOON),
  ...different,
});
