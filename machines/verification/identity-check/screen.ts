import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { identityCheckMachine, IdentityCheckScreen } from './machine.ts';

export type { IdentityCheckScreen };

export const identityCheckScreen = screenOf<
  SnapshotFrom<typeof identityCheckMachine>,
  IdentityCheckScreen
>({
  succeeded: ({ context: { path } }) =>
    path === undefined ? undefined : { name: 'succeeded', path },
  failed: ({ context: { failure } }) => failure && { name: 'failed', failure },
});
