import { Ajv, type JSONSchemaType } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../platform/http/origin.ts';
import type { Platform } from '../platform/platform.ts';
import {
  PAYMENT_EVENT_TYPES,
  takePaymentEvent,
  type PaymentEvent,
  type PaymentMisfit,
} from './payment-events.ts';
import type { DepositPorts } from './ports.ts';
import { takeSigned } from '../platform/http/signed.ts';
import { byProvider } from './signed.ts';

/** Where the payment provider posts its callbacks. */
export const WEBHOOK_PATH = '/webhooks/payments';

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;

const schema: JSONSchemaType<PaymentEvent> = {
  type: 'object',
  required: ['eventId', 'type', 'paymentId', 'reference', 'amount', 'currency'],
  properties: {
    eventId: text,
    type: { type: 'string', enum: PAYMENT_EVENT_TYPES },
    paymentId: text,
    reference: text,
    amount: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    reason: { ...text, nullable: true },
    instrument: { ...text, maxLength: 64, nullable: true },
  },
};

const MISFITS: Readonly<Record<PaymentMisfit, number>> = {
  unknown: 404,
  reused: 409,
  mismatch: 422,
};

/**
 * The callbacks of the payment provider. The signature covers the bytes as they came, so the body is parsed
 * only after verification. The answers: 200 taken. 400 not an event. 401 not signed by the provider or outside
 * the replay window. 404 no such deposit. 409 the id of other news. 422 another amount or payment than the
 * deposit's. Signed news that does not fit is kept, and anything but a 200 makes the provider come again.
 */
export function paymentWebhook(
  platform: Platform,
  { provider, bonuses, payers, breaks }: DepositPorts,
  secret: string,
) {
  const isEvent = new Ajv().compile(schema);
  return async (app: FastifyInstance): Promise<void> => {
    takeSigned(
      app,
      WEBHOOK_PATH,
      byProvider({ provider, secret }),
      async (event, request, reply) => {
        if (!isEvent(event)) return reply.code(400).send({ error: 'event' });
        const answer = await takePaymentEvent(
          platform,
          { bonuses, payers, breaks },
          event,
          originOf(request, platform.config).sites,
        );
        if (typeof answer !== 'string') return answer;
        // An alert hangs on this line: the provider says that money moved, and ours has not.
        request.log.error({ reference: event.reference, why: answer }, 'payment callback kept');
        return reply.code(MISFITS[answer]).send({ error: answer });
      },
    );
  };
}
