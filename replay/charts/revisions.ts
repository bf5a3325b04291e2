import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { sha256 } from './hash.ts';
import type { ReviewedChart } from './reviewed.ts';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, '.cache', 'revisions');

/** What today's reader consists of; types aside, it imports nothing else of the atlas. */
const READER_FILES = ['review', 'enrich', 'hash'].map((name) => `replay/charts/${name}.ts`);

/** What the reader is told to do in the copy of a revision. */
const READER = `import { writeFileSync } from 'node:fs';
import { reviewedChart } from './replay/charts/review.ts';
import { FLOWS } from './machines/registry.ts';
const charts = FLOWS.map((flow) => [flow.id, reviewedChart(flow).chart]);
writeFileSync('charts.json', JSON.stringify(charts));
`;

/**
 * The charts of a git revision, by flow: its machines run with today's reader, in a copy of their own.
 * @throws when there is no such revision, or today's reader cannot read its charts
 */
export function chartsAt(revision: string): ReadonlyMap<string, ReviewedChart> {
  const commit = git('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim();
  const folder = join(cache, `${commit}-${readerDigest()}`);
  const file = join(folder, 'charts.json');
  if (!existsSync(file)) {
    const next = `${folder}.next`;
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    for (const path of git('ls-tree', '-r', '-z', '--name-only', commit, 'machines', 'openapi')
      .split('\0')
      .filter((name) => name.endsWith('.ts'))) {
      mkdirSync(join(next, path, '..'), { recursive: true });
      writeFileSync(join(next, path), git('show', `${commit}:${path}`));
    }
    for (const name of READER_FILES) cpSync(join(root, name), join(next, name));
    writeFileSync(join(next, 'package.json'), '{"type":"module"}\n');
    writeFileSync(join(next, 'read.ts'), READER);
    try {
      execFileSync(process.execPath, ['read.ts'], { cwd: next, stdio: 'pipe' });
    } catch (error) {
      throw new Error(`the charts of ${revision} cannot be read by today's atlas`, {
        cause: error,
      });
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(next, folder);
  }
  return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, ReviewedChart][]);
}

/** What was read by another reader is read again. */
const readerDigest = (): string =>
  sha256(READER_FILES.map((name) => readFileSync(join(root, name), 'utf8')).join('\0')).slice(
    0,
    12,
  );

function git(...args: string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    throw new Error(`git ${args.join(' ')} failed: is there such a revision?`, { cause: error });
  }
}
