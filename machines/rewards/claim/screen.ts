import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import { inTheWay } from '../rewards.ts';
import type { claimMachine } from './machine.ts';
import { giftOf, type ClaimScreen } from './setup.ts';

export type { ClaimScreen };

type Snapshot = SnapshotFrom<typeof claimMachine>;

/** A screen of the list, which shows nothing more. */
const listed =
  <Name extends ClaimScreen['name']>(name: Name) =>
  ({ context: { rewards, isOld, managed, problems, kept } }: Snapshot) =>
    rewards && { name, rewards, isOld, managed, problems, kept };

/** A screen about one bonus of the list. */
const asked =
  <Name extends ClaimScreen['name']>(name: Name) =>
  (snapshot: Snapshot) => {
    const { asked: bonus } = snapshot.context;
    const shown = listed(name)(snapshot);
    return shown && bonus && { ...shown, bonus };
  };

export const claimScreen = screenOf<Snapshot, ClaimScreen>({
  unread: ({ context: { failure } }) => failure && { name: 'unread', failure },
  listed: listed('listed'),
  claiming: listed('claiming'),
  givingUp: listed('givingUp'),
  asking: asked('asking'),
  ending: asked('ending'),
  inTheWay: (snapshot) => {
    const { standing } = snapshot.context;
    const shown = listed('inTheWay')(snapshot);
    const gift = giftOf(snapshot.context);
    return shown && gift && standing && { ...shown, ...inTheWay({ kind: 'GIFT', gift }, standing) };
  },
});
