import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { devNull } from 'node:os';
import { basename, join, relative, sep } from 'node:path';

/** A history as some commit had it. */
export interface PublishedHistory {
  readonly name: string;
  readonly text: string;
}

const ENDING = '.jsonl';

/** Git without local replacements: no local file may give other commits or other parents. */
const AS_COMMITTED = { GIT_NO_REPLACE_OBJECTS: '1', GIT_GRAFT_FILE: devNull };

/**
 * Every history in any ancestor of the present commit: a committed entry is never gone.
 * @param repository its root
 * @param folder of the histories, in it
 * @returns undefined where the past cannot be read: outside of git, in a shallow clone, or where the folder is
 * none of this repository, but a link or a repository of its own
 */
export function publishedHistories(
  repository: string,
  folder: string,
): readonly PublishedHistory[] | undefined {
  if (!existsSync(join(repository, '.git'))) return undefined;
  const git = (args: readonly string[], input = '', cwd = repository): string =>
    execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, ...AS_COMMITTED },
      input,
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  if (git(['rev-parse', '--is-shallow-repository']).trim() === 'true') return undefined;
  const path = relative(repository, folder);
  if (existsSync(folder)) {
    const top = (cwd: string): string => git(['rev-parse', '--show-toplevel'], '', cwd);
    const isHere = realpathSync(folder) === join(realpathSync(repository), path);
    if (!isHere || top(folder) !== top(repository)) return undefined;
  }
  const under = path.replaceAll(sep, '/');
  const commits = git(['rev-list', '--full-history', 'HEAD', '--', under]);
  // Lists the changes of each commit against each of its parents: a list of objects names each once, by any path.
  const changed = git(
    [
      'diff-tree',
      '--stdin',
      '--root',
      '-m',
      '-r',
      '-z',
      '--raw',
      '--no-abbrev',
      '--no-renames',
    ].concat(['--no-commit-id', '--', under]),
    commits,
  );
  const versions = new Set(
    changed.split(/\0:|^:/).flatMap((change) => {
      const [now = '', file = ''] = change.replace(/\0$/, '').split('\0');
      const object = now.split(' ')[3] ?? '';
      return !file.endsWith(ENDING) || /^0*$/.test(object) ? [] : `${object} ${file}`;
    }),
  );
  return [...versions].map((version) => {
    const [object = '', file = ''] = version.split(/ (.*)/s);
    return { name: basename(file, ENDING), text: git(['cat-file', 'blob', object]) };
  });
}
