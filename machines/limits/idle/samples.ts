import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { idleMachine } from './machine.ts';

export const idleSamples = {
  inputs: { typical: undefined },
  events: {
    'activity.seen': {
      by: 'player',
      words: 'does something on the page',
      cases: { typical: { at: '2026-11-21T09:12:30Z' } },
    },
    'activity.elsewhere': { by: 'site', words: 'does something in another tab' },
    'stay.chosen': {
      by: 'player',
      words: 'chooses to stay',
      cases: { typical: { at: '2026-11-21T09:42:30Z' } },
    },
    'logOut.chosen': { by: 'player', words: 'chooses to log out' },
    'device.woke': {
      by: 'site',
      words: 'the device wakes up',
      cases: { typical: { idleMs: 60_000 }, slept: { idleMs: 10_800_000 } },
    },
  },
  outcomes: {
    getActivityCheck: {
      words: 'the question how long the player has been idle',
      answers: outcomes.getActivityCheck,
    },
    updateActivityCheck: {
      words: 'the report that the player is there',
      answers: { success: outcomes.updateActivityCheck.success },
    },
    watchPlayer: { words: 'what the page sees of the player' },
  },
  projection: ({ thresholdMs, idleMs, owesReport }) => ({ thresholdMs, idleMs, owesReport }),
} as const satisfies Samples<typeof idleMachine>;
