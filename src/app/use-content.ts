import { useEffect, useState } from 'react';
import { QUERY_DEFAULTS } from '../content/constants.ts';
import type { ContentKind, ContentParams, ContentResult, Read } from './content-types.ts';
import { sameScreen, useRuntime } from './context.tsx';
import { contentKey } from './page-content.ts';

export interface ContentOptions {
  /** False waits; nothing is fetched meanwhile. */
  readonly enabled?: boolean;
  /** Fetches again this often, in ms. */
  readonly poll?: number;
}

const LOADING = { status: 'loading' } as const;

/**
 * Reads content. What the page came with shows at once, and is read again only when it is old; for
 * anything else the libraries are fetched first.
 */
export function useContent<Kind extends ContentKind>(
  kind: Kind,
  params: ContentParams<Kind>,
  { enabled = true, poll }: ContentOptions = {},
): Read<ContentResult<Kind>> {
  const { brand, content } = useRuntime();
  const { dataset } = brand;
  const key = contentKey(kind, params, dataset);
  const given = enabled ? content.find(key) : undefined;
  const [read, setRead] = useState<{ key: string; read: Read<ContentResult<Kind>> }>();
  useEffect(() => {
    if (!enabled) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const [, stableParams] = JSON.parse(key) as [Kind, ContentParams<Kind>];
    const first = content.find(key);
    const load = (): void => {
      import('./read-content.ts').then(
        ({ watchContent }) => {
          if (left) return;
          const initial = first && { value: first.value as ContentResult<Kind>, at: content.at };
          stop = watchContent(kind, stableParams, { dataset }, { poll, initial }, (next) => {
            // A poll without news draws nothing.
            setRead((last) =>
              last?.key === key && sameScreen(last.read, next) ? last : { key, read: next },
            );
          });
        },
        () => {
          if (!left) setRead({ key, read: { status: 'error', retry: load } });
        },
      );
    };
    const fresh = first === undefined ? 0 : freshFor(content.at, poll);
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (fresh <= 0) load();
    else if (poll !== undefined) timer = setTimeout(load, fresh);
    return () => {
      left = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [kind, key, dataset, enabled, poll, content]);
  if (read?.key === key) return read.read;
  return given ? { status: 'ready', value: given.value as ContentResult<Kind> } : LOADING;
}

/** How long content that was read at `at` is still fresh, in ms; what is not polled stays while it shows. */
const freshFor = (at: number, poll: number = QUERY_DEFAULTS.staleTime): number =>
  at + poll - Date.now();
