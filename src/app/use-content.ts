import { useEffect, useState } from 'react';
import type { QUERIES } from '../content/index.ts';
import { useBrand } from './context.tsx';

type Queries = typeof QUERIES;
export type ContentKind = keyof Queries;
export type ContentResult<Kind extends ContentKind> = Queries[Kind] extends {
  read: (result: unknown) => infer Result;
}
  ? Result
  : never;
export type ContentParams<Kind extends ContentKind> = Queries[Kind] extends {
  params?: infer Params;
}
  ? NonNullable<Params>
  : never;

/** What the content service answers, on its way, failed with a way on, or there. */
export type Read<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly retry: () => void }
  | { readonly status: 'ready'; readonly value: Value };

export interface ContentOptions {
  /** False waits; nothing is fetched meanwhile. */
  readonly enabled?: boolean;
  /** Fetches again this often, in ms. */
  readonly poll?: number;
}

const LOADING = { status: 'loading' } as const;

/** Reads content after the first paint; the libraries for it are fetched then, too. */
export function useContent<Kind extends ContentKind>(
  kind: Kind,
  params: ContentParams<Kind>,
  { enabled = true, poll }: ContentOptions = {},
): Read<ContentResult<Kind>> {
  const { dataset } = useBrand();
  const key = JSON.stringify([kind, params, dataset]);
  const [read, setRead] = useState<{ key: string; read: Read<ContentResult<Kind>> }>({
    key,
    read: LOADING,
  });
  useEffect(() => {
    if (!enabled) return undefined;
    let stop: (() => void) | undefined;
    let left = false;
    const [, stableParams] = JSON.parse(key) as [Kind, ContentParams<Kind>];
    const load = (): void => {
      import('./read-content.ts').then(
        ({ watchContent }) => {
          if (left) return;
          stop = watchContent(kind, stableParams, { dataset }, poll, (next) => {
            setRead({ key, read: next });
          });
        },
        () => {
          if (!left) setRead({ key, read: { status: 'error', retry: load } });
        },
      );
    };
    load();
    return () => {
      left = true;
      stop?.();
    };
  }, [kind, key, dataset, enabled, poll]);
  return read.key === key ? read.read : LOADING;
}
