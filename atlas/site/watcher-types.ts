/** Replays the paths of a flow in a frame that shows the real site. */
export interface Watcher {
  /** Whether these pages stand beside a site whose answers can be ordered. */
  readonly isPossible: () => Promise<boolean>;
  /**
   * Walks a path. Rejects when a step does not go as the path expects, with the step and the
   * problem; resolves at its end.
   */
  readonly walk: (path: string, options: WatchOptions) => Promise<WatchEnd>;
}

export interface WatchOptions {
  readonly frame: HTMLIFrameElement;
  /** Called when the screen that a step expects is seen; the next step waits for it. */
  readonly seen: (step: number) => Promise<void>;
  /** Called before an element is pressed or filled in; the person waits for it. */
  readonly pointAt: (element: HTMLElement) => Promise<void>;
}

export type WatchEnd =
  | { readonly verdict: 'passed' }
  | { readonly verdict: 'failed'; readonly step: number; readonly message: string };

declare global {
  /** Present on the pages that watch. */
  var atlasWatcher: ((flow: string) => Watcher) | undefined;
}
