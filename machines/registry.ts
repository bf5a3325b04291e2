import {
  emailVerificationFlow,
  resetVerificationFlow,
  smsVerificationFlow,
} from './access/code-verification/flow.ts';
import { identityCheckFlow } from './verification/identity-check/flow.ts';
import { loginFlow } from './access/login/flow.ts';
import { passwordResetFlow } from './access/password-reset/flow.ts';
import { payAndPlayFlow } from './access/pay-and-play/flow.ts';
import { payAndPlayReturnFlow } from './access/pay-and-play-return/flow.ts';
import { sessionFlow } from './access/session/flow.ts';
import { signUpFlow } from './access/sign-up/flow.ts';
import { cancelWithdrawalFlow } from './banking/cancel-withdrawal/flow.ts';
import { depositFlow } from './banking/deposit/flow.ts';
import { historyFlow } from './banking/history/flow.ts';
import { statementFlow } from './banking/statement/flow.ts';
import { realtimeFlow } from './banking/realtime/flow.ts';
import { walletFlow } from './banking/wallet/flow.ts';
import { withdrawFlow } from './banking/withdraw/flow.ts';
import { withdrawPageFlow } from './banking/withdraw-page/flow.ts';
import { favouritesFlow } from './games/favourites/flow.ts';
import { launchFlow } from './games/launch/flow.ts';
import { playFlow } from './games/play/flow.ts';
import { lobbyFlow } from './games/lobby/flow.ts';
import { roundFlow } from './games/round/flow.ts';
import { searchFlow } from './games/search/flow.ts';
import { reminderSettingsFlow } from './limits/reminder-settings/flow.ts';
import { idleFlow } from './limits/idle/flow.ts';
import { activityTimerFlow } from './limits/activity-timer/flow.ts';
import { depositLimitsFlow, spendLimitsFlow } from './limits/money-limits/flow.ts';
import { coolingOffFlow, exclusionFlow, timeoutFlow } from './limits/breaks/flow.ts';
import { addressFlow } from './profile/address/flow.ts';
import { languageFlow } from './profile/language/flow.ts';
import { marketingFlow } from './profile/marketing/flow.ts';
import { passwordFlow } from './profile/password/flow.ts';
import { phoneChangeFlow } from './profile/phone-change/flow.ts';
import { cashbackFlow } from './rewards/cashback/flow.ts';
import { claimFlow } from './rewards/claim/flow.ts';
import { bonusCodeFlow } from './rewards/bonus-code/flow.ts';
import { forfeitClaimFlow } from './rewards/forfeit-claim/flow.ts';
import { freeSpinsFlow } from './rewards/free-spins/flow.ts';
import { chatFlow } from './site/chat/flow.ts';
import { cookiesFlow } from './site/cookies/flow.ts';
import { inboxFlow } from './site/inbox/flow.ts';
import { missingPartFlow } from './site/missing-part/flow.ts';
import { rootFlow } from './site/root/flow.ts';
import { termsFlow } from './site/terms/flow.ts';
import { textsFlow } from './site/texts/flow.ts';
import { documentsFlow } from './verification/documents/flow.ts';
import { eddFlow } from './verification/edd/flow.ts';
import type { AnyFlow } from './flow.ts';

/** Every flow of the site. Tests, diagrams and the site iterate it, so a flow cannot be half-added. */
export const FLOWS: readonly AnyFlow[] = [
  sessionFlow,
  loginFlow,
  signUpFlow,
  smsVerificationFlow,
  emailVerificationFlow,
  passwordResetFlow,
  resetVerificationFlow,
  payAndPlayFlow,
  payAndPlayReturnFlow,
  walletFlow,
  realtimeFlow,
  depositFlow,
  withdrawPageFlow,
  withdrawFlow,
  cancelWithdrawalFlow,
  historyFlow,
  statementFlow,
  lobbyFlow,
  depositLimitsFlow,
  spendLimitsFlow,
  phoneChangeFlow,
  addressFlow,
  languageFlow,
  passwordFlow,
  marketingFlow,
  timeoutFlow,
  exclusionFlow,
  coolingOffFlow,
  documentsFlow,
  eddFlow,
  claimFlow,
  forfeitClaimFlow,
  bonusCodeFlow,
  cashbackFlow,
  freeSpinsFlow,
  rootFlow,
  missingPartFlow,
  cookiesFlow,
  chatFlow,
  inboxFlow,
  termsFlow,
  textsFlow,
  identityCheckFlow,
  activityTimerFlow,
  idleFlow,
  reminderSettingsFlow,
  launchFlow,
  playFlow,
  favouritesFlow,
  searchFlow,
  roundFlow,
];

/** The flow of an id, for example `banking.deposit`. @throws when there is none, naming those that there are */
export function flowNamed(id: string): AnyFlow {
  const flow = FLOWS.find((one) => one.id === id);
  if (flow === undefined) {
    throw new Error(`There is no flow ${id}. Flows: ${FLOWS.map((one) => one.id).join(', ')}`);
  }
  return flow;
}
