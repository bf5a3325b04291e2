import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { verifiedChunks } from './scripts/build/verified-chunks.ts';

/**
 * One configuration for the client build, the prerender build (`--ssr`) and the development server.
 * Class names of vanilla-extract are the same in both builds: they derive from file paths alone.
 */
export default defineConfig(({ isSsrBuild }) => ({
  publicDir: 'src/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
      generatedRouteTree: './src/routeTree.gen.ts',
      tmpDir: './.cache/router',
    }),
    react(),
    vanillaExtractPlugin({ identifiers: 'short' }),
    verifiedChunks(),
  ],
  build: {
    target: 'es2023',
    // Each of these knows light-dark(): rewritten for older ones, a dark part of a light page stays light.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    emptyOutDir: true,
    ...(isSsrBuild === true
      ? {
          outDir: 'dist/prerender',
          copyPublicDir: false,
          rolldownOptions: { input: 'src/app/prerender.tsx' },
        }
      : {
          outDir: 'dist/site/client',
          manifest: true,
          rolldownOptions: {
            input: 'src/app/client.tsx',
            output: {
              // Two files for what every page needs: a first visit must not queue for many small ones.
              codeSplitting: {
                groups: [
                  { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
                  { name: 'core', tags: ['$initial'] },
                ],
              },
            },
          },
        }),
  },
}));
