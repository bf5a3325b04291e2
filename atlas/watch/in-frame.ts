// The first script of a page of the site in the atlas' frame; it is sent nowhere else.
import { install } from '@sinonjs/fake-timers';
import { standingSocket, StandInSocket } from '../../replay/sockets.ts';
import type { FrameHost } from './frame.ts';

const host = window.parent.atlasFrame;
if (host !== undefined) settle(host);

/** Puts the atlas' objects in the place of the browser's own. */
function settle({ run, cookies, now, arrived, ...handed }: FrameHost): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(globalThis, name, { value: handed[name] });
  }
  for (const pair of document.cookie.split('; ')) {
    const [name = '', value = ''] = pair.split('=');
    // A session elsewhere in this browser is none here.
    if (name !== 'session' && !cookies.has(name)) cookies.set(name, value);
  }
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set(text: string) {
      const [pair = ''] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (/max-age=0\b/.test(text)) cookies.delete(name);
      else cookies.set(name, value);
    },
  });

  const open = indexedDB.open.bind(indexedDB);
  IDBFactory.prototype.open = (name, version) => open(`${run} ${name}`, version);
  LockManager.prototype.request = new Proxy(navigator.locks.request.bind(navigator.locks), {
    apply: (lock, _, [name, ...more]: [string, ...unknown[]]) =>
      Reflect.apply(lock, undefined, [`${run} ${name}`, ...more]),
  });

  const send = globalThis.fetch.bind(globalThis);
  globalThis.fetch = (input, init) => handed.fetch(new Request(input, init), send);

  // Another test follows the way to the payment provider's page: this page stays as it is, where the browser lets
  // a page say so. Elsewhere a path that goes there fails at that step.
  if ('navigation' in globalThis) {
    globalThis.navigation.addEventListener('navigate', (event) => {
      const { pathname } = new URL(event.destination.url);
      if (pathname.startsWith('/payment-provider/')) event.preventDefault();
    });
  }

  // A widget's own page stays away: the path decides what it says.
  HTMLIFrameElement.prototype.setAttribute = function set(name, value) {
    const isWidget = name === 'src' && value.startsWith('/widgets/');
    this.setAttributeNS(null, name, isWidget ? `about:blank#${value}` : value);
  };

  // The gateway of the realtime channel pushes nothing either, but the path's own messages.
  Object.defineProperty(globalThis, 'WebSocket', { value: StandInSocket });

  const clock = install({
    now: now(),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  arrived({ window, clock, socket: standingSocket });
}
