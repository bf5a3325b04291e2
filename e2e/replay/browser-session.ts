import type { Page } from '@playwright/test';

interface Tokens {
  readonly idToken: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export type Stored = 'none' | 'expired' | 'valid';

/** Any page of the site's origin without the site's code. */
const QUIET_PAGE = '/locales/en/default.json';

/** What this browser knows of a session, changed from another tab of it. */
export function browserSession(page: Page, issue: () => Promise<Tokens>) {
  let tab: Promise<Page> | undefined;
  let tokens: Promise<Tokens> | undefined;
  const other = (): Promise<Page> => {
    tab ??= page
      .context()
      .newPage()
      .then(async (opened) => {
        await opened.goto(QUIET_PAGE);
        // A tab in the background draws seldom.
        await page.bringToFront();
        return opened;
      });
    return tab;
  };
  return {
    async store(status: Stored): Promise<void> {
      tokens ??= issue();
      const { idToken, accessToken, refreshToken } = await tokens;
      const stored = {
        idToken,
        accessToken: status === 'expired' ? expired(accessToken) : accessToken,
        refreshToken,
      };
      await (
        await other()
      ).evaluate(
        (entries) => {
          for (const [key, value] of entries) {
            if (value === undefined) localStorage.removeItem(key);
            else localStorage.setItem(key, value);
          }
        },
        Object.entries(stored).map(
          ([key, value]) => [key, status === 'none' ? undefined : value] as const,
        ),
      );
    },
    /** Other tabs hear of a login by the stored claims, and of a logout by their end. */
    async tell(what: 'started' | 'ended'): Promise<void> {
      await (
        await other()
      ).evaluate((started) => {
        if (started) localStorage.setItem('authorization', `{"at":${performance.now()}}`);
        else localStorage.clear();
      }, what === 'started');
    },
    refreshToken: async (): Promise<string> =>
      (await (await other()).evaluate(() => localStorage.getItem('refreshToken'))) ?? '',
  };
}

/** A token of the site's form that expired an hour ago; only its claims are read here. */
function expired(token: string): string {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
  const past = { ...claims, exp: Math.floor(Date.now() / 1_000) - 3_600 };
  return [header, Buffer.from(JSON.stringify(past)).toString('base64url'), signature].join('.');
}
