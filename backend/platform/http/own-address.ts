import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** The address of this very server on its own machine. */
function ownAddress({ address, family, port }: AddressInfo): string {
  if (address === '0.0.0.0' || address === '::') return `http://127.0.0.1:${port}`;
  return family === 'IPv6' ? `http://[${address}]:${port}` : `http://${address}:${port}`;
}

/** Absolute addresses of paths of this server, for callers on the same machine; null before it listens. */
export const urlsOf = (app: FastifyInstance) => (path: string) => (): string | null => {
  const address = app.server.address();
  return address === null || typeof address === 'string' ? null : `${ownAddress(address)}${path}`;
};
