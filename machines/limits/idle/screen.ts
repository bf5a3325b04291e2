import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { idleMachine } from './machine.ts';
import { warningMs, type IdleScreen } from './setup.ts';

export type { IdleScreen };

export const idleScreen = screenOf<SnapshotFrom<typeof idleMachine>, IdleScreen>({
  warning: ({ context }) => ({ name: 'warning', leftMs: warningMs(context) }),
});
