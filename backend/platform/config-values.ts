import { homedir } from 'node:os';
import { resolve } from 'node:path';
import {
  defaultRateLimits,
  isRateLimitName,
  noRateLimits,
  rateLimitRules,
  type RateLimits,
} from './rate-limits.ts';
import { ConfigError, type Mode } from './stand-ins.ts';

/** Settings as they are written, read into values. Each throws a ConfigError for what it does not understand. */

/** A bucket of any store that speaks S3, and our credentials there. */
export interface Bucket {
  /** `https://store.example/bucket`, without a slash behind it. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

export const wholeNumber = (name: string, text: string, max: number, min = 0): number => {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < min || value > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
};

export const oneOf = <T extends string>(name: string, text: string, allowed: readonly T[]): T => {
  const found = allowed.find((value) => value === text);
  if (!found) throw new ConfigError(`${name} must be one of ${allowed.join(', ')}, not "${text}".`);
  return found;
};

export const instant = (name: string, text: string): number | null => {
  if (text === 'real') return null;
  const value = Date.parse(text);
  if (Number.isNaN(value)) {
    throw new ConfigError(`${name} must be "real" or an ISO 8601 instant, not "${text}".`);
  }
  return value;
};

/** `off`, or the differences from the mode's own: `deposits=5,accountCalls=0`. */
export function readLimits(text: string, mode: Mode): RateLimits {
  if (text.trim() === 'off') return noRateLimits;
  const given = text.split(',').filter((entry) => entry.trim() !== '');
  const differences = given.map((entry): readonly [string, number] => {
    const [name = '', most = ''] = entry.split('=').map((part) => part.trim());
    if (!isRateLimitName(name)) {
      const known = Object.keys(rateLimitRules).join(', ');
      throw new ConfigError(`LIMITS must be "off" or name=number of ${known}, not "${entry}".`);
    }
    return [name, wholeNumber(`LIMITS ${name}`, most, 999_999_999)];
  });
  return { ...defaultRateLimits(mode), ...Object.fromEntries(differences) };
}

export function readContact(text: string): string {
  if (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text)) return text;
  throw new ConfigError(`SECURITY_CONTACT must be mailto: or https:, not "${text}".`);
}

export function readRegion(text: string): string {
  if (/^[a-z0-9]+(?:-[a-z0-9]+){0,7}$/.test(text)) return text;
  throw new ConfigError(`identity-region must be like eu-west-1, not "${text}".`);
}

/** As `openssl rand -base64 32` writes one. */
export function readKey(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length === 32) return key;
  throw new ConfigError('DOCUMENT_KEY must be 32 bytes in base64, or several with commas.');
}

/** A bucket, and what opens it: all of it or nothing. */
export function readBucket(env: NodeJS.ProcessEnv, mode: Mode): Bucket | null {
  const url = env['DOCUMENT_BUCKET'];
  if (url === undefined) return null;
  const pattern = mode === 'production' ? /^https:\/\/[^\s?#]+$/ : /^https?:\/\/[^\s?#]+$/;
  if (!pattern.test(url) || !URL.canParse(url) || new URL(url).username !== '') {
    throw new ConfigError('DOCUMENT_BUCKET must be like https://store.example/bucket.');
  }
  const [keyId, secret] = [env['DOCUMENT_BUCKET_KEY_ID'], env['DOCUMENT_BUCKET_SECRET']];
  if (!keyId || !secret) {
    throw new ConfigError(
      'DOCUMENT_BUCKET needs DOCUMENT_BUCKET_KEY_ID and DOCUMENT_BUCKET_SECRET.',
    );
  }
  const region = env['DOCUMENT_BUCKET_REGION'] ?? 'us-east-1';
  return { url: url.replace(/\/+$/, ''), region, keyId, secret };
}

const hostEntry = /^\.?[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/;

export function readHosts(text: string): readonly string[] {
  return text
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => entry !== '')
    .map((entry) => {
      if (hostEntry.test(entry)) return entry;
      throw new ConfigError(`allowed-hosts takes names without a port, not "${entry}".`);
    });
}

export const folder = (text: string): string =>
  resolve(text.startsWith('~/') ? text.replace('~', homedir()) : text);
