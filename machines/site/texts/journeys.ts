import type { JourneysOf } from '../../flow.ts';
import type { textsMachine } from './machine.ts';
import type { textsSamples } from './samples.ts';
import type { TextsScreen } from './screen.ts';

export const textsJourneys: JourneysOf<typeof textsMachine, typeof textsSamples, TextsScreen> = [
  {
    title: 'The texts load, and another language may be chosen',
    requirements: ['TEXT-01', 'LAYOUT-06'],
    start: 'spinner',
    steps: [
      { answer: 'loadTexts', with: 'loaded', see: 'ready' },
      { send: 'language.chosen', see: 'spinner' },
      { answer: 'loadTexts', with: 'loaded', see: 'ready' },
    ],
  },
  {
    title:
      'Three retries, after 2, 4 and 6 seconds, each failure announced; then the default language',
    requirements: ['TEXT-02', 'TEXT-04'],
    start: 'spinner',
    steps: [
      { fail: 'loadTexts', with: 'unreachable', see: 'spinner', emits: ['texts.failed'] },
      { pass: 2_000, see: 'spinner' },
      { fail: 'loadTexts', with: 'unreachable', see: 'spinner', emits: ['texts.failed'] },
      { pass: 4_000, see: 'spinner' },
      { fail: 'loadTexts', with: 'unexpected', see: 'spinner', emits: ['texts.failed'] },
      { pass: 6_000, see: 'spinner' },
      { fail: 'loadTexts', with: 'unreachable', see: 'spinner', emits: ['texts.failed'] },
      { answer: 'loadDefaultTexts', with: 'loaded', see: 'ready' },
    ],
  },
  {
    title:
      'A language that is chosen while another loads is the one that shows, with retries of its own',
    requirements: ['TEXT-01', 'TEXT-02'],
    start: 'spinner',
    steps: [
      { fail: 'loadTexts', with: 'unreachable', see: 'spinner' },
      { pass: 2_000, see: 'spinner' },
      { send: 'language.chosen', see: 'spinner' },
      { fail: 'loadTexts', with: 'unreachable', see: 'spinner' },
      { pass: 2_000, see: 'spinner' },
      { fail: 'loadTexts', with: 'unreachable', see: 'spinner' },
      { send: 'language.chosen', see: 'spinner' },
      { answer: 'loadTexts', with: 'unsupported', see: 'spinner' },
      { send: 'language.chosen', see: 'spinner' },
      { send: 'language.chosen', see: 'spinner' },
      { answer: 'loadTexts', with: 'loaded', see: 'ready' },
    ],
  },
];
