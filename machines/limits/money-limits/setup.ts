import { assign, fromCallback, setup, type EventObject } from 'xstate';
import type { LimitPeriod, MarketPolicy } from '../../../reference/policies.ts';
import type { Outcome } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import type { News } from '../../news.ts';
import { asFailure, operation, type Failure } from '../../operations.ts';
import { limitOf, type LimitsAnswer } from './limit-facts.ts';
import {
  allowedOf,
  highestLimit,
  isDue,
  loosens,
  type LimitChange,
  type LimitKind,
} from './rules.ts';

export type ReadOperation = 'getDepositLimits' | 'getSpendLimits';
export type ChangeOperation = 'updateDepositLimit' | 'updateSpendLimit';

/** A flow's pair of operations, and the money that its limits are on. */
export interface LimitOperations {
  readonly kind: LimitKind;
  readonly read: ReadOperation;
  readonly change: ChangeOperation;
}

export type LimitRefusal = Extract<Outcome<ChangeOperation>, { ok: false }>['code'];

export interface LimitsInput {
  readonly policy: MarketPolicy;
}

export type LimitsEvent =
  | { type: 'edit.chosen'; period: LimitPeriod }
  | { type: 'change.left' }
  /** Minor units of the currency of the limits. */
  | { type: 'limit.submitted'; amount: number }
  | { type: 'delete.chosen'; period: LimitPeriod }
  | { type: 'loosening.confirmed' }
  | { type: 'pending.cancelled'; period: LimitPeriod }
  /** @param now ms since 1970 */
  | { type: 'pending.confirmed'; period: LimitPeriod; now: number }
  /** A period began anew, or a change is due. */
  | { type: 'limits.outdated' }
  | News<'player.changed'>
  | { type: 'retry.requested' };

/** The platform took a change. `waits`: a part of that period's limit does not hold yet. */
export type LimitsEmitted = { type: 'limits.changed'; waits: boolean };

export interface LimitsContext extends LimitsInput {
  limits: LimitsAnswer | undefined;
  /** The period whose limit is being edited. */
  editing: LimitPeriod | undefined;
  /** The change that is to be confirmed, is being stored, or was answered last: the news stands at its period. */
  change: LimitChange | undefined;
  refusal: LimitRefusal | undefined;
  failure: Failure | undefined;
}

interface Known {
  readonly limits: LimitsAnswer;
  readonly editing: LimitPeriod | undefined;
}
interface Changed extends Known {
  readonly change: LimitChange;
}

/** The screens of the limits on deposits, or on spending. */
export type LimitsScreen =
  | { readonly name: 'loading' }
  | { readonly name: 'loadFailed'; readonly failure: Failure }
  | ({ readonly name: 'listed' } & Known)
  | ({ readonly name: 'editing' } & Known)
  /** The player is told the effect of loosening, and asked once more. */
  | ({ readonly name: 'asked' } & Changed)
  /** The change no longer loosens what holds, so that nothing is asked any more. */
  | ({ readonly name: 'overtaken' } & Changed)
  | ({ readonly name: 'saving' } & Changed)
  | ({ readonly name: 'saved' } & Changed)
  | ({ readonly name: 'refused'; readonly refusal: LimitRefusal } & Changed)
  /** The platform did not take the change, without a documented reason. */
  | ({ readonly name: 'notSaved'; readonly failure: Failure } & Changed)
  /** Whether the change was stored is not known: the limits are being read. */
  | { readonly name: 'unknown' }
  | { readonly name: 'stillUnknown'; readonly failure: Failure }
  /** The limits that hold after all. */
  | ({ readonly name: 'readAgain' } & Changed);

/** The setup of the chart of a pair of operations. */
export const limitsSetup = ({ kind, read, change }: LimitOperations) =>
  setup({
    types: {
      context: {} as LimitsContext,
      events: {} as LimitsEvent,
      emitted: {} as LimitsEmitted,
      input: {} as LimitsInput,
      meta: {} as StateMeta<LimitsScreen>,
      tags: {} as 'busy',
    },
    actors: {
      readLimits: operation<ReadOperation>(read),
      changeLimit: operation<ChangeOperation>(change),
      /** Tells by `limits.outdated` when a period begins anew, or a change is due. */
      watchTurns: fromCallback<EventObject, { readonly limits: LimitsAnswer | undefined }>(
        () => {},
      ),
    },
    guards: {
      mayEdit: ({ context: { policy, limits }, event }) =>
        event.type === 'edit.chosen' && allowedOf(policy, kind, limits, event.period).edit,
      mayDelete: ({ context: { policy, limits }, event }) =>
        event.type === 'delete.chosen' && allowedOf(policy, kind, limits, event.period).remove,
      mayCancel: ({ context: { policy, limits }, event }) =>
        event.type === 'pending.cancelled' &&
        allowedOf(policy, kind, limits, event.period).cancelPending,
      mayConfirm: ({ context: { policy, limits }, event }) =>
        event.type === 'pending.confirmed' &&
        allowedOf(policy, kind, limits, event.period).confirmPending &&
        isDue(limitOf(limits, event.period), event.now),
      isEditing: ({ context }) => context.editing !== undefined,
      isDeletion: ({ context }) => context.change?.kind === 'delete',
      loosens: ({ context, event }) =>
        event.type === 'limit.submitted' && maySend(context, kind, event.amount) === 'looser',
      stillLoosens: ({ context: { policy, change } }, { limits }: { limits: LimitsAnswer }) =>
        change !== undefined && isLoosening(policy, kind, limits, change),
      tightens: ({ context, event }) =>
        event.type === 'limit.submitted' && maySend(context, kind, event.amount) === 'tighter',
    },
    actions: {
      open: assign(({ event }) => ({
        editing: event.type === 'edit.chosen' ? event.period : undefined,
        change: undefined,
        refusal: undefined,
        failure: undefined,
      })),
      close: assign({
        editing: undefined,
        change: undefined,
        refusal: undefined,
        failure: undefined,
      }),
      rememberChange: assign(({ context: { editing }, event }) => ({
        change: changeIn(editing, event),
        editing: undefined,
        refusal: undefined,
        failure: undefined,
      })),
      // The typed value stays in its field, to be mended.
      reopen: assign(({ context: { change } }) => ({
        editing: change?.kind === 'set' ? change.period : undefined,
      })),
      rememberFailure: assign((_, params: { error: unknown }) => ({
        failure: asFailure(params.error),
      })),
    },
  });

/** Compares a limit of that amount with the one that holds; undefined where it may not be sent. */
function maySend(
  { policy, limits, editing }: LimitsContext,
  kind: LimitKind,
  amount: number,
): 'looser' | 'tighter' | undefined {
  if (editing === undefined) return undefined;
  if (amount > (highestLimit(policy, kind, limits) ?? Number.POSITIVE_INFINITY)) return undefined;
  return loosens(limitOf(limits, editing), amount) ? 'looser' : 'tighter';
}

/** Whether a change to the limits that hold may be made, and loosens them. */
function isLoosening(
  policy: MarketPolicy,
  kind: LimitKind,
  limits: LimitsAnswer,
  change: LimitChange,
): boolean {
  const { edit, remove } = allowedOf(policy, kind, limits, change.period);
  if (change.kind === 'delete') return remove;
  return change.kind === 'set' && edit && loosens(limitOf(limits, change.period), change.amount);
}

/** The change that an event asks for. */
function changeIn(editing: LimitPeriod | undefined, event: LimitsEvent): LimitChange | undefined {
  switch (event.type) {
    case 'limit.submitted':
      return editing && { kind: 'set', period: editing, amount: event.amount };
    case 'delete.chosen':
      return { kind: 'delete', period: event.period };
    case 'pending.cancelled':
      return { kind: 'cancelPending', period: event.period };
    case 'pending.confirmed':
      return { kind: 'confirmPending', period: event.period };
    default:
      return undefined;
  }
}
