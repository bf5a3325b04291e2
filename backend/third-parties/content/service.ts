import { STREAM_ROUTE } from '../../platform/http/streams.ts';
import { addressSubject } from '../../platform/rate-limits.ts';
import { describeError } from '../../platform/log.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { directory } from './directory.ts';
import { ContentFailure, failure } from './failure.ts';
import { images } from './images.ts';
import { createLibrary, datasetOf, type Library } from './library.ts';
import { createListeners, type ListenerLimits } from './listen/listeners.ts';
import { listenRequest } from './listen/request.ts';
import { createPictures, type PictureOptions } from './pictures/pictures.ts';
import { checkApiVersion, fromBody, fromQueryString, type ContentQuery } from './query/request.ts';

export interface ContentServiceOptions {
  readonly library?: Library;
  /** The scope of the overrides that a request sees; null sees everybody's only. */
  readonly scopeOf?: (request: FastifyRequest) => string | null;
  readonly listeners?: ListenerLimits;
  readonly pictures?: PictureOptions | undefined;
}

/** Bytes of a POSTed query. */
const BODY_LIMIT = 131_072;

/** Documents that are read by their ids at once. */
const MAX_IDS = 20;

interface Addressed {
  Params: { version: string; dataset: string };
  Querystring: Record<string, unknown>;
}

/**
 * The headless content service: the part of the official client's `{origin}/content` (API-160 to API-166) that
 * only reads. Register it with the prefix `/content`.
 */
export async function contentService(
  app: FastifyInstance,
  options: ContentServiceOptions,
): Promise<void> {
  const { library = createLibrary(), scopeOf = () => null, pictures = {} } = options;
  const listeners = createListeners(library, options.listeners);
  // A stream that stays open would keep the server from closing.
  app.addHook('preClose', async () => listeners.close());
  app.addHook('onClose', () => library.close());

  app.setErrorHandler((error, request, reply) => {
    const refused = asFailure(error);
    if (refused !== error) request.log.debug(describeError(error), 'content request refused');
    return sendFailure(reply, refused);
  });
  app.setNotFoundHandler((_request, reply) => sendFailure(reply, failure(404, 'Not found')));

  const answer = async (
    request: FastifyRequest<Addressed>,
    reply: FastifyReply,
    asked: ContentQuery,
  ) => {
    checkApiVersion(request.params.version);
    const dataset = datasetOf(request.params.dataset);
    const started = performance.now();
    const result = await library.ask(
      { ...asked, dataset },
      scopeOf(request),
      addressSubject(request.ip),
    );
    const ms = Math.round(performance.now() - started);
    const head = asked.returnQuery ? `"query":${JSON.stringify(asked.query)},` : '';
    return reply
      .headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
      .type('application/json; charset=utf-8')
      .send(`{${head}"result":${result},"syncTags":[],"ms":${ms}}`);
  };

  app.get<Addressed>('/:version/data/query/:dataset', (request, reply) =>
    answer(request, reply, fromQueryString(request.query)),
  );
  app.post<Addressed>(
    '/:version/data/query/:dataset',
    { bodyLimit: BODY_LIMIT },
    (request, reply) => answer(request, reply, fromBody(request.body, request.query)),
  );
  app.get<Addressed>('/:version/data/listen/:dataset', STREAM_ROUTE, async (request, reply) => {
    checkApiVersion(request.params.version);
    const dataset = datasetOf(request.params.dataset);
    const { query, params, includeResult } = listenRequest(request.url, request.query);
    const stream = await listeners.open({
      question: { dataset, query, params },
      scope: scopeOf(request),
      includeResult,
      address: addressSubject(request.ip),
    });
    return reply
      .headers({
        'Cache-Control': 'no-store, no-transform',
        'X-Content-Type-Options': 'nosniff',
        // Proxies hand on each event as it comes.
        'X-Accel-Buffering': 'no',
      })
      .type('text/event-stream; charset=utf-8')
      .send(stream);
  });

  app.get<{ Params: Addressed['Params'] & { id: string } }>(
    '/:version/data/doc/:dataset/:id',
    async (request, reply) => {
      checkApiVersion(request.params.version);
      const dataset = datasetOf(request.params.dataset);
      const question = {
        dataset,
        query: '*[_id in $ids]',
        params: { ids: idsOf(request.params.id) },
      };
      const documents = await library.ask(question, scopeOf(request), addressSubject(request.ip));
      return reply
        .headers({ 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' })
        .type('application/json; charset=utf-8')
        .send(`{"documents":${documents}}`);
    },
  );

  // Before the body is read: an upload may be of any type and size.
  const refuse = async () => {
    throw failure(403, 'This service is read only');
  };
  for (const url of [
    '/:version/assets/images/:dataset',
    '/:version/assets/files/:dataset',
    '/:version/data/mutate/:dataset',
    '/:version/data/actions/:dataset',
  ] as const) {
    app.post(url, { onRequest: refuse }, refuse);
  }

  await app.register(directory);

  const made = createPictures(pictures, app.log);
  app.addHook('onClose', () => made.close());
  await app.register(images, { library, pictures: made });
}

/** Ids of an address, as the client lists them. */
function idsOf(list: string): readonly string[] {
  const ids = list.split(',');
  const odd = ids.find((id) => !/^[A-Za-z0-9_.-]{1,128}$/.test(id));
  if (odd !== undefined || ids.length > MAX_IDS) throw failure(400, 'Invalid document id');
  return ids;
}

/** Fastify's own refusals (a body that is no JSON, or too large) keep their 4xx. */
function asFailure(error: unknown): ContentFailure {
  if (error instanceof ContentFailure) return error;
  const status =
    error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : Number.NaN;
  const message = error instanceof Error ? error.message : 'The request cannot be answered';
  return failure(status >= 400 && status < 500 ? status : 400, message);
}

function sendFailure(reply: FastifyReply, { status, body, retryAfter }: ContentFailure) {
  if (retryAfter !== undefined) reply.header('Retry-After', String(retryAfter));
  return reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
}
