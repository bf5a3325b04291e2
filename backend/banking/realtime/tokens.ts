import type { Platform } from '../../platform/platform.ts';
import { realtimeTokens } from '../tables.ts';
import type { Listener, RealtimePorts } from './ports.ts';

/** Where the gateway is. */
export const GATEWAY_PATH = '/realtime';
/** How long a token waits for its use, in seconds: it stands in an address, which others may keep. */
export const TOKEN_SECONDS = 60;

/**
 * Uses a token: a second use, at any instance, finds nobody.
 * @returns the listener, and the end of their time in ms since the epoch; undefined for any token that opens no
 * channel
 */
export async function redeem(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  ports: RealtimePorts,
  token: string,
): Promise<(Listener & { readonly until: number }) | undefined> {
  const claims = await ports.verify(token);
  if (!claims) return undefined;
  const { tokenId, playerId, sessionId } = claims;
  const expiresAt = new Date(clock.now() + TOKEN_SECONDS * 1_000);
  const used = await db
    .insert(realtimeTokens)
    .values({ id: tokenId, expiresAt })
    .onConflictDoNothing()
    .returning({ id: realtimeTokens.id });
  const listener = { playerId, sessionId };
  const until = used.length === 1 ? await ports.listensUntil(listener) : undefined;
  return until === undefined ? undefined : { ...listener, until };
}
