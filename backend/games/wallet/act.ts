import type { components } from '../../../openapi/wallet.gen.ts';
import { hashBody } from '../../banking/idempotency.ts';
import type { ActKind } from '../tables.ts';

type Schemas = components['schemas'];
export type WalletStatus = Schemas['WalletStatus'];

/** Who asks about whose game. */
export interface Asking {
  readonly supplier: string;
  readonly token: string;
  /** The player, as suppliers know them. */
  readonly user: string;
}

/** An act in a round, as a supplier tells it. */
export interface Act extends Asking {
  readonly kind: ActKind;
  /** The supplier's id of it: it is done once. */
  readonly id: string;
  /** The bet that won, or is to be undone; null for a bet, and for a promotion's win. */
  readonly betId: string | null;
  readonly round: string;
  readonly closesRound: boolean;
  readonly gameCode: string;
  /** Null for a rollback: the bet says what it was about. */
  readonly currency: string | null;
  /** Minor units; 0 for a rollback. */
  readonly amount: number;
  readonly isFree: boolean;
  readonly isPromotion: boolean;
}

export const askingIn = (supplier: string, { token, user }: Schemas['UserRequest']): Asking => ({
  supplier,
  token,
  user,
});

function actIn(supplier: string, body: Schemas['ActRequest']) {
  return {
    ...askingIn(supplier, body),
    id: body.transaction_uuid,
    betId: null,
    round: body.round,
    closesRound: body.round_closed,
    gameCode: body.game_code,
    isPromotion: false,
  };
}

export const betIn = (supplier: string, body: Schemas['BetRequest']): Act => ({
  ...actIn(supplier, body),
  kind: 'BET',
  currency: body.currency,
  amount: body.amount,
  isFree: body.is_free ?? false,
});

export const winIn = (supplier: string, body: Schemas['WinRequest']): Act => ({
  ...actIn(supplier, body),
  kind: 'WIN',
  betId: body.reference_transaction_uuid ?? null,
  currency: body.currency,
  amount: body.amount,
  isFree: body.is_free ?? false,
  isPromotion: body.is_promotion ?? false,
});

export const rollbackIn = (supplier: string, body: Schemas['RollbackRequest']): Act => ({
  ...actIn(supplier, body),
  kind: 'ROLLBACK',
  betId: body.reference_transaction_uuid,
  currency: null,
  amount: 0,
  isFree: false,
});

/** Whether an act says enough to be one: nobody stakes nothing, and a win is a bet's or a promotion's. */
export const isWhole = ({ kind, amount, betId, isFree, isPromotion }: Act): boolean =>
  kind === 'BET' ? amount > 0 || isFree : betId !== null || isPromotion;

/** What makes an act the same act: all of it but the token, under another of which it may be told again. */
export const contentOf = ({ token: _token, ...content }: Act): string => hashBody(content);
