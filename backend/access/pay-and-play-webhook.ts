import { Ajv, type JSONSchemaType } from 'ajv';
import type { FastifyInstance } from 'fastify';
import { byProvider, type Signer } from '../banking/signed.ts';
import { takeSigned } from '../platform/http/signed.ts';
import type { Platform } from '../platform/platform.ts';
import { answerQuestion } from './pay-and-play-payer.ts';
import type { PaymentQuestion } from './pay-and-play-ports.ts';

/** Where the payment provider asks whether somebody may pay. */
export const QUESTION_PATH = '/webhooks/pay-and-play';

/** Some banks leave out a name that a customer has not, others tell it as empty. */
const name = { type: 'string', maxLength: 200, nullable: true } as const;
const text = { type: 'string', minLength: 1, maxLength: 200 } as const;

const schema: JSONSchemaType<PaymentQuestion> = {
  type: 'object',
  required: ['paymentId', 'clientId', 'redirectUri', 'amount', 'currency', 'startedFrom', 'payer'],
  properties: {
    paymentId: text,
    clientId: text,
    redirectUri: { type: 'string', minLength: 1, maxLength: 1_024 },
    amount: { type: 'integer', minimum: 1, maximum: 100_000_000_000 },
    currency: { type: 'string', pattern: '^[A-Z]{3}$' },
    startedFrom: { type: 'string', pattern: '^[0-9A-Fa-f:.]{2,45}$' },
    confirmedIn: { type: 'string', pattern: '^[A-Z]{2}$', nullable: true },
    payer: {
      type: 'object',
      required: ['subject', 'dateOfBirth', 'country'],
      properties: {
        subject: text,
        firstName: name,
        lastName: name,
        dateOfBirth: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\d$' },
        country: { type: 'string', pattern: '^[A-Z]{2}$' },
        email: { ...text, nullable: true },
        mobilePhone: { ...text, nullable: true },
      },
    },
  },
};

/**
 * The provider's question before a payment that began with it (PNP-06). Answers: 200 with the deposit's
 * reference or the reason against it, 400 not a question, 401 not signed by the provider.
 */
export function payAndPlayWebhook(platform: Platform, signer: Signer) {
  const isQuestion = new Ajv().compile(schema);
  return async (app: FastifyInstance): Promise<void> => {
    takeSigned(app, QUESTION_PATH, byProvider(signer), async (asked, request, reply) => {
      if (!isQuestion(asked)) return reply.code(400).send({ error: 'question' });
      const answer = await answerQuestion(platform, asked);
      // The log leaves out who was refused.
      if ('refused' in answer) request.log.info({ why: answer.refused }, 'pay-and-play refused');
      return answer;
    });
  };
}
