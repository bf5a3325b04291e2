import { test as base, expect, type BrowserContext } from '@playwright/test';
import { agreedToCookies } from '../../replay/cookie-choice.ts';
import { createControl, type Control } from '../../replay/browser/control.ts';
import { register, tokensOf, type Applicant } from '../../replay/browser/players.ts';
import { ORIGIN, SOL_ALTA_ORIGIN } from './origin.ts';

/** The complaints of a test's browsers. A test may end only with those that it allowed. */
export interface Complaints {
  /** Complaints that belong to the test, such as the browser's note on a refused answer. */
  allow(pattern: RegExp): void;
  /** The browser notes every answer from 400 on; so an ordered refusal leaves a note. */
  allowAnswers(...statuses: readonly number[]): void;
  /** The browser notes every call that got no answer. */
  allowLostCalls(): void;
  /** Listens to a context that the test opened itself. */
  watch(context: BrowserContext): Promise<void>;
}

interface Fixtures {
  /** Whether the browser's visitors have agreed to cookies: another test covers the notice. */
  readonly answered: boolean;
  /** Orders for the calls of this test's browser. */
  readonly control: Control;
  readonly complaints: Complaints;
  /** A new, verified player without money, of this test alone. */
  readonly player: Applicant;
}

/** Applies to the site's own pages: others may have no storage. */
function keepUnlessKept(entries: Readonly<Record<string, string>>): void {
  try {
    for (const [key, value] of Object.entries(entries)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  } catch {
    // A frame of another origin.
  }
}

/** The frame that counts unread messages may ask once more as its session ends, and is refused then (INBOX-01). */
const LAST_COUNT = /status of 401 .*\/widgets\/inbox\/unread\)$/;
/** A page that is left while its channel opens: the browser says so, and its requests are given up. */
const LEFT_CHANNEL = /WebSocket connection to '[^']*\/realtime|Realtime channel: unreachable/;
/** Without the realtime channel the site polls: the end of the channel with its session is logged only (ERR-06). */
const ENDED_CHANNEL = /Realtime channel: (?!unreadable)/;
/** Any call of the player's page during a log-out, here or in another tab, is refused. */
const LATE_CALL = /Failed to load resource.*status of 401 .*\/(api|widgets)\//;

/** Every test has a browser session, and where it needs one a player, of its own. */
export const test = base.extend<Fixtures>({
  answered: [true, { option: true }],
  complaints: [
    async ({ context, control, answered }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [LAST_COUNT, LEFT_CHANNEL];
      const watch = async (watched: BrowserContext): Promise<void> => {
        await watched.addCookies(
          [ORIGIN, SOL_ALTA_ORIGIN].map((url) => ({
            name: 'croupier_control',
            value: control.session,
            url,
          })),
        );
        if (answered) await watched.addInitScript(keepUnlessKept, agreedToCookies());
        await watched.addInitScript(() => {
          document.addEventListener('securitypolicyviolation', (event) => {
            const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
            console.error(
              `Blocked by policy: ${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber}`,
            );
          });
        });
        watched.on('console', (message) => {
          const type = message.type();
          if (type === 'error' || type === 'warning') {
            heard.push(`${type}: ${message.text()} (${message.location().url})`);
          }
        });
        watched.on('weberror', (error) =>
          heard.push(
            `thrown: ${error.error().stack || JSON.stringify([error.error().name, error.error().message, String(error.error()), error.page()?.url()])}`,
          ),
        );
        watched.on('request', (request) => {
          if (request.url().endsWith('/csp-report')) heard.push(`report: ${request.postData()}`);
          if (request.url().endsWith('/player/sign_out')) allowed.push(LATE_CALL, ENDED_CHANNEL);
        });
        watched.on('response', (response) => {
          if ([401, 403].includes(response.status())) allowed.push(ENDED_CHANNEL);
        });
      };
      await watch(context);
      await use({
        allow: (pattern) => allowed.push(pattern),
        allowAnswers: (...statuses) =>
          allowed.push(new RegExp(`Failed to load resource.*status of (${statuses.join('|')})`)),
        allowLostCalls: () => allowed.push(/Failed to load resource: net::/),
        watch,
      });
      const unexpected = heard.filter((line) => !allowed.some((pattern) => pattern.test(line)));
      expect(unexpected, 'console, thrown errors and policy reports').toEqual([]);
    },
    { auto: true },
  ],
  // Calls beside the browser's go to the platform's own host, whichever brand's the browser visits.
  request: async ({ playwright }, use) => {
    const context = await playwright.request.newContext({ baseURL: ORIGIN });
    await use(context);
    await context.dispose();
  },
  control: async ({ request }, use) => {
    await use(createControl(request));
  },
  player: async ({ request, control }, use) => {
    const person = await register(request, control);
    // The first login is welcomed with a dialog, which another test covers.
    await tokensOf(request, person);
    await use(person);
  },
});

export { expect } from '@playwright/test';
