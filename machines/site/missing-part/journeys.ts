import type { JourneysOf } from '../../flow.ts';
import type { missingPartMachine } from './machine.ts';
import type { missingPartSamples } from './samples.ts';
import type { MissingPartScreen } from './screen.ts';

export const missingPartJourneys: JourneysOf<
  typeof missingPartMachine,
  typeof missingPartSamples,
  MissingPartScreen
> = [
  {
    title: 'Without a network it is tried again, each time later, until the part comes',
    requirements: ['ERR-03'],
    start: 'looking',
    steps: [
      { fail: 'fetchPart', with: 'unreachable', see: 'away' },
      { pass: 5_000, see: 'away' },
      { fail: 'fetchPart', with: 'unreachable', see: 'away' },
      { pass: 10_000, see: 'away' },
      { answer: 'fetchPart', with: 'came', see: 'looking', emits: ['part.came'] },
    ],
  },
  {
    title:
      'A file that went with a release, found out once there is a network: the page loads anew',
    requirements: ['ERR-03'],
    start: 'looking',
    steps: [
      { fail: 'fetchPart', with: 'unreachable', see: 'away' },
      { send: 'network.returned', see: 'away' },
      { answer: 'fetchPart', with: 'withheldFirst', see: 'looking', emits: ['reload.due'] },
    ],
  },
  {
    title: 'A file that is blocked: the page says so, and loads anew when the player has it',
    requirements: ['ERR-03'],
    start: 'looking',
    steps: [
      { answer: 'fetchPart', with: 'withheldAgain', see: 'withheld' },
      { send: 'retry.requested', see: 'looking', emits: ['reload.due'] },
    ],
  },
];
