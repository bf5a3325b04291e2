import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { rootMachine } from './machine.ts';
import type { RootScreen } from './setup.ts';

export type { RootScreen };

export const rootScreen = screenOf<SnapshotFrom<typeof rootMachine>, RootScreen>({});
