import type { OperationId } from '../openapi/types.ts';

/** Operations that the site asks for on its own account: answered at once, unless they are the path's business. */
export const SITE_OPERATIONS = [
  'getAccessContext',
  'getAccessDetails',
  'getWallet',
  'getRecentDepositMethods',
  'getDepositBonuses',
  'getLatestActivityLog',
  'getTransactionSummary',
  'getPhoneNumber',
  'getMarketingPreferences',
  'getCookiesConsent',
  'updateCookiesConsent',
  'getCrmInboxId',
  'getActivityCheck',
  'updateActivityCheck',
  'getActivityTimer',
  'getActivitySettings',
  'getActivityMinutesRemaining',
  'signOut',
] as const satisfies readonly OperationId[];
