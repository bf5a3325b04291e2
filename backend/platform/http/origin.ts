import type { FastifyRequest } from 'fastify';
import { DEFAULT_BRAND } from '../../../reference/brands.ts';
import type { Config } from '../config.ts';
import type { Origin } from '../operation.ts';
import { sitesOf } from './site-address.ts';

const countryPattern = /^[A-Z]{2}$/;

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
    country: named !== null && countryPattern.test(named) ? named : null,
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
