import type { SnapshotFrom } from 'xstate';
import { breakLengths, exclusionLengths, type BreakLength } from '../../../reference/break-ends.ts';
import type { MarketPolicy } from '../../../reference/policies.ts';
import { screenOf } from '../../engine/screens.ts';
import type { timeoutMachine } from './machine.ts';
import type { BreakScreen } from './setup.ts';

export type { BreakScreen };

/** @param lengthsOf the lengths on offer under a policy */
const breakScreen = (lengthsOf: (policy: MarketPolicy) => readonly BreakLength[]) =>
  screenOf<SnapshotFrom<typeof timeoutMachine>, BreakScreen>({
    choosing: ({ context: { policy, isRefused } }) => ({
      name: 'choosing',
      lengths: lengthsOf(policy),
      isRefused,
    }),
    confirming: ({ context: { chosen } }) => chosen && { name: 'confirming', length: chosen },
    asking: ({ context: { chosen } }) => chosen && { name: 'asking', length: chosen },
    failed: ({ context: { chosen, failure } }) =>
      chosen && failure && { name: 'failed', length: chosen, failure },
  });

export const timeoutScreen = breakScreen(breakLengths);
export const exclusionScreen = breakScreen(exclusionLengths);
export const coolingOffScreen = breakScreen(() => [{ days: 1 }]);
