import type { components } from '../../openapi/schema.gen.ts';

type Reason = components['schemas']['DocumentRejectionReason'];

/** Every reason of the contract: one that is missing here, or is none, does not compile. */
const NAMED: Readonly<Record<Reason, true>> = {
  EMPTY: true,
  BAD_QUALITY: true,
  CROPPED_CORNERS_NOT_VISIBLE: true,
  DAMAGED_DOCUMENT: true,
  GENERIC_NO_NAME: true,
  ID_BACKSIDE: true,
  ID_BLACK_AND_WHITE: true,
  ID_EXPIRED: true,
  ID_INVALID_TYPE: true,
  ID_NAME_MISMATCH: true,
  INVALID_ISSUE_DATE: true,
  INVALID_SELFIE: true,
  MISSING_DOCUMENT_PAGE: true,
  PHOTO: true,
  POA_ADDRESS_MISMATCH: true,
  POA_INVALID_TYPE: true,
  POA_MOBILE_PHONE_BILL: true,
  POA_NAME_MISMATCH: true,
  POA_NO_ISSUE_DATE: true,
  POP_CARD_BACK_SIDE_NEEDED: true,
  POP_CARD_EXPIRY_DATE_NOT_VISIBLE: true,
  POP_CARD_NO_NAME: true,
  POP_CARD_NUMBERS_NOT_VISIBLE: true,
  POP_E_WALLET_NO_NAME: true,
  POP_INCORRECT: true,
  POP_NAME_AND_ACCOUNT_NUMBER_NOT_VISIBLE: true,
  REJECTED_DUE_TO_MASKED_INFO: true,
  SCREENSHOT_NOT_ORIGINAL_DOCUMENT: true,
  EMAIL: true,
};

/** What a reviewer may give as the reason. */
export const REASONS = Object.keys(NAMED) as Reason[];
