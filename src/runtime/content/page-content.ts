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

/** Id of the `<template>` with the content of a page that the server rendered; a loader has others. */
export const PAGE_CONTENT = 'page-content';

/** Whether the page came rendered, and not as a loader. */
export const isRendered = (page: Document): boolean =>
  page.querySelector(`#${PAGE_CONTENT}`) !== null;

/** The content that a page came with: each `<template data-content>` holds reads, `[key, value][]` as JSON. */
export function readPageContent(page: Document): PageContent {
  const templates = [...page.querySelectorAll<HTMLElement>('template[data-content]')];
  const values = new Map(
    templates.flatMap(
      ({ dataset }) => JSON.parse(dataset['content'] ?? '[]') as [string, unknown][],
    ),
  );
  return {
    at: Date.now(),
    find: (key) => (values.has(key) ? { value: values.get(key) } : undefined),
  };
}
