import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { languageMachine, LanguageScreen } from './machine.ts';

export type { LanguageScreen };

export const languageScreen = screenOf<SnapshotFrom<typeof languageMachine>, LanguageScreen>({
  failed: ({ context: { failure } }) => failure && { name: 'failed', failure },
});
