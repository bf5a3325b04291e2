import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject } from 'vitest';

/** What a run tells the processes of its tests. */
export interface Order {
  /** The fault that is on; '' for none. */
  readonly fault: string;
  /** How often its switch may be passed before a test counts as endless. */
  readonly hitLimit: number;
  /** Time in which a test file must be through with a fault, ms. */
  readonly patienceMs: number;
  /** Folder for what each test file reaches; '' when nobody asks. */
  readonly reachedInto: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    wires: Order;
  }
}

/** The switchboard of an instrumented file, by the name that StrykerJS gives it. */
interface Switchboard {
  readonly activeMutant: string;
  readonly hitCount?: number;
  readonly hitLimit?: number;
  /** Under which name places that are passed are kept; without one they count as passed by loading. */
  currentTestId?: string;
  /** Id of a fault → how often its place was passed; kept while no fault is on. */
  readonly mutantCoverage?: {
    readonly static: Passed;
    readonly perTest: Readonly<Record<string, Passed>>;
  };
}
type Passed = Readonly<Record<string, number>>;

/** What the tests of a file pass, once all is loaded. */
const RUNNING = 'running';

const { fault, hitLimit, patienceMs, reachedInto } = inject('wires');
const place = globalThis as { __stryker__?: Switchboard };
place.__stryker__ =
  fault === '' ? { activeMutant: '' } : { activeMutant: fault, hitCount: 0, hitLimit };

if (fault !== '') {
  // What waits for ever passes no switch, and tests of their own patience outlast any time-out of ours.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), patienceMs).unref();
}

beforeAll(() => {
  if (place.__stryker__) place.__stryker__.currentTestId = RUNNING;
});

afterAll(() => {
  if (reachedInto === '') return;
  const passed = place.__stryker__?.mutantCoverage;
  const { testPath: test } = expect.getState();
  writeFileSync(
    join(reachedInto, `${randomUUID()}.json`),
    JSON.stringify({ test, loaded: passed?.static ?? {}, run: passed?.perTest[RUNNING] ?? {} }),
  );
});
