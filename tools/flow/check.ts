import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Step } from '../test/steps.ts';

const TYPES = '.cache/types.tsbuildinfo';

/** Tests over all flows, which run for one flow by its id. */
const OF_EVERY_FLOW = ['tests/machines', 'tests/replay'];
const TEXTS = [
  'tests/texts/catalogues.test.ts',
  'tests/texts/used.test.ts',
  'tests/texts/translated.test.ts',
];

/** The steps that check one flow, its views apart. */
export function checksOf(root: string, id: string): readonly Step[] {
  const area = id.split('.')[0] ?? '';
  const definition = globSync('machines/*/*/flow.ts', { cwd: root }).find((file) =>
    readFileSync(join(root, file), 'utf8').includes(`id: '${id}'`),
  );
  const folder = dirname(definition ?? '');
  const name = basename(folder);
  const files = [
    folder,
    `src/${area}/${name}`,
    ...globSync(`replay/${area}/${name}.*`, { cwd: root }),
  ];
  const vitest = (of: string, ...args: readonly string[]): Step => ({
    name: of,
    program: 'vitest',
    args: ['run', ...args],
  });
  return [
    // A file that was checked before and has not changed is not checked again.
    { name: 'types', program: 'tsc', args: ['--incremental', '--tsBuildInfoFile', TYPES] },
    { name: 'lint', program: 'oxlint', args: files.filter((path) => existsSync(join(root, path))) },
    vitest(
      'model, parity',
      '--project',
      'node',
      ...OF_EVERY_FLOW,
      '-t',
      `^${id.replace('.', String.raw`\.`)} `,
    ),
    vitest('texts', '--project', 'node', ...TEXTS),
    { name: 'mutation', program: process.execPath, args: ['scripts/mutate.ts', id] },
  ];
}
