import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chunkComplaints } from '../../tools/build/chunk-rules.ts';

/** The rules of the site's chunks against its files; the build holds the same, with the modules of libraries. */

const root = join(import.meta.dirname, '..', '..');
const paths = [
  ...globSync('src/**/*.{ts,tsx}', { cwd: root }).map((path) => path.replaceAll('\\', '/')),
  'node_modules/moo/moo.js',
  'node_modules/@messageformat/parser/parser.js',
  'node_modules/@lingui/message-utils/index.mjs',
  'node_modules/@tanstack/query-core/build/modern/query.js',
  ...['ban', 'gauge', 'message-circle', 'sparkles', 'ticket'].map(
    (icon) => `node_modules/lucide/icons/${icon}.mjs`,
  ),
];
const shared = (importers: number, ...modules: readonly string[]) => ({
  name: 'x',
  isEntry: false,
  modules,
  importers,
});
const alone = [
  shared(9, 'src/ui/Modal.tsx'),
  shared(17, 'src/runtime/flows/use-flow.ts'),
  shared(8, 'reference/policies.ts'),
];

test('every rule has a module', () => {
  expect(chunkComplaints(paths, alone)).toEqual([]);
});

test('a rule that names a module which is gone says what to do', () => {
  const left = paths.filter((path) => path !== 'src/limits/LimitLinks.tsx');
  expect(chunkComplaints(left, alone)).toEqual([
    'The chunk cashier names src/limits/LimitLinks\\b, which is no module any more: write its new name in tools/build/chunk-rules.ts, or take it out.',
  ]);
});

test('a module that many files load and no rule names says what to do', () => {
  const file = 'src/access/new.ts';
  expect(chunkComplaints(paths, [...alone, shared(7, file)])).toEqual([]);
  expect(chunkComplaints(paths, [...alone, { ...shared(8, file), isEntry: true }])).toEqual([]);
  expect(chunkComplaints(paths, [...alone, { ...shared(8, file), name: 'kit' }])).toEqual([]);
  expect(chunkComplaints(paths, [...alone, shared(8, file)])).toEqual([
    'src/access/new.ts: 8 files load it, and no chunk names it. Name it in a rule of tools/build/chunk-rules.ts, or in ALONE with the reason.',
  ]);
});

test('a reason to be alone ends with the file', () => {
  expect(chunkComplaints(paths, alone.slice(1))).toEqual([
    'src/ui/Modal.tsx is no file of its own that many load: take it out of ALONE in tools/build/chunk-rules.ts.',
  ]);
});
