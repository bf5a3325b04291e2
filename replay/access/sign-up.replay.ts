import type { SignUpDetails } from '../../machines/access/sign-up/machine.ts';
import type { Place } from '../person.ts';
import type { PortResult, ReplayDriver, Stage } from '../stage.ts';
import { codeDriver, signUpDriver } from './sign-up.driver.ts';

const PAGE = '/en-UN/signup';

/** A tab's memory of a sign-up that was interrupted. */
const progress = (step: 'contactInfo' | 'verification', method: 'SMS' | 'EMAIL'): string =>
  JSON.stringify({
    playerId: '100123',
    email: 'aino.virtanen@example.com',
    countryCode: 'FI',
    method,
    step,
  });

type Channel = 'Sms' | 'Email';

export function signUpReplay<P extends Place<P>>(stage: Stage<P>): ReplayDriver {
  const driver = signUpDriver(stage.person);
  const code = codeDriver(stage.person);

  /** The child flow, up to its end. */
  const verification = (channel: Channel) => async (result: PortResult) => {
    if ('fail' in result) throw new Error('A verification never fails: it ends in an outcome');
    if (result.answer === 'changeContact') {
      await code.perform['contactChange.chosen']({});
      return;
    }
    await stage.answer(`requestRegistration${channel}`, 'success');
    await code.see.enteringCode();
    await code.perform['code.submitted']({ code: '123456' });
    const right = result.answer === 'verified';
    await stage.answer(`verifyRegistration${channel}`, right ? 'success' : 'maxAttempts');
    if (right) return;
    await code.see.tooManyAttempts();
    await code.perform['lock.acknowledged']({});
  };
  return {
    see: driver.see,
    perform: {
      ...driver.perform,
      // The account is there already, so that the login that follows can succeed.
      async 'details.submitted'({ details }: { readonly details: SignUpDetails }) {
        const account = await stage.player();
        await driver.perform['details.submitted']({ details: { ...details, ...account } });
      },
    },
    arrange: {},
    ports: {
      smsVerification: verification('Sms'),
      emailVerification: verification('Email'),
      // The page causes it by itself.
      readTerms: () => Promise.resolve(),
    },
    // The terms are known to the page, and read at once.
    fleeting: (value) =>
      typeof value === 'object' &&
      'registering' in value &&
      value['registering'] === 'readingTerms',
    async begin(input) {
      if (input === 'resumedAtContactInfo') {
        await stage.remember('signUpProgress', progress('contactInfo', 'SMS'));
      }
      if (input === 'resumedAtVerification') {
        await stage.remember('signUpProgress', progress('verification', 'SMS'));
      }
      await stage.open(PAGE);
    },
  };
}

export function codeReplay<P extends Place<P>>(
  stage: Stage<P>,
  method: 'SMS' | 'EMAIL',
): ReplayDriver {
  const driver = codeDriver(stage.person);
  return {
    see: driver.see,
    perform: driver.perform,
    arrange: {},
    async begin() {
      await stage.remember('signUpProgress', progress('verification', method));
      await stage.open(PAGE);
    },
  };
}
