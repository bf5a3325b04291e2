import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import { inTheWay } from '../rewards.ts';
import type { cashbackMachine } from './machine.ts';
import { chosenOf, giftOf, givenUpIn, type CashbackScreen } from './setup.ts';

export type { CashbackScreen };

type Snapshot = SnapshotFrom<typeof cashbackMachine>;

const listed =
  <Name extends CashbackScreen['name']>(name: Name) =>
  ({ context: { known, isOld, problem, paid } }: Snapshot) =>
    known && { name, known, isOld, problem, paid };

/** A screen of the list while one of the cashbacks is dealt with. */
const acting =
  <Name extends CashbackScreen['name']>(name: Name) =>
  (snapshot: Snapshot) => {
    const shown = listed(name)(snapshot);
    const one = chosenOf(snapshot.context);
    return shown && one && { ...shown, chosen: one.cashback };
  };

/** The same, with what switching it off gives up. */
const toEnd =
  <Name extends CashbackScreen['name']>(name: Name) =>
  (snapshot: Snapshot) => {
    const shown = acting(name)(snapshot);
    const one = chosenOf(snapshot.context);
    return shown && one && { ...shown, ...givenUpIn(one) };
  };

export const cashbackScreen = screenOf<Snapshot, CashbackScreen>({
  unread: ({ context: { failure } }) => failure && { name: 'unread', failure },
  listed: listed('listed'),
  refreshing: listed('refreshing'),
  activating: acting('activating'),
  looking: acting('looking'),
  asking: toEnd('asking'),
  deactivating: toEnd('deactivating'),
  claiming: acting('claiming'),
  inTheWay: (snapshot) => {
    const { standing } = snapshot.context;
    const shown = acting('inTheWay')(snapshot);
    const gift = giftOf(snapshot.context);
    return (
      shown && gift && standing && { ...shown, ...inTheWay({ kind: 'CASHBACK', gift }, standing) }
    );
  },
  givingUp: acting('givingUp'),
});
