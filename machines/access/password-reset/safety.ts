import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf, violated } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { passwordResetMachine } from './machine.ts';
import type { passwordResetSamples } from './samples.ts';
import type { PasswordResetScreen } from './screen.ts';

type Reset = NamesOf<typeof passwordResetMachine, typeof passwordResetSamples, PasswordResetScreen>;

const {
  announcedOnlyBy,
  begunOnlyBy,
  eventTable,
  holds,
  isAnswer,
  isEvent,
  isFailure,
  never,
  shows,
  showsAfter,
} = propertiesOf<Reset>();

const isSet = (moment: Moment<Reset>): boolean =>
  isAnswer(moment, 'setNewPassword', 'success') ||
  isAnswer(moment, 'setNewPasswordByEmail', 'success');

/** Nothing is proven yet, or no longer. */
const isBefore = (screen: Reset['screen']): boolean =>
  screen === 'email' || screen === 'verification' || screen === 'over';

export const passwordResetSafety: Safety<Reset> = {
  leave: 'page',
  properties: [
    begunOnlyBy('setNewPassword', ['RESET-06', 'API-011'], ['password.submitted']),
    begunOnlyBy('setNewPasswordByEmail', ['RESET-06', 'API-012'], ['password.submitted']),
    begunOnlyBy(
      'resetVerification',
      ['RESET-06', 'API-009'],
      ['email.submitted'],
      ({ what }) => what === undefined,
    ),
    showsAfter('resetVerification', ['RESET-01', 'RESET-02', 'RESET-03'], {
      verified: 'password',
      changeContact: 'email',
      locked: 'email',
    }),
    showsAfter('setNewPassword', ['RESET-04', 'RESET-07'], {
      success: 'complete',
      resetRefused: 'over',
      playerNotFound: 'over',
    }),
    showsAfter('setNewPasswordByEmail', ['RESET-04', 'RESET-07'], {
      success: 'complete',
      resetRefused: 'over',
      playerNotFound: 'over',
    }),
    announcedOnlyBy('reset.completed', ['RESET-04'], isSet),
    never(
      'a password that was set is always announced, and ends the reset',
      ['RESET-04'],
      (moment) =>
        isSet(moment) &&
        !(moment.facts.includes('reset.completed') && moment.snapshot.status === 'done'),
    ),
    never(
      'a password that was set leaves no key behind',
      ['RESET-02', 'RESET-04'],
      (moment) => isSet(moment) && moment.snapshot.context.permit !== undefined,
    ),
    never(
      'the key after a code goes with its code, and that of a link alone',
      ['RESET-05', 'RESET-06'],
      ({ calls, snapshot: { context } }) =>
        (calls.includes('setNewPassword') && context.permit?.by !== 'code') ||
        (calls.includes('setNewPasswordByEmail') && context.permit?.by !== 'link'),
    ),
    never(
      'the password that was entered is the one that is sent, and is kept no longer',
      ['RESET-06', 'RESET-08'],
      ({ snapshot }) => {
        const asks = snapshot.matches('settingByCode') || snapshot.matches('settingByLink');
        return asks !== (snapshot.context.password !== undefined);
      },
    ),
    never(
      'a code is asked for with the address that was entered',
      ['RESET-05', 'RESET-06'],
      ({ calls, snapshot }) => calls.includes('resetVerification') && snapshot.context.email === '',
    ),
    never(
      'too many attempts empty the form, going back keeps the address',
      ['RESET-02', 'RESET-03'],
      (moment) => {
        const { email } = moment.snapshot.context;
        return (
          (isAnswer(moment, 'resetVerification', 'locked') && email !== '') ||
          (isAnswer(moment, 'resetVerification', 'changeContact') && email === '') ||
          (isEvent(moment, 'restart.chosen') && email === '')
        );
      },
    ),
    never(
      'going back forgets what was refused, and every key',
      ['RESET-02'],
      ({ screen, snapshot: { context } }) =>
        isBefore(screen) && (context.failure !== undefined || context.permit !== undefined),
    ),
    never(
      'why a password was not set is said',
      ['RESET-07'],
      (moment) =>
        isFailure(moment, 'setNewPassword', 'setNewPasswordByEmail') &&
        !(shows(moment, 'password') && moment.snapshot.context.failure !== undefined),
    ),
    never(
      'another try forgets what failed',
      ['RESET-07'],
      ({ snapshot }) => snapshot.hasTag('busy') && snapshot.context.failure !== undefined,
    ),
    never(
      'what a reload goes on with is what is under way, without the password',
      ['RESET-01', 'RESET-05'],
      ({ emitted, snapshot: { context } }) =>
        emitted.some(
          (fact) =>
            fact.type === 'reset.progressed' &&
            (fact.progress.email !== context.email ||
              (fact.progress.step === 'password' && fact.progress.permit !== context.permit)),
        ),
    ),
    holds(
      'a reload goes on where the reset is, and where it is over, nowhere',
      ['RESET-01', 'RESET-02', 'RESET-05'],
      'none' as 'none' | 'verification' | 'password',
      (known, moment) => {
        const last = moment.emitted.at(-1);
        const resumed = moment.snapshot.context.resume?.step;
        const begun = moment.what === undefined && resumed !== undefined ? resumed : known;
        const now = last?.type === 'reset.progressed' ? last.progress.step : last ? 'none' : begun;
        if (shows(moment, 'verification')) return now === 'verification' ? now : violated;
        if (!shows(moment, 'password')) return now === 'none' ? now : violated;
        return now === 'password' ? now : violated;
      },
    ),
    never(
      'a link that is broken is told until an address is given',
      ['RESET-05'],
      ({ start, what, snapshot }) =>
        (start.input === 'brokenLink' && what === undefined) !== snapshot.context.linkIsBroken,
    ),
    eventTable(['RESET-01'], {
      'email.submitted': { enteringEmail: 'verifying' },
      'restart.chosen': { enteringPassword: 'enteringEmail', over: 'enteringEmail' },
    }),
  ],
};
