import { loginReplay } from './access/login.replay.ts';
import { passwordResetReplay, resetCodeReplay } from './access/password-reset.replay.ts';
import { payAndPlayReplay } from './access/pay-and-play.replay.ts';
import { payAndPlayReturnReplay } from './access/pay-and-play-return.replay.ts';
import { sessionReplay } from './access/session.replay.ts';
import { codeReplay, signUpReplay } from './access/sign-up.replay.ts';
import { cancelWithdrawalReplay } from './banking/cancel-withdrawal.replay.ts';
import { depositReplay } from './banking/deposit.replay.ts';
import { historyReplay } from './banking/history.replay.ts';
import { statementReplay } from './banking/statement.replay.ts';
import { realtimeReplay } from './banking/realtime.replay.ts';
import { walletReplay } from './banking/wallet.replay.ts';
import { withdrawPageReplay } from './banking/withdraw-page.replay.ts';
import { withdrawReplay } from './banking/withdraw.replay.ts';
import { favouritesReplay } from './games/favourites.replay.ts';
import { launchReplay } from './games/launch.replay.ts';
import { lobbyReplay } from './games/lobby.replay.ts';
import { searchReplay } from './games/search.replay.ts';
import { moneyLimitsReplay } from './limits/money-limits.replay.ts';
import { activityTimerReplay } from './limits/activity-timer.replay.ts';
import { reminderSettingsReplay } from './limits/reminder-settings.replay.ts';
import { idleReplay } from './limits/idle.replay.ts';
import { breakReplay } from './limits/breaks.replay.ts';
import { onPage } from './on-page.ts';
import type { Place } from './person.ts';
import {
  addressReplay,
  languageReplay,
  marketingReplay,
  passwordReplay,
  phoneChangeReplay,
} from './profile/profile.replay.ts';
import { cashbackReplay } from './rewards/cashback.replay.ts';
import { freeSpinsReplay } from './rewards/free-spins.replay.ts';
import { bonusCodeReplay, claimReplay, forfeitClaimReplay } from './rewards/rewards.replay.ts';
import { chatReplay } from './site/chat.replay.ts';
import { cookiesReplay } from './site/cookies.replay.ts';
import { inboxReplay } from './site/inbox.replay.ts';
import { missingPartReplay } from './site/missing-part.replay.ts';
import { rootReplay } from './site/root.replay.ts';
import { termsReplay } from './site/terms.replay.ts';
import { textsReplay } from './site/texts.replay.ts';
import { identityCheckDriver } from './verification/identity-check.driver.ts';
import { eddReplay } from './verification/edd.replay.ts';
import type { ReplayDriver, Stage } from './stage.ts';
import { documentsReplay } from './verification/documents.replay.ts';

/** One driver for each flow, by flow id; a test compares it with the registry. */
export const driversOn = <P extends Place<P>>(
  stage: Stage<P>,
): Readonly<Record<string, () => ReplayDriver>> => ({
  'access.session': () => sessionReplay(stage),
  'access.login': () => loginReplay(stage),
  'access.signUp': () => signUpReplay(stage),
  'access.smsVerification': () => codeReplay(stage, 'SMS'),
  'access.emailVerification': () => codeReplay(stage, 'EMAIL'),
  'access.passwordReset': () => passwordResetReplay(stage),
  'access.resetVerification': () => resetCodeReplay(stage),
  'access.payAndPlay': () => payAndPlayReplay(stage),
  'access.payAndPlayReturn': () => payAndPlayReturnReplay(stage),
  'banking.wallet': () => walletReplay(stage),
  'banking.realtime': () => realtimeReplay(stage),
  'banking.deposit': () => depositReplay(stage),
  'banking.withdraw': () => withdrawReplay(stage),
  'banking.withdrawPage': () => withdrawPageReplay(stage),
  'banking.cancelWithdrawal': () => cancelWithdrawalReplay(stage),
  'banking.history': () => historyReplay(stage),
  'banking.statement': () => statementReplay(stage),
  'games.lobby': () => lobbyReplay(stage),
  'games.search': () => searchReplay(stage),
  'limits.depositLimits': () => moneyLimitsReplay(stage, 'deposit'),
  'limits.spendLimits': () => moneyLimitsReplay(stage, 'spend'),
  'profile.phoneChange': () => phoneChangeReplay(stage),
  'profile.address': () => addressReplay(stage),
  'profile.language': () => languageReplay(stage),
  'profile.password': () => passwordReplay(stage),
  'profile.marketing': () => marketingReplay(stage),
  'limits.activityTimer': () => activityTimerReplay(stage),
  'limits.reminderSettings': () => reminderSettingsReplay(stage),
  'limits.idle': () => idleReplay(stage),
  'limits.timeout': () => breakReplay(stage, 'timeout'),
  'limits.exclusion': () => breakReplay(stage, 'exclusion'),
  'limits.coolingOff': () => breakReplay(stage, 'coolingOff'),
  'verification.documents': () => documentsReplay(stage),
  'rewards.claim': () => claimReplay(stage),
  'rewards.forfeitClaim': () => forfeitClaimReplay(stage),
  'rewards.bonusCode': () => bonusCodeReplay(stage),
  'rewards.cashback': () => cashbackReplay(stage),
  'rewards.freeSpins': () => freeSpinsReplay(stage),
  'site.root': () => rootReplay(stage),
  'site.missingPart': () => missingPartReplay(stage),
  'site.cookies': () => cookiesReplay(stage),
  'site.chat': () => chatReplay(stage),
  'site.inbox': () => inboxReplay(stage),
  'site.terms': () => termsReplay(stage),
  'site.texts': () => textsReplay(stage),
  'games.favourites': () => favouritesReplay(stage),
  'games.launch': () => launchReplay(stage),
  'verification.edd': () => eddReplay(stage),
  'verification.identityCheck': () =>
    onPage(stage, '/my-account/identity-check', identityCheckDriver),
});

/** The driver of one flow. @throws when it has none */
export function driverOn<P extends Place<P>>(stage: Stage<P>, id: string): ReplayDriver {
  const driver = driversOn(stage)[id]?.();
  if (driver === undefined)
    throw new Error(`${id} has no replay driver: write one and name it in replay/drivers.ts`);
  return driver;
}
