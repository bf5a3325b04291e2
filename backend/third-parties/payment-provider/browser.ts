import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookie } from '../../platform/http/origin.ts';
import { BASE_PATH } from './layout.ts';

const NAME = 'payer';
const VALUE = /^[\w-]{43}$/;

/** This browser's secret from its first identification; undefined before. */
export function browserOf(request: FastifyRequest): string | undefined {
  const value = cookie(request, NAME);
  return value !== null && VALUE.test(value) ? value : undefined;
}

/** The same, given now if it was missing: 256 random bits, for these pages and no script. */
export function knownBrowser(request: FastifyRequest, reply: FastifyReply): string {
  const known = browserOf(request);
  if (known !== undefined) return known;
  const value = randomBytes(32).toString('base64url');
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${NAME}=${value}; Path=${BASE_PATH}; HttpOnly; SameSite=Lax${secure}`,
  );
  return value;
}
