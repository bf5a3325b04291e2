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
import { join, sep } from 'node:path';
import { sha256 } from './hash.ts';
import type { ReviewedFlow } from './reviewed.ts';

const root = join(import.meta.dirname, '..', '..');
const cache = join(root, '.cache', 'revisions');

/** The files of today's reader; types aside, it imports nothing else of the atlas. */
const READER_FILES = [
  'canonical',
  'declarations',
  'deciding-code',
  'describe',
  'fingerprint',
  'flow-definition',
  'hash',
  'screen-texts',
  'surroundings',
  'syntax',
].map((name) => `review/charts/${name}.ts`);

/** The folders and files that it reads of a revision. */
const READ = ['machines', 'reference', 'openapi', 'src', 'package-lock.json'];

/** The reader's program in the copy of a revision. */
const READER = `import { writeFileSync } from 'node:fs';
import { reviewedFlow } from './review/charts/fingerprint.ts';
import { FLOWS } from './machines/registry.ts';
writeFileSync('flows.json', JSON.stringify(FLOWS.map((flow) => [flow.id, reviewedFlow(flow)])));
`;

/**
 * The flows of a git revision, by id: its machines run with today's reader, in a copy of their own.
 * @throws when there is no such revision, or today's reader cannot read its flows
 */
export function flowsOf(revision: string): ReadonlyMap<string, ReviewedFlow> {
  const commit = git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`]).trim();
  const folder = join(cache, `${commit}-${readerDigest()}`);
  const file = join(folder, 'flows.json');
  if (!existsSync(file)) {
    const next = `${folder}.next`;
    rmSync(next, { recursive: true, force: true });
    mkdirSync(next, { recursive: true });
    // An index of its own: that of the working tree stays as it is.
    const index = { GIT_INDEX_FILE: join(next, 'index') };
    git(['read-tree', commit], index);
    const paths = git(['ls-files', '-z', '--', ...READ], index);
    const prefix = `--prefix=${next}${sep}`.replaceAll(sep, '/');
    git(['checkout-index', '-z', '--stdin', prefix], index, paths);
    for (const name of READER_FILES) cpSync(join(root, name), join(next, name));
    writeFileSync(join(next, 'package.json'), '{"type":"module"}\n');
    writeFileSync(join(next, 'read.ts'), READER);
    try {
      execFileSync(process.execPath, ['read.ts'], { cwd: next, stdio: 'pipe' });
    } catch (error) {
      throw new Error(`the flows of ${revision} cannot be read by today's atlas`, {
        cause: error,
      });
    }
    rmSync(folder, { recursive: true, force: true });
    renameSync(next, folder);
  }
  return new Map(JSON.parse(readFileSync(file, 'utf8')) as [string, ReviewedFlow][]);
}

/** The result of another reader is read again. */
const readerDigest = (): string =>
  sha256(READER_FILES.map((name) => readFileSync(join(root, name), 'utf8')).join('\0')).slice(
    0,
    12,
  );

function git(args: readonly string[], env: NodeJS.ProcessEnv = {}, input = ''): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      input,
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } catch (error) {
    throw new Error(`git ${args.join(' ')} failed: is there such a revision?`, { cause: error });
  }
}
