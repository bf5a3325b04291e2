/** Where the KYC provider posts its callbacks. */
export const IDENTITY_WEBHOOK_PATH = '/webhooks/identity-checks';
/** Where it leads players back to. */
export const IDENTITY_RETURN_PATH = '/webhooks/identity-return';
