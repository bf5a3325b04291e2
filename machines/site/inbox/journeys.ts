import type { JourneysOf } from '../../flow.ts';
import type { inboxMachine } from './machine.ts';
import type { inboxSamples } from './samples.ts';
import type { InboxScreen } from './screen.ts';
import { COUNT_AGAIN_DELAY, FRAME_PATIENCE } from './setup.ts';

export const inboxJourneys: JourneysOf<typeof inboxMachine, typeof inboxSamples, InboxScreen> = [
  {
    title: 'What is unread is counted beside the pages, and read on the page of the inbox',
    requirements: ['INBOX-01', 'INBOX-02', 'ROUTE-20'],
    start: 'beside',
    steps: [
      { answer: 'getCrmInboxId', with: 'success', see: 'beside' },
      { send: 'frame.counted', case: 'two', see: 'beside' },
      { send: 'page.opened', see: 'loading' },
      { answer: 'getCrmInboxId', with: 'success', see: 'opening' },
      { send: 'frame.counted', case: 'two', see: 'open' },
      { send: 'frame.counted', case: 'none', see: 'open' },
      { send: 'page.left', see: 'beside' },
      { answer: 'getCrmInboxId', with: 'success', see: 'beside' },
    ],
  },
  {
    title: 'A platform that fails and a frame that does not answer are tried again by the player',
    requirements: ['API-072', 'API-174'],
    start: 'beside',
    steps: [
      { send: 'page.opened', see: 'loading' },
      { fail: 'getCrmInboxId', with: 'unexpected', see: 'failed' },
      { send: 'retry.requested', see: 'loading' },
      { answer: 'getCrmInboxId', with: 'success', see: 'opening' },
      { pass: FRAME_PATIENCE, see: 'failed' },
      { send: 'retry.requested', see: 'loading' },
      { answer: 'getCrmInboxId', with: 'success', see: 'opening' },
      { send: 'frame.counted', case: 'two', see: 'open' },
    ],
  },
  {
    title: 'Beside other pages the count is tried again by itself',
    requirements: ['API-072'],
    start: 'beside',
    steps: [
      { fail: 'getCrmInboxId', with: 'unreachable', see: 'beside' },
      { pass: COUNT_AGAIN_DELAY, see: 'beside' },
      { answer: 'getCrmInboxId', with: 'success', see: 'beside' },
      { send: 'frame.counted', case: 'two', see: 'beside' },
    ],
  },
];
