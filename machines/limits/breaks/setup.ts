import { assign, setup } from 'xstate';
import { isSameLength, type BreakLength } from '../../../reference/break-ends.ts';
import type { MarketPolicy } from '../../../reference/policies.ts';
import type { Input, Outcome, Schemas } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operation, type Failure } from '../../operations.ts';

export type BreakOperation = 'startTimeout' | 'startExclusion' | 'startCoolingOff';
export type Begun = Schemas['BreakBegun'];

/** The kind of a break, as it is named where it is told of. */
export type BreakKind = 'timeout' | 'exclusion' | 'coolingOff';

export interface BreakInput {
  readonly policy: MarketPolicy;
}

export type BreakEvent =
  | { type: 'break.chosen'; length: BreakLength }
  | { type: 'break.cancelled' }
  | { type: 'break.confirmed' }
  /** After no answer, or an unclear one: the same once more. */
  | { type: 'retry.requested' };

export type BreakEmitted = { type: 'break.begun'; kind: BreakKind; begun: Begun };

export interface BreakContext extends BreakInput {
  chosen: BreakLength | undefined;
  /** The break that holds is longer: nothing was shortened. */
  isRefused: boolean;
  failure: Failure | undefined;
}

export type BreakScreen =
  | {
      readonly name: 'choosing';
      readonly lengths: readonly BreakLength[];
      /** A longer break holds than the requested one. */
      readonly isRefused: boolean;
    }
  | { readonly name: 'confirming'; readonly length: BreakLength }
  | { readonly name: 'asking'; readonly length: BreakLength }
  /** Whether it has begun is not known; asking once more shortens nothing. */
  | { readonly name: 'failed'; readonly length: BreakLength; readonly failure: Failure }
  | { readonly name: 'begun' };

/** The differences between breaks: the operation of the platform, and the lengths on offer. */
export interface BreakFacts {
  readonly kind: BreakKind;
  readonly operation: BreakOperation;
  readonly lengthsOf: (policy: MarketPolicy) => readonly BreakLength[];
  readonly inputOf: (length: BreakLength) => Input<BreakOperation>;
  /** Where a market wants a way without a question (`panicButton`). */
  readonly mayBeImmediate: boolean;
}

export const NOTHING_CHOSEN = {
  chosen: undefined,
  isRefused: false,
  failure: undefined,
} satisfies Partial<BreakContext>;

/** The setup of the chart of a break. */
export function breakSetup({ operation: id, lengthsOf }: BreakFacts) {
  const isOffered = (policy: MarketPolicy, event: BreakEvent): boolean =>
    event.type === 'break.chosen' &&
    lengthsOf(policy).some((length) => isSameLength(length, event.length));
  return setup({
    types: {
      context: {} as BreakContext,
      events: {} as BreakEvent,
      emitted: {} as BreakEmitted,
      input: {} as BreakInput,
      meta: {} as StateMeta<BreakScreen>,
      tags: {} as 'busy',
    },
    actors: { startBreak: operation<BreakOperation>(id) },
    guards: {
      isOffered: ({ context: { policy }, event }) => isOffered(policy, event),
      isImmediate: ({ context: { policy }, event }) =>
        policy.panicButton && isOffered(policy, event),
      isLonger: (_, { output }: { output: Outcome<BreakOperation> }) => !output.ok,
    },
    actions: {
      choose: assign(({ event }) =>
        event.type === 'break.chosen' ? { ...NOTHING_CHOSEN, chosen: event.length } : {},
      ),
      forget: assign(NOTHING_CHOSEN),
      forgetFailure: assign({ failure: undefined }),
      rememberRefusal: assign({ ...NOTHING_CHOSEN, isRefused: true }),
      rememberFailure: assign((_, params: { error: unknown }) => ({
        failure: asFailure(params.error),
      })),
    },
  });
}
