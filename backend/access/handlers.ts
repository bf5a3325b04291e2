import type { Handlers } from '../platform/operation.ts';
import { logIn, refreshSession, signOut } from './login.ts';
import { setNewPassword, setNewPasswordByEmail, verifyPasswordResetSms } from './password-reset.ts';
import { requestPasswordReset } from './reset-request.ts';
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

/** The handlers of area access; pay-and-play has its own. */
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
  requestPasswordReset,
  verifyPasswordResetSms,
  setNewPassword,
  setNewPasswordByEmail,
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
  | 'requestPasswordReset'
  | 'verifyPasswordResetSms'
  | 'setNewPassword'
  | 'setNewPasswordByEmail'
  | 'getAccessContext'
  | 'getAccessDetails'
  | 'updateAccessDetails'
  | 'getLatestActivityLog'
  | 'migratePlayer'
>;
