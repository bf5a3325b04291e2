import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sourceDigest } from '../../tools/build/stamp.mjs';

/** When a build counts as made from the current sources. */

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stamp-'));
  await mkdir(join(root, 'src', 'routes'), { recursive: true });
  await writeFile(join(root, 'src', 'routeTree.gen.ts'), 'home');
  await writeFile(join(root, 'src', 'routes', 'index.tsx'), 'home');
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('what a build writes of the routes does not make it stale', async () => {
  const before = sourceDigest('site', root);
  await writeFile(join(root, 'src', 'routeTree.gen.ts'), 'home, help');
  expect(sourceDigest('site', root)).toBe(before);
});

test('a new route does, and so does a changed, renamed or removed one', async () => {
  const routes = join(root, 'src', 'routes');
  const digests = [sourceDigest('site', root)];
  await writeFile(join(routes, 'help.tsx'), 'help');
  digests.push(sourceDigest('site', root));
  await writeFile(join(routes, 'help.tsx'), 'more help');
  digests.push(sourceDigest('site', root));
  await rm(join(routes, 'help.tsx'));
  await writeFile(join(routes, 'support.tsx'), 'more help');
  digests.push(sourceDigest('site', root));
  expect(new Set(digests).size).toBe(4);
  await rm(join(routes, 'support.tsx'));
  expect(sourceDigest('site', root)).toBe(digests[0]);
});

test('what only the atlas is made from leaves the site built', async () => {
  const before = [sourceDigest('site', root), sourceDigest('atlas', root)];
  await mkdir(join(root, 'atlas'));
  await writeFile(join(root, 'atlas', 'page.tsx'), 'a chart');
  expect(sourceDigest('site', root)).toBe(before[0]);
  expect(sourceDigest('atlas', root)).not.toBe(before[1]);
});
