import { useEffect, useEffectEvent, useState } from 'react';
import { QUERY_DEFAULTS } from '../../content/constants.ts';
import type { ContentKind, ContentParams, ContentResult, Read } from './content-types.ts';
import { onContentNews, readAt } from './content-news.ts';
import { sameScreen, useRuntime } from '../context.tsx';
import { contentKey, type PageContent } from './page-content.ts';
import type { watchContent } from './read-content.ts';

export interface ContentOptions {
  /** False waits; nothing is fetched meanwhile. */
  readonly enabled?: boolean;
  /** Fetches again this often, in ms. */
  readonly poll?: number;
}

type Initial<Kind extends ContentKind> =
  | { readonly value: ContentResult<Kind>; readonly at: number }
  | undefined;
type OnRead<Kind extends ContentKind> = (read: Read<ContentResult<Kind>>) => void;

const LOADING = { status: 'loading' } as const;

/**
 * Reads content. The page's own content shows at once, and is read again only when it is old, or content changed
 * since; for anything else the libraries are fetched first. Content that was read once stays when it cannot be
 * read again.
 */
export function useContent<Kind extends ContentKind>(
  kind: Kind,
  params: ContentParams<Kind>,
  { enabled = true, poll }: ContentOptions = {},
): Read<ContentResult<Kind>> {
  const { brand, content } = useRuntime();
  const { dataset } = brand;
  const key = contentKey(kind, params, dataset);
  const given = enabled ? cameWith<Kind>(content, key) : undefined;
  const [read, setRead] = useState<{ key: string; read: Read<ContentResult<Kind>> }>();
  // Equal parameters are new objects with every render: the key tells when they have changed.
  const watch = useEffectEvent(
    (begin: typeof watchContent, initial: Initial<Kind>, onRead: OnRead<Kind>) =>
      begin(kind, params, { dataset }, { poll, initial }, onRead),
  );
  useEffect(() => {
    if (!enabled) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const first = cameWith<Kind>(content, key);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at = readAt(content.at);
    let isLoading = false;
    const load = (): void => {
      isLoading = true;
      import('./read-content.ts').then(
        (module) => {
          if (left) return;
          stop = watch(module.watchContent, first && { ...first, at }, (next) => {
            // A poll without news renders nothing.
            setRead((last) =>
              last?.key === key && sameScreen(last.read, next) ? last : { key, read: next },
            );
          });
        },
        () => {
          isLoading = false;
          if (left) return;
          if (first === undefined) {
            setRead({ key, read: { status: 'error', why: 'unreachable', retry: load } });
          } else if (poll !== undefined) timer = setTimeout(load, poll);
        },
      );
    };
    const fresh = first === undefined ? 0 : freshFor(at, poll);
    if (fresh <= 0) load();
    else if (poll !== undefined) timer = setTimeout(load, fresh);
    const unhear = onContentNews(() => {
      at = 0;
      clearTimeout(timer);
      if (!isLoading) load();
    });
    return () => {
      left = true;
      unhear();
      clearTimeout(timer);
      stop?.();
    };
  }, [key, enabled, poll, content]);
  if (read?.key === key) return read.read;
  return given ? { status: 'ready', value: given.value } : LOADING;
}

/** How long content that was read at `at` is still fresh, in ms; content without a poll stays while it shows. */
const freshFor = (at: number, poll: number = QUERY_DEFAULTS.staleTime): number =>
  at + poll - Date.now();

/** The content that the server read for the page, made of the answer as the page itself would make it. */
const cameWith = <Kind extends ContentKind>(content: PageContent, key: string) =>
  content.find(key) as { readonly value: ContentResult<Kind> } | undefined;
