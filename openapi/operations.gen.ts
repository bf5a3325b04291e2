// Generated from the contract by `npm run contract`. Do not edit.
import type { OperationId } from './types.ts';

/** What the client needs to know of an operation at run time. */
export interface OperationMeta {
  /** The HTTP method. */
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path template from the origin on, its base included. */
  readonly path: string;
  /** Whether a session is required, so that Authorization and Access-Token are sent; optional: where there is one. */
  readonly auth: boolean | 'optional';
  /** Whether X-Captcha-Token is required. */
  readonly captcha: boolean;
  /** Whether Idempotency-Key is required, because the operation moves money. */
  readonly idempotent: boolean;
  /** Whether the operation changes nothing, so that repeating it is always allowed. */
  readonly safe: boolean;
  /** Whether a success begins the session of a player, with the tokens that it carries. */
  readonly beginsSession: boolean;
  /** Whether the body is a form with a file, which takes its time. */
  readonly carriesFile: boolean;
  /** The codes of the documented refusals, without those that any operation may answer. */
  readonly refusals: readonly string[];
}

/** Every operation of the contract by its operationId. */
export const operations = {
  updateRegistration: {"method":"PUT","path":"/api/v1/player/registration","auth":false,"captcha":true,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.captcha.validation","error.phone.invalid","error.player.not_found","error.cpf.duplicate_found","error.registration.player_already_exists"]},
  registerPlayer: {"method":"POST","path":"/api/v1/player/registration","auth":false,"captcha":true,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.signup.unhandled","error.captcha.validation","error.phone.invalid","error.country.blocked","error.registration.player_already_exists"]},
  requestRegistrationSms: {"method":"POST","path":"/api/v1/player/registration/sms_request","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.phone.invalid","error.player.not_found","sms.max.attempts.reached"]},
  verifyRegistrationSms: {"method":"POST","path":"/api/v1/player/registration/sms_verification","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["sms.code.invalid","sms.code.replaced","sms.code.expired","sms.max.attempts.reached"]},
  requestRegistrationEmail: {"method":"POST","path":"/api/v1/player/registration/email_request","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.player.not_found","sms.max.attempts.reached"]},
  verifyRegistrationEmail: {"method":"POST","path":"/api/v1/player/registration/email_verification","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["sms.code.invalid","sms.code.replaced","sms.code.expired","sms.max.attempts.reached"]},
  logIn: {"method":"POST","path":"/api/v1/player/login","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":true,"carriesFile":false,"refusals":["login.unauthorized","login.player_not_found","login.timeout","login.exclusion","login.exclusion.indefinite","login.max_attempts","login.blacklisted","login.closed","login.sign_up_unfinished"]},
  refreshSession: {"method":"POST","path":"/api/v1/player/session/refresh","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  signOut: {"method":"POST","path":"/api/v1/player/sign_out","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  requestPasswordReset: {"method":"POST","path":"/api/v1/player/password_reset","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.player.not_found","sms.max.attempts.reached"]},
  verifyPasswordResetSms: {"method":"POST","path":"/api/v1/player/password_reset/sms_verification","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["sms.code.invalid","sms.code.replaced","sms.code.expired","sms.max.attempts.reached"]},
  setNewPassword: {"method":"POST","path":"/api/v1/player/password_reset/new_password","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.password.reset","error.player.not_found"]},
  setNewPasswordByEmail: {"method":"POST","path":"/api/v1/player/password_reset/new_password/email","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.password.reset","error.player.not_found"]},
  getAccessContext: {"method":"GET","path":"/api/v1/player/access/context","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getAccessDetails: {"method":"GET","path":"/api/v1/player/access/details","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  updateAccessDetails: {"method":"PATCH","path":"/api/v1/player/access/details","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.phone.invalid"]},
  getMarketRiskSetting: {"method":"GET","path":"/api/v1/player/markets/risk-setting","auth":false,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  migratePlayer: {"method":"POST","path":"/api/v1/player/migration","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getLatestActivityLog: {"method":"GET","path":"/api/v1/player/latest-activity-log","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  verifyPayAndPlayCode: {"method":"POST","path":"/api/v1/paynplay/player/code","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.paynplay.session","error.paynplay.code"]},
  getPayAndPlayPayment: {"method":"GET","path":"/api/v1/paynplay/payment/{state}","auth":false,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  updatePayAndPlayPlayer: {"method":"POST","path":"/api/v1/paynplay/player/update","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.paynplay.session","error.cpf.duplicate_found","error.registration.player_already_exists","error.phone.invalid"]},
  logInPayAndPlay: {"method":"POST","path":"/api/v1/paynplay/player/login","auth":false,"captcha":false,"idempotent":false,"safe":false,"beginsSession":true,"carriesFile":false,"refusals":["login.unauthorized","login.player_not_found","login.timeout","login.exclusion","login.exclusion.indefinite","login.max_attempts","login.blacklisted","login.closed","login.sign_up_unfinished"]},
  authorizePayAndPlay: {"method":"GET","path":"/payment-provider/oauth/authorize","auth":false,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getPhoneNumber: {"method":"GET","path":"/api/v1/player/phone_number","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  changePhoneNumber: {"method":"POST","path":"/api/v1/player/phone_number","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.phone.invalid","error.phone.in_use"]},
  requestPhoneNumberSms: {"method":"POST","path":"/api/v1/player/phone_number/sms_request","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.phone.invalid","error.phone.in_use","sms.max.attempts.reached"]},
  verifyPhoneNumberSms: {"method":"POST","path":"/api/v1/player/phone_number/sms_verification","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["sms.code.invalid","sms.code.replaced","sms.code.expired","error.phone.invalid","error.phone.in_use","sms.max.attempts.reached"]},
  updateAddress: {"method":"POST","path":"/api/v1/player/address","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.address.postal_code","error.address.province"]},
  updateLanguage: {"method":"POST","path":"/api/v1/player/language","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  changePassword: {"method":"POST","path":"/api/v1/player/password","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.player.not_found","error.old_password.incorrect","error.new_password.unchanged"]},
  getMarketingPreferences: {"method":"GET","path":"/api/v1/player/marketing_preferences","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  updateMarketingPreferences: {"method":"PATCH","path":"/api/v1/player/marketing_preferences","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.marketing.mandatory_topic"]},
  getDocuments: {"method":"GET","path":"/api/v1/player/documents","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  uploadDocument: {"method":"POST","path":"/api/v1/player/documents","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":true,"refusals":["error.document.not_requested","error.document.file_type","error.document.file_heic","error.document.file_empty","error.document.file_size","error.document.file_pixels","error.document.file_locked","error.document.file_unsafe","error.document.file_content","error.document.too_many_files"]},
  getDocumentVerification: {"method":"GET","path":"/api/v1/player/documents/verification","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  startDocumentVerification: {"method":"POST","path":"/api/v1/player/documents/verification","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.document.missing"]},
  initiateIdentityCheck: {"method":"POST","path":"/api/v1/jumio/documents/initiate","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.document.not_requested"]},
  getQuestionnaireAnswer: {"method":"GET","path":"/api/v1/player/questionnaire/answer","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  submitQuestionnaireAnswer: {"method":"POST","path":"/api/v1/player/questionnaire/answer","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.questionnaire.not_requested"]},
  getSalaryRanges: {"method":"GET","path":"/api/v1/player/salary-range","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getOccupations: {"method":"GET","path":"/api/v1/player/occupations","auth":false,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getSourcesOfFunds: {"method":"GET","path":"/api/v1/player/source-of-funds","auth":false,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getWallet: {"method":"GET","path":"/api/v1/player/wallet","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getRecentDepositMethods: {"method":"GET","path":"/api/v1/player/wallet/recent-deposit-methods","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getTransactions: {"method":"GET","path":"/api/v1/player/wallet/transactions","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":["error.transactions.position"]},
  getPendingWithdrawals: {"method":"GET","path":"/api/v1/player/wallet/pendingWithdrawal","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getNetPosition: {"method":"GET","path":"/api/v1/player/wallet/net-position-win-loss","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getTransactionSummary: {"method":"GET","path":"/api/v1/player/transaction-summary","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  checkDepositAllowed: {"method":"POST","path":"/api/v1/player/wallet/deposit-allowed","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  requestDeposit: {"method":"POST","path":"/api/v1/player/wallet/deposit/request","auth":true,"captcha":false,"idempotent":true,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.deposit.not_allowed","error.deposit.terms","error.deposit.limit_reached","error.deposit.unverified_cap","error.withdrawal.limit","error.deposit.amount.too_low","error.deposit.amount.too_high","error.deposit.currency","error.deposit.bonus","error.idempotency.mismatch","error.idempotency.repeated"]},
  getDeposit: {"method":"GET","path":"/api/v1/player/wallet/deposit/{referenceId}","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":["error.deposit.not_found"]},
  checkWithdrawalLimit: {"method":"POST","path":"/api/v1/player/wallet/withdrawal-limit","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  requestWithdrawal: {"method":"POST","path":"/api/v1/player/wallet/withdrawal/request","auth":true,"captcha":false,"idempotent":true,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.withdrawal.not_allowed","error.withdrawal.limit","error.withdrawal.not_enough_funds","error.withdrawal.bonus","error.withdrawal.amount.too_low","error.withdrawal.amount.too_high","error.withdrawal.currency","error.idempotency.mismatch","error.idempotency.repeated"]},
  cancelWithdrawal: {"method":"POST","path":"/api/v1/player/wallet/withdrawal/cancellation","auth":true,"captcha":false,"idempotent":true,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.withdrawal.not_found","error.withdrawal.cancel.limit_reached","error.withdrawal.cancel.not_allowed","error.idempotency.mismatch"]},
  getRealtimeToken: {"method":"POST","path":"/api/v1/player/realtime/token","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.realtime.withheld"]},
  getDepositLimits: {"method":"GET","path":"/api/v1/player/deposit-limits","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  updateDepositLimit: {"method":"PATCH","path":"/api/v1/player/deposit-limits","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.deposit.limit.locked","error.deposit.limit.interval","error.deposit.limit.too_low","error.deposit.limit.too_high"]},
  getSpendLimits: {"method":"GET","path":"/api/v1/player/spend-limits","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  updateSpendLimit: {"method":"PATCH","path":"/api/v1/player/spend-limits","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.deposit.limit.locked","error.deposit.limit.interval","error.deposit.limit.too_low","error.deposit.limit.too_high"]},
  startTimeout: {"method":"PATCH","path":"/api/v1/player/timeout","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.timeout.longer_exists"]},
  startCoolingOff: {"method":"POST","path":"/api/v1/player/timeout/cooling","auth":"optional","captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  startExclusion: {"method":"PATCH","path":"/api/v1/player/exclusion","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.exclusion.longer_exists"]},
  getActivityCheck: {"method":"GET","path":"/api/v1/player/activity_check","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  updateActivityCheck: {"method":"PATCH","path":"/api/v1/player/activity_check","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getActivityTimer: {"method":"GET","path":"/api/v1/player/activity_timer","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  updateActivityTimer: {"method":"PATCH","path":"/api/v1/player/activity_timer","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getActivityMinutesRemaining: {"method":"GET","path":"/api/v1/player/activity_timer/minutes_remaining","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  resetActivityTimer: {"method":"PATCH","path":"/api/v1/player/activity_timer/reset_timer","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getActivitySummary: {"method":"GET","path":"/api/v1/player/activity_timer/summary","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getActivitySettings: {"method":"GET","path":"/api/v1/player/activity_timer/settings","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  updateActivitySettings: {"method":"PATCH","path":"/api/v1/player/activity_timer/settings","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getDepositBonuses: {"method":"GET","path":"/api/v2/bonus/campaigns","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  startGame: {"method":"POST","path":"/api/v1/game/launch","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.game.not_found","error.game.not_allowed","error.game.terms","error.game.restricted_country","error.game.studio_closed"]},
  startDemo: {"method":"POST","path":"/api/v1/game/launch/demo","auth":"optional","captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.game.not_found","error.game.not_allowed","error.game.terms","error.game.restricted_country","error.game.login_needed","error.game.free_play_closed","error.game.studio_closed"]},
  getGames: {"method":"GET","path":"/api/v1/games","auth":"optional","captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":["error.category.not_found"]},
  reportOpenedGame: {"method":"POST","path":"/api/v1/games","auth":"optional","captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.game.not_found","error.category.not_found"]},
  getCategoryGames: {"method":"GET","path":"/api/v1/games/category/{categoryId}","auth":"optional","captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":["error.category.not_found"]},
  getTableSeats: {"method":"GET","path":"/api/v1/games/seats","auth":false,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getPlayerGames: {"method":"GET","path":"/api/v1/player/games","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getFavouriteGames: {"method":"GET","path":"/api/v1/player/games/favourites","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  addFavouriteGame: {"method":"POST","path":"/api/v1/player/games/favourites","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.game.not_found","error.games.too_many"]},
  removeFavouriteGame: {"method":"DELETE","path":"/api/v1/player/games/favourites","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  subscribeGame: {"method":"POST","path":"/api/v1/player/games/{gameId}/subscribe","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":["error.game.not_found","error.games.too_many"]},
  unsubscribeGame: {"method":"POST","path":"/api/v1/player/games/{gameId}/unsubscribe","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getRecentGames: {"method":"GET","path":"/api/v1/player/games/recent","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getLastPlayedGames: {"method":"GET","path":"/api/v1/player/wallet/lastPlayedGames","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getTopWinners: {"method":"GET","path":"/api/v1/player/wallet/top-winners","auth":"optional","captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getLatestWinners: {"method":"GET","path":"/api/v1/player/wallet/latest-winners","auth":"optional","captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getJackpotAmounts: {"method":"GET","path":"/api/v1/gaming/jackpotamount","auth":false,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getJackpots: {"method":"GET","path":"/api/v1/gaming/jackpots","auth":"optional","captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getTournaments: {"method":"GET","path":"/api/v1/tournament/{siteId}/{market}/{lang}","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getPublicTournaments: {"method":"GET","path":"/api/v1/tournament/public/{siteId}/{market}/{lang}","auth":false,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  createSportsbookSession: {"method":"POST","path":"/sportsbook-api/auth/session/create","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  reportSportsbookBalance: {"method":"POST","path":"/sportsbook-api/webhooks/user-balance-update","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getTexts: {"method":"GET","path":"/locales/{lang}/default.json","auth":false,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":["error.locale.not_supported"]},
  getCookiesConsent: {"method":"GET","path":"/api/v1/player/cookies/consent","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":[]},
  updateCookiesConsent: {"method":"PATCH","path":"/api/v1/player/cookies/consent","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  acceptTermsVersion: {"method":"POST","path":"/api/v1/player/update_term_and_condition_version","auth":true,"captcha":false,"idempotent":false,"safe":false,"beginsSession":false,"carriesFile":false,"refusals":[]},
  getCrmInboxId: {"method":"GET","path":"/api/v1/player/crm/inbox-id","auth":true,"captcha":false,"idempotent":false,"safe":true,"beginsSession":false,"carriesFile":false,"refusals":["error.inbox.withheld"]},
} as const satisfies Readonly<Record<OperationId, OperationMeta>>;
