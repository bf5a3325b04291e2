import { parseSync } from 'vite';
import type { Constant } from './break.ts';
import { broken, contentOf, type Entry } from './entries.ts';

/** What is wrong with an entry before anything has run; undefined when it applies and parses. */
export function misfitOf(entry: Entry, known: ReadonlySet<string>): string | undefined {
  const { rows, file, before, after, test } = entry;
  const unknown = rows.filter((row) => !known.has(row));
  if (unknown.length > 0)
    return `${unknown.join(', ')} is no requirement of docs/requirements.json`;
  const content = contentOf(file);
  if (content === undefined) return 'no longer applies: there is no such file';
  const times = before === '' ? 0 : content.split(before).length - 1;
  if (times !== 1) return `no longer applies: what it replaces stands ${times} times in the file`;
  if (before === after) return 'changes nothing';
  if (contentOf(test) === undefined) return `there is no test file ${test}`;
  return syntaxError(file, broken(entry, content));
}

/** What is wrong with an entry for a constant. */
export function misfitOfConstant(
  { rows, constant }: Constant,
  known: ReadonlySet<string>,
): string | undefined {
  const unknown = rows.filter((row) => !known.has(row));
  if (unknown.length > 0)
    return `${unknown.join(', ')} is no requirement of docs/requirements.json`;
  return contentOf(constant) === undefined ? `there is no file ${constant}` : undefined;
}

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
