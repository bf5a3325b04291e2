import type { Page } from '@playwright/test';
import { agreedToCookies } from '../../../replay/cookie-choice.ts';
import { persona } from '../../../replay/browser/players.ts';
import { headersOf, logIn } from '../players.ts';
import type { Traffic } from './traffic.ts';

const HOME = '/en-UN/';
const ACCOUNT = `${HOME}my-account`;
/** Where a player goes from the account and back: each has questions of its own, and some ask again and again. */
const PAGES = [
  `${ACCOUNT}/banking/transactions`,
  `${ACCOUNT}/gambling-limits`,
  HOME,
  `${ACCOUNT}/account`,
  `${ACCOUNT}/inbox`,
  `${ACCOUNT}/banking/withdraw`,
];
const MINUTES_LEFT = '/activity_timer/minutes_remaining';

/** Logs a player in who is reminded so often, and leaves the session in the browser. @returns when that was, ms */
export async function logInWith(
  page: Page,
  origin: string,
  { name, reminder }: { readonly name: string; readonly reminder: number },
): Promise<number> {
  const begun = Date.now();
  const tokens = await logIn(origin, persona(name));
  const answer = await fetch(`${origin}/api/v1/player/activity_timer/settings`, {
    method: 'PATCH',
    headers: { ...headersOf(tokens), 'content-type': 'application/json' },
    body: JSON.stringify({ activityTimer: reminder, activityTimerOn: true }),
  });
  if (!answer.ok) throw new Error(`No reminder: ${answer.status} ${await answer.text()}`);
  await page.goto(`${origin}/locales/en/default.json`);
  const kept = { ...tokens, ...agreedToCookies() };
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  const watched = page.waitForResponse((response) => response.url().endsWith(MINUTES_LEFT));
  await page.goto(`${origin}${ACCOUNT}`);
  await watched;
  return begun;
}

/** The state of the screen. */
export interface Look {
  readonly isSignedIn: boolean;
  /** The kinds of the dialogs that are open. */
  readonly dialogs: readonly string[];
}

export const lookAt = (page: Page): Promise<Look> =>
  page.evaluate(() => ({
    isSignedIn: localStorage.getItem('idToken') !== null,
    dialogs: [...document.querySelectorAll('[data-modal]')].map(
      (one) => one.getAttribute('data-modal') ?? '',
    ),
  }));

/** A player with a mouse. */
export function playerAt(page: Page, { settled }: Traffic) {
  let [walks, answers] = [0, 0];
  const press = async (dialog: string, name: string): Promise<void> => {
    await page.locator(`#${dialog}`).getByRole('button', { name }).click();
    await settled();
  };
  const isAtAccount = (): boolean => page.url().endsWith(ACCOUNT);
  /** By the browser's own button. */
  const goBack = async (): Promise<void> => {
    while (!isAtAccount()) {
      const left = page.url();
      await page.evaluate(() => {
        history.back();
      });
      await page.waitForURL((url) => url.href !== left);
      await settled();
    }
    await page.mouse.move(Math.random() * 300, Math.random() * 300);
    await page.mouse.move(Math.random() * 300, Math.random() * 300);
  };
  const follow = async (href: string): Promise<void> => {
    await page.locator(`a[href="${href}"]:visible`).first().click({ timeout: 10_000 });
    await settled();
  };
  return {
    isAtAccount,
    /** Goes on to another page, or back to the account: one way at a time, since each takes time of the page. */
    async walk(): Promise<void> {
      const next = PAGES[walks % PAGES.length];
      if (!isAtAccount() || next === undefined) return goBack();
      walks += 1;
      await follow(next);
    },
    /** Answers the reminder, now and then by a look at the transactions. */
    async answer(): Promise<void> {
      answers += 1;
      await press('activity', answers % 4 === 0 ? 'See your transactions' : 'Go on');
    },
    stay: () => press('idle-timer', 'I am still here'),
  };
}
