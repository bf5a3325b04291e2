import type { Schemas } from '../../openapi/types.ts';
import type { HISTORY_HOURS } from '../../machines/banking/history/setup.ts';
import type { TextId } from '../texts/index.ts';

/** The name of each type of transaction (TXN-03). */
export const TYPE_WORDS = {
  BET: 'history.type.BET',
  BET_VOID: 'history.type.BET_VOID',
  CASHOUT: 'history.type.CASHOUT',
  CASHOUT_VOID: 'history.type.CASHOUT_VOID',
  DEPOSIT: 'history.type.DEPOSIT',
  LOSS: 'history.type.LOSS',
  WIN: 'history.type.WIN',
  WIN_VOID: 'history.type.WIN_VOID',
  WITHDRAW: 'history.type.WITHDRAW',
  DORMANT: 'history.type.DORMANT',
  REVERSAL: 'history.type.REVERSAL',
  FORFEIT: 'history.type.FORFEIT',
  CANCELED: 'history.type.CANCELED',
  REVERSAL_DP: 'history.type.REVERSAL_DP',
} as const satisfies Record<Schemas['TransactionType'], TextId>;

/** The words for its status (TXN-02). */
export const STATUS_WORDS = {
  FAILED: 'history.status.FAILED',
  PENDING: 'history.status.PENDING',
  SUCCESS: 'history.status.SUCCESS',
  REVERTED: 'history.status.REVERTED',
  WAITING_INPUT: 'history.status.WAITING_INPUT',
  COMPLETED: 'history.status.COMPLETED',
  CANCELLED: 'history.status.CANCELLED',
} as const satisfies Record<Schemas['TransactionStatus'], TextId>;

/** The part of the product that it belongs to (TXN-04). */
export const CATEGORY_WORDS = {
  BONUS: 'history.category.BONUS',
  CASINO: 'history.category.CASINO',
  PAYMENT: 'history.category.PAYMENT',
  SPORTS: 'history.category.SPORTS',
  VIRTUAL_SPORTS: 'history.category.VIRTUAL_SPORTS',
  LIVE_CASINO: 'history.category.LIVE_CASINO',
  ADJUSTMENT: 'history.category.ADJUSTMENT',
  DORMANT_ADJUSTMENT: 'history.category.DORMANT_ADJUSTMENT',
} as const satisfies Record<Schemas['TransactionCategory'], TextId>;

/** The windows back from now (TXN-10). */
export const HOURS_WORDS = {
  24: 'history.period.day',
  72: 'history.period.threeDays',
  168: 'history.period.week',
  720: 'history.period.month',
} as const satisfies Record<(typeof HISTORY_HOURS)[number], TextId>;

/** Whether its change of the balance has happened: an amount that did not move is written quietly. */
export const hasMoved = (status: Schemas['TransactionStatus']): boolean =>
  status === 'SUCCESS' || status === 'COMPLETED';
