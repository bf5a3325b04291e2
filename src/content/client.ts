import type { SanityClient } from '@sanity/client';
import {
  CONTENT_API_VERSION,
  CONTENT_BASE,
  CONTENT_PROJECT,
  CONTENT_TIMEOUT,
} from './constants.ts';
import { asContentError, ContentError } from './error.ts';
import type { ContentQuery, QueryParams } from './query.ts';

export interface ContentSource {
  /** The brand's dataset (BRAND-02). */
  readonly dataset: string;
  /** Origin of the service; the page's own unless told otherwise. */
  readonly origin?: string;
  /** ms. */
  readonly timeout?: number;
}

const clients = new Map<string, Promise<SanityClient>>();

/**
 * The official client, set up for the service on this origin. The library is fetched with the first
 * read: no page needs it for its first paint.
 */
export function contentClient(source: ContentSource): Promise<SanityClient> {
  const { dataset, origin = location.origin, timeout = CONTENT_TIMEOUT } = source;
  const key = [origin, dataset, timeout].join(' ');
  const known = clients.get(key);
  if (known) return known;
  const made = import('@sanity/client').then(({ createClient }) =>
    createClient({
      projectId: CONTENT_PROJECT,
      dataset,
      apiVersion: CONTENT_API_VERSION,
      apiHost: `${origin}${CONTENT_BASE}`,
      useProjectHostname: false,
      useCdn: false,
      perspective: 'raw',
      timeout,
      // A failed read is shown with a way on; the player decides about another try (CONT-13).
      maxRetries: 0,
      resolveFetch: () => connect,
    }),
  );
  clients.set(key, made);
  // A library that could not be fetched is fetched again with the next read.
  made.catch(() => clients.delete(key));
  return made;
}

/** `fetch` ends when the answer begins: a time limit that passes in here has passed while connecting. */
const connect: typeof fetch = async (input, init) => {
  try {
    return await fetch(input, init);
  } catch (cause) {
    throw asContentError(cause, 'Connection timed out');
  }
};

/**
 * Reads content once.
 *
 * @throws ContentError when no usable answer comes
 * @throws DOMException `AbortError` when `signal` fires
 */
export async function fetchContent<Params extends QueryParams, Result>(
  { kind, groq, read }: ContentQuery<Params, Result>,
  params: Params,
  source: ContentSource,
  signal?: AbortSignal,
): Promise<Result> {
  try {
    const client = await contentClient(source);
    const result = await client.fetch<unknown>(groq, params, {
      tag: `site.${kind}`,
      // Without a signal the client only stops waiting at its time limit, and the request goes on.
      signal: signal ?? new AbortController().signal,
    });
    return read(result);
  } catch (cause) {
    signal?.throwIfAborted();
    throw cause instanceof ContentError ? cause : asContentError(cause, 'Socket timed out');
  }
}
