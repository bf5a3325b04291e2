import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ContentFailure, failure } from './failure.ts';
import { assetIdOf, IMAGE_HEADERS, renderImage } from './images.ts';
import { createLibrary, datasetNamed, type Library } from './library.ts';
import { checkApiVersion, fromBody, fromQueryString, type ContentQuery } from './query/request.ts';
import type { Dataset } from './documents.ts';

export interface ContentServiceOptions {
  readonly library?: Library;
  /** Whose overrides a request sees; null sees everybody's only. */
  readonly scopeOf?: (request: FastifyRequest) => string | null;
}

/** Bytes of a POSTed query. */
const BODY_LIMIT = 131_072;

interface Addressed {
  Params: { version: string; dataset: string };
  Querystring: Record<string, unknown>;
}

/**
 * The headless content service: what the official client asks of `{origin}/content` (API-160,
 * API-161), read only. Register it with the prefix `/content`.
 */
export async function contentService(
  app: FastifyInstance,
  { library = createLibrary(), scopeOf = () => null }: ContentServiceOptions,
): Promise<void> {
  app.addHook('onClose', () => library.close());

  app.setErrorHandler((error, request, reply) => {
    const refused = asFailure(error);
    if (refused !== error) request.log.warn(error, 'content request refused');
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
    const result = await library.ask({ ...asked, dataset }, scopeOf(request));
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
  for (const url of [
    '/:version/data/mutate/:dataset',
    '/:version/data/actions/:dataset',
  ] as const) {
    app.post(url, () => {
      throw failure(403, 'This service is read only');
    });
  }

  app.get<{
    Params: { project: string; dataset: string; file: string };
    Querystring: Record<string, unknown>;
  }>('/images/:project/:dataset/:file', (request, reply) => {
    const { dataset, file } = request.params;
    const id = assetIdOf(file);
    const asset = id === undefined ? undefined : library.store.asset(datasetOf(dataset), id);
    if (!asset) throw failure(404, 'There is no such image');
    return reply.headers(IMAGE_HEADERS).send(renderImage(asset, request.query));
  });
}

function datasetOf(name: string): Dataset {
  const dataset = datasetNamed(name);
  if (!dataset) throw failure(404, `Dataset "${name.slice(0, 64)}" not found`);
  return dataset;
}

/** Fastify's own refusals (a body that is no JSON, or too large) keep their 4xx. */
function asFailure(error: unknown): ContentFailure {
  if (error instanceof ContentFailure) return error;
  const status =
    error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : Number.NaN;
  const message = error instanceof Error ? error.message : 'The request cannot be answered';
  return failure(status >= 400 && status < 500 ? status : 400, message);
}

const sendFailure = (reply: FastifyReply, { status, body }: ContentFailure) =>
  reply
    .code(status)
    .header('Cache-Control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
