import { createHash, randomBytes } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import type { Clock } from '../platform/clock.ts';
import type { SigningKey } from '../platform/keys.ts';
import type { players } from './tables.ts';

type Player = typeof players.$inferSelect;

/** Seconds that identity and access tokens are valid. */
export const tokenSeconds = 15 * 60;
/** Seconds in which a refused log in may be turned into a cooling-off. */
const coolingTokenSeconds = 10 * 60;
/** Milliseconds that a refresh token waits for its use. */
export const refreshTokenMs = 30 * 24 * 60 * 60 * 1000;

const issuer = 'croupier';

/** What a token is for; one kind never passes as another. */
type Use = 'id' | 'access' | 'chat' | 'cooling';

export interface Tokens {
  /** The identity token, with the claims of SESS-02. */
  identity(player: Player, sessionId: string): Promise<string>;
  access(playerId: string, sessionId: string): Promise<string>;
  /** Lets a player whose log in was refused start a cooling-off, once (LOGIN-10). */
  cooling(player: Player): Promise<string>;
  /** The payload of a valid token of this kind; null for anything else. */
  verify(token: string, use: Use): Promise<JWTPayload | null>;
}

export function createTokens(key: SigningKey, clock: Clock): Tokens {
  const sign = (use: Use, subject: string, seconds: number, claims: JWTPayload) => {
    const now = Math.floor(clock.now() / 1000);
    return new SignJWT({ ...claims, use })
      .setProtectedHeader({ alg: 'ES256', kid: key.id, typ: 'JWT' })
      .setIssuer(issuer)
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .setJti(randomBytes(12).toString('base64url'))
      .sign(key.privateKey);
  };
  return {
    async identity(player, sessionId) {
      const zendeskJwtToken = await sign('chat', player.id, tokenSeconds, {
        scope: 'user',
        external_id: player.id,
      });
      return sign('id', player.id, tokenSeconds, {
        sid: sessionId,
        player_id: player.id,
        player_access_id: player.accessId,
        email: player.email,
        country_code: player.countryCode,
        province_code: player.provinceCode ?? '',
        language_code: player.languageCode,
        login_method: 'DEFAULT',
        zendeskJwtToken,
        registrationDate: player.registeredAt.toISOString(),
        multibrand: { suspended: player.multibrandSuspended },
      });
    },
    access: (playerId, sessionId) => sign('access', playerId, tokenSeconds, { sid: sessionId }),
    cooling: (player) => sign('cooling', player.id, coolingTokenSeconds, {}),
    async verify(token, use) {
      try {
        const { payload } = await jwtVerify(token, key.publicKey, {
          issuer,
          algorithms: ['ES256'],
          currentDate: clock.date(),
          requiredClaims: ['sub', 'exp'],
        });
        return payload['use'] === use ? payload : null;
      } catch {
        return null;
      }
    },
  };
}

/** An opaque token that is not to be guessed: 256 random bits. */
export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** SHA-256 in hex: enough for random secrets, which no dictionary holds. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');
