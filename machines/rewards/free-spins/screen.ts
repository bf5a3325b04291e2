import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import { inTheWay } from '../rewards.ts';
import type { freeSpinsMachine } from './machine.ts';
import { chosenOf, isWaiting, type FreeSpinsScreen } from './setup.ts';

export type { FreeSpinsScreen };

type Snapshot = SnapshotFrom<typeof freeSpinsMachine>;

const listed =
  <Name extends FreeSpinsScreen['name']>(name: Name) =>
  ({ context: { known, isOld, problem } }: Snapshot) =>
    known && { name, known, isOld, problem };

/** A screen of the list while some of them are dealt with. */
const acting =
  <Name extends FreeSpinsScreen['name']>(name: Name) =>
  (snapshot: Snapshot) => {
    const shown = listed(name)(snapshot);
    const chosen = chosenOf(snapshot.context);
    return shown && chosen && { ...shown, chosen };
  };

export const freeSpinsScreen = screenOf<Snapshot, FreeSpinsScreen>({
  unread: ({ context: { failure } }) => failure && { name: 'unread', failure },
  listed: listed('listed'),
  claiming: acting('claiming'),
  queueing: acting('queueing'),
  starting: acting('starting'),
  inTheWay: (snapshot) => {
    const { standing } = snapshot.context;
    const shown = acting('inTheWay')(snapshot);
    return (
      shown &&
      standing && {
        ...shown,
        ...inTheWay({ kind: 'FREE_SPINS', freeSpins: shown.chosen }, standing),
        mayWait: !isWaiting(shown.chosen),
      }
    );
  },
  givingUp: acting('givingUp'),
});
