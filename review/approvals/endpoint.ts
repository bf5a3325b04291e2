import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import {
  SIGNING_PATH,
  type Refusal,
  type Signatory,
  type Signed,
  type SigningAnswer,
  type SigningState,
} from './signing.ts';

/** Room for two texts of the greatest length, in JSON. */
const BODY_LIMIT = 64 * 1024;

const refused = (why: string): { readonly refused: Refusal } => ({
  refused: { why, obstacles: [] },
});

const NOT_FROM_HERE = refused(
  'This server signs only for a page that was reached by the link which npm start printed: open that link.',
);
const BUSY = refused('A signature is being made already: wait for it.');
const MALFORMED = refused('The server did not understand what it was to sign.');
const FAILED = refused('It could not be signed. The terminal of npm start says why.');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether a request comes from a page of this very server that knows the token. The token alone decides; the other
 * checks keep out a foreign page, or a name that somebody makes lead to here, a second time.
 */
function isFromHere({ raw, method }: FastifyRequest, token: string): boolean {
  const { host = '', origin, authorization = '', 'sec-fetch-site': site } = raw.headers;
  const port = raw.socket.localPort === 80 ? '' : `:${raw.socket.localPort}`;
  const isOwnHost = host === `localhost${port}` || host === `127.0.0.1${port}`;
  const isOwnOrigin = origin === `http://${host}` || (origin === undefined && method === 'GET');
  const isOwnSite = site === undefined || site === 'same-origin';
  const knowsToken = timingSafeEqual(digest(authorization), digest(`Bearer ${token}`));
  return isOwnHost && isOwnOrigin && isOwnSite && knowsToken;
}

/**
 * Lets a page of the atlas have something signed, one at a time. For a start on a developer's own machine alone.
 * @param options.token that a page must know: 32 random bytes, of this start
 * @param options.by the owner of the key
 * @param options.sign signs a request, as its JSON; it throws errors that a page may not read
 * @param options.stands whether a signature is still in its history: somebody may take it back
 */
export function signingEndpoint({
  token,
  by,
  sign,
  stands,
}: {
  readonly token: string;
  readonly by: Signatory;
  readonly sign: (request: string) => Promise<SigningAnswer>;
  readonly stands: (signed: Signed) => boolean;
}): FastifyPluginAsync {
  const signed: Signed[] = [];
  let underWay: Promise<SigningAnswer> | undefined;
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );
    app.addHook('onRequest', async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return isFromHere(request, token) ? undefined : reply.code(403).send(NOT_FROM_HERE);
    });
    app.setErrorHandler<Error & { statusCode?: number }>(async ({ statusCode = 500 }, _, reply) =>
      reply.code(statusCode).send(statusCode < 500 ? MALFORMED : FAILED),
    );
    app.get(SIGNING_PATH, async (): Promise<SigningState> => {
      // A page that was loaded anew meanwhile, or a second one, would sign the same thing.
      await underWay?.catch(() => {});
      return { by, signed: signed.filter(stands) };
    });
    app.post(SIGNING_PATH, { bodyLimit: BODY_LIMIT }, async ({ body }, reply) => {
      if (typeof body !== 'string') return reply.code(415).send(MALFORMED);
      if (underWay !== undefined) return reply.code(409).send(BUSY);
      try {
        underWay = sign(body);
        const answer = await underWay;
        if ('signed' in answer) signed.push(answer.signed);
        return await reply.code('signed' in answer ? 200 : 422).send(answer);
      } finally {
        underWay = undefined;
      }
    });
  };
}
