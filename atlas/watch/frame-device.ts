import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { AnyFlow } from '../../machines/flow.ts';
import { personIn, type DomPlace } from '../../replay/dom-person.ts';
import { createControl } from '../../replay/browser/control.ts';
import {
  withEmpty,
  type Device,
  type HeldCall,
  type HeldTexts,
  type OtherTab,
} from '../../replay/browser/device.ts';
import type { Platform } from '../../replay/browser/platform.ts';
import { switchboard, taken } from '../../replay/browser/switchboard.ts';
import { agreedToCookies } from '../../replay/cookie-choice.ts';
import { comeBackIn } from '../../replay/come-back.ts';
import { reloadOf } from '../../replay/reload.ts';
import { steeredBy } from '../../replay/walk.ts';
import { sayAsWidget } from '../../replay/widget.ts';
import type { FramePage } from './frame.ts';
import { MemoryStorage } from './memory-storage.ts';

/** How long an element that a person looks for may take to appear, and a page to open, in ms. */
const PATIENCE = 10_000;
/** The pause between two looks, and the time that the site takes for an answer, in ms. */
const PAUSE = 30;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** The platform itself, without any session of this browser. */
const platform: Platform = {
  async fetch(path, { method, data, headers }) {
    const answer = await fetch(path, {
      method,
      credentials: 'omit',
      headers: { ...headers, ...(data && { 'Content-Type': 'application/json' }) },
      ...(data && { body: JSON.stringify(data) }),
    });
    return { ok: () => answer.ok, text: () => answer.text() };
  },
};

/**
 * The site in a frame of this page, with a person in front of it.
 *
 * @param pointAt called before the person does something to an element
 */
export function frameDevice(
  flow: AnyFlow,
  frame: HTMLIFrameElement,
  pointAt: (element: HTMLElement) => Promise<void>,
): Device<DomPlace> {
  const run = crypto.randomUUID();
  const steered = steeredBy(flow);
  const board = switchboard(steered);
  const control = createControl(platform, run);
  const remembered = new Map<string, string>();
  const texts: { waiting: HeldTexts[]; readonly isHeld: boolean } = {
    waiting: [],
    isHeld: steered.has('loadTexts'),
  };
  const local = new MemoryStorage();
  if (flow.id !== 'site.cookies') {
    for (const [key, value] of Object.entries(agreedToCookies())) local.setItem(key, value);
  }
  const tab = new MemoryStorage();
  /** How far the site's clock is ahead, in ms. */
  let ahead = 0;
  let isOpened = false;
  let arrivals: PerformanceEntry[] | undefined;
  let patience = PATIENCE;
  let page: (FramePage & { readonly user: UserEvent }) | undefined;
  const here = () => {
    if (page === undefined) throw new Error('The site is not open in the frame');
    return page;
  };

  window.atlasFrame = {
    run,
    localStorage: local,
    sessionStorage: tab,
    cookies: new Map(),
    now: () => Date.now() + ahead,
    arrived(next) {
      const user = userEvent.setup({ document: next.window.document, delay: null });
      page = { ...next, user };
      forgiveLateFocus(next.window);
      board.clear();
      texts.waiting = [];
      for (const [key, value] of remembered) tab.setItem(key, value);
      // To the site it is no frame: it tells where it is by the page around it.
      next.window.parent = next.window;
      if (isOpened) next.window.opener = { postMessage: () => undefined };
      const told = arrivals;
      if (told !== undefined) next.window.performance.getEntriesByType = () => told;
    },
    async fetch(request, send) {
      const { pathname } = new URL(request.url);
      if (texts.isHeld && /^\/locales\/.*\/default\.json$/.test(pathname)) {
        const { promise, resolve } = Promise.withResolvers<Response | undefined>();
        texts.waiting.push({
          forward: () => Promise.resolve(resolve(undefined)),
          answer: (status) => Promise.resolve(resolve(new Response(null, { status }))),
        });
        return (await promise) ?? send(request);
      }
      if (!pathname.startsWith('/api/')) return send(request);
      const own = new Request(request, { credentials: 'omit' });
      own.headers.set('X-Control-Session', run);
      const gate = Promise.withResolvers<string | Response | undefined>();
      const answered = Promise.withResolvers<void>();
      const call: HeldCall = {
        async forward(emptied) {
          gate.resolve(emptied);
          await answered.promise;
          await settle();
        },
        answer(body) {
          gate.resolve(Response.json(body));
          return settle();
        },
        lose() {
          gate.reject(new TypeError('Failed to fetch'));
          return settle();
        },
      };
      if (!board.hold(request.method, pathname, call)) return send(own);
      request.signal.addEventListener('abort', () => {
        board.drop(call);
        gate.reject(request.signal.reason);
      });
      const emptied = await gate.promise;
      if (emptied instanceof Response) return emptied;
      const sent =
        emptied === undefined
          ? own
          : new Request(own, {
              method: own.method,
              body: withEmpty(await own.clone().text(), emptied),
            });
      return send(sent).finally(() => answered.resolve());
    },
  };

  /** Waits for the page that a navigation brings. */
  const load = async (navigate: () => void): Promise<void> => {
    const before = page;
    const loaded = new Promise((resolve) => {
      frame.addEventListener('load', resolve, { once: true });
    });
    navigate();
    await loaded;
    if (page === before) throw new Error('The frame shows no page of the site');
  };
  const open = (path: string): Promise<void> =>
    load(() => {
      if (page === undefined) frame.src = path;
      else here().window.location.replace(path);
    });
  return {
    platform,
    control,
    calls: board.calls,
    texts: {
      take: () =>
        taken(
          texts.waiting,
          () => true,
          () => 'No texts are asked for',
        ),
      // A page cannot withhold a script of its own from itself: the paths that need it are left out.
      withhold: () => undefined,
    },
    clock: {
      toNow() {
        ahead = 0;
        page?.clock.setSystemTime(Date.now());
        return Promise.resolve();
      },
      jump(ms) {
        ahead += ms;
        here().clock.jump(ms);
        return Promise.resolve();
      },
      async run(ms) {
        ahead += ms;
        await here().clock.tickAsync(ms);
      },
    },
    otherTab: otherTabOf(local, () => page?.window),
    open,
    reloaded(path) {
      arrivals = [reloadOf(path)];
      return open(path);
    },
    remember(key, value) {
      remembered.set(key, value);
      return Promise.resolve();
    },
    opened() {
      isOpened = true;
      return Promise.resolve();
    },
    comeBack(query) {
      const provider = here().window.document.querySelector('iframe[src*="/oauth/authorize?"]');
      if (provider === null) throw new Error('The payment provider’s page is not open');
      comeBackIn(provider, query);
      return settle();
    },
    widget(name, said) {
      sayAsWidget(here().window.document, name, said);
      return settle();
    },
    hasChannel: () => page?.socket() !== undefined,
    async channel(news) {
      await taken(
        [news],
        () => page?.socket() !== undefined,
        () => 'The site has no channel',
      );
      here().socket()?.hear(news);
      return settle();
    },
    wake() {
      const { window: site } = here();
      site.dispatchEvent(new site.Event('online'));
      return settle();
    },
    patience(ms) {
      patience = ms;
    },
    person: personIn({
      document: () => here().window.document,
      user: () => here().user,
      settle,
      goTo: open,
      reload: () => load(() => here().window.location.reload()),
      address() {
        const { pathname, search, hash } = here().window.location;
        return pathname + search + hash;
      },
      patience: () => patience,
      pointAt,
    }),
  };
}

/**
 * React gives the focus back to its last element, even in a removed frame; the users of this, which watch over the
 * focus, would object.
 */
function forgiveLateFocus({ HTMLElement }: Window & typeof globalThis): void {
  const own = Object.getOwnPropertyDescriptor(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusWhileThere(options) {
    if (this.ownerDocument.defaultView !== null) own?.value.call(this, options);
  };
}

/** Pages hear of another tab's writing by an event. */
function otherTabOf(
  storage: Storage,
  window: () => (Window & typeof globalThis) | undefined,
): OtherTab {
  const tell = (key: string | null, newValue: string | null): void => {
    const there = window();
    there?.dispatchEvent(new there.StorageEvent('storage', { key, newValue }));
  };
  return {
    write(entries) {
      for (const [key, value] of Object.entries(entries)) {
        if (value === undefined) storage.removeItem(key);
        else storage.setItem(key, value);
        tell(key, value ?? null);
      }
      return Promise.resolve();
    },
    read: (key) => Promise.resolve(storage.getItem(key) ?? undefined),
    clear() {
      storage.clear();
      tell(null, null);
      return Promise.resolve();
    },
  };
}
