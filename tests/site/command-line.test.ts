import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { flowGiven, readArguments } from '../../tools/lib/command-line.ts';

const scripts = join(import.meta.dirname, '..', '..', 'scripts');
const USAGE = 'npm run example -- [flow] --by <name>';
const noFlow = /^There is no flow (?:or policy )?nosuch\. (?:Flows|There are): access\.session, /;

/** Runs the shared part of every command with these arguments. @returns its words before its end */
function said(args: readonly string[], run: () => unknown): { exit: number; words: string } {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'example', ...args]);
  let words = '';
  const say = (text: unknown): void => void (words += String(text));
  vi.spyOn(console, 'log').mockImplementation(say);
  vi.spyOn(console, 'error').mockImplementation(say);
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  try {
    run();
  } catch (error) {
    return { exit: Number((error as Error).message.replace('exit ', '')), words };
  }
  return { exit: NaN, words };
}
const read = () => readArguments(USAGE, { by: { type: 'string' } }, 1);

afterEach(() => void vi.restoreAllMocks());

test.each([
  [['--bogus'], "Unknown option '--bogus'"],
  [['--by'], "Option '--by <value>' argument missing"],
  [['--by', '--help'], "Option '--by' argument is ambiguous."],
  [['one', 'two'], "Unexpected argument 'two'"],
])('%j is refused in one line, and the usage follows', (args, wrong) => {
  expect(said(args, read)).toEqual({ exit: 1, words: `${wrong}\n\n${USAGE}` });
});

test('an unknown flow is refused with those that there are, and the usage follows', () => {
  const { exit, words } = said([], () => flowGiven(USAGE, 'nosuch'));
  expect(words).toMatch(noFlow);
  expect(words.endsWith(`\n\n${USAGE}`)).toBe(true);
  expect(exit).toBe(1);
  expect(flowGiven(USAGE, 'site.terms').title).toBe('Terms acceptance');
});

test('help is no mistake', () => {
  expect(said(['--help'], read)).toEqual({ exit: 0, words: USAGE });
});

test('what is called rightly is read', () => {
  vi.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'example', 'one', '--by', 'A']);
  const { values, positionals } = read();
  expect({ by: values.by, positionals }).toEqual({ by: 'A', positionals: ['one'] });
});

for (const script of ['paths', 'mutate', 'atlas-approve', 'atlas-check']) {
  const tags = script === 'paths' ? [] : ['long'];
  test(`${script} ends without a stack trace`, { tags }, () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(scripts, `${script}.ts`), 'nosuch'],
      { encoding: 'utf8' },
    );
    const [wrong, gap, usage] = stderr.split('\n');
    expect(wrong).toMatch(noFlow);
    expect([gap, usage]).toEqual(['', expect.stringMatching(/^npm run /)]);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  });
}
