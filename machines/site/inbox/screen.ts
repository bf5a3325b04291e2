import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { inboxMachine } from './machine.ts';
import type { InboxScreen } from './setup.ts';

export type { InboxScreen };

export const inboxScreen = screenOf<SnapshotFrom<typeof inboxMachine>, InboxScreen>({
  beside: ({ context: { isOpen, inboxId, unread } }) =>
    isOpen ? undefined : { name: 'beside', inboxId, unread },
  opening: ({ context: { inboxId } }) =>
    inboxId === undefined ? undefined : { name: 'opening', inboxId },
  open: ({ context: { inboxId, unread } }) =>
    inboxId === undefined ? undefined : { name: 'open', inboxId, unread },
  failed: ({ context: { failure } }) => ({ name: 'failed', failure }),
});
