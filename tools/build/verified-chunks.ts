import type { Plugin } from 'vite';

/**
 * Has `src/ui/load-chunk.ts` stand for Vite's loader of lazy chunks, which imports what its link refused. The name
 * of the loader is what Vite calls it by.
 */
export const verifiedChunks = (): Plugin => ({
  name: 'verified-chunks',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      if (!code.includes('export const __vitePreload')) {
        throw new Error(
          'The loader of lazy chunks has changed: adapt tools/build/verified-chunks.ts',
        );
      }
      return `export { loadChunk as __vitePreload } from '/src/ui/load-chunk.ts';`;
    },
  },
});

/** Vite leaves out the only file of a chunk that imports nothing: each file is checked. */
export const allFiles = (file: string, files: readonly string[]): string[] => [
  ...new Set([file, ...files]),
];
