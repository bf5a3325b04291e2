import type { JourneysOf } from '../../flow.ts';
import type { termsMachine } from './machine.ts';
import type { termsSamples } from './samples.ts';
import type { TermsScreen } from './screen.ts';

export const termsJourneys: JourneysOf<typeof termsMachine, typeof termsSamples, TermsScreen> = [
  {
    title: 'The latest terms are accepted once',
    requirements: ['TERMS-02'],
    start: 'reading',
    steps: [
      { send: 'terms.accepted', see: 'accepting' },
      { send: 'terms.accepted', see: 'accepting' },
      { send: 'account.read', see: 'accepting', emits: [] },
      { answer: 'acceptTermsVersion', with: 'success', see: 'accepted', emits: ['terms.stored'] },
      { send: 'account.read', see: 'accepted', emits: ['terms.settled'] },
    ],
  },
  {
    title: 'A failed acceptance keeps the page and may be repeated',
    requirements: ['TERMS-04'],
    start: 'reading',
    steps: [
      { send: 'terms.accepted', see: 'accepting' },
      { fail: 'acceptTermsVersion', with: 'unexpected', see: 'reading' },
      { send: 'terms.accepted', see: 'accepting' },
      { answer: 'acceptTermsVersion', with: 'success', see: 'accepted', emits: ['terms.stored'] },
    ],
  },
];
