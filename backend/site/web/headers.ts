import type { FastifyInstance } from 'fastify';

/** The pages that may show a page in a frame. */
export type Framing = 'nobody' | 'own pages';

/**
 * The content security policy of every page of the site: own files only; an import map and a style sheet stand in
 * the page, each known by its hash. No string ever becomes script (Trusted Types): the one policy names one worker's file,
 * whatever it is given.
 * @param hashes `sha256-…` of what stands in the page, where it has one
 * @param games the origin of the studio whose games a page may show in a frame, where there is one
 */
export function pagePolicy(
  hashes: { readonly style?: string | undefined; readonly importMap?: string } = {},
  framing: Framing = 'nobody',
  games?: string,
): string {
  const ownAnd = (hash?: string) => (hash === undefined ? "'self'" : `'self' '${hash}'`);
  return [
    "default-src 'none'",
    `script-src ${ownAnd(hashes.importMap)}`,
    `style-src ${ownAnd(hashes.style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${games === undefined ? "'self'" : `'self' ${games}`}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framing === 'nobody' ? "'none'" : "'self'"}`,
    "manifest-src 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types photo-worker',
    'report-uri /csp-report',
  ].join('; ');
}

/** For answers that are no page: nothing may run or be framed, whatever a browser takes them for. */
const dataPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const always = Object.entries({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), ' +
    'magnetometer=(), microphone=(), midi=(), payment=(self), usb=(), fullscreen=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'content-security-policy': dataPolicy,
});

/**
 * Puts the security headers on every answer of the instance. A route that sets one of them itself
 * (a page with its own policy) keeps its own.
 */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of always) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
    if (request.protocol === 'https') {
      reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    }
    done();
  });
}
