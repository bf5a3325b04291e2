import type { Call, Handlers } from '../platform/operation.ts';
import { checkDepositAllowed, getDeposit, requestDeposit } from './deposits.ts';
import type { DepositPorts } from './ports.ts';
import { getTransactions } from './transactions.ts';
import { getRecentDepositMethods, getTransactionSummary, getWallet } from './wallet.ts';

/** What area banking fulfils; withdrawals follow with their own issue; the realtime channel has handlers of its own. */
export const handlers = (ports: DepositPorts) =>
  ({
    getWallet,
    getRecentDepositMethods,
    getTransactions,
    getTransactionSummary,
    checkDepositAllowed,
    requestDeposit: (call: Call<'requestDeposit'>) => requestDeposit(call, ports),
    getDeposit,
  }) satisfies Handlers<
    | 'getWallet'
    | 'getRecentDepositMethods'
    | 'getTransactions'
    | 'getTransactionSummary'
    | 'checkDepositAllowed'
    | 'requestDeposit'
    | 'getDeposit'
  >;
