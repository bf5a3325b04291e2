import { globSync } from 'node:fs';
import { parseSync } from 'vite';
import type { Fault, Constant } from './fault.ts';
import { broken, contentOf, root, timesIn, type Entry } from './entries.ts';

/** Finds the fault of an entry before anything has run; undefined when it applies and parses. */
export function problemOf(entry: Entry, known: ReadonlySet<string>): string | undefined {
  const { rows, file, test, named } = entry;
  const unknown = rows.filter((row) => !known.has(row));
  if (unknown.length > 0)
    return `${unknown.join(', ')} is no requirement of docs/requirements.json`;
  const content = contentOf(file);
  if (content === undefined) return 'no longer applies: there is no such file';
  const times = timesIn(entry, content);
  if (times !== 1) return `no longer applies: what it replaces stands ${times} times in the file`;
  const harmed = broken(entry, content);
  if (harmed === content) return 'changes nothing';
  const tests = contentOf(test);
  if (tests === undefined) return `there is no test file ${test}`;
  if (!mayName(named, tests) && !(test.startsWith('tests/machines/') && mayName(named, ofCharts())))
    return `${test} has no test that is called so: ${named}`;
  return syntaxError(file, harmed);
}

/** Finds the fault of an entry for a constant. */
export function problemOfConstant(
  { rows, constant }: Constant,
  known: ReadonlySet<string>,
): string | undefined {
  const unknown = rows.filter((row) => !known.has(row));
  if (unknown.length > 0)
    return `${unknown.join(', ')} is no requirement of docs/requirements.json`;
  return contentOf(constant) === undefined ? `there is no file ${constant}` : undefined;
}

/**
 * Whether a test of a file can have that title: half of the pairs of its words must be in the file, since a table
 * may fill in the rest; of a short title half of the words. A run then shows whether it does.
 */
function mayName(title: string, tests: string): boolean {
  const source = tests.replaceAll(String.raw`\'`, "'");
  if (source.includes(title)) return true;
  const words = title.split(' ');
  const parts = words.length < 5 ? words : words.slice(1).map((word, at) => `${words[at]} ${word}`);
  return parts.filter((part) => source.includes(part)).length * 2 >= parts.length;
}

let charts: string | undefined;
/** Journeys and properties, which stand beside their charts: their titles are those of tests. */
const ofCharts = (): string =>
  (charts ??= globSync('machines/**/*{journeys,safety}*.ts', { cwd: root })
    .map((file) => contentOf(file) ?? '')
    .join('\n'));

function syntaxError(file: string, code: string): string | undefined {
  if (file.endsWith('.json')) return jsonError(code);
  if (!/\.[mc]?[jt]sx?$/.test(file)) return undefined;
  const [error] = parseSync(file, code).errors;
  return error === undefined ? undefined : `does not compile: ${error.message}`;
}

function jsonError(code: string): string | undefined {
  try {
    JSON.parse(code);
    return undefined;
  } catch (error) {
    return `does not compile: ${(error as Error).message}`;
  }
}

/** The rows that two faults hold: one is enough, and the next change of the code would pay twice. */
export function twiceProven(faults: readonly Fault[]): string[] {
  const rows = faults.flatMap((one) => one.rows);
  return [...new Set(rows.filter((row, at) => rows.indexOf(row) !== at))];
}
