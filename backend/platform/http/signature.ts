import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a callback's timestamp may be from the receiver's clock, in ms. */
export const REPLAY_WINDOW = 5 * 60_000;

function digest(secret: string, timestamp: number, body: string): Buffer {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();
}

/** Signs a body as it goes over the wire: `t=<ms since the epoch>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function sign(secret: string, timestamp: number, body: string): string {
  return `t=${timestamp},v1=${digest(secret, timestamp, body).toString('hex')}`;
}

/**
 * Whether `header` signs exactly these bytes with this secret, within the replay window around
 * `now` (ms). Compares in constant time; a malformed header is only false, never an error.
 */
export function verifySignature(
  secret: string,
  header: string | undefined,
  body: string,
  now: number,
): boolean {
  const match = /^t=(\d{1,16}),v1=([0-9a-f]{64})$/.exec(header ?? '');
  if (!match?.[1] || !match[2]) return false;
  const timestamp = Number(match[1]);
  if (Math.abs(now - timestamp) > REPLAY_WINDOW) return false;
  return timingSafeEqual(Buffer.from(match[2], 'hex'), digest(secret, timestamp, body));
}
