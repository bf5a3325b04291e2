import { assign, setup } from 'xstate';
import type { MarketPolicy } from '../../../reference/policies.ts';
import type { Input, Outcome, Schemas } from '../../../openapi/types.ts';
import type { StateMeta } from '../../engine/screens.ts';
import { asFailure, operations, type Failure } from '../../operations.ts';
import type { News } from '../../news.ts';
import type { DocumentsScreen } from '../documents.ts';
import type { WithdrawalCheck } from './results.ts';

type RequestBody = NonNullable<Input<'requestWithdrawal'>['body']>;
export type WithdrawalRefusal = Extract<Outcome<'requestWithdrawal'>, { ok: false }>['code'];

/** The player's choice; `amount` in minor units of `currency`. */
export type WithdrawalChoice = Pick<RequestBody, 'method' | 'amount' | 'currency'>;

export interface WithdrawInput {
  readonly policy: MarketPolicy;
  /** The flag of the profile (WDR-13): when it is off, the platform is asked nothing. */
  readonly isOn: boolean;
  /** By a sister brand (GUARD-15). */
  readonly isSuspended: boolean;
  /** Sent with the check and the request (WDR-01). */
  readonly ipAddress: string;
  readonly blackbox: string;
}

export type WithdrawEvent =
  | { type: 'withdraw.started' }
  | { type: 'withdraw.submitted'; choice: WithdrawalChoice }
  | { type: 'limit.accepted' }
  | { type: 'bonus.forfeited' }
  | { type: 'bonus.kept' }
  | { type: 'later.chosen' }
  | { type: 'upload.chosen' }
  | { type: 'upload.left' }
  | { type: 'retry.requested' }
  /** Money of these withdrawals came back into the balance, which the check has not counted. */
  | { type: 'balance.returned'; of: readonly string[] }
  | News<'player.changed' | 'account.changed' | 'player.suspended' | 'suspension.lifted'>;

export type WithdrawEmitted =
  /** The money is locked: balances and the list of pending withdrawals are old. */
  | { type: 'withdraw.requested' }
  | { type: 'withdraw.refusedByLimit'; code: WithdrawalRefusal }
  /** The check's answer is outside the contract: the platform is ahead of the site. */
  | { type: 'withdraw.resultUnknown'; result: string };

export interface WithdrawContext extends WithdrawInput {
  later: boolean;
  /** The check was made anew because money came back: the typed values go on. */
  resumed: boolean;
  answer: WithdrawalCheck | undefined;
  choice: WithdrawalChoice | undefined;
  /** The player was told which bonus is lost, and agreed. */
  forfeits: boolean;
  refusal: WithdrawalRefusal | undefined;
  /** Whether a person looks at the requested withdrawal. */
  needsReview: boolean;
  /** The requested withdrawal, by its id in the list. */
  requested: string | undefined;
  /** It was taken, and its money came back. */
  cameBack: boolean;
  failure: Failure | undefined;
  /** No request from here was, or may have been, taken: the money is where it was. */
  untouched: boolean;
}

/** The screens of the withdrawal page. Amounts are in minor units of the answer's currency. */
export type WithdrawScreen =
  | { readonly name: 'inactive' }
  | { readonly name: 'checking' }
  | {
      readonly name: 'form';
      readonly busy: boolean;
      /** The form goes on with the values typed before the check. */
      readonly resumed: boolean;
      readonly answer: WithdrawalCheck;
      readonly entered: WithdrawalChoice | undefined;
      readonly refusal: WithdrawalRefusal | undefined;
    }
  | { readonly name: 'limitNotify'; readonly answer: WithdrawalCheck }
  | {
      readonly name: 'bonusAtStake';
      readonly answer: WithdrawalCheck;
      readonly entered: WithdrawalChoice;
      readonly bonus: NonNullable<WithdrawalCheck['bonus']>;
    }
  /** The platform did not take the request; one before it may have been taken, unless `untouched`. */
  | {
      readonly name: 'requestRefused';
      readonly untouched: boolean;
      readonly entered: WithdrawalChoice;
      readonly failure: Failure;
    }
  /** Whether a withdrawal was opened is not known. */
  | {
      readonly name: 'requestUnanswered';
      readonly entered: WithdrawalChoice;
      readonly failure: Failure;
    }
  | {
      readonly name: 'requested';
      readonly entered: WithdrawalChoice;
      readonly needsReview: boolean;
      readonly pendingWithdrawalId: string | undefined;
    }
  | { readonly name: 'nothing' }
  | DocumentsScreen
  | { readonly name: 'limitReached'; readonly answer: WithdrawalCheck }
  | { readonly name: 'restricted' }
  | { readonly name: 'suspended' }
  | { readonly name: 'off' }
  | { readonly name: 'error'; readonly failure: Failure | undefined; readonly untouched: boolean };

/** A flow without a withdrawal under way. */
export const CLEAR = {
  later: false,
  resumed: false,
  answer: undefined,
  choice: undefined,
  forfeits: false,
  refusal: undefined,
  needsReview: false,
  requested: undefined,
  cameBack: false,
  failure: undefined,
} satisfies Partial<WithdrawContext>;

export const withdrawSetup = setup({
  types: {
    context: {} as WithdrawContext,
    events: {} as WithdrawEvent,
    emitted: {} as WithdrawEmitted,
    input: {} as WithdrawInput,
    meta: {} as StateMeta<WithdrawScreen, Schemas['BankingUiState']>,
    tags: {} as 'busy',
  },
  actors: operations('checkWithdrawalLimit', 'requestWithdrawal'),
  guards: {
    isSuspended: ({ context }) => context.isSuspended,
    isOff: ({ context }) => !context.isOn,
    documentsMayWait: ({ context }) => context.policy.documentsMayWait,
    hasBonus: ({ context }) => context.answer?.bonus !== undefined,
    hasComeBack: ({ context }) => context.cameBack,
    isOfRequested: ({ context, event }) =>
      event.type === 'balance.returned' && event.of.some((id) => id === context.requested),
  },
  actions: {
    clear: assign(CLEAR),
    /** What was chosen is there again. */
    beginAgain: assign(({ context: { choice } }) => ({ ...CLEAR, choice })),
    resume: assign({ ...CLEAR, resumed: true }),
    suspend: assign(({ context: { untouched } }, { isCutOff }: { isCutOff: boolean }) => ({
      isSuspended: true,
      untouched: untouched && !isCutOff,
    })),
    lift: assign({ ...CLEAR, isSuspended: false }),
    rememberAccount: assign(({ event }) =>
      event.type === 'account.changed' ? { isOn: event.account.withdrawal } : {},
    ),
    rememberAnswer: assign((_, params: { answer: WithdrawalCheck }) => params),
    /** A bonus that was given up for a request that was refused is asked about again. */
    rememberRefusal: assign((_, { output }: { output: Outcome<'requestWithdrawal'> }) =>
      output.ok ? {} : { refusal: output.code, forfeits: false },
    ),
    rememberFailure: assign((_, params: { error: unknown }) => ({
      failure: asFailure(params.error),
    })),
  },
});
