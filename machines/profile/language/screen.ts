import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../chart/screens.ts';
import type { languageMachine, LanguageScreen } from './machine.ts';

export type { LanguageScreen };

export const languageScreen = screenOf<SnapshotFrom<typeof languageMachine>, LanguageScreen>({
  choosing: () => ({ name: 'choosing' }),
  saving: () => ({ name: 'saving' }),
  saved: () => ({ name: 'saved' }),
  failed: ({ context: { failure } }) => failure && { name: 'failed', failure },
});
