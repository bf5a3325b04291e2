/** The content that the server read for this page, so that its first paint is whole. */
export interface PageContent {
  /** When it was read: the page's own load, ms since the epoch. */
  readonly at: number;
  /** The value of a read, by {@link contentKey}. */
  find(key: string): { readonly value: unknown } | undefined;
}

/** Names a read in a page: `[kind, params, dataset]`. */
export const contentKey = (kind: string, params: object, dataset: string): string =>
  JSON.stringify([kind, params, dataset]);

export const NO_CONTENT: PageContent = { at: 0, find: () => undefined };

/** Id of the `<template>` whose `data-content` holds the page's reads, `[key, value][]` as JSON. */
export const PAGE_CONTENT = 'page-content';

/** The same of a page that came as a loader, with the reads that it will make. */
export const CONTENT_AHEAD = 'content-ahead';

/** The content that a page came with; nothing when it came without. @param id of the `<template>` */
export function readPageContent(page: Document, id: string): PageContent | undefined {
  const json = page.querySelector<HTMLElement>(`#${id}`)?.dataset['content'];
  if (json === undefined) return undefined;
  const values = new Map(JSON.parse(json) as [string, unknown][]);
  return {
    at: Date.now(),
    find: (key) => (values.has(key) ? { value: values.get(key) } : undefined),
  };
}
