import type { OtherTab } from './device.ts';

interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export type Stored = 'none' | 'expired' | 'valid';

/** A device's knowledge of a session, changed from another tab of it. */
export function storedSession(tab: OtherTab, issue: () => Promise<Tokens>) {
  let tokens: Promise<Tokens> | undefined;
  return {
    async store(status: Stored): Promise<void> {
      tokens ??= issue();
      const { idToken, accessToken, refreshToken } = await tokens;
      const isKept = status !== 'none';
      await tab.write({
        idToken: isKept ? idToken : undefined,
        accessToken: !isKept
          ? undefined
          : status === 'expired'
            ? expired(accessToken)
            : accessToken,
        refreshToken: isKept ? refreshToken : undefined,
      });
    },
    /** Other tabs hear of a login by the session's entry, and of a logout by its end. */
    tell: (what: 'started' | 'ended'): Promise<void> =>
      what === 'started'
        ? tab.write({ authorization: JSON.stringify({ sessionId: crypto.randomUUID() }) })
        : tab.clear(),
    refreshToken: async (): Promise<string> => (await tab.read('refreshToken')) ?? '',
  };
}

/** A token of the site's form that expired an hour ago; only its claims are read here. */
function expired(token: string): string {
  const [header = '', , signature = ''] = token.split('.');
  const past = { ...claimsOf(token), exp: Math.floor(Date.now() / 1_000) - 3_600 };
  return [header, toUrl(btoa(JSON.stringify(past))), signature].join('.');
}

/** The claims of a token of the platform. */
export function claimsOf(token: string): { readonly exp: number; readonly player_id: string } {
  const [, payload = ''] = token.split('.');
  return JSON.parse(atob(fromUrl(payload))) as { exp: number; player_id: string };
}

const fromUrl = (text: string): string => text.replaceAll('-', '+').replaceAll('_', '/');
const toUrl = (text: string): string =>
  text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
