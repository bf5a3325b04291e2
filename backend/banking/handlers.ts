import type { Call, Handlers } from '../platform/operation.ts';
import { checkDepositAllowed, getDeposit, requestDeposit } from './deposits.ts';
import { cancelWithdrawal, getPendingWithdrawals } from './pending-withdrawals.ts';
import { getNetPosition } from './net-position.ts';
import type { DepositPorts, WithdrawalPorts } from './ports.ts';
import { getTransactions } from './transactions.ts';
import { getRecentDepositMethods, getTransactionSummary, getWallet } from './wallet.ts';
import { checkWithdrawalLimit, requestWithdrawal } from './withdrawals.ts';

/** The handlers of area banking; the realtime channel has handlers of its own. */
export const handlers = (ports: DepositPorts, withdrawals: WithdrawalPorts) =>
  ({
    getWallet,
    getRecentDepositMethods,
    getTransactions,
    getNetPosition,
    getTransactionSummary,
    checkDepositAllowed,
    requestDeposit: (call: Call<'requestDeposit'>) => requestDeposit(call, ports),
    getDeposit: (call: Call<'getDeposit'>) => getDeposit(call, ports),
    checkWithdrawalLimit: (call: Call<'checkWithdrawalLimit'>) =>
      checkWithdrawalLimit(call, withdrawals),
    requestWithdrawal: (call: Call<'requestWithdrawal'>) => requestWithdrawal(call, withdrawals),
    getPendingWithdrawals,
    cancelWithdrawal,
  }) satisfies Handlers<
    | 'getWallet'
    | 'getRecentDepositMethods'
    | 'getTransactions'
    | 'getNetPosition'
    | 'getTransactionSummary'
    | 'checkDepositAllowed'
    | 'requestDeposit'
    | 'getDeposit'
    | 'checkWithdrawalLimit'
    | 'requestWithdrawal'
    | 'getPendingWithdrawals'
    | 'cancelWithdrawal'
  >;
