import type {
  FileDocument,
  DocumentStatus,
} from '../../../machines/verification/documents/asked.ts';
import type { AddressKind, WealthSource } from '../../../machines/verification/documents/kinds.ts';
import type { DocumentsRefusal } from '../../../machines/verification/documents/machine.ts';
import type { Schemas } from '../../../openapi/types.ts';
import type { TextId } from '../../texts/index.ts';

export const NAMES = {
  PROOF_OF_ID: 'documents.identity',
  PROOF_OF_ADDRESS: 'documents.address',
  PROOF_OF_PAYMENT: 'documents.payment',
  SOURCE_OF_WEALTH: 'documents.wealth',
  OTHER: 'documents.other',
} as const satisfies Readonly<Record<FileDocument, TextId>>;

/** The needs of each document. */
export const NEEDS = {
  PROOF_OF_ID: 'documents.identity.needs',
  PROOF_OF_ADDRESS: 'documents.address.needs',
  PROOF_OF_PAYMENT: 'documents.payment.needs',
  SOURCE_OF_WEALTH: 'documents.wealth.needs',
  OTHER: 'documents.other.needs',
} as const satisfies Readonly<Record<FileDocument, TextId>>;

export const STATUSES = {
  UNREQUESTED: 'documents.status.unrequested',
  REQUESTED: 'documents.status.requested',
  UNDER_REVIEW: 'documents.status.underReview',
  VERIFIED: 'documents.status.verified',
  EXPIRED: 'documents.status.expired',
} as const satisfies Readonly<Record<DocumentStatus, TextId>>;

export const ADDRESS_NAMES = {
  UB: 'documents.kind.utilityBill',
  BS: 'documents.kind.bankStatement',
  GL: 'documents.kind.officialLetter',
  CCS: 'documents.kind.creditCardStatement',
} as const satisfies Readonly<Record<AddressKind, TextId>>;

export const WEALTH_NAMES = {
  bankStatement: 'documents.kind.bankStatement',
  creditCardStatement: 'documents.kind.creditCardStatement',
  utilityBill: 'documents.kind.utilityBill',
  employment: 'documents.source.employment',
  saleOfProperty: 'documents.source.saleOfProperty',
  savings: 'documents.source.savings',
  saleOfSecurities: 'documents.source.saleOfSecurities',
  inheritance: 'documents.source.inheritance',
  winnings: 'documents.source.winnings',
  other: 'documents.source.other',
} as const satisfies Readonly<Record<WealthSource, TextId>>;

export const REFUSAL_WORDS = {
  'error.document.not_requested': 'documents.error.notRequested',
  'error.document.file_type': 'documents.error.type',
  'error.document.file_heic': 'documents.error.heic',
  'error.document.file_empty': 'documents.error.empty',
  'error.document.file_size': 'documents.error.large',
  'error.document.file_pixels': 'documents.error.pixels',
  'error.document.file_locked': 'documents.error.locked',
  'error.document.file_unsafe': 'documents.error.unsafe',
  'error.document.file_content': 'documents.error.content',
  'error.document.too_many_files': 'documents.error.tooMany',
  'error.document.missing': 'documents.error.missing',
} as const satisfies Readonly<Record<DocumentsRefusal, TextId>>;

/** Why it was not accepted, and what to do: three of the values give no reason (C-21). */
const REASONS = {
  EMPTY: 'documents.reason.general',
  BAD_QUALITY: 'documents.reason.badQuality',
  CROPPED_CORNERS_NOT_VISIBLE: 'documents.reason.cropped',
  DAMAGED_DOCUMENT: 'documents.reason.damaged',
  GENERIC_NO_NAME: 'documents.reason.noName',
  ID_BACKSIDE: 'documents.reason.idBackside',
  ID_BLACK_AND_WHITE: 'documents.reason.idBlackAndWhite',
  ID_EXPIRED: 'documents.reason.idExpired',
  ID_INVALID_TYPE: 'documents.reason.idInvalidType',
  ID_NAME_MISMATCH: 'documents.reason.idNameMismatch',
  INVALID_ISSUE_DATE: 'documents.reason.issueDate',
  INVALID_SELFIE: 'documents.reason.selfie',
  MISSING_DOCUMENT_PAGE: 'documents.reason.missingPage',
  PHOTO: 'documents.reason.photo',
  POA_ADDRESS_MISMATCH: 'documents.reason.addressMismatch',
  POA_INVALID_TYPE: 'documents.reason.addressInvalidType',
  POA_MOBILE_PHONE_BILL: 'documents.reason.mobileBill',
  POA_NAME_MISMATCH: 'documents.reason.addressNameMismatch',
  POA_NO_ISSUE_DATE: 'documents.reason.noIssueDate',
  POP_CARD_BACK_SIDE_NEEDED: 'documents.reason.cardBack',
  POP_CARD_EXPIRY_DATE_NOT_VISIBLE: 'documents.reason.cardExpiry',
  POP_CARD_NO_NAME: 'documents.reason.cardNoName',
  POP_CARD_NUMBERS_NOT_VISIBLE: 'documents.reason.cardNumbers',
  POP_E_WALLET_NO_NAME: 'documents.reason.walletNoName',
  POP_INCORRECT: 'documents.reason.paymentIncorrect',
  POP_NAME_AND_ACCOUNT_NUMBER_NOT_VISIBLE: 'documents.reason.paymentNotVisible',
  REJECTED_DUE_TO_MASKED_INFO: 'documents.reason.masked',
  SCREENSHOT_NOT_ORIGINAL_DOCUMENT: 'documents.reason.screenshot',
  EMAIL: 'documents.reason.email',
} as const satisfies Readonly<Record<Schemas['DocumentRejectionReason'], TextId>>;

/** Why a document was not accepted; a reason that is not listed yet gets a general text (DOC-03). */
export const reasonText = (reason: string): TextId =>
  Object.hasOwn(REASONS, reason)
    ? REASONS[reason as keyof typeof REASONS]
    : 'documents.reason.general';
