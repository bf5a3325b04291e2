import { useEffect, useEffectEvent, useState } from 'react';
import { QUERY_DEFAULTS } from '../../content/constants.ts';
import type { ContentKind, ContentParams, ContentResult, Read, Watch } from './content-types.ts';
import { onContentNews, readAt } from './content-news.ts';
import { sameScreen, useRuntime } from '../context.tsx';
import { contentKey } from './page-content.ts';

export interface ContentOptions {
  /** False waits; nothing is fetched meanwhile. */
  readonly enabled?: boolean;
  /** Fetches again this often, in ms. */
  readonly poll?: number;
  /** Names what is read: its last answer stays while the same thing is read under another key. */
  readonly subject?: string;
}

/** The content that the server read for the page, made of the answer as the page itself would make it. */
type Came<Value> = { readonly value: Value } | undefined;

const LOADING = { status: 'loading' } as const;

/** Reads the site's own content. */
export function useContent<Kind extends ContentKind>(
  kind: Kind,
  params: ContentParams<Kind>,
  options?: ContentOptions,
): Read<ContentResult<Kind>> {
  const { dataset } = useRuntime().brand;
  return useRead(
    contentKey(kind, params, dataset),
    async () => {
      const { watchContent } = await import('./read-content.ts');
      return watchContent(kind, params, { dataset });
    },
    options,
  );
}

/**
 * Reads content. The page's own content shows at once, and is read again only when it is old, or content changed
 * since; for anything else the libraries are fetched first. Content that was read once stays when it cannot be
 * read again.
 * @param key by {@link contentKey}
 * @param fetched fetches the read and what it needs
 */
export function useRead<Value>(
  key: string,
  fetched: () => Promise<Watch<Value>>,
  { enabled = true, poll, subject }: ContentOptions = {},
): Read<Value> {
  const { content } = useRuntime();
  const given = (enabled ? content.find(key) : undefined) as Came<Value>;
  const [read, setRead] = useState<{ key: string; subject: typeof subject; read: Read<Value> }>();
  // A new function with every render: the key tells when the read has changed.
  const begin = useEffectEvent(fetched);
  useEffect(() => {
    if (!enabled) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const first = content.find(key) as Came<Value>;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let at = readAt(content.at);
    let isLoading = false;
    const load = (): void => {
      isLoading = true;
      begin().then(
        (watch) => {
          if (left) return;
          stop = watch({ poll, initial: first && { ...first, at } }, (next) => {
            // A poll without news renders nothing.
            setRead((last) =>
              (last?.key === key && sameScreen(last.read, next)) ||
              (next.status !== 'ready' && stays(last, subject))
                ? last
                : { key, subject, read: next },
            );
          });
        },
        () => {
          isLoading = false;
          if (left) return;
          if (first === undefined) {
            setRead((last) =>
              stays(last, subject)
                ? last
                : { key, subject, read: { status: 'error', why: 'unreachable', retry: load } },
            );
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
  }, [key, subject, enabled, poll, content]);
  if (read?.key === key) return read.read;
  if (given) return { status: 'ready', value: given.value };
  return read && stays(read, subject) ? read.read : LOADING;
}

/** Whether an answer stays while its subject is read under another key. */
const stays = (
  last: { readonly subject: string | undefined; readonly read: Read<unknown> } | undefined,
  subject: string | undefined,
): boolean => subject !== undefined && last?.subject === subject && last.read.status === 'ready';

/** How long content that was read at `at` is still fresh, in ms; content without a poll stays while it shows. */
const freshFor = (at: number, poll: number = QUERY_DEFAULTS.staleTime): number =>
  at + poll - Date.now();
