import { describe, expect, it } from 'vitest';
import { contract } from './bundle.ts';

/** Each enumeration with its values as the specification spells them, in its order, joined by commas. */
const enumerations: readonly (readonly [requirement: string, schema: string, values: string])[] = [
  ['ACT-02', 'ReminderInterval', 'HALF_AN_HOUR,HOUR,TWO_HOURS,NOT_SET'],
  ['COOK-01', 'ConsentCategory', 'essentials,performanceFunctional,marketing'],
  [
    'DEP-01',
    'BankingUiState',
    'INACTIVE,LOADING,VERIFYDOCUMENT_STRICT,VERIFYDOCUMENT_LOYAL,SUSPENDED,ERROR,ALLOWED,SELF_LIMIT_REACHED,WITHDRAWAL_LIMIT_REACHED,SELF_LIMIT_NOTIFY,RESTRICTED,VERIFYDOCUMENT_REQUIRED,VERIFYDOCUMENT_UNDER_REVIEW',
  ],
  [
    'DEP-02',
    'OperationResult',
    'FORBIDDEN,SELF_LIMIT_REACHED,SELF_SPEND_LIMIT_REACHED,WITHDRAWAL_LIMIT_REACHED,SUCCESS,FAILURE,DOCUMENTS_PREFERRED,DOCUMENTS_REQUIRED,EXCEEDS_KYC_LIMIT,NOT_ENOUGH_FUNDS,RESTRICTED,DOCUMENTS_REQUIRED_RESTRICTED,DOCUMENTS_UNDER_REVIEW',
  ],
  ['DOC-01', 'DocumentVerificationStatus', 'UNREQUESTED,REQUESTED,UNDER_REVIEW,VERIFIED,EXPIRED'],
  [
    'DOC-02',
    'DocumentType',
    'PROOF_OF_ID,PROOF_OF_ADDRESS,PROOF_OF_PAYMENT,SOURCE_OF_WEALTH,EDD_QUESTIONNAIRE,OTHER',
  ],
  [
    'DOC-03',
    'DocumentRejectionReason',
    'EMPTY,BAD_QUALITY,CROPPED_CORNERS_NOT_VISIBLE,DAMAGED_DOCUMENT,GENERIC_NO_NAME,ID_BACKSIDE,ID_BLACK_AND_WHITE,ID_EXPIRED,ID_INVALID_TYPE,ID_NAME_MISMATCH,INVALID_ISSUE_DATE,INVALID_SELFIE,MISSING_DOCUMENT_PAGE,PHOTO,POA_ADDRESS_MISMATCH,POA_INVALID_TYPE,POA_MOBILE_PHONE_BILL,POA_NAME_MISMATCH,POA_NO_ISSUE_DATE,POP_CARD_BACK_SIDE_NEEDED,POP_CARD_EXPIRY_DATE_NOT_VISIBLE,POP_CARD_NO_NAME,POP_CARD_NUMBERS_NOT_VISIBLE,POP_E_WALLET_NO_NAME,POP_INCORRECT,POP_NAME_AND_ACCOUNT_NUMBER_NOT_VISIBLE,REJECTED_DUE_TO_MASKED_INFO,SCREENSHOT_NOT_ORIGINAL_DOCUMENT,EMAIL',
  ],
  [
    'DOC-04',
    'DocumentUploadStep',
    'PENDING,LOADING,PRE_UPLOAD_ID,UPLOAD_ID,UPLOAD_ID_SUCCESS,UPLOAD_ID_ERROR,SELECT_POA_DOCUMENT_TYPE,UPLOAD_POA,UPLOAD_POA_SUCCESS,UPLOAD_POA_ERROR,PRE_UPLOAD_POP,UPLOAD_POP,UPLOAD_POP_SUCCESS,UPLOAD_POP_ERROR,SELECT_SOW_DOCUMENT_TYPE,UPLOAD_SOW,UPLOAD_SOW_SUCCESS,UPLOAD_SOW_ERROR,PRE_UPLOAD_OTHER,UPLOAD_OTHER,UPLOAD_OTHER_SUCCESS,UPLOAD_OTHER_ERROR,ERROR,SUCCESS,UPLOADED',
  ],
  ['DOC-16', 'SourceOfWealthCode', 'BS,CCS,UB,PS,SP,SC,WI,WN,OT'],
  [
    'DOC-17',
    'KycLevel',
    'NOT_VERIFIED,DATA_VERIFIED,PENDING,FULLY VERIFIED,ENHANCED KYC,EDD_PENDING,EDD_UNDER_REVIEW,ENHANCED,RESTRICTED,SUSPENDED,PENDING_EXPIRED,NOT_REQUIRED',
  ],
  ['EDD-07', 'RealityCheckKind', 'reminder,answer questionnaire'],
  ['LIM-01', 'LimitPeriod', 'D,W,M'],
  ['LIM-01', 'LimitType', 'deposit,loss,spend'],
  ['MODAL-04', 'MessageSeverity', 'error,success,warning,warningValue'],
  ['PROF-10', 'MarketingChannel', 'EMAIL,SMS,MAIL,PHONE,PUSH_NOTIFICATION'],
  ['PROF-10', 'MarketingTopic', 'BONUS_OFFER,NEWSLETTER,CASINO,RESPONSIBLE_GAMING'],
  ['SESS-01', 'SessionStatus', 'Pending,Requested,Resolved'],
  ['SESS-01', 'LoadStatus', 'uninitialized,loading,success,error'],
  [
    'SESS-19',
    'AccountStatus',
    'CLOSED,ACCOUNT_UNVERIFIED,PRE_REGISTERED,REGISTERED,BLACKLISTED,RESTRICTED,PAYOUT,TIMEOUT,SELF_EXCLUDED',
  ],
  ['SESS-20', 'AuthFlow', 'Authentication,DepositAndPlay'],
  ['SIGN-01', 'SignUpStep', 'Details,ContactInfo,Verification,Unsupported,Complete,Duplicated'],
  ['SIGN-02', 'RegistrationStep', 'Email,Verification,Password,Complete'],
  ['SIGN-04', 'VerificationMethod', 'SMS,EMAIL,NONE'],
  [
    'SIGN-05',
    'CodeVerificationStatus',
    'UNINITIALIZE,SUCESS_SEND,SUCCESS_VERIFY,FAIL_SEND,FAIL_VERIFY',
  ],
  ['SIGN-29', 'CanadianProvince', 'QC,NS,NB,MB,BC,PE,SK,AB,NL,YT,NT'],
  [
    'TXN-02',
    'TransactionStatus',
    'FAILED,PENDING,SUCCESS,REVERTED,WAITING_INPUT,COMPLETED,CANCELLED',
  ],
  [
    'TXN-03',
    'TransactionType',
    'BET,BET_VOID,CASHOUT,CASHOUT_VOID,DEPOSIT,LOSS,WIN,WIN_VOID,WITHDRAW,DORMANT,REVERSAL,FORFEIT,CANCELED,REVERSAL_DP',
  ],
  [
    'TXN-04',
    'TransactionCategory',
    'BONUS,CASINO,PAYMENT,SPORTS,VIRTUAL_SPORTS,LIVE_CASINO,ADJUSTMENT,DORMANT_ADJUSTMENT',
  ],
  ['WAL-01', 'WalletStatus', 'pending,success,error'],
  ['WAL-02', 'WalletVertical', 'CASINO,LIVE_CASINO,SPORTS'],
  ['WAL-03', 'WalletType', 'MAIN,LOCKED,BONUS'],
  [
    'WAL-08',
    'PaymentMethod',
    'CREDITCARD,EUTELLER,MUCHBETTER,NETELLER,PAYSAFECARD,RAPIDTRANSFER,SIRU,SKRILL,TRUSTLY,MSIPAY,PIX',
  ],
  ['WDR-05', 'WithdrawalLimitDuration', 'daily,weekly,monthly'],
];

describe('enumerations are spelt as the specification spells them', () => {
  it.each(enumerations)('%s %s', (requirement, name, values) => {
    const schema = contract.components.schemas[name];
    expect(schema?.enum).toEqual(values.split(','));
    expect(schema?.['x-requirements']).toContain(requirement);
  });

  it.each([
    ['DEP-04', 'OpenOperationResult', 'OperationResult'],
    ['DOC-03', 'OpenDocumentRejectionReason', 'DocumentRejectionReason'],
    ['LIM-01', 'OpenLimitType', 'LimitType'],
    ['WAL-02', 'OpenWalletVertical', 'WalletVertical'],
    ['WAL-08', 'OpenPaymentMethod', 'PaymentMethod'],
  ])('%s %s also takes a value that is not listed yet', (requirement, open, known) => {
    const schema = contract.components.schemas[open];
    expect(schema).toMatchObject({ type: 'string', 'x-values': known });
    expect(schema).not.toHaveProperty('enum');
    expect(schema?.['x-requirements']).toContain(requirement);
    const pattern = new RegExp(String(schema?.['pattern']), 'u');
    expect(
      contract.components.schemas[known]?.enum?.filter((value) => !pattern.test(value)),
    ).toEqual([]);
  });
});
