import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../flow.ts';
import type { walletMachine } from './machine.ts';

export const walletSamples = {
  inputs: { typical: undefined },
  events: {
    'session.authorized': { typical: {} },
    'session.ended': { typical: {} },
    'refresh.requested': { typical: {} },
  },
  answers: { getWallet: outcomes.getWallet },
} as const satisfies Samples<typeof walletMachine>;
