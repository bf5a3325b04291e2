import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { inboxMachine } from './machine.ts';

export const inboxSamples = {
  inputs: {
    typical: { playerId: '100123', isAllowed: true },
    refused: { playerId: '100123', isAllowed: false },
    visitor: { playerId: undefined, isAllowed: true },
  },
  events: {
    'page.opened': { typical: {} },
    'page.left': { typical: {} },
    'retry.requested': { typical: {} },
    'consent.changed': { allowed: { isAllowed: true }, refused: { isAllowed: false } },
    'frame.counted': { two: { unread: 2 }, none: { unread: 0 } },
    'frame.failed': { typical: {} },
    'frame.refused': { typical: {} },
    'session.authorized': { typical: { playerId: '100123' }, another: { playerId: '100456' } },
    'session.ended': { typical: {} },
  },
  outcomes: { getCrmInboxId: outcomes.getCrmInboxId },
  projection: ({ playerId, isAllowed, isOpen, inboxId, unread, failure }) => ({
    playerId,
    isAllowed,
    isOpen,
    known: inboxId !== undefined,
    unread,
    failed: failure !== undefined,
  }),
  causedBy: {
    'page.opened': 'player',
    'page.left': 'player',
    'retry.requested': 'player',
    'consent.changed': 'player',
    'frame.counted': 'platform',
    'frame.failed': 'platform',
    'frame.refused': 'platform',
    'session.authorized': 'site',
    'session.ended': 'site',
  },
  words: {
    'page.opened': 'opens the page of the inbox',
    'page.left': 'goes to another page',
    'retry.requested': 'tries again',
    'consent.changed': 'agrees to be told what is unread, or takes that back',
    'frame.counted': 'the frame tells how much is unread',
    'frame.failed': 'the frame cannot show the inbox',
    'frame.refused': 'the CRM does not know the id any more',
    'session.authorized': 'a player is signed in',
    'session.ended': 'the session ends',
    getCrmInboxId: 'the id of the inbox',
  },
} as const satisfies Samples<typeof inboxMachine>;
