import { createHash } from 'node:crypto';
import { eq, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import { conversations } from './tables.ts';

/** The person who writes to support. */
export type Guest =
  | { readonly kind: 'player'; readonly playerId: string }
  | { readonly kind: 'visitor'; readonly secretHash: string };

/** Reads the owner of a claim of the merchant: a player's id there, or null for a claim that does not hold. */
export type ReadClaim = (claim: string) => Promise<string | null>;

/**
 * The merchant's word for the address to which the widget's page was sent. Only the page in its frame can read
 * it, so a visitor's conversation begins on the merchant's site alone. Other sites' pages may make the frame's
 * calls, but use up only their own limit.
 */
export interface Pages {
  readonly sign: (address: string) => string;
  /** Null for a word that does not hold. */
  readonly readAddress: (page: string) => Promise<string | null>;
}

/** 256 random bits that a visitor's browser made, base64url. */
export const SECRET_PATTERN = '^[A-Za-z0-9_-]{43}$';
const secretForm = new RegExp(SECRET_PATTERN);

export const visitorOf = (secret: string): Guest => ({
  kind: 'visitor',
  secretHash: createHash('sha256').update(secret).digest('hex'),
});

/** Names a guest in memory, in counts and between instances; no secret can be had from it. */
export const nameOf = (guest: Guest): string =>
  guest.kind === 'player' ? `player:${guest.playerId}` : `visitor:${guest.secretHash}`;

/** The columns that say who owns a conversation. */
export const ownership = (guest: Guest) =>
  guest.kind === 'player' ? { playerId: guest.playerId } : { secretHash: guest.secretHash };

export const isOf = (guest: Guest): SQL =>
  guest.kind === 'player'
    ? eq(conversations.playerId, guest.playerId)
    : eq(conversations.secretHash, guest.secretHash);

const unknown = () => new Refusal(401, 'error.session.expired', 'The claim is not valid.');

/**
 * The caller, by `Authorization`: `Bearer` with the merchant's claim, or `Visitor` with a secret.
 * @throws Refusal 401
 */
export async function guestOf({ headers }: FastifyRequest, readClaim: ReadClaim): Promise<Guest> {
  const [scheme, proof = '', ...more] = (headers.authorization ?? '').slice(0, 4_096).split(' ');
  if (more.length > 0) throw unknown();
  if (scheme === 'Visitor' && secretForm.test(proof)) return visitorOf(proof);
  const playerId = scheme === 'Bearer' ? await readClaim(proof) : null;
  if (playerId === null) throw unknown();
  return { kind: 'player', playerId };
}
