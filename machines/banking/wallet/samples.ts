import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { walletMachine } from './machine.ts';

export const walletSamples = {
  inputs: { typical: undefined },
  events: {
    'session.authorized': { typical: {} },
    'session.ended': { typical: {} },
    'refresh.requested': { typical: {} },
  },
  outcomes: { getWallet: outcomes.getWallet },
  projection: ({ balances, failure, askedAgain }) => ({
    known: balances !== undefined,
    failed: failure !== undefined,
    askedAgain,
  }),
  causedBy: {
    'session.authorized': 'site',
    'session.ended': 'site',
    'refresh.requested': 'player',
  },
  words: {
    'session.authorized': 'a player is logged in',
    'session.ended': 'the session ends',
    'refresh.requested': 'asks for the balance again',
    getWallet: 'the wallet',
  },
} as const satisfies Samples<typeof walletMachine>;
