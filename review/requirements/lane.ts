import { join } from 'node:path';
import type { Plugin } from 'vite';
import { createVitest, type TestCase, type TestModule, type Vitest } from 'vitest/node';
import config, { PATIENCE } from '../../vitest.config.ts';
import { broken, type Entry, root } from './entries.ts';

/** A longer run will not end, on whatever machine: a starved one takes minutes to start its database. */
const LONGEST_MS = 600_000;

/** ms: for what a fault keeps from coming; the same test was green just before. */
const PATIENCE_WITH_FAULT = 10_000;

/** No run tries anything twice, or keeps anything broken for another run, of this command or another. */
const ALONE = {
  retry: 0,
  fsModuleCache: false,
  isolate: true,
  maxWorkers: 1,
  // A fault may make its test hang.
  testTimeout: 120_000,
} as const;

/** A test that ran to an end. */
export interface Ran {
  readonly name: string;
  /** With the names of its suites, joined by ` > `. */
  readonly fullName: string;
  /** The error; undefined when it passed. */
  readonly failure: string | undefined;
}

/** The result of a run of a test file. */
export interface Run {
  readonly tests: readonly Ran[];
  /** Why the file, or the setup of its tests, never came to a test. */
  readonly outside: readonly string[];
  /** How often the tests read the broken file. */
  readonly applied: number;
}

/** One Vitest that stays, in which one test file runs at a time, with or without a break. */
export class Lane {
  #vitest: Vitest | undefined;
  #active: Entry | undefined;
  #applied = 0;

  /** @throws {Error} when the run does not end in time, or no project has the file */
  async run(test: string, names: readonly string[] | RegExp, entry?: Entry): Promise<Run> {
    this.#vitest ??= await this.#open();
    const vitest = this.#vitest;
    this.#active = entry;
    this.#applied = 0;
    if (entry) vitest.invalidateFile(join(root, entry.file));
    try {
      const path = join(root, test);
      const project = vitest.projects.find((one) => one.matchesTestGlob(path));
      if (project === undefined) throw new Error('no project of vitest.config.ts runs that file');
      project.provide('patience', entry ? PATIENCE_WITH_FAULT : PATIENCE);
      const only = names instanceof RegExp ? { testNamePattern: names } : { testNames: [...names] };
      const running = vitest.runTestSpecifications([project.createSpecification(path, only)]);
      const { testModules } = await within(running, () => this.close());
      // A Vitest that stays also tells of the files that ran before.
      const own = testModules.filter(({ moduleId }) => moduleId === path);
      return { ...runOf(own), applied: this.#applied };
    } finally {
      this.#active = undefined;
      if (entry) vitest.invalidateFile(join(root, entry.file));
    }
  }

  async close(): Promise<void> {
    const vitest = this.#vitest;
    this.#vitest = undefined;
    await vitest?.close();
  }

  async #open(): Promise<Vitest> {
    const { projects = [] } = config.test ?? {};
    return createVitest('test', {
      config: false,
      watch: false,
      reporters: [{}],
      ...ALONE,
      projects: projects.map((project) => this.#withBreaks(project)),
    });
  }

  /** The project as it is, with the active break in it. */
  #withBreaks(project: Project): Project {
    if (typeof project !== 'object' || 'then' in project) return project;
    const { plugins = [], test } = project;
    const { globalSetup, ...rest } = test ?? {};
    // A replay in a broken site is no result of the site.
    const kept = test?.name === 'jsdom' ? rest : { ...rest, ...(globalSetup && { globalSetup }) };
    return { ...project, plugins: [this.#plugin(), ...plugins], test: { ...kept, ...ALONE } };
  }

  #plugin(): Plugin {
    return {
      name: 'croupier:break',
      enforce: 'pre',
      transform: (code, id) => {
        const entry = this.#active;
        if (entry === undefined || id !== join(root, entry.file)) return undefined;
        this.#applied += 1;
        return { code: broken(entry, code), map: null };
      },
    };
  }
}

type Project = NonNullable<NonNullable<typeof config.test>['projects']>[number];

function runOf(modules: readonly TestModule[]): Omit<Run, 'applied'> {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const suites = modules.flatMap((module) => [...module.children.allSuites()]);
  return {
    tests: tests.flatMap((test) => ranOf(test) ?? []),
    outside: [...modules, ...suites].flatMap((one) => one.errors().map(({ message }) => message)),
  };
}

function ranOf(test: TestCase): Ran | undefined {
  const { state, errors } = test.result();
  if (state !== 'passed' && state !== 'failed') return undefined;
  const failure = state === 'failed' ? (errors[0]?.message ?? 'without a message') : undefined;
  return { name: test.name, fullName: test.fullName, failure };
}

async function within<T>(running: Promise<T>, stop: () => Promise<void>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      void stop();
      reject(new Error(`did not end within ${LONGEST_MS / 1_000} s`));
    }, LONGEST_MS);
  });
  try {
    return await Promise.race([running, late]);
  } finally {
    clearTimeout(timer);
  }
}
