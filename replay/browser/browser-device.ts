import { reloadOf } from '../reload.ts';
import type { WidgetWords } from '../widget.ts';
import {
  expect,
  type APIRequestContext,
  type Locator,
  type Page,
  type Route,
  type WebSocketRoute,
} from '@playwright/test';
import type { AnyFlow } from '../../machines/flow.ts';
import { steeredBy } from '../walk.ts';
import type { Control } from './control.ts';
import { comeBackIn } from '../come-back.ts';
import { withEmpty, type Device, type HeldCall, type HeldTexts, type OtherTab } from './device.ts';
import { personAt } from './page-person.ts';
import { forScript } from './site-files.ts';
import { switchboard, taken } from './switchboard.ts';
import { newWindow } from './window.ts';

export interface BrowserTools {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly control: Control;
  /** The messages that the browser's console may have. */
  readonly complaints: { allow(pattern: RegExp): void };
}

/** Any page of the site's origin without the site's code. */
const QUIET_PAGE = '/locales/en/default.json';

/** A browser of its own for one path. */
export async function browserDevice(
  flow: AnyFlow,
  { page, request, control, complaints }: BrowserTools,
): Promise<Device<Locator>> {
  const steered = steeredBy(flow);
  const board = switchboard(steered);
  const waiting = new Map<unknown, HeldCall>();
  // By a pattern: a function would be called for every file that the page loads.
  await page.route(/^https?:\/\/[^/]+\/api\//, async (route) => {
    const sent = route.request();
    // A clock that jumps before the page has the result passes what the page does next.
    const told = async (): Promise<void> => void (await (await sent.response())?.finished());
    const call: HeldCall = {
      async forward(emptied) {
        await route.continue(
          emptied === undefined ? {} : { postData: withEmpty(sent.postData() ?? '', emptied) },
        );
        await told();
      },
      async answer(body) {
        await route.fulfill({ json: body });
        await told();
      },
      async lose() {
        await route.abort('connectionreset');
        await told();
      },
    };
    if (!board.hold(sent.method(), new URL(sent.url()).pathname, call)) return route.continue();
    waiting.set(sent, call);
  });
  page.on('requestfailed', (failed) => {
    const call = waiting.get(failed);
    if (call !== undefined) board.drop(call);
  });
  await page.clock.install();
  // Another test follows the way to the payment provider's page: this page stays as it is.
  await page.route(/\/(payment|kyc)-provider\//, (route) => route.fulfill({ status: 204 }));

  await page.route(/\/widgets\/[a-z-]+\/(\?.*)?$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: SILENT_WIDGET }),
  );
  const gateway = await heldGateway(page);
  complaints.allow(/Failed to load resource.*\/(api|locales|fallback)/);
  // The studio of the contract's examples is nobody's: the page frames only the one that is there.
  complaints.allow(/https:\/\/studio\.example/);
  return {
    person: personAt(page),
    platform: request,
    control,
    calls: board.calls,
    texts: await heldTexts(page, steered.has('loadTexts')),
    clock: {
      toNow: () => page.clock.setSystemTime(Date.now()),
      jump: (ms) => page.clock.fastForward(ms),
      run: (ms) => page.clock.runFor(ms),
    },
    otherTab: otherTabOf(page, complaints),
    async open(path) {
      await page.goto(path);
    },
    // The held clock stands for all of `performance`, which then tells nothing of how a page was reached.
    async reloaded(path) {
      await page.addInitScript((arrival) => {
        performance.getEntriesByType = () => [arrival];
      }, reloadOf(path));
      await page.goto(path);
    },
    async remember(key, value) {
      await page.addInitScript(
        ([name, text]) => {
          // A widget's frame has no storage.
          if (self === top) sessionStorage.setItem(name, text);
        },
        [key, value] as const,
      );
    },
    async opened() {
      await page.addInitScript(() => {
        if (self === top) Object.assign(window, { opener: { postMessage: () => undefined } });
      });
    },
    async comeBack(query) {
      await page.locator('iframe[src*="/oauth/authorize?"]').evaluate(comeBackIn, query);
    },
    async widget(name, said) {
      let heard: Promise<void> | undefined;
      // Each person who logs in gets a frame of their own: the previous one may go while it is spoken to.
      await expect(async () => {
        const element = await page.locator(`iframe[src^="/widgets/${name}/"]`).elementHandle();
        const frame = await element?.contentFrame();
        if (!frame) throw new Error('There is no widget');
        await frame.evaluate(sayIn, said);
        // A frame that goes because of the word was heard as well.
        heard = frame.evaluate(isHeard).catch(() => undefined);
      }).toPass();
      await heard;
    },
    ...gateway,
    wake: () => page.evaluate(() => void dispatchEvent(new Event('online'))),
    patience: (ms) => page.setDefaultTimeout(ms),
  };
}

/** Replaces a third party's widget, which other tests cover: says what the path makes it say. */
const SILENT_WIDGET = `<!doctype html><title>Widget</title><script>
addEventListener('message', ({ ports }) => { globalThis.port ??= ports[0]; });
</script><body></body>`;

/**
 * Runs in the widget, so it stands alone. A widget that does not know its page says so first, and waits for the
 * port: the page closes that of an earlier greeting. The last word comes a moment later: the page may remove the
 * frame because of it, and with it the answer to the caller.
 */
async function sayIn(said: WidgetWords): Promise<void> {
  const own = globalThis as { port?: MessagePort | undefined };
  if (said.type === 'ready' || own.port === undefined) {
    own.port = undefined;
    parent.postMessage({ type: 'ready' }, '*');
    while (own.port === undefined) await new Promise((resolve) => setTimeout(resolve, 10));
  }
  const { port } = own;
  if (said.type !== 'ready') setTimeout(() => port.postMessage(said, []));
}

/** Runs there, too: the page answers the question for a claim after it has heard what was said before. */
function isHeard(): Promise<void> {
  const { port } = globalThis as { port?: MessagePort };
  return new Promise((resolve) => {
    port?.addEventListener('message', ({ data }) => {
      if (data.type === 'claim') resolve();
    });
    port?.start();
    setTimeout(() => port?.postMessage({ type: 'claim' }, []));
  });
}

interface HeldSocket {
  readonly route: WebSocketRoute;
  /** Lets the page see that it is open. */
  readonly open: () => void;
  isOpen: boolean;
}

/** Replaces the gateway of the realtime channel, whose own sockets other tests cover. */
async function heldGateway(page: Page): Promise<Pick<Device<Locator>, 'channel' | 'hasChannel'>> {
  const sockets: HeldSocket[] = [];
  await page.routeWebSocket(/\/realtime\?/, async (route) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const socket: HeldSocket = { route, open: resolve, isOpen: false };
    route.onMessage(() => {});
    route.onClose(() => {
      sockets.splice(0, sockets.length, ...sockets.filter((one) => one !== socket));
    });
    sockets.push(socket);
    // A page's socket is open when this is over.
    await promise;
  });
  const newest = async (): Promise<HeldSocket> => {
    await expect.poll(() => sockets.length).toBeGreaterThan(0);
    return sockets.at(-1) as HeldSocket;
  };
  return {
    hasChannel: () => sockets.length > 0,
    async channel(news) {
      const socket = await newest();
      if (news === 'opened') {
        socket.open();
        socket.isOpen = true;
      } else if (news === 'closed') {
        sockets.splice(sockets.indexOf(socket), 1);
        await socket.route.close();
        socket.open();
      } else socket.route.send(news.text);
    },
  };
}

async function heldTexts(page: Page, hold: boolean): Promise<Device<Locator>['texts']> {
  const held: Route[] = [];
  let withheld = false;
  if (hold) {
    await page.route('**/locales/*/default.json', (route) => void held.push(route));
    await page.route(forScript(/^fallback$/), (route) =>
      withheld ? route.abort('connectionreset') : route.continue(),
    );
  }
  return {
    async take(): Promise<HeldTexts> {
      const route = await taken(
        held,
        () => true,
        () => 'No texts are asked for',
      );
      return {
        forward: () => route.continue(),
        answer: (status) => route.fulfill({ status }),
      };
    },
    withhold(own) {
      withheld = own;
    },
  };
}

function otherTabOf(page: Page, complaints: BrowserTools['complaints']): OtherTab {
  const isSiteOpen = (): boolean =>
    page.url() !== 'about:blank' && !page.url().endsWith(QUIET_PAGE);
  // The site may ask for its channel before it notices that the tokens are gone. Such a call is refused without a
  // request (GUARD-20), which is logged only (ERR-06).
  const endSession = (): void => {
    if (isSiteOpen()) complaints.allow(/Realtime channel: refused/);
  };
  let tab: Promise<Page> | undefined;
  const other = async (): Promise<Page> => {
    // Before the site is opened, its own tab does it: another one would cost as much as three steps.
    if (page.url() === 'about:blank') await page.goto(QUIET_PAGE);
    if (page.url().endsWith(QUIET_PAGE)) return page;
    tab ??= newWindow(page.context()).then(async (opened) => {
      await opened.goto(QUIET_PAGE);
      return opened;
    });
    return tab;
  };
  return {
    async write(entries) {
      if ('accessToken' in entries && entries['accessToken'] === undefined) endSession();
      const there = await other();
      await there.evaluate(
        (all) => {
          for (const [key, value] of all) {
            if (value === null) localStorage.removeItem(key);
            else localStorage.setItem(key, value);
          }
        },
        Object.entries(entries).map(([key, value]) => [key, value ?? null] as const),
      );
    },
    async read(key) {
      const there = await other();
      return (await there.evaluate((name) => localStorage.getItem(name), key)) ?? undefined;
    },
    async clear() {
      endSession();
      const there = await other();
      await there.evaluate(() => localStorage.clear());
    },
  };
}
