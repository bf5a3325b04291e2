import type { LimitPeriod } from './policies.ts';

/** The money that a limit is on. */
export type LimitKind = 'DEPOSIT' | 'SPEND';

/** A looser limit that is to come; instants in ms since the epoch. */
export interface PendingChange {
  /** Minor units; null: the limit is deleted. */
  readonly limit: number | null;
  readonly from: number;
  /** It takes effect only when the player says so once more, from then on. */
  readonly needsConfirmation: boolean;
}

/** A limit that a player set, as it holds now; amounts in minor units, instants in ms since the epoch. */
export interface OwnLimit {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  readonly limit: number;
  /** The part of it that the movements of the running period used, never below zero. */
  readonly used: number;
  /** When it began to hold, and when the player last asked for a change of it. */
  readonly startedAt: number;
  readonly updatedAt: number;
  /** When it was loosened last: a looser limit took effect. */
  readonly loosenedAt: number | null;
  /** Until when the operator keeps it from being changed. */
  readonly lockedUntil: number | null;
  readonly pending: PendingChange | null;
}

/** A pending change that has taken effect; undefined: the limit is gone with it. */
export function afterPending(own: OwnLimit, at: number): OwnLimit | undefined {
  const { pending } = own;
  if (!pending) return own;
  if (pending.limit === null) return undefined;
  return { ...own, limit: pending.limit, startedAt: at, loosenedAt: at, pending: null };
}

/**
 * A limit as it holds at `now` (ms): a due pending change takes effect by itself, whoever reads it first,
 * unless it waits for the player's word.
 */
export function settledAt(own: OwnLimit, now: number): OwnLimit | undefined {
  const { pending } = own;
  const isDue = pending !== null && pending.from <= now && !pending.needsConfirmation;
  return isDue ? afterPending(own, pending.from) : own;
}
