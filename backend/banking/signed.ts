import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentProvider } from './ports.ts';

/** The signer, and the secret. */
export interface Signer {
  readonly provider: Pick<PaymentProvider, 'signatureHeader' | 'isSigned'>;
  readonly secret: string;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/**
 * An address that only the payment provider may post to. The signature covers the bytes as they came, so the
 * body is parsed only after verification; 401 for an unsigned post, or one outside the replay window.
 * @param take gets the signed value; undefined when it is no JSON
 */
export function takeSigned(
  app: FastifyInstance,
  path: string,
  { provider, secret }: Signer,
  take: (body: unknown, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post(path, { bodyLimit: 16_384, config: { anyHost: true } }, async (request, reply) => {
    const header = request.headers[provider.signatureHeader];
    const body = typeof request.body === 'string' ? request.body : '';
    const signature = typeof header === 'string' ? header : undefined;
    // Real time, not the platform's clock: the window is about the network between two machines.
    if (!provider.isSigned(secret, signature, body, Date.now())) {
      return reply.code(401).send({ error: 'signature' });
    }
    return take(parse(body), request, reply);
  });
}
