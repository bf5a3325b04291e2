import type { Plugin } from 'vite';

/** The files that the entry imports by itself, and they in turn: whoever loads a chunk has them. */
const first = new Set<string>();

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
  generateBundle: {
    // Before Vite asks for the files of each chunk.
    order: 'pre',
    handler(_, bundle) {
      first.clear();
      const add = (file: string): void => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || first.has(file)) return;
        first.add(file);
        chunk.imports.forEach(add);
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry) add(chunk.fileName);
      }
    },
  },
});

/**
 * The scripts that the loader fetches for a chunk. Vite leaves out the only file of a chunk that imports nothing, and
 * names those that run already.
 */
export const scriptsOf = (file: string, files: readonly string[]): string[] =>
  [...new Set([file, ...files])].filter((one) => !first.has(one));
