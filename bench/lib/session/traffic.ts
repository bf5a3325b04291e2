import type { Page, Request, WebSocket } from '@playwright/test';
import { operations } from '../../../openapi/operations.gen.ts';

/** How long an answer may take, in ms of real time. */
const PATIENCE = 20_000;

const patterns = Object.entries(operations).map(([id, { method, path }]) => ({
  id,
  method,
  path: new RegExp(`^${path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/** The purpose of a request: the operation of the contract, or the kind of file. */
function purposeOf(request: Request): string {
  const { pathname } = new URL(request.url());
  const found = patterns.find(
    ({ method, path }) => method === request.method() && path.test(pathname),
  );
  if (found) return found.id;
  const [, first = '', second = ''] = pathname.split('/');
  if (first === 'content') return pathname.includes('/listen/') ? 'news of content' : 'content';
  return first === 'widgets' ? `widget ${second}` : first === 'assets' ? 'assets' : 'pages';
}

/** The complaints that a browser makes of each request where there is no network. */
const OF_AN_OUTAGE = /net::ERR_|WebSocket connection to .* failed|^Realtime channel: /;
const OF_THE_END = /status of 401|^Realtime channel: /;

/** Calls and code, which bring about more at once. A stream of news never ends. */
const isAwaited = (request: Request): boolean =>
  request.resourceType() === 'script' || new URL(request.url()).pathname.startsWith('/api/');

/** The messages of a page to the platform, and the complaints of its browser. */
export interface Traffic {
  /** By purpose: the requests in each hour. */
  readonly counts: ReadonlyMap<string, readonly number[]>;
  readonly sockets: { opened: number; pushes: number; open: number };
  readonly complaints: readonly string[];
  /** While it is set, there is no network and complaints of that are none. */
  isOut: boolean;
  /** The session is about to end: that it is refused then is no complaint. */
  isEnding: boolean;
  /** How often tokens were asked for anew, and came. */
  readonly renewals: () => number;
  /** Resolves when nothing is on its way. */
  readonly settled: () => Promise<void>;
}

/** @param hour in which the session is, from 0 */
export function watchTraffic(page: Page, hour: () => number): Traffic {
  const counts = new Map<string, number[]>();
  const sockets = { opened: 0, pushes: 0, open: 0 };
  const complaints: string[] = [];
  let renewals = 0;
  const underWay = new Set<Request | WebSocket>();
  let wake: (() => void) | undefined;
  const traffic: Traffic = {
    counts,
    sockets,
    complaints,
    isOut: false,
    isEnding: false,
    renewals: () => renewals,
    async settled() {
      while (underWay.size > 0) {
        const { promise, resolve, reject } = Promise.withResolvers<void>();
        wake = resolve;
        const late = setTimeout(() => {
          reject(new Error(`No answer: ${[...underWay].map((one) => one.url()).join(', ')}`));
        }, PATIENCE);
        await promise.finally(() => clearTimeout(late));
      }
    },
  };
  const complain = (text: string): void => {
    if (traffic.isOut && OF_AN_OUTAGE.test(text)) return;
    if (traffic.isEnding && OF_THE_END.test(text)) return;
    complaints.push(`hour ${hour() + 1}: ${text.slice(0, 200)}`);
  };
  page.on('request', (request) => {
    const purpose = purposeOf(request);
    const own = counts.get(purpose) ?? [];
    counts.set(purpose, own);
    own[hour()] = (own[hour()] ?? 0) + 1;
    if (isAwaited(request)) underWay.add(request);
  });
  const end = (request: Request | WebSocket): void => {
    underWay.delete(request);
    wake?.();
  };
  page.on('requestfinished', end);
  page.on('response', (response) => {
    if (response.ok() && purposeOf(response.request()) === 'refreshSession') renewals += 1;
  });
  page.on('requestfailed', end);
  page.on('websocket', (socket) => {
    sockets.opened += 1;
    sockets.open += 1;
    // It is told the balances at once, and each ping is answered.
    underWay.add(socket);
    socket.on('framesent', () => {
      underWay.add(socket);
    });
    socket.on('framereceived', ({ payload }) => {
      end(socket);
      if (String(payload).includes('"type"')) sockets.pushes += 1;
    });
    socket.on('close', () => {
      end(socket);
      sockets.open -= 1;
    });
  });
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complain(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => {
    complain(String(error));
  });
  return traffic;
}
