import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node';
import config from '../../vitest.config.ts';
import { ROOT } from './files.ts';
import type { Order } from './in-worker.ts';
import type { Fault, Instrumented } from './instrument.ts';

/** A test file's share in a run without any fault. */
export interface Reach {
  /** Relative to the repository. */
  readonly test: string;
  readonly durationMs: number;
  /** Ids of the faults whose places the test passed, while it was loaded or while it ran. */
  readonly reached: ReadonlySet<string>;
  /** Those that it passed while it ran. */
  readonly run: ReadonlySet<string>;
}

/** Runs tests on instrumented files, again and again, in one Vitest that stays. */
export interface Runner {
  /** Runs tests with every fault off, and tells what each of them passes. @throws when one is red */
  reach(tests: readonly string[]): Promise<Reach[]>;
  /** Whether a test file turns red under a fault. @throws when it ran no test */
  notices(fault: Fault, test: string): Promise<boolean>;
  /** Test files that import one of the instrumented files, however far away. */
  related(): Promise<string[]>;
  close(): Promise<void>;
}

/** Tests that are red although no fault is on: under one they would seem to notice it. */
export class RedWithoutFault extends Error {
  /** Relative to the repository. */
  readonly tests: readonly string[];

  /** @param why what each failure says, by the name of its test */
  constructor(tests: readonly string[], why: readonly string[]) {
    super([`red without any fault: ${tests.join(', ')}`, ...why].join('\n'));
    this.tests = tests;
  }
}

/** A loop that a fault made endless is ended by its switch: how often one may be passed. */
const ENDLESS = 1_000_000;
/** A test file that is not through by then waits for something that a fault took away, ms. */
const PATIENCE = 90_000;
/** Replays of paths in the view judge charts and views; one of them takes longer than all that judge wiring. */
const REPLAYS = '**/*.replay.test.tsx';
/** Tests that run tests by this runner would run themselves, and so on. */
const RUNNERS = 'tests/wires/*.test.ts';
const nameOf = (file: string): string => relative(ROOT, file).replaceAll('\\', '/');

/**
 * @param workers test files that run side by side
 * @param patienceMs after which a test file that still runs under a fault has noticed it
 */
export async function openRunner(
  files: readonly Instrumented[],
  projects: readonly string[],
  workers: number,
  patienceMs = PATIENCE,
): Promise<Runner> {
  const codes = new Map(files.map(({ file, code }) => [join(ROOT, file), code]));
  const faulty = {
    name: 'faults',
    enforce: 'pre' as const,
    load: (id: string) => codes.get(id.split('?')[0] ?? ''),
  };
  const all = config.test?.projects ?? [];
  const vitest = await createVitest(
    'test',
    {
      root: ROOT,
      config: false,
      watch: false,
      project: [...projects],
      reporters: [{}],
      maxWorkers: workers,
      bail: 1,
      retry: 0,
      fsModuleCache: false,
      related: files.map(({ file }) => join(ROOT, file)),
    },
    {
      test: {
        projects: all.map((project) => {
          if (typeof project !== 'object' || !('test' in project))
            throw new Error('unknown project');
          const { test = {}, plugins = [] } = project;
          const { globalSetup, ...rest } = test;
          return {
            ...project,
            plugins: [faulty, plugins],
            test: {
              ...rest,
              // What a run under a fault replays is no result of any path.
              ...(test.name === 'backend' && { globalSetup }),
              exclude: [...(test.exclude ?? []), REPLAYS, RUNNERS],
              setupFiles: [join(import.meta.dirname, 'in-worker.ts'), test.setupFiles ?? []].flat(),
              retry: 0,
              // A fault ends with the process that it is on in.
              pool: 'forks',
              isolate: true,
              maxWorkers: workers,
              // Kept by the text of a file, it would answer with other faults than those that are in it.
              fsModuleCache: false,
            },
          };
        }),
      },
    },
  );
  const specifications = await vitest.globTestSpecifications();
  const specificationOf = (test: string): TestSpecification[] =>
    specifications.filter(({ moduleId }) => nameOf(moduleId) === test);
  async function run(chosen: TestSpecification[], order: Order) {
    if (chosen.length === 0) throw new Error('no such test');
    for (const project of vitest.projects) project.provide('wires', order);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(chosen);
    // It also tells what came of earlier runs.
    const asked = new Set(chosen.map(({ moduleId }) => moduleId));
    const modules = testModules.filter(({ moduleId }) => asked.has(moduleId));
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    return {
      modules,
      ran: tests.filter((one) => ['passed', 'failed'].includes(one.result().state)).length,
      red: unhandledErrors.length > 0 || modules.some((module) => !module.ok()),
    };
  }
  return {
    async reach(tests) {
      const into = mkdtempSync(join(tmpdir(), 'wires-'));
      try {
        const chosen = tests.flatMap(specificationOf);
        const { modules } = await run(chosen, {
          fault: '',
          hitLimit: 0,
          patienceMs,
          reachedInto: into,
        });
        const reds = modules.filter((module) => !module.ok());
        if (reds.length > 0) {
          const names = reds.map(({ moduleId }) => nameOf(moduleId));
          throw new RedWithoutFault(names, reds.flatMap(failuresOf));
        }
        const durations = new Map(
          modules.map((module) => [nameOf(module.moduleId), durationOf(module.diagnostic())]),
        );
        return readdirSync(into).map((name) => {
          const { test, loaded, run } = JSON.parse(readFileSync(join(into, name), 'utf8')) as {
            test: string;
            loaded: Readonly<Record<string, number>>;
            run: Readonly<Record<string, number>>;
          };
          const named = nameOf(test);
          return {
            test: named,
            durationMs: durations.get(named) ?? 0,
            reached: new Set([...Object.keys(loaded), ...Object.keys(run)]),
            run: new Set(Object.keys(run)),
          };
        });
      } finally {
        rmSync(into, { recursive: true, force: true });
      }
    },
    async notices(fault, test) {
      const order = { fault: fault.id, hitLimit: ENDLESS, patienceMs, reachedInto: '' };
      const { red, ran } = await run(specificationOf(test), order);
      // A runner that runs nothing would call everything survived.
      if (!red && ran === 0) throw new Error(`${test} ran no test`);
      return red;
    },
    async related() {
      const found = await vitest.getRelevantTestSpecifications();
      return found.map(({ moduleId }) => nameOf(moduleId));
    },
    close: () => vitest.close(),
  };
}

function failuresOf(module: TestModule): string[] {
  const tests = [...module.children.allTests('failed')];
  return [
    ...module.errors().map(({ message }) => message),
    ...tests.flatMap((one) =>
      (one.result().errors ?? []).map(
        (error) => `${one.fullName}: ${error.stack ?? error.message}`,
      ),
    ),
  ];
}

interface Diagnostic {
  readonly environmentSetupDuration: number;
  readonly prepareDuration: number;
  readonly collectDuration: number;
  readonly setupDuration: number;
  readonly duration: number;
}
const durationOf = (one: Diagnostic): number =>
  one.environmentSetupDuration +
  one.prepareDuration +
  one.collectDuration +
  one.setupDuration +
  one.duration;
