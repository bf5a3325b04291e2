import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkZones } from '../../tools/zones/check.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'zones-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

async function violationsOf(file: string, code: string) {
  await mkdir(join(root, dirname(file)), { recursive: true });
  await writeFile(join(root, file), code);
  return (await checkZones(root)).violations;
}

describe('import zones', () => {
  it.each([
    ['src/a.ts', "import { x } from '../backend/x.ts';"],
    ['src/a.tsx', "const load = () => import('../backend/x.ts');"],
    ['src/a.ts', "import type { X } from '../backend/x.ts';"],
    ['src/a.ts', "import { s } from '../openapi/bundle.ts';"],
    ['src/a.ts', "export * from '../atlas/x.ts';"],
    ['backend/a.ts', "import { x } from '../src/x.ts';"],
    ['backend/site/a.ts', "import { x } from '../../machines/x.ts';"],
    ['atlas/a.ts', "import { x } from '../src/x.ts';"],
    ['machines/a.ts', "import { x } from '../src/x.ts';"],
    ['machines/a.ts', "import { x } from '../openapi/operations.gen.ts';"],
    ['machines/a.ts', "import { outcomes } from '../openapi/outcomes.gen.ts';"],
    ['src/a.ts', "import { outcomes } from '../openapi/outcomes.gen.ts';"],
    ['machines/a.ts', "import { useState } from 'react';"],
    ['machines/a.ts', "import { readFile } from 'node:fs/promises';"],
    ['machines/a.ts', "type X = import('../backend/x.ts').X;"],
    ['openapi/a.ts', "import { x } from '../machines/x.ts';"],
    ['openapi/reference/a.ts', "import { x } from '../../backend/x.ts';"],
  ])('refuses in %s: %s', async (file, code) => {
    const violations = await violationsOf(file, `// first line\n${code}`);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatchObject({ file, line: 2 });
  });

  it.each([
    ['src/a.ts', "import { x } from '../machines/x.ts';"],
    ['src/a.ts', "import type { components } from '../openapi/schema.gen.ts';"],
    ['src/a.ts', "import { operations } from '../openapi/operations.gen.ts';"],
    ['src/a.ts', "import { useState } from 'react';"],
    ['machines/a.ts', "import { setup } from 'xstate';"],
    ['machines/a.ts', "import { x } from '../openapi/reference/x.ts';"],
    ['src/a.ts', "import { x } from '../openapi/reference/x.ts';"],
    ['machines/a/samples.ts', "import { outcomes } from '../../openapi/outcomes.gen.ts';"],
    ['machines/paths/safety.ts', "import { operations } from '../../openapi/operations.gen.ts';"],
    ['machines/a.ts', "import type { paths } from '../openapi/schema.gen.ts';"],
    ['machines/a.ts', "import { type paths } from '../openapi/schema.gen.ts';"],
    ['backend/a.ts', "import bundle from '../openapi/bundle.gen.json' with { type: 'json' };"],
    ['tests/a.ts', "import { x } from '../backend/x.ts';"],
    ['e2e/a.ts', "import { x } from '../machines/x.ts';"],
  ])('allows in %s: %s', async (file, code) => {
    expect(await violationsOf(file, code)).toEqual([]);
  });

  it.each([
    ['src/site/a.ts', "const load = () => fetch('/x');"],
    ['src/site/a.ts', "const load = () => globalThis.fetch('/x');"],
    ['src/site/a.ts', 'const ask = window.fetch;'],
    ['src/site/a.ts', "navigator.sendBeacon('/x');"],
    ['src/api/a.ts', 'const request = new XMLHttpRequest();'],
    ['src/site/a.tsx', 'const [shown, setShown] = useState(false);'],
    ['src/site/a.tsx', 'const [busy, setBusy] = useState(start);'],
    ['src/site/a.tsx', "const [where, setWhere] = useState<'form' | 'sent'>('form');"],
    ['src/site/a.tsx', 'const [step, dispatch] = useReducer(reduce, 0);'],
  ])('refuses in %s, where it has no place: %s', async (file, code) => {
    const violations = await violationsOf(file, `// first line\n${code}`);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatchObject({ file, line: 2 });
  });

  it.each([
    ['src/api/call.ts', "const load = () => globalThis.fetch('/x');"],
    ['src/texts/load.ts', "const load = () => fetch('/x');"],
    ['src/ui/TextField.tsx', 'const [shown, setShown] = useState(false);'],
    ['src/site/a.tsx', "const [name, setName] = useState('');"],
    ['src/site/a.ts', 'void methods.refetch();'],
    ['backend/a.ts', "const load = () => fetch('/x');"],
  ])('allows in %s: %s', async (file, code) => {
    expect(await violationsOf(file, code)).toEqual([]);
  });

  it('says which folders are open to a file', async () => {
    const [found] = await violationsOf('src/a.ts', "import { x } from '../backend/x.ts';");
    expect(found?.reason).toBe('src may import from src, machines, openapi only');
  });
});
