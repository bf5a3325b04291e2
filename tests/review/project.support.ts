import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeKey } from '../../review/approvals/new-key.ts';
import { gitIn } from './reviewers.support.ts';

const root = join(import.meta.dirname, '..', '..');

/** The files that the commands read. */
const READ = [
  'machines',
  'openapi',
  'reference',
  'review',
  'replay',
  'scripts',
  'src',
  'tools',
  'package.json',
  'package-lock.json',
];

/** A copy of this project in a repository of its own, with reviewers. */
export interface Project {
  /** A folder beside it, for files outside of the project. */
  readonly folder: string;
  readonly project: string;
  /** The folder of the keys: of Ada Example, compliance officer, and Ben Example, risk officer; Mallory is nobody. */
  readonly keys: Readonly<Record<'ada' | 'ben' | 'mallory', string>>;
  readonly git: (...args: string[]) => void;
  readonly commit: () => void;
  /** Runs a script of the copy. */
  readonly run: (script: string, ...args: string[]) => { status: number | null; said: string };
  readonly remove: () => void;
}

/** @param more files to copy, beside those that the commands of approvals read */
export function makeProject(more: readonly string[] = []): Project {
  const folder = mkdtempSync(join(tmpdir(), 'approving-'));
  const project = join(folder, 'project');
  const keys = {
    ada: join(folder, 'ada.pem'),
    ben: join(folder, 'ben.pem'),
    mallory: join(folder, 'mallory.pem'),
  };
  const git = gitIn(project);
  const commit = (): void => {
    git('add', '-A');
    git('commit', '-m', 'a step');
  };
  mkdirSync(project);
  for (const name of [...READ, ...more])
    cpSync(join(root, name), join(project, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction');
  const row = (key: string, name: string, role: string): object => ({
    ...(JSON.parse(writeKey(key, project)) as object),
    name,
    role,
    from: '2026-01-01T00:00:00Z',
  });
  const reviewers = [
    row(keys.ada, 'Ada Example', 'compliance officer'),
    row(keys.ben, 'Ben Example', 'risk officer'),
  ];
  writeKey(keys.mallory, project);
  mkdirSync(join(project, 'atlas'), { recursive: true });
  writeFileSync(join(project, 'atlas', 'reviewers.json'), JSON.stringify({ reviewers }));
  writeFileSync(join(project, '.gitignore'), 'node_modules\n.cache\ndist\n');
  git('init', '-b', 'main');
  commit();
  return {
    folder,
    project,
    keys,
    git,
    commit,
    run: (script, ...args) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join('scripts', `${script}.ts`), ...args],
        { cwd: project, encoding: 'utf8', env: { ...process.env, ATLAS_KEY: undefined } },
      );
      return { status, said: `${stdout}${stderr}` };
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
