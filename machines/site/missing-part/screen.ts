import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { missingPartMachine, MissingPartScreen } from './machine.ts';

export type { MissingPartScreen };

export const missingPartScreen = screenOf<
  SnapshotFrom<typeof missingPartMachine>,
  MissingPartScreen
>({});
