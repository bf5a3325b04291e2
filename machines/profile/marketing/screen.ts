import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { marketingMachine, MarketingScreen } from './machine.ts';

export type { MarketingScreen };

type Snapshot = SnapshotFrom<typeof marketingMachine>;

const shown =
  <Name extends string>(name: Name) =>
  ({ context: { preferences, answered: change } }: Snapshot) =>
    preferences && change && { name, preferences, change };

export const marketingScreen = screenOf<Snapshot, MarketingScreen>({
  loadFailed: ({ context: { failure } }) => failure && { name: 'loadFailed', failure },
  choosing: ({ context: { preferences } }) => preferences && { name: 'choosing', preferences },
  saving: ({ context: { preferences, asked: change } }) =>
    preferences && change && { name: 'saving', preferences, change },
  saved: shown('saved'),
  mandatory: shown('mandatory'),
  notSaved: ({ context: { preferences, answered: change, failure } }) =>
    preferences && change && failure && { name: 'notSaved', preferences, change, failure },
});
