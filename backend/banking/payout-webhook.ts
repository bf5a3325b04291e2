import { Ajv, type JSONSchemaType } from 'ajv';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
import { keepUnmatched } from './unmatched-callbacks.ts';
import { takeSigned } from '../platform/http/signed.ts';
import { byProvider, type Signer } from './signed.ts';
import { settlePayout } from './withdrawal-ends.ts';

/** Where the payout provider posts its callbacks. */
export const PAYOUT_WEBHOOK_PATH = '/webhooks/payouts';

interface PayoutEvent {
  readonly eventId: string;
  readonly type: 'payout.paid' | 'payout.failed';
  readonly payoutId: string;
  /** The withdrawal's referenceId. */
  readonly reference: string;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
}

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;

const schema: JSONSchemaType<PayoutEvent> = {
  type: 'object',
  required: ['eventId', 'type', 'payoutId', 'reference', 'amount', 'currency'],
  properties: {
    eventId: text,
    type: { type: 'string', enum: ['payout.paid', 'payout.failed'] },
    payoutId: text,
    reference: text,
    amount: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  },
};

/**
 * The callbacks of the payout provider. The answers: 200 taken, also for the same news again. 400 not an event.
 * 401 not signed by the provider or outside the replay window. 404 no such withdrawal. 422 another amount or
 * payout than the withdrawal's, or the opposite of its end. Signed news that does not fit is kept.
 */
export function payoutWebhook(platform: Platform, signer: Signer) {
  const isEvent = new Ajv().compile(schema);
  return async (app: FastifyInstance): Promise<void> => {
    takeSigned(app, PAYOUT_WEBHOOK_PATH, byProvider(signer), async (event, request, reply) => {
      if (!isEvent(event)) return reply.code(400).send({ error: 'event' });
      const { type, payoutId, reference, amount, currency, eventId } = event;
      const paid = type === 'payout.paid';
      const unmatched = await settlePayout(platform, {
        reference,
        payoutId,
        paid,
        amount,
        currency,
      });
      if (unmatched === undefined) return { received: true };
      await keepUnmatched(
        platform,
        { eventId, type, paymentId: payoutId, reference, amount, currency },
        unmatched,
      );
      // An alert hangs on this line: money may have left twice, or not at all.
      request.log.error({ reference, why: unmatched }, 'payout callback kept');
      return reply.code(unmatched === 'unknown' ? 404 : 422).send({ error: unmatched });
    });
  };
}
