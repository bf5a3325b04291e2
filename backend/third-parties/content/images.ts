import type { FastifyInstance } from 'fastify';
import { encodingFor } from '../../platform/http/encoding.ts';
import { addressSubject } from '../../platform/rate-limits.ts';
import { failure } from './failure.ts';
import { datasetOf, type Library } from './library.ts';
import { askedFor } from './pictures/asked.ts';
import type { Pictures } from './pictures/pictures.ts';

/** Headers that keep an SVG from doing anything but being looked at. */
const IMAGE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  // A studio shows the picture of its game at an origin of its own.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // An asset's id names what is drawn, so that the same address always shows the same.
  'Cache-Control': 'public, max-age=31536000, immutable',
} as const;

/** `{id}-{width}x{height}.svg` → the asset's document id (CONT-10). */
function assetIdOf(file: string): string | undefined {
  const [, name] = /^([0-9a-f]{40}-\d{1,4}x\d{1,4})\.svg$/.exec(file) ?? [];
  return name === undefined ? undefined : `image-${name}-svg`;
}

interface ImageOptions {
  readonly library: Library;
  readonly pictures: Pictures;
}

/** The images of the documents, at the size and in the format that a client asks for (CONT-09). */
export async function images(
  app: FastifyInstance,
  { library, pictures }: ImageOptions,
): Promise<void> {
  app.get<{
    Params: { project: string; dataset: string; file: string };
    Querystring: Record<string, unknown>;
  }>('/images/:project/:dataset/:file', async (request, reply) => {
    const { dataset, file } = request.params;
    const id = assetIdOf(file);
    const asset = id === undefined ? undefined : library.store.asset(datasetOf(dataset), id);
    if (!asset) throw failure(404, 'There is no such image');
    const asked = askedFor(request.query, request.headers.accept);
    // Weak: a drawing has another length in each encoding.
    const etag = `W/"${pictures.nameOf(asset, asked)}"`;
    const isLines = asked.fm === undefined;
    reply.headers({
      ...IMAGE_HEADERS,
      ETag: etag,
      ...(isLines && { Vary: 'Accept-Encoding' }),
      ...(asked.isByAccept && { Vary: 'Accept' }),
    });
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    const encoding = isLines ? encodingFor(request.headers['accept-encoding']) : 'identity';
    const { type, bytes } = await pictures.of(asset, asked, addressSubject(request.ip), encoding);
    if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
    return reply.type(type).send(bytes);
  });
}

/** Whether a client has the picture already. */
const isKnown = (tags: string | undefined, etag: string): boolean =>
  tags
    ?.split(',')
    .some((tag) => tag.trim() === '*' || `W/${tag.trim().replace(/^W\//, '')}` === etag) === true;
