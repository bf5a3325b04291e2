import type { Call, Handlers } from '../platform/operation.ts';
import { checkDepositAllowed, getDeposit, requestDeposit } from './deposits.ts';
import type { DepositPorts } from './ports.ts';
import { getTransactions } from './transactions.ts';
import { getRecentDepositMethods, getTransactionSummary, getWallet } from './wallet.ts';

/** What area banking fulfils; withdrawals and the realtime channel follow with their own issues. */
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
