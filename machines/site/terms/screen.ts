import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { termsMachine, TermsScreen } from './machine.ts';

export type { TermsScreen };

export const termsScreen = screenOf<SnapshotFrom<typeof termsMachine>, TermsScreen>({
  reading: ({ context: { failure } }) => ({ name: 'reading', failure }),
});
