import type { Outcome } from '../../../openapi/types.ts';
import type { CodeRefusal, RequestOperation, VerifyOperation } from './setup.ts';

/** Refusals that lead elsewhere than to another try. */
export const EXPIRED = 'sms.code.expired' satisfies CodeRefusal;
export const MAX_ATTEMPTS = 'sms.max.attempts.reached' satisfies CodeRefusal;
export const NOBODY = 'error.player.not_found' satisfies CodeRefusal;

export const refusedAs =
  (code: CodeRefusal) =>
  ({ event }: { event: { output: { ok: boolean; code?: string } } }) =>
    event.output.code === code;

/** Hands the code of a refusal to the chart's own action of that name. */
export const rememberRefusal = {
  type: 'rememberRefusal',
  params: ({ event }: { event: { output: Outcome<RequestOperation | VerifyOperation> } }) => ({
    code: event.output.ok ? undefined : event.output.code,
  }),
} as const;
