import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { idleMachine } from './machine.ts';

export const idleSamples = {
  inputs: { typical: undefined },
  events: {
    'activity.seen': { typical: { at: '2026-11-21T09:12:30Z' } },
    'activity.elsewhere': { typical: {} },
    'stay.chosen': { typical: { at: '2026-11-21T09:42:30Z' } },
    'logOut.chosen': { typical: {} },
    'device.woke': { typical: { idleMs: 60_000 }, slept: { idleMs: 10_800_000 } },
  },
  outcomes: {
    getActivityCheck: outcomes.getActivityCheck,
    updateActivityCheck: { success: outcomes.updateActivityCheck.success },
    watchPlayer: {},
  },
  projection: ({ thresholdMs, idleMs, owesReport }) => ({ thresholdMs, idleMs, owesReport }),
  causedBy: {
    'activity.seen': 'player',
    'activity.elsewhere': 'site',
    'stay.chosen': 'player',
    'logOut.chosen': 'player',
    'device.woke': 'site',
  },
  words: {
    'activity.seen': 'does something on the page',
    'activity.elsewhere': 'does something in another tab',
    'stay.chosen': 'chooses to stay',
    'logOut.chosen': 'chooses to log out',
    'device.woke': 'the device wakes up',
    getActivityCheck: 'the question how long the player has been idle',
    updateActivityCheck: 'the report that the player is there',
    watchPlayer: 'what the page sees of the player',
  },
} as const satisfies Samples<typeof idleMachine>;
