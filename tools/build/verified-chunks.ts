import type { Plugin } from 'vite';

const anchor = 'link.href = dep.href;';

/**
 * Lets Vite's loader of lazy chunks check each file against the page's import map before it applies: a style sheet
 * is in no browser's eyes a module, and older browsers read no integrity off a map.
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
      const map = `JSON.parse(document.querySelector('script[type=importmap]')?.textContent || '{}')`;
      return code.replace(
        anchor,
        `${anchor} link.integrity = ${map}.integrity?.[dep.pathname] ?? '';`,
      );
    },
  },
});
