import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import { waysIn, wayToMoney } from './decide.ts';
import type { launchMachine } from './machine.ts';
import type { LaunchScreen } from './setup.ts';

export type { LaunchScreen };

export const launchScreen = screenOf<SnapshotFrom<typeof launchMachine>, LaunchScreen>({
  offered: ({ context }) => ({ name: 'offered', ways: waysIn(context) }),
  prompted: ({ context }) => ({ name: 'prompted', ways: waysIn(context) }),
  starting: ({ context }) => ({ name: 'starting', mode: context.mode, ways: waysIn(context) }),
  refused: ({ context }) =>
    context.reason && {
      name: 'refused',
      reason: context.reason,
      opensAt: context.opensAt,
      ways: waysIn(context),
    },
  failed: ({ context }) =>
    context.failure && { name: 'failed', failure: context.failure, ways: waysIn(context) },
  game: ({ children: { play }, context }) =>
    play && {
      name: 'game',
      mode: context.mode,
      isMoneyOffered: wayToMoney(context) !== undefined,
      play,
    },
});
