import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Headers of the files and calls of a framed widget. The frame has no origin, so they admit callers without
 * one. Other sites' pages have one, but can make such frames: no cookies go with a call, and the claim alone
 * decides what it may ask.
 */
const OPEN_TO_FRAMES = {
  'access-control-allow-origin': 'null',
  'cross-origin-resource-policy': 'cross-origin',
  'x-content-type-options': 'nosniff',
} as const;

/**
 * The rights of the widget's page, in any frame. Only pages of its own host may frame it, and no script reads
 * it from elsewhere. In its frame `'self'` is nothing, so the host is named in full.
 */
function widgetPagePolicy({ protocol, host }: FastifyRequest): Record<string, string> {
  const own = `${protocol}://${host}`;
  return {
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': [
      'sandbox allow-scripts allow-forms',
      "default-src 'none'",
      `script-src ${own}`,
      `style-src ${own}`,
      `img-src ${own}`,
      `font-src ${own}`,
      `connect-src ${own}`,
      "form-action 'none'",
      "base-uri 'none'",
      `frame-ancestors ${own}`,
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'no-referrer',
  };
}

/** Sends the widget's page, which no script may read. */
export const sendWidgetPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
): FastifyReply =>
  reply
    .removeHeader('access-control-allow-origin')
    .headers(widgetPagePolicy(request))
    .type('text/html; charset=utf-8')
    .send(page);

/** Lets the frame's scripts call: a browser asks first, because they send JSON and a header. */
export function allowFrames(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(OPEN_TO_FRAMES).header('cache-control', 'no-store');
  });
  app.options('/*', (_request, reply: FastifyReply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', '600')
      .code(204)
      .send(),
  );
}
