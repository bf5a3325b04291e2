import { openSite } from '../../replay/dom/site.tsx';
import { LIFETIME, tokenPlatform } from '../../replay/dom/token-platform.ts';
import { withData, type WireOptions } from '../../replay/dom/wire.ts';
import { claimsOf } from '../../src/api/claims.ts';
import { createTokenStore } from '../../src/api/token-store.ts';

/** The players of the stand-in platform: their ids are their passwords. */
export const AINO = '100123';
export const BO = '100456';
const NAMES: Readonly<Record<string, string>> = { [AINO]: 'Aino', [BO]: 'Bo' };

interface Options {
  readonly at?: string;
  readonly firstLogin?: boolean;
  readonly content?: WireOptions['content'];
  /** How far the device's clock is ahead of the platform's, in ms. */
  readonly skew?: number;
}

const playerIn = (headers: Headers): string | undefined =>
  claimsOf(headers.get('authorization') ?? '')?.player_id;

/** The site on a platform that knows two players, issues their tokens, and exchanges each once. */
export async function openToBoth(options: Options = {}) {
  const { at = '/en-UN/', firstLogin = false, skew = 0, content } = options;
  const platform = tokenPlatform(() => Date.now() - skew);
  const site = await openSite({
    at,
    ...(content && { content }),
    platform: {
      async logIn(request) {
        const { password } = (await request.json()) as { password: string };
        return withData('logIn', platform.issue(password));
      },
      async refreshSession(request) {
        const { refreshToken } = (await request.json()) as { refreshToken: string };
        const tokens = await platform.exchange(refreshToken);
        return { body: tokens && { ...tokens, expiresIn: LIFETIME / 1_000 } };
      },
      getAccessDetails(request) {
        const playerId = playerIn(request.headers);
        const firstName = NAMES[playerId ?? ''];
        return Promise.resolve(withData('getAccessDetails', { playerId, firstName, firstLogin }));
      },
    },
  });
  return {
    ...site,
    platform,
    /** Operations that were asked for, and with whose token. */
    asked: () =>
      site.calls.map(({ operation, headers }) => ({ operation, player: playerIn(headers) })),
    /** A login over the wire; the chart goes on from there. */
    logIn: (player: string) =>
      site.runtime.call('logIn', { body: { email: `${player}@example.com`, password: player } }),
  };
}

/**
 * Another tab of the same browser, without a page: this one hears of its storage when told.
 * @param ago time of its acts, in ms before now
 */
export function otherTab(ago = 0) {
  const tokens = createTokenStore({
    now: () => Date.now() - ago,
    elapsed: () => performance.now(),
    exchange: () => Promise.resolve(undefined),
  });
  return {
    tokens,
    /** The browser tells this tab that the session's entry changed; the tab may have been asleep. */
    tell(): void {
      dispatchEvent(new StorageEvent('storage', { key: 'authorization' }));
    },
  };
}
