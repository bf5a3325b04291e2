import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import { depositIn, inTheWay } from '../rewards.ts';
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
  offered: ({ context: { offer, failure } }) => offer && { name: 'offered', offer, failure },
  claiming: ({ context: { offer } }) => offer && { name: 'claiming', offer },
  inTheWay: ({ context: { offer, standing } }) =>
    offer && standing && { name: 'inTheWay', offer, ...inTheWay(offer, standing) },
  agreed: ({ context }) => {
    const campaign = depositIn(context.offer);
    return campaign && { name: 'agreed', campaign, failure: context.failure };
  },
  takingBack: ({ context }) => {
    const campaign = depositIn(context.offer);
    return campaign && { name: 'takingBack', campaign };
  },
  givingUp: ({ context: { offer } }) => offer && { name: 'givingUp', offer },
});
