import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { inboxMachine } from './machine.ts';

export const inboxSamples = {
  inputs: {
    typical: { playerId: '100123' },
    visitor: { playerId: undefined },
  },
  events: {
    'page.opened': { by: 'player', words: 'opens the page of the inbox' },
    'page.left': { by: 'player', words: 'goes to another page' },
    'retry.requested': { by: 'player', words: 'tries again' },
    'frame.counted': {
      by: 'platform',
      words: 'the frame tells how much is unread',
      cases: { two: { unread: 2 }, none: { unread: 0 } },
    },
    'frame.failed': { by: 'platform', words: 'the frame cannot show the inbox' },
    'frame.refused': { by: 'platform', words: 'the CRM does not know the id any more' },
    'session.authorized': {
      by: 'site',
      words: 'a player is signed in',
      cases: { typical: { playerId: '100123' }, another: { playerId: '100456' } },
    },
    'session.ended': { by: 'site', words: 'the session ends' },
  },
  outcomes: { getCrmInboxId: { words: 'the id of the inbox', answers: outcomes.getCrmInboxId } },
  projection: ({ playerId, isOpen, inboxId, unread, failure }) => ({
    playerId,
    isOpen,
    known: inboxId !== undefined,
    unread,
    failed: failure !== undefined,
  }),
} as const satisfies Samples<typeof inboxMachine>;
