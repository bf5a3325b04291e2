import { codeVerification } from './machine.ts';

/**
 * Asks for the reset itself: the owner of an account gets a code or a link, and a stranger sees the same
 * (RESET-09).
 */
export const resetVerificationMachine = codeVerification('resetVerification', {
  request: 'requestPasswordReset',
  verify: 'verifyPasswordResetSms',
  requestInput: (email, byLink) => ({ body: { email, ...(byLink && { byLink }) } }),
  verifyInput: (email, smsResetKeyId, code) => ({ body: { email, smsResetKeyId, code } }),
  isNeutral: true,
});
