/** The content service's constants (CONT-08, CONT-09, CONST-13). Times in ms. */

/** Where the service answers on the site's own origin. */
export const CONTENT_BASE = '/content';
/** Any name that the client accepts: the service behind {@link CONTENT_BASE} is one project. */
export const CONTENT_PROJECT = 'croupier';
export const CONTENT_API_VERSION = '2021-08-31';
/** Dataset of a brand that names none. @specification */
export const CONTENT_DATASET = 'production';

/** Longest wait for an answer. */
export const CONTENT_TIMEOUT = 300_000;

/** Encoded characters from which a query is POSTed (CONT-03) and a listener is refused (CONT-06). @specification */
export const CONTENT_LENGTHS = { get: 11_264, listener: 14_800 } as const;

/** Images are asked for at twice their size on the page. */
export const IMAGE_FACTOR = 2;
export const IMAGE_QUALITY = 75;
export const IMAGE_FORMAT = 'webp';

/** A read is fresh for five minutes and is not tried again by itself (CONST-06, CONT-13). */
export const QUERY_DEFAULTS = { staleTime: 300_000, retry: false } as const;
