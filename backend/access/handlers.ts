import type { Handlers } from '../platform/operation.ts';
import { logIn, refreshSession, signOut } from './login.ts';
import {
  getAccessContext,
  getAccessDetails,
  getLatestActivityLog,
  migratePlayer,
  updateAccessDetails,
} from './profile.ts';
import { getMarketRiskSetting, registerPlayer, updateRegistration } from './registration.ts';
import {
  requestRegistrationEmail,
  requestRegistrationSms,
  verifyRegistrationEmail,
  verifyRegistrationSms,
} from './verification.ts';

/** What area access fulfils; password reset and pay-and-play follow with their own issues. */
export const handlers = {
  registerPlayer,
  updateRegistration,
  requestRegistrationSms,
  verifyRegistrationSms,
  requestRegistrationEmail,
  verifyRegistrationEmail,
  getMarketRiskSetting,
  logIn,
  refreshSession,
  signOut,
  getAccessContext,
  getAccessDetails,
  updateAccessDetails,
  getLatestActivityLog,
  migratePlayer,
} satisfies Handlers<
  | 'registerPlayer'
  | 'updateRegistration'
  | 'requestRegistrationSms'
  | 'verifyRegistrationSms'
  | 'requestRegistrationEmail'
  | 'verifyRegistrationEmail'
  | 'getMarketRiskSetting'
  | 'logIn'
  | 'refreshSession'
  | 'signOut'
  | 'getAccessContext'
  | 'getAccessDetails'
  | 'updateAccessDetails'
  | 'getLatestActivityLog'
  | 'migratePlayer'
>;
