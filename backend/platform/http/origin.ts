import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DEFAULT_BRAND } from '../../../reference/brands.ts';
import type { Config } from '../config.ts';
import type { Origin } from '../operation.ts';
import { sitesOf } from './site-address.ts';

/** A country as an edge or a cookie names it, in small letters or large: ISO 3166-1 alpha-2; null for any other text. */
export const countryIn = (text: string): string | null =>
  /^[a-z]{2}$/i.test(text) ? text.toUpperCase() : null;

/** The value of a cookie, decoded; null when absent or not decodable. */
export function cookie(request: FastifyRequest, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) {
      try {
        return decodeURIComponent(part.slice(at + 1).trim());
      } catch {
        return null;
      }
    }
  }
  return null;
}

/** An address as proxies write it: some add the port of the connection, which differs with each. */
const FORWARDED = /^(?:\[([0-9a-f:.]+)\]|([\d.]+))(?::\d{1,5})?$/i;

/**
 * Reads what the proxies in front tell of a caller as addresses alone. What stands before a text that is none is not
 * believed: with all of it unread, the caller is the proxy, whose limits they share.
 */
export function readForwarded(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const told = String(headers['x-forwarded-for'] ?? '').split(',');
    const addresses = told.map((entry) => {
      const [, bracketed, plain] = FORWARDED.exec(entry.trim()) ?? [];
      return bracketed ?? plain ?? entry.trim();
    });
    const unread = addresses.findLastIndex((address) => isIP(address) === 0);
    headers['x-forwarded-for'] = addresses.slice(unread + 1).join();
  });
}

const single = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function siteId(request: FastifyRequest): string {
  const found = /^\{"siteId":"([0-9]{1,8})"\}$/.exec(single(request.headers['sitecontext']) ?? '');
  return found?.[1] ?? DEFAULT_BRAND.siteId;
}

type Trust = Pick<Config, 'mode' | 'trustedProxies'>;
type Location = Pick<Origin, 'country' | 'region' | 'city'>;

/**
 * A visitor's place, by the word of an operator's edge: in production only an edge that is trusted, and never a
 * cookie, because anyone can send either.
 */
export function locationOf(request: FastifyRequest, { mode, trustedProxies }: Trust): Location {
  const edge = (name: string) => {
    const text = single(request.headers[name]);
    return text === undefined || text === '' ? null : text;
  };
  const development = mode === 'development';
  const header = (name: string) => (development || trustedProxies > 0 ? edge(name) : null);
  const remembered = (name: string) => (development ? cookie(request, name) : null);
  const named = header('x-country') ?? remembered('country-code');
  return {
    country: countryIn(named ?? ''),
    region: header('x-region') ?? remembered('region-code'),
    city: header('x-city') ?? remembered('city'),
  };
}

export function originOf(request: FastifyRequest, trust: Trust): Origin {
  return {
    ip: request.ip,
    ...locationOf(request, trust),
    userAgent: single(request.headers['user-agent']) ?? '',
    siteId: siteId(request),
    sites: sitesOf(`${request.protocol}://${request.host}`, trust.mode),
  };
}
