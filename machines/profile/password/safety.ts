import type { NamesOf } from '../../paths/moment.ts';
import { propertiesOf } from '../../paths/properties.ts';
import type { Safety } from '../../paths/safety.ts';
import type { passwordMachine } from './machine.ts';
import type { passwordSamples } from './samples.ts';
import type { PasswordScreen } from './screen.ts';

type Password = NamesOf<typeof passwordMachine, typeof passwordSamples, PasswordScreen>;

const { announcedOnlyBy, begunOnlyBy, eventTable, isAnswer, isFailure, never, showsAfter } =
  propertiesOf<Password>();

export const passwordSafety: Safety<Password> = {
  leave: 'page',
  properties: [
    begunOnlyBy('changePassword', ['PROF-07'], ['password.submitted']),
    announcedOnlyBy('password.changed', ['PROF-07'], (moment) =>
      isAnswer(moment, 'changePassword', 'success'),
    ),
    never(
      'every success is announced',
      ['PROF-07'],
      (moment) =>
        isAnswer(moment, 'changePassword', 'success') && !moment.facts.includes('password.changed'),
    ),
    never(
      'what the platform says of a refusal is there to be read',
      ['PROF-08'],
      (moment) =>
        isAnswer(moment, 'changePassword', 'oldPasswordIncorrect', 'playerNotFound') &&
        moment.snapshot.context.message !== moment.output.problem.message,
    ),
    showsAfter('changePassword', ['PROF-07'], {
      success: 'changed',
      oldPasswordIncorrect: 'oldPasswordIncorrect',
      newPasswordUnchanged: 'newPasswordUnchanged',
      playerNotFound: 'playerNotFound',
    }),
    never(
      'why it failed is remembered for the player',
      ['ERR-03'],
      (moment) =>
        isFailure(moment) &&
        !(moment.screen === 'failed' && moment.snapshot.context.failure !== undefined),
    ),
    eventTable(['PROF-07'], {
      'password.submitted': {
        editing: 'saving',
        changed: 'saving',
        oldPasswordIncorrect: 'saving',
        newPasswordUnchanged: 'saving',
        playerNotFound: 'saving',
        failed: 'saving',
      },
    }),
  ],
};
