import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { payAndPlayReturnMachine, PayAndPlayReturnScreen } from './machine.ts';

export type { PayAndPlayReturnScreen };

export const payAndPlayReturnScreen = screenOf<
  SnapshotFrom<typeof payAndPlayReturnMachine>,
  PayAndPlayReturnScreen
>({
  waiting: ({ context: { failure } }) => ({ name: 'waiting', failure }),
});
