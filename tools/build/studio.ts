import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { jsxImportSource } from './jsx.ts';
import { leanCharts } from './lean-charts.ts';

/**
 * Builds the client of the studio's games into a folder: `index.html`, which is the page of every game, and
 * `assets`. It is served at an origin of its own and shares nothing with the site but the charts.
 *
 * @param watches builds again when a file changes, for as long as the process runs
 */
export async function buildStudio(root: string, folder: string, watches = false): Promise<void> {
  const names = 'assets/[hash:10]';
  await build({
    root: join(root, 'studio'),
    configFile: false,
    logLevel: 'warn',
    base: '/',
    publicDir: false,
    resolve: {
      // React has it; the shim of @xstate/react is for versions of React that have not.
      alias: [
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        {
          find: 'use-sync-external-store/shim/with-selector',
          replacement: 'use-sync-external-store/with-selector',
        },
      ],
    },
    plugins: [
      react({ jsxImportSource }),
      vanillaExtractPlugin({ identifiers: 'short' }),
      leanCharts(),
    ],
    build: {
      outDir: folder,
      watch: watches ? {} : null,
      emptyOutDir: true,
      target: 'es2023',
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          hashCharacters: 'hex',
          assetFileNames: `${names}[extname]`,
          entryFileNames: `${names}.js`,
          chunkFileNames: `${names}.js`,
        },
      },
    },
  });
}
