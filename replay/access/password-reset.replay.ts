import type { Place } from '../person.ts';
import type { PortResult, ReplayDriver, Stage } from '../stage.ts';
import { passwordResetDriver, resetCodeDriver } from './password-reset.driver.ts';

const PAGE = '/en-UN/reset-password';
const email = 'aino.virtanen@example.com';
const resetKey = '9mQ2xV7tLr4K';

const PROGRESS = 'passwordResetProgress';

export function passwordResetReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const driver = passwordResetDriver(stage.person);
  const code = resetCodeDriver(stage.person);
  return {
    see: driver.see,
    perform: driver.perform,
    arrange: {},
    ports: {
      /** The child flow, up to its end. */
      async resetVerification(result: PortResult) {
        if ('fail' in result) throw new Error('A verification never fails: it ends in an outcome');
        if (result.answer === 'changeContact') {
          await code.perform['contactChange.chosen']({});
          return;
        }
        await stage.answer('requestPasswordReset', 'success');
        await code.see.enteringCode();
        await code.perform['code.submitted']({ code: '123456' });
        const right = result.answer === 'verified';
        await stage.answer('verifyPasswordResetSms', right ? 'success' : 'maxAttempts');
        if (right) return;
        await code.see.tooManyAttempts();
        await code.perform['lock.acknowledged']({});
      },
    },
    async begin(input) {
      const permit = { by: 'code', resetKey, smsResetKeyId: 'rk_5521' };
      if (input === 'resumedAtVerification') {
        await stage.remember(PROGRESS, JSON.stringify({ step: 'verification', email }));
      }
      if (input === 'resumedAtPassword') {
        await stage.remember(PROGRESS, JSON.stringify({ step: 'password', email, permit }));
      }
      const link = new URLSearchParams({ email, resetKey }).toString();
      if (input === 'byLink') return stage.open(`${PAGE}?${link}`);
      await stage.open(input === 'brokenLink' ? `${PAGE}?resetKey=${resetKey}` : PAGE);
    },
  };
}

export function resetCodeReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const driver = resetCodeDriver(stage.person);
  // A reset tells nobody that there is nobody.
  const screens = Object.entries(driver.see).filter(([name]) => name !== 'signUpOver');
  return {
    see: Object.fromEntries(screens),
    perform: driver.perform,
    arrange: {},
    async begin() {
      await stage.remember(PROGRESS, JSON.stringify({ step: 'verification', email }));
      await stage.open(PAGE);
    },
  };
}
