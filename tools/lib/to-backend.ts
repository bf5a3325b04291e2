const PATHS = [
  '/api',
  '/cms',
  '/content',
  '/control',
  '/desk',
  '/kyc-provider',
  '/outbox',
  '/payment-provider',
  '/webhooks',
  '/widgets',
];

/**
 * The addresses that are the backend's while Vite serves the site, the realtime channel among them. A page is
 * answered by its own origin, as it is in production.
 *
 * @param target the backend's origin
 */
export const toBackend = (target: string): Record<string, { target: string; ws?: true }> => ({
  ...Object.fromEntries(PATHS.map((path) => [path, { target }])),
  '/realtime': { target, ws: true },
});
