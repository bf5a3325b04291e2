import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { circlesIn, folderIn, parentsIn, type Edge } from './circles.ts';
import { effectsThatSend, readEffects, type EffectsOf } from './effects.ts';
import { importsOf } from './imports.ts';
import { violation } from './rules.ts';
import { offencesIn } from './site-rules.ts';

/** Folders that are made or installed. */
const NOT_OURS = /^(?:\..*|node_modules|dist|coverage|test-results|playwright-report)$/;

export interface ZoneViolation {
  /** Relative to the root, with `/`. */
  readonly file: string;
  readonly line: number;
  /** The import as written, or other offending code. */
  readonly specifier: string;
  readonly reason: string;
}

/** Imports that lead back to where they began. */
export interface Circle {
  readonly of: 'folders' | 'files';
  /** In the order in which they import one another; the last one imports the first. */
  readonly names: readonly string[];
  /** For each of them an import that leads to the next, as `file imports file`. */
  readonly by: readonly string[];
}

export interface Checked {
  readonly files: number;
  readonly violations: readonly ZoneViolation[];
  readonly circles: readonly Circle[];
  /** The imports of every module, within the repository. */
  readonly imports: readonly Edge[];
}

/**
 * Reads every module of the repository at `root` and checks its imports, each alone and all together.
 * @param kept tolerated circles of folders, as `a → b`, each with its reason
 */
export async function checkZones(
  root: string,
  kept: Readonly<Record<string, string>> = {},
): Promise<Checked> {
  const files = await modulesIn(root);
  const checked = await Promise.all(files.map((file) => checkFile(root, file)));
  const edges = checked.flatMap(({ imported }) => imported);
  const circles = [
    ...[...parentsIn(edges)].flatMap((parent) =>
      circlesOf('folders', edges, (path) => folderIn(parent, path)),
    ),
    ...circlesOf('files', edges, (path) => path),
  ];
  const found = new Set(circles.map(wordsFor));
  const site = new Map(
    checked.flatMap(({ file, effects }) => (effects === undefined ? [] : [[file, effects]])),
  );
  const sendings = effectsThatSend(site);
  return {
    files: files.length,
    violations: [
      ...checked.flatMap(({ violations }) => violations),
      ...checked.flatMap(({ file, lineOf }) =>
        (sendings.get(file) ?? []).map(({ by, offset }) => ({
          file,
          line: lineOf(offset),
          specifier: `${by} sends`,
          reason:
            'charts decide by themselves: they are told by useFlow and useTold, or by a person',
        })),
      ),
      ...Object.keys(kept).flatMap((words) =>
        found.has(words) ? [] : [{ ...RULES, specifier: words, reason: 'is no circle any more' }],
      ),
    ],
    circles: circles.filter((circle) => !Object.hasOwn(kept, wordsFor(circle))),
    imports: edges,
  };
}

const RULES = { file: 'tools/zones/rules.ts', line: 1 };

const wordsFor = ({ names }: Circle): string => names.join(' → ');

/** Types count: a folder, or a file, that has to know another's types cannot be read or moved without it. */
function circlesOf(
  of: Circle['of'],
  edges: readonly Edge[],
  nameOf: (path: string) => string | undefined,
): readonly Circle[] {
  const named = edges.flatMap((by) => {
    const [from, to] = [nameOf(by.from), nameOf(by.to)];
    return from === undefined || to === undefined ? [] : [{ from, to, by }];
  });
  return circlesIn(named).map((names) => ({
    of,
    names,
    by: names.map((name, place) => {
      const next = names[(place + 1) % names.length];
      const edge = named.find(({ from, to }) => from === name && to === next);
      return `${edge?.by.from} imports ${edge?.by.to}`;
    }),
  }));
}

async function modulesIn(root: string): Promise<string[]> {
  const inRoot = await readdir(root, { withFileTypes: true });
  const own = inRoot.filter(({ name }) => !NOT_OURS.test(name));
  const lists = await Promise.all(
    own.map(async (entry) =>
      entry.isDirectory()
        ? readdir(join(root, entry.name), { recursive: true, withFileTypes: true })
        : [entry],
    ),
  );
  return (
    lists
      .flat()
      .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
      // A workspace may have some of its own.
      .filter((file) => !file.includes('/node_modules/'))
  );
}

interface CheckedFile {
  readonly file: string;
  readonly lineOf: (offset: number) => number;
  readonly violations: readonly ZoneViolation[];
  readonly imported: readonly Edge[];
  /** Of a module of the site. */
  readonly effects: EffectsOf | undefined;
}

async function checkFile(root: string, file: string): Promise<CheckedFile> {
  const code = await readFile(join(root, file), 'utf8');
  const lineOf = (offset: number): number => code.slice(0, offset).split('\n').length;
  const offences = offencesIn(file, code).map(({ what, offset, reason }) => ({
    file,
    line: lineOf(offset),
    specifier: what,
    reason,
  }));
  const imported: Edge[] = [];
  const imports = importsOf(file, code).flatMap(({ specifier, typeOnly, offset }) => {
    const isPackage = !specifier.startsWith('.');
    const to = isPackage
      ? specifier
      : relative(root, join(root, dirname(file), specifier)).replaceAll(sep, '/');
    if (!isPackage) imported.push({ from: file, to });
    const reason = violation({ from: file, to, isPackage, typeOnly });
    if (reason === undefined) return [];
    return [{ file, line: lineOf(offset), specifier, reason }];
  });
  const effects = file.startsWith('src/') ? readEffects(file, code) : undefined;
  return { file, lineOf, violations: [...imports, ...offences], imported, effects };
}
