import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { passwordMachine, PasswordScreen } from './machine.ts';

export type { PasswordScreen };

export const passwordScreen = screenOf<SnapshotFrom<typeof passwordMachine>, PasswordScreen>({
  oldPasswordIncorrect: ({ context: { message } }) => ({ name: 'oldPasswordIncorrect', message }),
  playerNotFound: ({ context: { message } }) => ({ name: 'playerNotFound', message }),
  failed: ({ context: { failure } }) => failure && { name: 'failed', failure },
});
