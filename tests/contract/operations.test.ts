import { describe, expect, it } from 'vitest';
import { operations } from './bundle.ts';

/** Every call of the account side, as the specification spells it or as it was decided where it is silent. */
const calls: readonly (readonly [requirement: string, operation: string, call: string])[] = [
  ['API-001', 'getTexts', 'GET /locales/{lang}/default.json'],
  ['API-002', 'registerPlayer', 'POST /api/v1/player/registration'],
  ['API-003', 'updateRegistration', 'PUT /api/v1/player/registration'],
  ['API-004', 'logIn', 'POST /api/v1/player/login'],
  ['API-005', 'requestRegistrationSms', 'POST /api/v1/player/registration/sms_request'],
  ['API-006', 'verifyRegistrationSms', 'POST /api/v1/player/registration/sms_verification'],
  ['API-007', 'requestRegistrationEmail', 'POST /api/v1/player/registration/email_request'],
  ['API-008', 'verifyRegistrationEmail', 'POST /api/v1/player/registration/email_verification'],
  ['API-009', 'requestPasswordReset', 'POST /api/v1/player/password_reset'],
  ['API-010', 'verifyPasswordResetSms', 'POST /api/v1/player/password_reset/sms_verification'],
  ['API-011', 'setNewPassword', 'POST /api/v1/player/password_reset/new_password'],
  ['API-012', 'setNewPasswordByEmail', 'POST /api/v1/player/password_reset/new_password/email'],
  ['API-013', 'signOut', 'POST /api/v1/player/sign_out'],
  ['API-014', 'getAccessContext', 'GET /api/v1/player/access/context'],
  ['API-015', 'getAccessDetails', 'GET /api/v1/player/access/details'],
  ['API-016', 'getMarketRiskSetting', 'GET /api/v1/player/markets/risk-setting'],
  ['API-017', 'startCoolingOff', 'POST /api/v1/player/timeout/cooling'],
  ['API-018', 'migratePlayer', 'POST /api/v1/player/migration'],
  ['API-019', 'getTransactionSummary', 'GET /api/v1/player/transaction-summary'],
  ['API-020', 'getLatestActivityLog', 'GET /api/v1/player/latest-activity-log'],
  ['API-021', 'getPhoneNumber', 'GET /api/v1/player/phone_number'],
  ['API-022', 'changePhoneNumber', 'POST /api/v1/player/phone_number'],
  ['API-023', 'requestPhoneNumberSms', 'POST /api/v1/player/phone_number/sms_request'],
  ['API-024', 'verifyPhoneNumberSms', 'POST /api/v1/player/phone_number/sms_verification'],
  ['API-025', 'updateAddress', 'POST /api/v1/player/address'],
  ['API-026', 'updateLanguage', 'POST /api/v1/player/language'],
  ['API-027', 'changePassword', 'POST /api/v1/player/password'],
  ['API-028', 'getMarketingPreferences', 'GET /api/v1/player/marketing_preferences'],
  ['API-029', 'updateMarketingPreferences', 'PATCH /api/v1/player/marketing_preferences'],
  ['API-030', 'getCookiesConsent', 'GET /api/v1/player/cookies/consent'],
  ['API-031', 'updateCookiesConsent', 'PATCH /api/v1/player/cookies/consent'],
  ['API-032', 'acceptTermsVersion', 'POST /api/v1/player/update_term_and_condition_version'],
  ['API-033', 'getDocuments', 'GET /api/v1/player/documents'],
  ['API-034', 'uploadDocument', 'POST /api/v1/player/documents'],
  ['API-035', 'getDocumentVerification', 'GET /api/v1/player/documents/verification'],
  ['API-036', 'startDocumentVerification', 'POST /api/v1/player/documents/verification'],
  ['API-037', 'initiateIdentityCheck', 'POST /api/v1/jumio/documents/initiate'],
  ['API-038', 'getQuestionnaireAnswer', 'GET /api/v1/player/questionnaire/answer'],
  ['API-039', 'submitQuestionnaireAnswer', 'POST /api/v1/player/questionnaire/answer'],
  ['API-040', 'getSalaryRanges', 'GET /api/v1/player/salary-range'],
  ['API-041', 'getOccupations', 'GET /api/v1/player/occupations'],
  ['API-042', 'getSourcesOfFunds', 'GET /api/v1/player/source-of-funds'],
  ['API-043', 'getActivityCheck', 'GET /api/v1/player/activity_check'],
  ['API-044', 'updateActivityCheck', 'PATCH /api/v1/player/activity_check'],
  ['API-045', 'getActivityTimer', 'GET /api/v1/player/activity_timer'],
  ['API-045', 'updateActivityTimer', 'PATCH /api/v1/player/activity_timer'],
  ['API-046', 'getActivityMinutesRemaining', 'GET /api/v1/player/activity_timer/minutes_remaining'],
  ['API-047', 'resetActivityTimer', 'PATCH /api/v1/player/activity_timer/reset_timer'],
  ['API-048', 'getActivitySummary', 'GET /api/v1/player/activity_timer/summary'],
  ['API-049', 'getActivitySettings', 'GET /api/v1/player/activity_timer/settings'],
  ['API-049', 'updateActivitySettings', 'PATCH /api/v1/player/activity_timer/settings'],
  ['API-050', 'startExclusion', 'PATCH /api/v1/player/exclusion'],
  ['API-051', 'startTimeout', 'PATCH /api/v1/player/timeout'],
  ['API-052', 'getDepositLimits', 'GET /api/v1/player/deposit-limits'],
  ['API-053', 'updateDepositLimit', 'PATCH /api/v1/player/deposit-limits'],
  ['API-054', 'getSpendLimits', 'GET /api/v1/player/spend-limits'],
  ['API-055', 'updateSpendLimit', 'PATCH /api/v1/player/spend-limits'],
  ['API-056', 'getRecentDepositMethods', 'GET /api/v1/player/wallet/recent-deposit-methods'],
  ['API-057', 'getWallet', 'GET /api/v1/player/wallet'],
  ['API-058', 'getTransactions', 'GET /api/v1/player/wallet/transactions'],
  ['API-059', 'getPendingWithdrawals', 'GET /api/v1/player/wallet/pendingWithdrawal'],
  ['API-060', 'getNetPosition', 'GET /api/v1/player/wallet/net-position-win-loss'],
  ['API-061', 'requestDeposit', 'POST /api/v1/player/wallet/deposit/request'],
  ['API-061', 'getDeposit', 'GET /api/v1/player/wallet/deposit/{referenceId}'],
  ['API-062', 'requestWithdrawal', 'POST /api/v1/player/wallet/withdrawal/request'],
  ['API-063', 'checkDepositAllowed', 'POST /api/v1/player/wallet/deposit-allowed'],
  ['API-064', 'checkWithdrawalLimit', 'POST /api/v1/player/wallet/withdrawal-limit'],
  ['API-065', 'cancelWithdrawal', 'POST /api/v1/player/wallet/withdrawal/cancellation'],
  ['API-066', 'verifyPayAndPlayCode', 'POST /api/v1/paynplay/player/code'],
  ['API-066', 'getPayAndPlayPayment', 'GET /api/v1/paynplay/payment/{state}'],
  ['API-067', 'updatePayAndPlayPlayer', 'POST /api/v1/paynplay/player/update'],
  ['API-068', 'logInPayAndPlay', 'POST /api/v1/paynplay/player/login'],
  ['API-069', 'createSportsbookSession', 'POST /sportsbook-api/auth/session/create'],
  ['API-070', 'reportSportsbookBalance', 'POST /sportsbook-api/webhooks/user-balance-update'],
  ['API-071', 'authorizePayAndPlay', 'GET /payment-provider/oauth/authorize'],
  ['API-072', 'getCrmInboxId', 'GET /api/v1/player/crm/inbox-id'],
  ['API-073', 'updateAccessDetails', 'PATCH /api/v1/player/access/details'],
  ['API-080', 'getFavouriteGames', 'GET /api/v1/player/games/favourites'],
  ['API-081', 'getGames', 'GET /api/v1/games'],
  ['API-082', 'reportOpenedGame', 'POST /api/v1/games'],
  ['API-083', 'addFavouriteGame', 'POST /api/v1/player/games/favourites'],
  ['API-084', 'removeFavouriteGame', 'DELETE /api/v1/player/games/favourites'],
  ['API-085', 'getJackpotAmounts', 'GET /api/v1/gaming/jackpotamount'],
  ['API-086', 'startGame', 'POST /api/v1/game/launch'],
  ['API-087', 'startDemo', 'POST /api/v1/game/launch/demo'],
  ['API-088', 'startGameBySlug', 'GET /api/v1/game/slug/url'],
  ['API-089', 'startDemoBySlug', 'GET /api/v1/game/slug/url/demo'],
  ['API-090', 'getPlayerGames', 'GET /api/v1/player/games'],
  ['API-091', 'getLastPlayedGames', 'GET /api/v1/player/wallet/lastPlayedGames'],
  ['API-097', 'getTopWinners', 'GET /api/v1/player/wallet/top-winners'],
  ['API-098', 'getLatestWinners', 'GET /api/v1/player/wallet/latest-winners'],
  ['API-099', 'getTournaments', 'GET /api/v1/tournament/{siteId}/{market}/{lang}'],
  ['API-100', 'getPublicTournaments', 'GET /api/v1/tournament/public/{siteId}/{market}/{lang}'],
  ['API-101', 'getCategoryGames', 'GET /api/v1/games/category/{categoryId}'],
  ['API-102', 'subscribeGame', 'POST /api/v1/player/games/{gameId}/subscribe'],
  ['API-103', 'unsubscribeGame', 'POST /api/v1/player/games/{gameId}/unsubscribe'],
  ['API-104', 'getRecentGames', 'GET /api/v1/player/games/recent'],
  ['API-105', 'getJackpots', 'GET /api/v1/gaming/jackpots'],
  ['API-114', 'activateCashback', 'POST /api/v1/bonus/cashback/{campaignId}/activate'],
  ['API-115', 'claimCashback', 'POST /api/v1/bonus/cashback/{campaignId}/claim'],
  ['API-116', 'deactivateCashback', 'POST /api/v1/bonus/cashback/{campaignId}/deactivate'],
  ['API-117', 'getCashbackProgress', 'GET /api/v1/bonus/cashback/{campaignId}/progress'],
  [
    'API-119',
    'claimQueuedFreeSpins',
    'POST /api/v1/bonus/campaign/{campaignId}/queued-bonus/{queuedPlayerBonusId}/claim',
  ],
  ['API-120', 'claimFreeSpins', 'POST /api/v1/bonus/freespin/campaign/{campaignId}/claim'],
  ['API-121', 'getFreeSpins', 'GET /api/v1/bonus/freespin/details'],
  ['API-122', 'getFreeSpinProgress', 'GET /api/v1/bonus/freespin/progress'],
  ['REW-01', 'getCashbacks', 'GET /api/v1/bonus/cashback'],
  ['API-130', 'getRewards', 'GET /api/v2/bonus/rewards'],
  ['API-131', 'claimReward', 'POST /api/v2/bonus/rewards/{campaignId}/claim'],
  ['API-138', 'agreeToCampaign', 'POST /api/v2/bonus/agree'],
  ['API-139', 'forfeitBonus', 'PUT /api/v2/bonus/assignment/{assignmentId}'],
  ['API-142', 'getDepositBonuses', 'GET /api/v2/bonus/campaigns'],
  ['API-143', 'getGameLimitations', 'GET /api/v2/bonus/games/{gameId}/limitations'],
  ['API-144', 'getManualClaim', 'GET /api/v2/bonus/bonus-code/manual-claim/available'],
  ['API-145', 'claimBonusCode', 'POST /api/v2/bonus/bonus-code/manual-claim'],
  ['API-146', 'verifyBonusCode', 'POST /api/v2/bonus/bonus-code/validate'],
  ['API-150', 'getRealtimeToken', 'POST /api/v1/player/realtime/token'],
  ['API-173', 'refreshSession', 'POST /api/v1/player/session/refresh'],
  ['INGAME-02', 'getGameSession', 'GET /api/v1/player/game-sessions/{gameSessionId}'],
  ['INGAME-06', 'acceptGameCheck', 'POST /api/v1/player/game-sessions/{gameSessionId}/check'],
  ['GAME-01', 'endGameSession', 'POST /api/v1/player/game-sessions/{gameSessionId}/end'],
  ['LOBBY-14', 'getTableSeats', 'GET /api/v1/games/seats'],
  ['SCOPE-03', 'openPlay', 'POST /rgs/v1/open'],
  ['SCOPE-03', 'playRound', 'POST /rgs/v1/rounds'],
  ['SCOPE-03', 'actInRound', 'POST /rgs/v1/rounds/{roundId}/acts'],
  ['SCOPE-03', 'endRound', 'POST /rgs/v1/rounds/{roundId}/end'],
];

describe('the calls of the platform', () => {
  it.each(calls)('%s is %s: %s', (requirement, id, call) => {
    const operation = operations.find((candidate) => candidate.id === id);
    expect(operation && `${operation.method} ${operation.path}`).toBe(call);
    expect(operation?.requirements).toContain(requirement);
  });

  it('that change something refuse a body that is too large or of another type, whether they take one or not', () => {
    const silent = operations
      .filter(({ method, responses }) => {
        const answered = responses.map(({ status }) => status);
        return method !== 'GET' && !(answered.includes(413) && answered.includes(415));
      })
      .map(({ id }) => id);
    expect(silent).toEqual([]);
  });

  it('are all listed here, API-001 to API-073 without a gap', () => {
    expect(operations.map(({ id }) => id).toSorted()).toEqual(calls.map(([, id]) => id).toSorted());
    const listed = new Set(calls.map(([requirement]) => requirement));
    for (let number = 1; number <= 73; number += 1) {
      expect(listed).toContain(`API-${String(number).padStart(3, '0')}`);
    }
  });
});
