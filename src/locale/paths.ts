import { sameOriginPath } from '../../reference/same-origin-path.ts';
import type { Locale } from './locale.ts';

/** LOC-14, CONST-09. */
export const PATH_CACHE_SIZE = 500;

/**
 * Caches the answers of a pure function of one string, and drops the least recently used first. `size` tells a
 * test how many are held.
 */
export function memoise<T>(compute: (key: string) => T, limit: number) {
  const held = new Map<string, T>();
  const recall = (key: string): T => {
    const known = held.get(key);
    const value = known ?? compute(key);
    held.delete(key);
    held.set(key, value);
    const oldest = held.keys().next();
    if (held.size > limit && oldest.done !== true) held.delete(oldest.value);
    return value;
  };
  return Object.assign(recall, { size: () => held.size });
}

const build = memoise((joined: string) => {
  const [prefix = '', path = ''] = joined.split('\n');
  const at = path.search(/[?#]/);
  const name = at < 0 ? path : path.slice(0, at);
  const built = `/${prefix}/${name.replace(/^\/+/, '')}${at < 0 ? '' : path.slice(at)}`;
  return sameOriginPath(built) === undefined ? `/${prefix}/` : built;
}, PATH_CACHE_SIZE);

/**
 * The address of a page in a locale: `pathFor(locale, '/signup')` → `/en-UN/signup`. A query or hash stays at the
 * end. The result always starts with one slash and the prefix; a path that would still leave the origin
 * (`/..//elsewhere`) becomes the locale's home (LOC-01, LOC-05).
 */
export const pathFor = ({ prefix }: Pick<Locale, 'prefix'>, path: string): string =>
  build(`${prefix}\n${path.replaceAll('\n', '')}`);
