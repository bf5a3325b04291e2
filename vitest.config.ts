import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { jsxImportSource } from './tools/build/jsx.ts';

/** ms: how long tests wait for what comes in milliseconds: a shared machine may starve a page or a server. */
export const PATIENCE = 30_000;
/** ms: of every test and hook, so that none has limits of its own. They notice what hangs, and judge no speed. */
const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  provide: { patience: PATIENCE },
};

/** In CI a shared machine may starve a page or a server for seconds; the run names what passed at a second try. */
const retry = process.env['CI'] === undefined ? 0 : 1;

/** What takes long, or proves the tests themselves: left to `npm run test:all`, as are files named `*.long.test.ts`. */
const tags = [
  { name: 'long', description: 'run by npm run test:all, not by npm test', timeout: 600_000 },
  { name: 'sample', description: 'of what npm run test:all tries whole, in a part of its own' },
];

/**
 * Tests that wait, for a page or for a database, leave a core idle half the time: two of them share one. As many as
 * a percentage would not give it: it is cut at 100.
 */
const forWaiting = { maxWorkers: availableParallelism() * 2, sequence: { groupOrder: 1 } };

/** Shards are alike: each has every so many-th file of all, in order of size. */
class Alike extends BaseSequencer {
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const sizes = new Map(files.map((file) => [file, statSync(file.moduleId).size]));
    const bySize = files.toSorted((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
    return Promise.resolve(bySize.filter((_, at) => at % count === index - 1));
  }
}

const plugins = () => [react({ jsxImportSource }), vanillaExtractPlugin()];

/**
 * Three projects by what a test needs: `*.test.ts` nothing, `*.test.tsx` a DOM, and
 * those in `tests/backend` a database. Files of the two without a DOM share the modules of their worker,
 * since to load them anew costs more than most of them run: what a test changes, it puts back.
 */
export default defineConfig({
  test: {
    passWithNoTests: true,
    // A core that is kept free is idle: tests wait for each other, not for the one who started them.
    maxWorkers: '100%',
    sequence: { sequencer: Alike },
    projects: [
      {
        plugins: plugins(),
        test: {
          name: 'node',
          environment: 'node',
          isolate: false,
          // Graphs of charts die young by the million: with more room for them a fifth of the time goes.
          execArgv: ['--max-semi-space-size=64'],
          ...limits,
          tags,
          retry,
          setupFiles: ['tests/setup/patience.ts'],
          // No `exclude`: one here would undo that of the command line.
          include: ['tests/!(backend)/**/*.test.ts'],
        },
      },
      {
        plugins: plugins(),
        test: {
          name: 'jsdom',
          environment: 'jsdom',
          ...limits,
          tags,
          retry,
          // A realm of its own for each file, as a process of its own gives it, but jsdom is read once.
          pool: 'vmForks',
          // Realms are not given back: a worker that has grown so much makes room for another.
          vmMemoryLimit: '1.5GB',
          ...forWaiting,
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup/dom.ts'],
          globalSetup: ['tests/setup/replays.ts'],
        },
      },
      {
        test: {
          name: 'backend',
          environment: 'node',
          isolate: false,
          include: ['tests/backend/**/*.test.ts'],
          setupFiles: ['tests/setup/patience.ts'],
          globalSetup: ['tests/setup/backend.ts'],
          ...forWaiting,
          retry,
          ...limits,
          tags,
        },
      },
    ],
  },
});
