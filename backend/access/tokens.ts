import { createHash, createHmac, randomBytes, sign } from 'node:crypto';
import { jwtVerify, type JWTHeaderParameters } from 'jose';
import type { Clock } from '../platform/clock.ts';
import type { SigningKeys } from '../platform/keys.ts';
import { remember } from './remember.ts';
import { emailOf } from '../players/presented.ts';
import type { players } from '../players/tables.ts';

type Player = typeof players.$inferSelect;

/** Seconds that identity and access tokens are valid. */
export const tokenSeconds = 15 * 60;
/** Seconds in which a refused log in may be turned into a cooling-off. */
const coolingTokenSeconds = 10 * 60;
/**
 * Milliseconds that a refresh token waits for its use. The site ends the session of a player who does nothing
 * for half an hour, and renews the others every quarter: a player who comes later logs in again.
 */
export const refreshTokenMs = 60 * 60 * 1000;
/**
 * Milliseconds after its use in which a refresh token is answered again. A site that got no answer waits 15 s for
 * it, and asks again after 10.
 */
export const repeatMs = 30_000;
/** Milliseconds after which a session is over, however busy the player. */
export const sessionMs = 12 * 60 * 60 * 1000;

/** The issuer: an identity provider in a region of its own (SESS-08). */
const issuerIn = (region: string): string => `croupier/${region}`;

/** The audience of the claim that signs a player in to the support chat (CHAT-05). */
export const CHAT_AUDIENCE = 'support-chat';

/** Seconds in which the holder of a sent chat page may begin a conversation. */
const chatPageSeconds = 7 * 24 * 60 * 60;

/** The use of a token; one kind never passes as another. */
type Use = 'id' | 'access' | 'chat' | 'chatPage' | 'cooling' | 'realtime';

/** The claims of a token of ours, as far as we read them. */
export interface Claims extends Readonly<Record<string, unknown>> {
  /** The player's id; of a page of the chat, the address that it was sent to. */
  readonly sub: string;
  /** Seconds since 1970, UTC. */
  readonly exp: number;
  readonly use: Use;
}

export interface Tokens {
  /** The identity token, with the claims of SESS-02. */
  identity(player: Player, sessionId: string, seconds: number): string;
  access(playerId: string, sessionId: string, seconds: number): string;
  /** Says to which address a page of the support chat was sent. */
  chatPage(address: string): string;
  /** Opens the realtime channel of a session, once. */
  realtime(playerId: string, sessionId: string, seconds: number): string;
  /** Lets a player whose log in was refused start a cooling-off, once (LOGIN-10). */
  cooling(player: Player): string;
  /** The claims of a valid token of this kind; null for anything else. */
  verify(token: string, use: Use): Promise<Claims | null>;
}

const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Issues and checks tokens. It remembers tokens that it issued, or checked once: an elliptic-curve operation
 * takes longer than the rest of most calls.
 * @param region of the identity provider, for instance `eu-west-1`
 */
export function createTokens(keys: SigningKeys, clock: Clock, region: string): Tokens {
  const issuer = issuerIn(region);
  const { current: key, accepted } = keys;
  const header = encoded({ alg: 'ES256', kid: key.id, typ: 'JWT' });
  const signer = {
    key: key.privateKey,
    // The signature's form in a JWT: both numbers, 32 bytes each.
    dsaEncoding: 'ieee-p1363',
  } as const;
  const publicKeyOf = async ({ kid = '' }: JWTHeaderParameters) => {
    const named = accepted.get(kid) ?? (await keys.newer?.(kid));
    if (!named) throw new Error('No key of ours has this id.');
    return named.publicKey;
  };
  const known = new Map<string, Claims>();
  // Node's own signature: through Web Crypto, as the library makes it, one costs four times as much.
  const issue = (use: Use, sub: string, seconds: number, more: Record<string, unknown>): string => {
    const iat = Math.floor(clock.now() / 1000);
    const jti = randomBytes(12).toString('base64url');
    const claims = { ...more, use, iss: issuer, sub, iat, exp: iat + seconds, jti };
    const content = `${header}.${encoded(claims)}`;
    const token = `${content}.${sign('sha256', Buffer.from(content), signer).toString('base64url')}`;
    if (use === 'id' || use === 'access') remember(known, token, claims);
    return token;
  };
  return {
    identity: (player, sessionId, seconds) =>
      issue('id', player.id, seconds, {
        sid: sessionId,
        player_id: player.id,
        player_access_id: player.accessId,
        email: emailOf(player),
        country_code: player.countryCode,
        province_code: player.provinceCode ?? '',
        language_code: player.languageCode,
        login_method: 'DEFAULT',
        zendeskJwtToken: issue('chat', player.id, seconds, {
          aud: CHAT_AUDIENCE,
          scope: 'user',
          external_id: player.id,
        }),
        registrationDate: player.registeredAt.toISOString(),
        multibrand: { suspended: player.multibrandSuspended },
      }),
    access: (playerId, sessionId, seconds) =>
      issue('access', playerId, seconds, { sid: sessionId }),
    chatPage: (address) => issue('chatPage', address, chatPageSeconds, {}),
    realtime: (playerId, sessionId, seconds) =>
      issue('realtime', playerId, seconds, { sid: sessionId }),
    cooling: (player) => issue('cooling', player.id, coolingTokenSeconds, {}),
    async verify(token, use) {
      const seen = known.get(token);
      if (seen) return seen.use === use && seen.exp > clock.now() / 1000 ? seen : null;
      try {
        const { payload } = await jwtVerify(token, publicKeyOf, {
          issuer,
          algorithms: ['ES256'],
          currentDate: clock.date(),
        });
        const { sub, exp } = payload;
        if (payload['use'] !== use || sub === undefined || exp === undefined) return null;
        const claims: Claims = { ...payload, use, sub, exp };
        remember(known, token, claims);
        return claims;
      } catch {
        return null;
      }
    },
  };
}

/** An opaque token that is not to be guessed: 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/**
 * The token that follows another. Who has stolen a token cannot tell it without the salt, nor who has stolen the
 * database without the token.
 */
export const successorOf = (refreshToken: string, salt: string): string =>
  createHmac('sha256', refreshToken).update(salt).digest('base64url');

/** SHA-256 in hex: enough for random secrets, which no dictionary holds. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
