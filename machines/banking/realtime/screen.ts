import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { realtimeMachine } from './machine.ts';
import type { RealtimeScreen } from './setup.ts';

export type { RealtimeScreen };

export const realtimeScreen = screenOf<SnapshotFrom<typeof realtimeMachine>, RealtimeScreen>({});
