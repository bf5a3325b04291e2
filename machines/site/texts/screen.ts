import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { textsMachine, TextsScreen } from './machine.ts';

export type { TextsScreen };

export const textsScreen = screenOf<SnapshotFrom<typeof textsMachine>, TextsScreen>({
  ready: (snapshot) => ({ name: 'ready', inDefault: snapshot.matches('readyInDefault') }),
});
