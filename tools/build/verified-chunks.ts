import type { Plugin } from 'vite';

/** Id of the `<template>` whose `data-files` lists the page's lazy files with their integrity. */
export const CHUNK_TABLE = 'chunk-integrity';

const anchor = 'link.href = dep.href;';

/**
 * Lets Vite's loader of lazy chunks check each file against the page's table before it runs or
 * applies: `import()` itself takes no integrity, but it shares the fetch of the `modulepreload`
 * that the loader sends ahead.
 */
export const verifiedChunks = (): Plugin => ({
  name: 'verified-chunks',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes(anchor)) {
        throw new Error(
          'The loader of lazy chunks has changed: adapt tools/build/verified-chunks.ts',
        );
      }
      const table = `JSON.parse(document.querySelector('#${CHUNK_TABLE}')?.dataset.files ?? '{}')`;
      return code.replace(anchor, `${anchor} link.integrity = ${table}[dep.pathname] ?? '';`);
    },
  },
});
