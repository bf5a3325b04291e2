import type { Handlers } from '../platform/operation.ts';
import { updateAddress } from './address.ts';
import { updateLanguage } from './language.ts';
import { getMarketingPreferences, updateMarketingPreferences } from './marketing.ts';
import { changePassword } from './password.ts';
import {
  changePhoneNumber,
  getPhoneNumber,
  requestPhoneNumberSms,
  verifyPhoneNumberSms,
} from './phone.ts';

/** The handlers of area profile. */
export const handlers = {
  getPhoneNumber,
  changePhoneNumber,
  requestPhoneNumberSms,
  verifyPhoneNumberSms,
  updateAddress,
  updateLanguage,
  changePassword,
  getMarketingPreferences,
  updateMarketingPreferences,
} satisfies Handlers<
  | 'getPhoneNumber'
  | 'changePhoneNumber'
  | 'requestPhoneNumberSms'
  | 'verifyPhoneNumberSms'
  | 'updateAddress'
  | 'updateLanguage'
  | 'changePassword'
  | 'getMarketingPreferences'
  | 'updateMarketingPreferences'
>;
