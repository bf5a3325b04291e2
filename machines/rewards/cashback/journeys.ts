import type { JourneysOf } from '../../flow.ts';
import type { cashbackMachine } from './machine.ts';
import type { cashbackSamples } from './samples.ts';
import type { CashbackScreen } from './screen.ts';
import { PAID_STANDS } from './setup.ts';

type Journeys = JourneysOf<typeof cashbackMachine, typeof cashbackSamples, CashbackScreen>;

/** The first one is on and can be claimed, the other one is off. */
const read = [
  { answer: 'getCashbacks', with: 'success', see: 'reading' },
  { answer: 'getCashbackProgress', with: 'success', see: 'reading' },
  { answer: 'getCashbackProgress', with: 'cashbackOff', see: 'listed' },
] as const satisfies Journeys[number]['steps'];

/** Read anew, when nothing is left to claim. */
const reread = [
  { answer: 'getCashbacks', with: 'success', see: 'refreshing' },
  { answer: 'getCashbackProgress', with: 'runs', see: 'refreshing' },
  { answer: 'getCashbackProgress', with: 'cashbackOff', see: 'listed' },
] as const satisfies Journeys[number]['steps'];

export const cashbackJourneys: Journeys = [
  {
    title:
      'What is over is claimed once however often it is pressed, and stands there five seconds',
    requirements: ['CASH-01', 'CASH-02', 'CONST-12'],
    start: 'reading',
    steps: [
      ...read,
      { send: 'claim.chosen', see: 'claiming' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimCashback', with: 'success', see: 'refreshing', emits: ['wallet.outdated'] },
      ...reread,
      { send: 'claim.chosen', see: 'listed' },
      { pass: PAID_STANDS, see: 'listed' },
    ],
  },
  {
    title: 'A reading that failed is tried again as a whole',
    requirements: ['CASH-01', 'ERR-03'],
    start: 'reading',
    steps: [
      { answer: 'getCashbacks', with: 'success', see: 'reading' },
      { answer: 'getCashbackProgress', with: 'success', see: 'reading' },
      { fail: 'getCashbackProgress', with: 'unreachable', see: 'unread' },
      { send: 'retry.requested', see: 'reading' },
      { answer: 'getCashbacks', with: 'success', see: 'reading' },
      { answer: 'getCashbackProgress', with: 'success', see: 'reading' },
      { answer: 'getCashbackProgress', with: 'cashbackNotFound', see: 'listed' },
    ],
  },
  {
    title: 'A cashback is switched on, and the site leads to the rewards',
    requirements: ['CASH-01', 'REW-08'],
    start: 'reading',
    steps: [
      ...read,
      { send: 'activate.chosen', case: 'another', see: 'activating' },
      { fail: 'activateCashback', with: 'unreachable', see: 'refreshing' },
      ...reread,
      { send: 'activate.chosen', case: 'another', see: 'activating' },
      { send: 'activate.chosen', case: 'another', see: 'activating' },
      {
        answer: 'activateCashback',
        with: 'success',
        see: 'activated',
        emits: ['cashback.activated'],
      },
    ],
  },
  {
    title: 'What switching off gives up is counted and told first; a no asks for nothing',
    requirements: ['CASH-01'],
    start: 'reading',
    steps: [
      ...read,
      { send: 'deactivate.chosen', see: 'looking' },
      { answer: 'getCashbackProgress', with: 'runs', see: 'asking' },
      { send: 'window.closed', see: 'listed' },
      { send: 'deactivate.chosen', see: 'looking' },
      { answer: 'getCashbackProgress', with: 'runs', see: 'asking' },
      { send: 'deactivate.confirmed', see: 'deactivating' },
      { send: 'deactivate.confirmed', see: 'deactivating' },
      {
        answer: 'deactivateCashback',
        with: 'success',
        see: 'refreshing',
        emits: ['cashback.deactivated'],
      },
    ],
  },
  {
    title: 'A claim without an answer is tried again, though nothing is left to claim',
    requirements: ['CASH-01', 'REW-11'],
    start: 'reading',
    steps: [
      ...read,
      { send: 'claim.chosen', see: 'claiming' },
      { fail: 'claimCashback', with: 'unreachable', see: 'refreshing' },
      ...reread,
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimCashback', with: 'success', see: 'refreshing', emits: ['wallet.outdated'] },
    ],
  },
  {
    title: 'A bonus in the way is named; kept, nothing is lost; given up, the cashback is paid',
    requirements: ['REW-09', 'FORF-01', 'FORF-06'],
    start: 'reading',
    steps: [
      ...read,
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimCashback', with: 'bonusInTheWay', see: 'inTheWay' },
      { send: 'bonus.kept', see: 'listed' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimCashback', with: 'bonusInTheWay', see: 'inTheWay' },
      { send: 'forfeit.chosen', see: 'givingUp' },
      { answer: 'forfeitClaim', with: 'paid', see: 'refreshing', emits: ['wallet.outdated'] },
    ],
  },
  {
    title: 'A second payment begins the five seconds anew',
    requirements: ['CASH-02', 'CONST-12'],
    start: 'reading',
    steps: [
      ...read,
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimCashback', with: 'success', see: 'refreshing' },
      { fail: 'getCashbacks', with: 'unreachable', see: 'listed' },
      { pass: PAID_STANDS - 1, see: 'listed' },
      { send: 'claim.chosen', see: 'claiming' },
      { answer: 'claimCashback', with: 'success', see: 'refreshing' },
      { pass: PAID_STANDS, see: 'refreshing' },
    ],
  },
];
