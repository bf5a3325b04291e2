import type { components } from '../../openapi/schema.gen.ts';

type Reason = components['schemas']['DocumentRejectionReason'];

/** Every reason of the contract in a reviewer's words: a missing or unknown one does not compile. */
const WORDS: Readonly<Record<Reason, string>> = {
  EMPTY: 'Another reason, not told',
  BAD_QUALITY: 'Cannot be read',
  CROPPED_CORNERS_NOT_VISIBLE: 'Corners are cut off',
  DAMAGED_DOCUMENT: 'Damaged',
  GENERIC_NO_NAME: 'No name on it',
  ID_BACKSIDE: 'Identity: the other side is missing',
  ID_BLACK_AND_WHITE: 'Identity: black and white',
  ID_EXPIRED: 'Identity: expired',
  ID_INVALID_TYPE: 'Identity: not such a document',
  ID_NAME_MISMATCH: 'Identity: another name than in the account',
  INVALID_ISSUE_DATE: 'Too old',
  INVALID_SELFIE: 'Photo with the document: not enough to be seen',
  MISSING_DOCUMENT_PAGE: 'A page is missing',
  PHOTO: 'Photo cannot be used',
  POA_ADDRESS_MISMATCH: 'Address: another one than in the account',
  POA_INVALID_TYPE: 'Address: not such a document',
  POA_MOBILE_PHONE_BILL: 'Address: a mobile phone bill',
  POA_NAME_MISMATCH: 'Address: another name than in the account',
  POA_NO_ISSUE_DATE: 'Address: no date on it',
  POP_CARD_BACK_SIDE_NEEDED: 'Payment: the back of the card is missing',
  POP_CARD_EXPIRY_DATE_NOT_VISIBLE: 'Payment: the card’s expiry date cannot be seen',
  POP_CARD_NO_NAME: 'Payment: no name on the card',
  POP_CARD_NUMBERS_NOT_VISIBLE: 'Payment: first six and last four digits cannot be seen',
  POP_E_WALLET_NO_NAME: 'Payment: no name on the e-wallet',
  POP_INCORRECT: 'Payment: not the way that was used',
  POP_NAME_AND_ACCOUNT_NUMBER_NOT_VISIBLE: 'Payment: name or account number cannot be seen',
  REJECTED_DUE_TO_MASKED_INFO: 'Too much is covered',
  SCREENSHOT_NOT_ORIGINAL_DOCUMENT: 'A screenshot, not the document',
  EMAIL: 'Told by e-mail',
};

/** The reasons that a reviewer may give, with their words. */
export const REASONS = new Map(Object.entries(WORDS) as [Reason, string][]);

/** The reason that a code names; undefined for an unknown code. */
export const reasonNamed = (code: string | undefined): Reason | undefined =>
  [...REASONS.keys()].find((one) => one === code);
