import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return undefined;
  }
}

/** How an address knows those who may post to it. */
export interface Signatures<Signer> {
  /** Finds out who signed the bytes of a post; undefined: nobody who may. */
  readonly signerOf: (
    headers: FastifyRequest['headers'],
    bytes: Buffer,
  ) => Signer | undefined | Promise<Signer | undefined>;
  /** The body of the answer, with 401, to a post that nobody signed. */
  readonly unsigned: object;
  /** The longest body, in bytes; 16 KiB unless told. */
  readonly bodyLimit?: number;
}

/**
 * An address that only those may post to whose signature is known. It covers the bytes as they came, so the body is
 * parsed only after verification.
 * @param take gets the signed value, undefined when it is no JSON, and who signed it
 */
export function takeSigned<Signer>(
  app: FastifyInstance,
  path: string,
  { signerOf, unsigned, bodyLimit = 16_384 }: Signatures<Signer>,
  take: (
    body: unknown,
    request: FastifyRequest,
    reply: FastifyReply,
    signer: Signer,
  ) => Promise<unknown>,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post(path, { bodyLimit, config: { anyHost: true } }, async (request, reply) => {
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const signer = await signerOf(request.headers, bytes);
    if (signer === undefined) return reply.code(401).send(unsigned);
    return take(parse(bytes), request, reply, signer);
  });
}
