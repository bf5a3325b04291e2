import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { withdrawPageMachine, WithdrawPageScreen } from './machine.ts';

export type { WithdrawPageScreen };

export const withdrawPageScreen = screenOf<
  SnapshotFrom<typeof withdrawPageMachine>,
  WithdrawPageScreen
>({
  open: ({ context }) => ({ name: 'open', ...context }),
});
