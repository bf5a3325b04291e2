import { join } from 'node:path';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkedChunks, chunkGroups } from './tools/build/chunk-rules.ts';
import { jsxImportSource } from './tools/build/jsx.ts';
import { leanCharts } from './tools/build/lean-charts.ts';
import { scriptsOf, verifiedChunks } from './tools/build/verified-chunks.ts';

/** Blockers know cookies, chats and more by the names of files. Hexadecimal digits make no such word. */
const assetNames = {
  hashCharacters: 'hex',
  assetFileNames: 'assets/[hash:10][extname]',
} as const;
const fileNames = {
  ...assetNames,
  entryFileNames: 'assets/[hash:10].js',
  chunkFileNames: 'assets/[hash:10].js',
};

/**
 * One configuration for the client build, the prerender build (`--ssr`) and the development server.
 * Class names of vanilla-extract are the same in both builds: they derive from file paths alone.
 */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: 'src/public',
  resolve: {
    // React has it; the shim of @xstate/react is for versions of React that have not.
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      // Every first visit would carry what it can do and nothing here asks of it.
      {
        find: /^\.\.\/createLucideIcon\.mjs$/,
        replacement: join(import.meta.dirname, 'src', 'ui', 'drawn-icon.ts'),
      },
      // Of the router: its own links, and the places on pages that it would restore.
      { find: /^\.\/link\.js$/, replacement: join(import.meta.dirname, 'src', 'ui', 'no-link.ts') },
      {
        find: /^\.\/scroll-restoration\.js$/,
        replacement: join(import.meta.dirname, 'src', 'ui', 'scroll-to-page.ts'),
      },
    ],
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // Every page needs the layout: a chunk of its own would only be one more file to wait for.
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (routeId === '/$locale' ? [] : undefined),
      },
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
      generatedRouteTree: './src/routeTree.gen.ts',
      tmpDir: './.cache/router',
    }),
    react({ jsxImportSource }),
    vanillaExtractPlugin({ identifiers: 'short' }),
    leanCharts(),
    verifiedChunks(),
    checkedChunks(import.meta.dirname),
  ],
  worker: { rolldownOptions: { output: fileNames } },
  ...(isSsrBuild === true && { ssr: { noExternal: true } }),
  build: {
    target: 'es2023',
    // Each of these knows light-dark(): rewritten for older ones, a dark part of a light page stays light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false, resolveDependencies: scriptsOf },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    emptyOutDir: true,
    ...(isSsrBuild === true
      ? {
          outDir: 'dist/site/server',
          copyPublicDir: false,
          // One file, libraries included: the server reads it once, at the first page asked for.
          rolldownOptions: {
            input: 'src/app/prerender.tsx',
            output: { ...assetNames, codeSplitting: false },
          },
        }
      : {
          outDir: 'dist/site/client',
          manifest: true,
          rolldownOptions: {
            input: 'src/app/client.tsx',
            // Constants of other files stand where they are used, those of several letters too.
            optimization: { inlineConst: { mode: 'all' } },
            output: {
              ...fileNames,
              // Few files: a first visit must not queue for many small ones. What every page needs is
              // two of them, and small parts that most pages share travel together.
              codeSplitting: { groups: chunkGroups },
            },
          },
        }),
  },
}));
