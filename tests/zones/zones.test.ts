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

async function write(file: string, code: string): Promise<void> {
  await mkdir(join(root, dirname(file)), { recursive: true });
  await writeFile(join(root, file), code);
}

async function violationsOf(file: string, code: string) {
  await write(file, code);
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
    ['backend/banking/a.ts', "import { x } from '../third-parties/pay/x.ts';"],
    ['backend/banking/a.ts', "import { x } from '../back-office/x.ts';"],
    ['backend/site/a.ts', "import { x } from '../../machines/x.ts';"],
    ['src/banking/a.ts', "import { x } from '../app/x.ts';"],
    ['src/runtime/a.ts', "import { x } from '../app/x.ts';"],
    ['src/runtime/pages/a.ts', "import { x } from '../../banking/x.ts';"],
    ['review/a.ts', "import { x } from '../replay/x.ts';"],
    ['atlas/a.ts', "import { x } from '../src/x.ts';"],
    ['machines/a.ts', "import { x } from '../src/x.ts';"],
    ['machines/a.ts', "import { x } from '../openapi/operations.gen.ts';"],
    ['machines/a.ts', "import { outcomes } from '../openapi/outcomes.gen.ts';"],
    ['src/a.ts', "import { outcomes } from '../openapi/outcomes.gen.ts';"],
    ['src/a.ts', "import { operations } from '../openapi/operations.gen.ts';"],
    ['machines/a.ts', "import { useState } from 'react';"],
    ['machines/a.ts', "import { readFile } from 'node:fs/promises';"],
    ['machines/a.ts', "type X = import('../backend/x.ts').X;"],
    ['openapi/a.ts', "import { x } from '../machines/x.ts';"],
    ['reference/a.ts', "import { x } from '../../backend/x.ts';"],
    ['replay/a.ts', "import { x } from '../atlas/x.ts';"],
    ['replay/access/a.ts', "import { x } from '../../src/x.ts';"],
    ['replay/a.ts', "import { x } from './dom/site.tsx';"],
    ['atlas/watch/a.ts', "import { x } from '../../replay/view/x.ts';"],
    ['atlas/a.ts', "import { x } from '../e2e/x.ts';"],
    ['tests/a.ts', "import { x } from '../e2e/x.ts';"],
    ['tests/a.ts', "import { x } from '../scripts/x.ts';"],
    ['scripts/a.ts', "import { x } from './x.ts';"],
    ['vite.config.ts', "import { x } from './scripts/x.ts';"],
    ['elsewhere/a.ts', "import { x } from '../src/x.ts';"],
  ])('refuses in %s: %s', async (file, code) => {
    const violations = await violationsOf(file, `// first line\n${code}`);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatchObject({ file, line: 2 });
  });

  it.each([
    ['src/a.ts', "import { x } from '../machines/x.ts';"],
    ['src/a.ts', "import type { components } from '../openapi/schema.gen.ts';"],
    ['src/a.ts', "import { operations } from '../openapi/client/first.gen.ts';"],
    ['src/a.ts', "import { useState } from 'react';"],
    ['machines/a.ts', "import { setup } from 'xstate';"],
    ['machines/a.ts', "import { x } from '../reference/x.ts';"],
    ['src/a.ts', "import { x } from '../reference/x.ts';"],
    ['machines/a/samples.ts', "import { outcomes } from '../../openapi/outcomes.gen.ts';"],
    ['machines/engine/safety.ts', "import { operations } from '../../openapi/operations.gen.ts';"],
    ['machines/a.ts', "import type { paths } from '../openapi/schema.gen.ts';"],
    ['machines/a.ts', "import { type paths } from '../openapi/schema.gen.ts';"],
    ['backend/a.ts', "import bundle from '../openapi/bundle.gen.json' with { type: 'json' };"],
    ['tests/a.ts', "import { x } from '../backend/x.ts';"],
    ['src/app/a.ts', "import { x } from '../banking/x.ts';"],
    ['src/banking/a.ts', "import { x } from '../runtime/x.ts';"],
    ['backend/bindings/a.ts', "import { x } from '../back-office/x.ts';"],
    ['replay/a.ts', "import { x } from '../review/x.ts';"],
    ['e2e/a.ts', "import { x } from '../machines/x.ts';"],
    ['atlas/watch/a.ts', "import { x } from '../../replay/walk.ts';"],
    ['replay/dom/a.tsx', "import { x } from '../../src/x.ts';"],
    ['tests/a.tsx', "import { x } from '../replay/dom/site.tsx';"],
    ['scripts/a.ts', "import { x } from '../tools/x.ts';"],
    ['vite.config.ts', "import { x } from './tools/x.ts';"],
  ])('allows in %s: %s', async (file, code) => {
    expect(await violationsOf(file, code)).toEqual([]);
  });

  it.each([
    ['src/site/a.ts', 'const load = () => fetch(url);'],
    ['src/site/a.ts', 'const load = () => globalThis.fetch(url);'],
    ['src/site/a.ts', 'const ask = window.fetch;'],
    ['src/site/a.ts', 'navigator.sendBeacon(url);'],
    ['src/api/a.ts', 'const request = new XMLHttpRequest();'],
    ['atlas/site/a.ts', 'const load = () => fetch(url);'],
    ['src/site/a.tsx', 'const [shown, setShown] = useState(false);'],
    ['src/site/a.tsx', 'const [busy, setBusy] = useState(start);'],
    ['src/site/a.tsx', "const [where, setWhere] = useState<'form' | 'sent'>('form');"],
    ['src/site/a.tsx', 'const [step, dispatch] = useReducer(reduce, 0);'],
    ['src/site/a.tsx', 'const ready = useRef(false);'],
    ['src/site/a.tsx', "useEffect(() => { actor.send({ type: 'list.opened' }); }, [actor]);"],
    ['src/site/a.tsx', 'useLayoutEffect(() => { if (isOpen) runtime.session.send(RETRY); });'],
    ['src/site/a.tsx', "usePlayerNews(() => { actor.send({ type: 'list.outdated' }); });"],
    ['src/site/a.tsx', 'const go = () => actor.send(GO); const run = () => go(); useEffect(run);'],
    ['src/site/a.tsx', 'function go() { actor.send(GO); } useNextTurn(limits, go);'],
    ['src/site/a.tsx', 'const go = useCallback(() => actor.send(GO), []); useEffect(() => go());'],
    ['src/site/a.tsx', 'const link = <a href="/terms">Terms</a>;'],
    ['src/site/a.tsx', 'const link = <a href="/">Home</a>;'],
    ['src/site/a.tsx', 'const link = <a href="#login">Log in</a>;'],
    ['src/site/a.ts', "const TERMS = '/terms';"],
    ['src/site/a.ts', "const TERMS = '/terms' satisfies string;"],
    ['src/site/a.ts', "const isHere = path === '/my-account/banking';"],
    ['src/site/a.ts', 'const href = `/signup?code=${code}`;'],
    ['src/site/a.ts', "void navigate({ href: '/' });"],
    ['src/site/a.ts', "const href = pathFor(locale, '/signup');"],
    ['src/site/a.ts', "const href = pathFor(locale, 'signup');"],
    ['src/site/a.ts', "const href = pathFor('deposit');"],
    ['src/site/a.ts', "const href = pathFor('/');"],
    ['src/site/a.ts', 'const href = pathFor(`deposit?code=${code}`);'],
    ['src/site/a.ts', 'const href = `${home}/deposit`;'],
    ['src/site/a.ts', 'const href = `/${prefix}/deposit`;'],
    ['src/site/a.ts', 'const href = `${origin}/${prefix}/My-account`;'],
    ['src/site/a.ts', "const href = home + '/deposit';"],
    ['src/site/a.tsx', 'const link = <Link to="/Signup">Sign up</Link>;'],
    ['src/site/a.tsx', 'const link = <Link to="signup">Sign up</Link>;'],
    ['src/site/a.tsx', 'const link = <Link to="../signup">Sign up</Link>;'],
    ['src/site/a.tsx', "const link = <a href={'/'}>Home</a>;"],
    ['src/site/a.tsx', 'const link = <a href={`/${prefix}`}>Home</a>;'],
    ['src/site/a.tsx', 'const link = <a href="//example.org">Elsewhere</a>;'],
    ['src/site/a.tsx', "const link = <a href={'#Login'}>Log in</a>;"],
    ['src/site/a.ts', "const TERMS = '/Terms';"],
    ['src/site/a.ts', "void navigate({ to: '/$locale/signup', params });"],
  ])('refuses in %s, where it has no place: %s', async (file, code) => {
    const violations = await violationsOf(file, `// first line\n${code}`);
    expect(violations).toHaveLength(1);
    expect(violations[0]).toMatchObject({ file, line: 2 });
  });

  it.each([
    ['src/api/call.ts', 'const load = () => globalThis.fetch(url);'],
    ['src/site/a.tsx', "const link = <a href={address('/terms')}>Terms</a>;"],
    ['src/site/a.tsx', 'const link = <a href="#main">Skip</a>;'],
    ['src/site/a.tsx', 'const link = <a href="mailto:help@example.org">Write</a>;'],
    ['src/site/a.tsx', 'const link = <a href={`tel:${number}`}>Call</a>;'],
    ['src/site/a.tsx', 'const link = <a href={`${href}#top`}>Up</a>;'],
    ['src/site/a.tsx', 'const link = <a href={`${path}?${query}`}>On</a>;'],
    ['src/site/a.tsx', 'const link = <a href={pathFor(brand.helpLink)}>Help</a>;'],
    ['src/site/a.ts', 'const ratio = `${width}/${height}`;'],
    ['src/site/a.ts', 'const date = `${day}/${month}`;'],
    ['src/content/images.ts', 'const folder = `${BASE}/images`;'],
    ['src/site/a.ts', "const TERMS = '/terms' satisfies ContentPath;"],
    ['src/site/a.ts', "const TO = { a: '/terms' } satisfies Record<string, PagePath>;"],
    ['src/site/a.ts', "const parts = path.split('/');"],
    ['src/routes/a.tsx', "export const Route = createFileRoute('/$locale/a')({});"],
    ['src/runtime/pages/unrouted.ts', "const TERMS = '/terms';"],
    ['src/brands/northlight/brand.ts', "const helpLink = '/help';"],
    ['tests/a.ts', "const href = '/terms';"],
    ['src/texts/load.ts', "const load = () => fetch('/x');"],
    ['src/ui/TextField.tsx', 'const [shown, setShown] = useState(false);'],
    ['src/site/a.tsx', "const [name, setName] = useState('');"],
    ['src/site/a.tsx', 'const top = useRef(null); useEffect(() => top.current?.focus(), []);'],
    ['src/site/a.tsx', 'const go = () => actor.send(GO); const link = <button onClick={go} />;'],
    ['src/site/a.tsx', 'useFlow(machine, () => session.send(RELOAD), { opens: OPENED });'],
    ['src/site/a.tsx', "useTold(actor, { type: 'page.shown' });"],
    ['src/runtime/flows/use-flow.ts', 'useEffect(() => { chart.send(now); });'],
    ['src/site/a.ts', 'void methods.refetch();'],
    ['backend/a.ts', "const load = () => fetch('/x');"],
    ['atlas/site/signing.ts', "const load = () => fetch('/x');"],
    ['atlas/site/a.tsx', 'const [open, setOpen] = useState(false);'],
    ['atlas/site/a.tsx', 'const link = <a href="/desk">Desk</a>;'],
  ])('allows in %s: %s', async (file, code) => {
    expect(await violationsOf(file, code)).toEqual([]);
  });

  it.each([
    [
      'by a prop under another name',
      'export const F = ({ onDone: tell }) => { useEffect(() => tell()); };',
      "import { F } from './f.tsx'; const a = <F onDone={() => actor.send(GO)} />;",
    ],
    [
      'by props as they are',
      'export const F = (props) => { const go = () => props.onDone(); useEffect(go); };',
      "import { F } from './f.tsx'; const a = <F {...(may && { onDone: () => actor.send(GO) })} />;",
    ],
    [
      'by a part that is loaded later',
      'export default ({ onDone }) => { const tell = useEffectEvent(onDone); };',
      "const f = () => import('./f.tsx'); const F = lazyPart(f); const a = <F.Part onDone={() => actor.send(GO)} />;",
    ],
  ])(
    'refuses a function that sends and reaches an effect of another file: %s',
    async (_, f, code) => {
      await write('src/site/f.tsx', f);
      const [found, ...others] = await violationsOf('src/site/a.tsx', code);
      expect(found).toMatchObject({ file: 'src/site/a.tsx', specifier: 'F onDone sends' });
      expect(others).toEqual([]);
    },
  );

  it('follows such a function over several files, and into the same file', async () => {
    await write('src/ui/f.tsx', 'export const F = ({ onDone }) => { useEffect(() => onDone()); };');
    await write('src/ui/index.ts', "export { F } from './f.tsx';");
    await write(
      'src/site/g.tsx',
      "import { F } from '../ui/index.ts'; const H = (props) => <F {...props} />; export const G = ({ onEnd }) => <H onDone={onEnd} />;",
    );
    const sends = 'const a = <G onEnd={() => actor.send(GO)} onPress={() => actor.send(STOP)} />;';
    const found = await violationsOf('src/site/a.tsx', `import { G } from './g.tsx'; ${sends}`);
    expect(found.map(({ specifier }) => specifier)).toEqual(['G onEnd sends']);
  });

  it('allows what a person presses, and what the runtime listens for', async () => {
    await write(
      'src/site/f.tsx',
      'export const F = ({ onDone, at }) => { useEffect(() => at()); return <p onClick={onDone} />; };',
    );
    await write('src/runtime/g.tsx', 'export const G = ({ onSaid }) => { useEffect(onSaid); };');
    const imports = "import { F } from './f.tsx'; import { G } from '../runtime/g.tsx';";
    const code = '<F onDone={() => actor.send(GO)} />; <G onSaid={() => actor.send(GO)} />;';
    expect(await violationsOf('src/site/a.tsx', `${imports} ${code}`)).toEqual([]);
  });

  it('names a circle of folders, and the imports that make it', async () => {
    await write('tools/a.ts', "import { x } from '../backend/x.ts';");
    await write('backend/x.ts', "export { y } from './y.ts';");
    await write('backend/y.ts', "import { z } from '../tests/z.ts';");
    await write('tests/z.ts', "import type { A } from '../tools/b.ts';");
    expect((await checkZones(root)).circles).toEqual([
      {
        of: 'folders',
        names: ['backend', 'tests', 'tools'],
        by: [
          'backend/y.ts imports tests/z.ts',
          'tests/z.ts imports tools/b.ts',
          'tools/a.ts imports backend/x.ts',
        ],
      },
    ]);
  });

  it('names a circle of folders below the top, and of no file beside them', async () => {
    await write('src/a/a.ts', "import { b } from '../b/deep/b.ts'; import { d } from '../d.ts';");
    await write('src/b/deep/b.ts', "import { c } from '../../c/c.ts';");
    await write('src/c/c.ts', "import { other } from '../a/other.ts';");
    await write('src/d.ts', "import { other } from './a/other.ts';");
    const { circles } = await checkZones(root);
    expect(circles).toEqual([
      {
        of: 'folders',
        names: ['src/a', 'src/b', 'src/c'],
        by: [
          'src/a/a.ts imports src/b/deep/b.ts',
          'src/b/deep/b.ts imports src/c/c.ts',
          'src/c/c.ts imports src/a/other.ts',
        ],
      },
    ]);
  });

  it('names a circle of folders however deep they lie', async () => {
    await write('src/a/deep/x/x.ts', "import { y } from '../y/y.ts';");
    await write('src/a/deep/y/y.ts', "import { other } from '../x/other.ts';");
    expect((await checkZones(root)).circles.map(({ of, names }) => [of, ...names])).toEqual([
      ['folders', 'src/a/deep/x', 'src/a/deep/y'],
    ]);
  });

  it('takes a file of the root for a folder of its own', async () => {
    await write('site.config.ts', "import { x } from './src/x.ts';");
    await write('src/y.ts', "import { config } from '../site.config.ts';");
    expect((await checkZones(root)).circles.map(({ of, names }) => [of, ...names])).toEqual([
      ['folders', 'site.config.ts', 'src'],
    ]);
  });

  it('lets a circle be for a reason, as long as it is one', async () => {
    await write('src/a/a.ts', "import { b } from '../b/b.ts';");
    await write('src/b/b.ts', "import { other } from '../a/other.ts';");
    const kept = { 'src/a → src/b': 'of a sample' };
    expect(await checkZones(root, kept)).toMatchObject({ circles: [], violations: [] });
    await write('src/b/b.ts', '');
    expect((await checkZones(root, kept)).violations).toMatchObject([
      { specifier: 'src/a → src/b', reason: 'is no circle any more' },
    ]);
  });

  it('names a circle of files, of types too, once and as short as it is', async () => {
    await write('src/site/a.ts', "import { b } from './b.ts'; import { c } from './c.ts';");
    await write('src/site/b.ts', "import { c } from './c.ts';");
    await write('src/site/c.ts', "import type { D } from './d.ts';");
    await write('src/site/d.ts', "const load = () => import('./c.ts');");
    const { circles } = await checkZones(root);
    expect(circles.map(({ of, names }) => [of, ...names])).toEqual([
      ['files', 'src/site/c.ts', 'src/site/d.ts'],
    ]);
  });

  it('lets folders and files import one another as long as nothing comes back', async () => {
    await write('tests/a.ts', "import { b } from '../atlas/b.ts'; import { c } from './c.ts';");
    await write('tests/c.ts', "import { b } from '../atlas/b.ts';");
    await write('atlas/b.ts', "import { d } from '../replay/d.ts';");
    await write('replay/d.ts', "import { e } from '../machines/e.ts'; import './d.ts';");
    expect(await checkZones(root)).toMatchObject({ violations: [], circles: [] });
  });

  it('says which folders are open to a file', async () => {
    const [found] = await violationsOf('src/a.ts', "import { x } from '../backend/x.ts';");
    expect(found?.reason).toBe('src may import from src, machines, reference, openapi only');
  });
});
