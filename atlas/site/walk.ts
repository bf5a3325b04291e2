import type { WatchEnd, Watcher } from './watcher-types.ts';

/** How long a screen stays, and how long a mark shows the next element to press, in ms. */
export const PACES = {
  slow: { look: 2_000, point: 900 },
  steady: { look: 900, point: 450 },
  // Nobody presses an element that has only just appeared.
  fast: { look: 100, point: 100 },
} as const;
export type Pace = keyof typeof PACES;
/** As fast as possible, up to the step that is watched. */
const FORWARD = PACES.fast;

/** Where a walk is. */
export interface Walking {
  readonly phase: 'idle' | 'forwarding' | 'running' | 'paused' | 'passed' | 'failed';
  /** The last step whose screen was seen, 0 being the start; undefined before it. */
  readonly step: number | undefined;
  /** Where the site is: path and query. */
  readonly address: string;
  /** The place that is about to be pressed, in px of the frame. */
  readonly ring?: Ring;
  readonly failure?: Extract<WatchEnd, { verdict: 'failed' }>;
}

interface Ring {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The distance of the ring from its element, in px. */
const GAP = 4;

export type Walk = ReturnType<typeof createWalk>;

/**
 * Walks a path in a frame, once, at a pace that can be followed.
 * @param path with its last step, whose screen may be one that nobody can look at
 * @param from the first step that is watched: up to there it is walked at once, and then paused
 */
export function createWalk(
  watcher: Watcher,
  path: { readonly id: string; readonly last: number } | undefined,
  from = 0,
) {
  const listeners = new Set<() => void>();
  let now: Walking = { phase: 'idle', step: undefined, address: '' };
  let pace: Pace = 'steady';
  let hasEnded = false;
  /** Lets the next step begin. */
  let go: (() => void) | undefined;

  const say = (change: Partial<Walking>): void => {
    if (hasEnded) throw new Error('Nobody watches any more');
    const { ring: _, ...before } = now;
    now = { ...before, ...change };
    for (const listener of listeners) listener();
  };
  const paceNow = (): (typeof PACES)[Pace] => (now.phase === 'forwarding' ? FORWARD : PACES[pace]);
  /** Until the screen was looked at; while it is paused, until somebody resumes it. */
  const looking = (): Promise<void> =>
    new Promise((resolve) => {
      go = resolve;
      setTimeout(() => {
        if (now.phase === 'running' || now.phase === 'forwarding') resolve();
      }, paceNow().look);
    });

  async function begin(frame: HTMLIFrameElement): Promise<void> {
    if (path === undefined) return;
    const addressNow = (): string => {
      const { pathname = '', search = '' } = frame.contentWindow?.location ?? {};
      return pathname + search;
    };
    say({ phase: from > 0 ? 'forwarding' : 'running' });
    const end = await watcher.walk(path.id, {
      frame,
      async seen(step) {
        // The step itself may have no screen to look at: then the next that has one.
        const arrived = now.phase === 'forwarding' && step >= from;
        say({ step, address: addressNow(), ...(arrived && { phase: 'paused' }) });
        await looking();
        say({});
      },
      async pointAt(element) {
        // The pages around the frame stay where they are.
        element.scrollIntoView({ block: 'nearest', container: 'nearest' } as ScrollIntoViewOptions);
        const { x, y, width, height } = element.getBoundingClientRect();
        say({
          address: addressNow(),
          ring: { left: x - GAP, top: y - GAP, width: width + 2 * GAP, height: height + 2 * GAP },
        });
        await sleep(paceNow().point);
        say({});
      },
    });
    say(
      end.verdict === 'passed'
        ? { phase: 'passed', step: path.last }
        : { phase: 'failed', failure: end },
    );
  }
  return {
    now: (): Walking => now,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Begins. A failure after the end has nobody to tell. */
    begin(frame: HTMLIFrameElement): void {
      begin(frame).catch((error: unknown) => {
        if (!hasEnded) throw error;
      });
    },
    end: (): void => {
      hasEnded = true;
      go?.();
    },
    setPace(next: Pace): void {
      pace = next;
    },
    pause: () => say({ phase: 'paused' }),
    goOn: (): void => {
      say({ phase: 'running' });
      go?.();
    },
    /** While it is paused: one step more. */
    next: () => go?.(),
  };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
