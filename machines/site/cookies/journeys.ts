import type { JourneysOf } from '../../flow.ts';
import type { cookiesMachine } from './machine.ts';
import { RECORD_RETRY_DELAY } from './setup.ts';
import type { cookiesSamples } from './samples.ts';
import type { CookiesScreen } from './screen.ts';

export const cookiesJourneys: JourneysOf<
  typeof cookiesMachine,
  typeof cookiesSamples,
  CookiesScreen
> = [
  {
    title: 'A visitor refuses everything at the first notice, and agrees to all of it later',
    requirements: ['COOK-01', 'COOK-03', 'COOK-06'],
    start: 'notice',
    steps: [
      { send: 'choice.made', see: 'quiet', emits: ['choice.held'] },
      { send: 'settings.opened', see: 'settings', emits: [] },
      { send: 'choice.made', case: 'everything', see: 'quiet', emits: ['choice.held'] },
    ],
  },
  {
    title: 'Settings that are closed without a choice leave the question open',
    requirements: ['COOK-03', 'NS-21'],
    start: 'notice',
    steps: [
      { send: 'settings.opened', see: 'settings', emits: [] },
      { send: 'settings.closed', see: 'notice', emits: [] },
      { send: 'choice.heard', see: 'quiet', emits: [] },
    ],
  },
  {
    title: 'Who logs in on a second device is not asked again: what they chose is read',
    requirements: ['COOK-04', 'API-030'],
    input: 'player',
    start: 'quiet',
    steps: [
      { answer: 'getCookiesConsent', with: 'success', see: 'quiet', emits: ['choice.held'] },
      { send: 'session.ended', see: 'quiet', emits: [] },
    ],
  },
  {
    title: 'Settings that are closed while the platform is asked show no notice',
    requirements: ['COOK-03', 'COOK-04'],
    input: 'player',
    start: 'quiet',
    steps: [
      { send: 'settings.opened', see: 'settings', emits: [] },
      { send: 'settings.closed', see: 'quiet', emits: [] },
      { answer: 'getCookiesConsent', with: 'notGiven', see: 'notice', emits: [] },
    ],
  },
  {
    title: 'A platform that cannot be asked is asked again, and what it says then ends the notice',
    requirements: ['COOK-03', 'COOK-04', 'API-030'],
    input: 'player',
    start: 'quiet',
    steps: [
      { fail: 'getCookiesConsent', with: 'unreachable', see: 'notice', emits: [] },
      { pass: RECORD_RETRY_DELAY, see: 'notice', emits: [] },
      { fail: 'getCookiesConsent', with: 'unexpected', see: 'notice', emits: [] },
      { pass: RECORD_RETRY_DELAY, see: 'notice', emits: [] },
      { answer: 'getCookiesConsent', with: 'success', see: 'quiet', emits: ['choice.held'] },
    ],
  },
  {
    title: 'What a visitor chose is the player’s when the platform has nothing of them',
    requirements: ['COOK-04', 'API-031'],
    input: 'answered',
    start: 'quiet',
    steps: [
      { send: 'session.authorized', see: 'quiet', emits: [] },
      { answer: 'getCookiesConsent', with: 'notGiven', see: 'quiet', emits: ['choice.held'] },
      { answer: 'updateCookiesConsent', with: 'success', see: 'quiet', emits: ['choice.held'] },
    ],
  },
  {
    title: 'A consent that has run out at the platform is asked for again, not renewed',
    requirements: ['COOK-03', 'COOK-04'],
    input: 'player',
    start: 'quiet',
    steps: [
      { answer: 'getCookiesConsent', with: 'success', see: 'quiet', emits: ['choice.held'] },
      { send: 'session.ended', see: 'quiet', emits: [] },
      { send: 'session.authorized', see: 'quiet', emits: [] },
      {
        answer: 'getCookiesConsent',
        with: 'notGiven',
        see: 'notice',
        emits: ['choice.dropped'],
      },
    ],
  },
  {
    title: 'Another player on the same device inherits nothing, and is asked',
    requirements: ['COOK-04', 'COOK-06'],
    input: 'player',
    start: 'quiet',
    steps: [
      { answer: 'getCookiesConsent', with: 'success', see: 'quiet', emits: ['choice.held'] },
      { send: 'session.ended', see: 'quiet', emits: [] },
      { send: 'session.authorized', case: 'another', see: 'quiet', emits: ['choice.dropped'] },
      { answer: 'getCookiesConsent', with: 'notGiven', see: 'notice', emits: [] },
    ],
  },
  {
    title: 'What is chosen in another tab while a choice is stored is stored after it',
    requirements: ['COOK-04', 'API-031'],
    input: 'player',
    start: 'quiet',
    steps: [
      { answer: 'getCookiesConsent', with: 'notGiven', see: 'notice', emits: [] },
      { send: 'choice.made', case: 'everything', see: 'quiet', emits: ['choice.held'] },
      { send: 'choice.heard', see: 'quiet', emits: [] },
      { answer: 'updateCookiesConsent', with: 'success', see: 'quiet', emits: [] },
      { answer: 'updateCookiesConsent', with: 'success', see: 'quiet', emits: ['choice.held'] },
    ],
  },
  {
    title: 'A choice that cannot be saved holds here, is told once, and is tried again',
    requirements: ['COOK-04', 'API-031'],
    input: 'player',
    start: 'quiet',
    steps: [
      { answer: 'getCookiesConsent', with: 'notGiven', see: 'notice', emits: [] },
      { send: 'choice.made', see: 'quiet', emits: ['choice.held'] },
      { fail: 'updateCookiesConsent', with: 'unreachable', see: 'quiet', emits: ['saving.failed'] },
      { pass: RECORD_RETRY_DELAY, see: 'quiet', emits: [] },
      { fail: 'updateCookiesConsent', with: 'unexpected', see: 'quiet', emits: [] },
      { pass: RECORD_RETRY_DELAY, see: 'quiet', emits: [] },
      { answer: 'updateCookiesConsent', with: 'success', see: 'quiet', emits: ['choice.held'] },
    ],
  },
  {
    title:
      'Who changes their mind while the first choice is on its way is followed by one more call',
    requirements: ['COOK-04', 'API-031'],
    input: 'player',
    start: 'quiet',
    steps: [
      { answer: 'getCookiesConsent', with: 'notGiven', see: 'notice' },
      { send: 'choice.made', case: 'everything', see: 'quiet', emits: ['choice.held'] },
      { send: 'choice.made', see: 'quiet', emits: ['choice.held'] },
      { answer: 'updateCookiesConsent', with: 'success', see: 'quiet', emits: [] },
      { answer: 'updateCookiesConsent', with: 'success', see: 'quiet', emits: ['choice.held'] },
    ],
  },
];
