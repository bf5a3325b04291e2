import { outcomes } from '../../../openapi/outcomes.gen.ts';
import type { Samples } from '../../samples.ts';
import type { walletMachine } from './machine.ts';

/** EUR 77.00, or a trace of an older state. */
const pushed = (version: number) => ({
  ...outcomes.getWallet.empty.data,
  version,
  buckets: {
    main: [{ walletType: 'MAIN', cashAmount: version === 411 ? 1_100 : 7_700 }],
    locked: [],
    bonus: [],
  },
});

export const walletSamples = {
  inputs: { typical: undefined },
  events: {
    'session.authorized': { typical: {} },
    'session.ended': { typical: {} },
    'refresh.requested': { typical: {} },
    'balance.pushed': {
      typical: { wallet: pushed(414) },
      // On its way while a newer one was read.
      outrun: { wallet: pushed(411) },
    },
  },
  outcomes: { getWallet: outcomes.getWallet },
  projection: ({ balances, version, failure, askedAgain }) => ({
    known: balances !== undefined,
    version,
    failed: failure !== undefined,
    askedAgain,
  }),
  causedBy: {
    'session.authorized': 'site',
    'session.ended': 'site',
    'refresh.requested': 'player',
    'balance.pushed': 'platform',
  },
  words: {
    'session.authorized': 'a player is logged in',
    'session.ended': 'the session ends',
    'refresh.requested': 'asks for the balance again',
    'balance.pushed': 'the platform tells of new balances',
    getWallet: 'the wallet',
  },
} as const satisfies Samples<typeof walletMachine>;
