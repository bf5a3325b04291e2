import { CONTENT_API_VERSION, CONTENT_BASE } from './constants.ts';

/** Event stream: shortest pause before a retry, longest silence, longest life, ms (CONST-13). */
export const CONTENT_STREAM = { retry: 1_000, heartbeat: 45_000, maximum: 18_000_000 } as const;

/** Every document; the pages that show it ask for its content themselves. */
const ASKED = new URLSearchParams({ query: '*', includeResult: 'false', tag: 'site.news' });

/** Longest pause before a listener that failed is opened again, ms. */
const LONGEST_PAUSE = 300_000;

/** News is acted on within this time, ms, so that not every open page asks in the same moment. */
const SPREAD = 1_500;

/**
 * Tells when documents of a dataset changed (API-164). While the page is in view it listens, by one stream; a page
 * that comes into view again, or was cut off, hears whether it missed anything. A failed stream is tried again
 * after ever longer pauses, and nobody is told. Where there are no event streams nothing happens.
 *
 * @returns stop
 */
export function listenForNews(dataset: string, onNews: () => void): () => void {
  if (typeof EventSource === 'undefined') return () => undefined;
  const path = [
    CONTENT_BASE,
    `v${CONTENT_API_VERSION}`,
    'data',
    'listen',
    encodeURIComponent(dataset),
  ];
  const url = `${path.join('/')}?${ASKED}`;
  let source: EventSource | undefined;
  let next: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let news: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  /** The ids of the latest changed documents; other services name none. */
  let known: string | undefined;

  const hear = (): void => {
    news ??= setTimeout(() => {
      news = undefined;
      onNews();
    }, Math.random() * SPREAD);
  };
  const close = (): void => {
    source?.close();
    source = undefined;
    clearTimeout(next);
    clearTimeout(silence);
  };
  const openAgain = (): void => {
    close();
    const pause = Math.min(CONTENT_STREAM.retry * 2 ** failures, LONGEST_PAUSE);
    failures += 1;
    next = setTimeout(open, pause * (1 + Math.random()));
  };
  function open(): void {
    close();
    if (document.visibilityState === 'hidden') return;
    source = new EventSource(url);
    source.addEventListener('welcome', ({ lastEventId }) => {
      if (known !== undefined && (lastEventId === '' || lastEventId !== known)) hear();
      known = lastEventId;
    });
    source.addEventListener('mutation', ({ lastEventId }) => {
      known = lastEventId;
      hear();
    });
    // A service that gives no signs of life is not missed when it is silent.
    source.addEventListener('heartbeat', () => {
      failures = 0;
      clearTimeout(silence);
      silence = setTimeout(openAgain, CONTENT_STREAM.heartbeat);
    });
    source.addEventListener('error', openAgain);
    next = setTimeout(openAgain, CONTENT_STREAM.maximum);
  }
  const look = (): void => {
    if (document.visibilityState === 'hidden') close();
    else if (source === undefined) open();
  };
  document.addEventListener('visibilitychange', look);
  open();
  return () => {
    close();
    clearTimeout(news);
    document.removeEventListener('visibilitychange', look);
  };
}
