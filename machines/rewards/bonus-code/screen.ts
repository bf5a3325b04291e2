import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import { inTheWay } from '../rewards.ts';
import type { bonusCodeMachine } from './machine.ts';
import type { BonusCodeScreen } from './setup.ts';

export type { BonusCodeScreen };

type Snapshot = SnapshotFrom<typeof bonusCodeMachine>;

export const bonusCodeScreen = screenOf<Snapshot, BonusCodeScreen>({
  unchecked: ({ context: { failure } }) => failure && { name: 'unchecked', failure },
  entering: ({ context: { code } }) => ({ name: 'entering', code }),
  verifying: ({ context: { code } }) => ({ name: 'verifying', code }),
  refused: ({ context: { code, refusal } }) => refusal && { name: 'refused', code, refusal },
  notVerified: ({ context: { code, failure } }) =>
    failure && { name: 'notVerified', code, failure },
  offered: ({ context: { gift, failure } }) => gift && { name: 'offered', gift, failure },
  claiming: ({ context: { gift } }) => gift && { name: 'claiming', gift },
  inTheWay: ({ context: { gift, standing } }) =>
    gift && standing && { name: 'inTheWay', ...inTheWay(gift, standing) },
  givingUp: ({ context: { gift } }) => gift && { name: 'givingUp', gift },
});
