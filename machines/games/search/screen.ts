import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { searchMachine } from './machine.ts';
import type { SearchScreen } from './setup.ts';

export type { SearchScreen };

export const searchScreen = screenOf<SnapshotFrom<typeof searchMachine>, SearchScreen>({
  begun: ({ context: { text } }) => ({ name: 'begun', text }),
  typing: ({ context: { text, found } }) => ({ name: 'typing', text, found }),
  asking: ({ context: { text, found } }) => ({ name: 'asking', text, found }),
  results: ({ context: { text, found, active } }) =>
    found && { name: 'results', text, found, active },
  none: ({ context: { text } }) => ({ name: 'none', text }),
  failed: ({ context: { text, failure } }) => failure && { name: 'failed', text, failure },
});
