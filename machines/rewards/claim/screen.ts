import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import { isWagered } from '../rewards.ts';
import type { claimMachine } from './machine.ts';
import { giftOf, type ClaimScreen } from './setup.ts';

export type { ClaimScreen };

type Snapshot = SnapshotFrom<typeof claimMachine>;

const listed = ({ context: { rewards, isOld, managed, problems } }: Snapshot) =>
  rewards && { rewards, isOld, managed, problems };

export const claimScreen = screenOf<Snapshot, ClaimScreen>({
  unread: ({ context: { failure } }) => failure && { name: 'unread', failure },
  listed: (snapshot) => {
    const shown = listed(snapshot);
    return shown && { name: 'listed', ...shown };
  },
  claiming: (snapshot) => {
    const shown = listed(snapshot);
    return shown && { name: 'claiming', ...shown };
  },
  inTheWay: (snapshot) => {
    const { standing } = snapshot.context;
    const shown = listed(snapshot);
    const gift = giftOf(snapshot.context);
    const can = { forfeit: standing !== undefined && !isWagered(standing) };
    return shown && gift && standing && { name: 'inTheWay', gift, standing, can, ...shown };
  },
  givingUp: (snapshot) => {
    const shown = listed(snapshot);
    return shown && { name: 'givingUp', ...shown };
  },
});
