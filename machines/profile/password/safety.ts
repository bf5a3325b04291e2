import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { passwordMachine } from './machine.ts';
import type { passwordSamples } from './samples.ts';
import type { PasswordScreen } from './screen.ts';

type Password = NamesOf<typeof passwordMachine, typeof passwordSamples, PasswordScreen>;

const { isAnswer, never, oneShot, showsAfter } = propertiesOf<Password>();

export const passwordSafety: Safety<Password> = {
  leave: 'page',
  properties: [
    ...oneShot({
      src: 'changePassword',
      event: 'password.submitted',
      fact: 'password.changed',
      requirements: ['PROF-07'],
      successes: ['success'],
    }),
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
  ],
};
