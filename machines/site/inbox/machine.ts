import { rememberFailure } from '../../operations.ts';
import { inboxSetup } from './setup.ts';

/**
 * The player's inbox at the CRM: a frame of a third party, on its page or beside other pages to count unread
 * messages, which a player must hear of whatever they said about cookies. It runs from its first use for as long as
 * the page is open.
 */
export const inboxMachine = inboxSetup.createMachine({
  id: 'inbox',
  description: 'Whether the CRM’s inbox is loaded, for whom, and how much in it is unread.',
  meta: { requirements: ['INBOX-01', 'API-174'] },
  context: ({ input }) => ({
    ...input,
    isOpen: false,
    inboxId: undefined,
    unread: 0,
    failure: undefined,
  }),
  initial: 'nobody',
  states: {
    nobody: {
      description: 'Nobody is signed in: nothing of the inbox is loaded, nor asked for.',
      meta: { screen: 'away', requirements: ['INBOX-01'] },
      always: { guard: 'hasPlayer', target: 'player' },
      on: { 'session.authorized': { actions: 'rememberPlayer' } },
    },
    player: {
      description: 'A player is signed in.',
      meta: { screen: 'beside', requirements: ['INBOX-01', 'ROUTE-20'] },
      initial: 'asking',
      exit: 'forgetInbox',
      on: {
        'page.opened': { target: '.asking', actions: 'open' },
        'page.left': { target: '.asking', actions: 'leave' },
        'session.ended': { target: 'nobody', actions: 'forgetPlayer' },
        'session.authorized': {
          description: 'another player is signed in, by another tab',
          guard: 'isAnother',
          target: 'player',
          reenter: true,
          actions: 'rememberPlayer',
        },
      },
      states: {
        asking: {
          description: 'The platform is asked for the id of the inbox.',
          meta: {
            screen: ['beside', 'loading'],
            requirements: ['INBOX-02', 'API-072'],
          },
          entry: 'dropId',
          invoke: {
            src: 'getCrmInboxId',
            onDone: [
              {
                guard: { type: 'hasId', params: ({ event }) => event.output },
                target: 'opening',
                actions: { type: 'takeId', params: ({ event }) => event.output },
              },
              {
                description: 'there is no inbox, which ends no session',
                target: 'withheld',
                actions: 'countNothing',
              },
            ],
            onError: { target: 'failed', actions: rememberFailure },
          },
        },
        withheld: {
          description: 'The platform gave no id: the inbox is empty.',
          meta: { screen: ['beside', 'empty'], requirements: ['INBOX-03'] },
        },
        opening: {
          description: 'The frame is being loaded.',
          meta: { screen: ['beside', 'opening'], requirements: ['INBOX-01', 'API-174'] },
          on: {
            'frame.counted': { target: 'ready', actions: 'count' },
            'frame.failed': { target: 'failed' },
            'frame.refused': { target: 'failed' },
          },
          after: { framePatience: { target: 'failed' } },
        },
        ready: {
          description: 'The frame shows the inbox and tells how much of it is unread.',
          meta: { screen: ['beside', 'open'], requirements: ['INBOX-01', 'ROUTE-20'] },
          on: {
            'frame.counted': { actions: 'count' },
            'frame.failed': { target: 'failed' },
            'frame.refused': {
              description: 'the id has run out: another is asked for',
              target: 'asking',
            },
          },
        },
        failed: {
          description: 'There is no id, or the frame did not come about.',
          meta: { screen: ['beside', 'failed'], requirements: ['INBOX-01', 'API-072'] },
          entry: 'countNothing',
          on: { 'retry.requested': { target: 'asking' } },
          after: { countAgain: { guard: 'isBeside', target: 'asking' } },
        },
      },
    },
  },
});
