import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ROOT } from './files.ts';

/** Areas of the platform whose rules are reached through another area's calls. */
const TESTED_IN: Readonly<Record<string, readonly string[]>> = { limits: ['access'] };

/**
 * Whether a test judges faults in a file, of those that import it however far away. Of the platform every
 * test that opens an instance imports all: there it is those of the file's own area, and those that
 * import the file by themselves.
 *
 * @param test relative to the repository, as is the file
 */
export function mayJudge(test: string, file: string): boolean {
  const [floor, area = ''] = file.split('/');
  if (floor !== 'backend') return true;
  const areas = [area, ...(TESTED_IN[area] ?? [])];
  return areas.some((one) => test.startsWith(`tests/backend/${one}/`)) || imports(test, file);
}

/** Whether a test imports a file by itself, and not only through others. */
export function imports(test: string, file: string): boolean {
  const path = `${basename(dirname(file))}/${basename(file)}`.replaceAll('.', String.raw`\.`);
  return new RegExp(`from '[^']*/${path}'`).test(readFileSync(join(ROOT, test), 'utf8'));
}
