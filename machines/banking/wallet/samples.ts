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
    'session.authorized': { by: 'site', words: 'a player is logged in' },
    'session.ended': { by: 'site', words: 'the session ends' },
    'refresh.requested': { by: 'player', words: 'asks for the balance again' },
    'balance.pushed': {
      by: 'platform',
      words: 'the platform tells of new balances',
      cases: {
        typical: { wallet: pushed(414) },
        // On its way while a newer one was read.
        outrun: { wallet: pushed(411) },
      },
    },
  },
  outcomes: { getWallet: { words: 'the wallet', answers: outcomes.getWallet } },
  projection: ({ balances, version, failure, askedAgain }) => ({
    known: balances !== undefined,
    version,
    failed: failure !== undefined,
    askedAgain,
  }),
} as const satisfies Samples<typeof walletMachine>;
