import { Ajv, type JSONSchemaType } from 'ajv';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { byProvider } from '../banking/signed.ts';
import { takeSigned } from '../platform/http/signed.ts';
import type { Platform } from '../platform/platform.ts';
import { takeNews } from './identity-check.ts';
import { IDENTITY_RETURN_PATH, IDENTITY_WEBHOOK_PATH } from './identity-paths.ts';
import type { CheckNews, IdentityProvider } from './ports.ts';
import { identityChecks } from './tables.ts';

interface CheckEvent {
  readonly eventId: string;
  readonly checkId: string;
  readonly reference: string;
  readonly status: 'APPROVED' | 'REJECTED' | 'CANCELLED' | 'EXPIRED';
  readonly reason?: string;
}

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;

const schema: JSONSchemaType<CheckEvent> = {
  type: 'object',
  required: ['eventId', 'checkId', 'reference', 'status'],
  properties: {
    eventId: text,
    checkId: text,
    reference: text,
    status: { type: 'string', enum: ['APPROVED', 'REJECTED', 'CANCELLED', 'EXPIRED'] },
    reason: { ...text, nullable: true },
  },
};

const RETURNED: Readonly<Record<string, CheckNews['status']>> = {
  SUBMITTED: 'SUBMITTED',
  CANCELLED: 'CANCELLED',
};

/**
 * The callbacks of the KYC provider, and the way back from its pages. The answers to callbacks: 200 taken, also
 * for the same news again. 400 not an event. 401 not signed by the provider or outside the replay window. 404
 * no such check. 422 another check than that of the reference, or the opposite of its end.
 */
export function identityWebhook(platform: Platform, provider: IdentityProvider, secret: string) {
  const { db, log } = platform;
  const isEvent = new Ajv().compile(schema);
  return async (app: FastifyInstance): Promise<void> => {
    takeSigned(
      app,
      IDENTITY_WEBHOOK_PATH,
      byProvider({ provider, secret }),
      async (event, request, reply) => {
        if (!isEvent(event)) return reply.code(400).send({ error: 'event' });
        const { reference, checkId, status, reason } = event;
        const news = { status, ...(reason !== undefined && { reason }) };
        const unmatched = await takeNews(platform, { reference, checkId }, news);
        if (unmatched === undefined) return { received: true };
        request.log.error({ reference, why: unmatched }, 'identity check does not fit');
        return reply.code(unmatched === 'unknown' ? 404 : 422).send({ error: unmatched });
      },
    );

    app.get<{ Querystring: Readonly<Record<string, unknown>> }>(
      IDENTITY_RETURN_PATH,
      async ({ query }, reply) => {
        reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
        const told = returnOf(query);
        // A forged or replayed way back changes nothing and learns nothing.
        if (!told || !provider.isSignedReturn(secret, told, Date.now())) {
          return reply.redirect('/', 303);
        }
        const { reference, checkId } = told;
        const status = RETURNED[told.status];
        if (status !== undefined) await takeNews(platform, { reference, checkId }, { status });
        // The end may be known by now, and its callback late.
        const end = await provider.ask(db, checkId).catch(() => undefined);
        if (end) await takeNews(platform, { reference, checkId }, end);
        const [check] = await db
          .select({ returnPath: identityChecks.returnPath, checkId: identityChecks.checkId })
          .from(identityChecks)
          .where(eq(identityChecks.reference, reference));
        if (check?.checkId !== checkId) log.warn({ reference }, 'return of an unknown check');
        return reply.redirect(check?.checkId === checkId ? check.returnPath : '/', 303);
      },
    );
  };
}

function returnOf({ checkId, reference, status, signature }: Readonly<Record<string, unknown>>) {
  return typeof checkId === 'string' &&
    typeof reference === 'string' &&
    typeof status === 'string' &&
    typeof signature === 'string'
    ? { checkId, reference, status, signature }
    : undefined;
}
