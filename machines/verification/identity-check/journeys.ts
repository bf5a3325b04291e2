import type { JourneysOf } from '../../flow.ts';
import type { identityCheckMachine } from './machine.ts';
import type { identityCheckSamples } from './samples.ts';
import type { IdentityCheckScreen } from './screen.ts';

export const identityCheckJourneys: JourneysOf<
  typeof identityCheckMachine,
  typeof identityCheckSamples,
  IdentityCheckScreen
> = [
  {
    title: 'A failure is said, and another try does it once, however often the button is pressed',
    requirements: ['DOC-14', 'ERR-03'],
    start: 'editing',
    steps: [
      { send: 'identityCheck.submitted', see: 'submitting' },
      { fail: 'initiateIdentityCheck', with: 'unreachable', see: 'failed', emits: [] },
      { send: 'identityCheck.submitted', see: 'submitting' },
      { send: 'identityCheck.submitted', see: 'submitting' },
      {
        answer: 'initiateIdentityCheck',
        with: 'success',
        see: 'succeeded',
        emits: ['identityCheck.succeeded'],
      },
    ],
  },
];
