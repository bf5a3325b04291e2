import type { NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import type { Safety } from '../../engine/safety.ts';
import type { identityCheckMachine } from './machine.ts';
import type { identityCheckSamples } from './samples.ts';
import type { IdentityCheckScreen } from './screen.ts';

type IdentityCheck = NamesOf<
  typeof identityCheckMachine,
  typeof identityCheckSamples,
  IdentityCheckScreen
>;

const { isAnswer, never, oneShot, showsAfter } = propertiesOf<IdentityCheck>();

export const identityCheckSafety: Safety<IdentityCheck> = {
  leave: 'page',
  properties: [
    ...oneShot({
      src: 'initiateIdentityCheck',
      event: 'identityCheck.submitted',
      fact: 'identityCheck.succeeded',
      requirements: ['DOC-14'],
      successes: ['success'],
    }),
    showsAfter('initiateIdentityCheck', ['DOC-14'], {
      success: 'succeeded',
      notRequested: 'notRequested',
    }),
    never(
      'the player goes where the platform says, and comes back where they were',
      ['DOC-14'],
      (moment) =>
        isAnswer(moment, 'initiateIdentityCheck', 'success') &&
        moment.output.ok &&
        (moment.snapshot.context.path !== moment.output.data.redirectUrl ||
          moment.facts.length !== 1),
    ),
  ],
};
