import type { standingSocket } from '../../replay/sockets.ts';
import type { withGlobal } from '@sinonjs/fake-timers';

/**
 * The port that the watching page hands to the site in its frame, through `parent.atlasFrame`. The site in the
 * frame has storage, cookies, a clock and a session at the platform of its own, so watching never touches the same
 * browser's own visits to the site.
 */
export interface FrameHost {
  /** Names the values that cannot be passed on, and that all pages of an origin share. */
  readonly run: string;
  readonly localStorage: Storage;
  readonly sessionStorage: Storage;
  readonly cookies: Map<string, string>;
  /** The site's time of day, ms since 1970. */
  readonly now: () => number;
  /** A call of the site; `send` makes it. */
  readonly fetch: (
    request: Request,
    send: (request: Request) => Promise<Response>,
  ) => Promise<Response>;
  /** Called by each page of the site before its own scripts run. */
  readonly arrived: (page: FramePage) => void;
}

/** A page of the site in the frame. */
export interface FramePage {
  readonly window: Window & typeof globalThis;
  readonly clock: ReturnType<ReturnType<typeof withGlobal>['install']>;
  /** The site's newest socket at the gateway of the realtime channel, if there is one. */
  readonly socket: typeof standingSocket;
}

declare global {
  interface Window {
    /** Present on a page that watches. */
    atlasFrame?: FrameHost;
  }
}
