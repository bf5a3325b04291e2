import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { importsOf } from './imports.ts';
import { violation } from './rules.ts';
import { offencesIn } from './site-rules.ts';

const zones = ['openapi', 'machines', 'src', 'atlas', 'backend', 'tests', 'e2e', 'bench'];

export interface ZoneViolation {
  /** Relative to the root, with `/`. */
  readonly file: string;
  readonly line: number;
  /** The import as written, or what else stands there. */
  readonly specifier: string;
  readonly reason: string;
}

/** Reads every module of the top folders below `root` and checks each of its imports. */
export async function checkZones(
  root: string,
): Promise<{ files: number; violations: ZoneViolation[] }> {
  const lists = await Promise.all(zones.map((zone) => modulesIn(root, zone)));
  const files = lists.flat();
  const checked = await Promise.all(files.map((file) => checkFile(root, file)));
  return { files: files.length, violations: checked.flat() };
}

async function modulesIn(root: string, zone: string): Promise<string[]> {
  const folder = join(root, zone);
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

async function checkFile(root: string, file: string): Promise<ZoneViolation[]> {
  const code = await readFile(join(root, file), 'utf8');
  const lineOf = (offset: number): number => code.slice(0, offset).split('\n').length;
  const offences = offencesIn(file, code).map(({ what, offset, reason }) => ({
    file,
    line: lineOf(offset),
    specifier: what,
    reason,
  }));
  const imports = importsOf(file, code).flatMap(({ specifier, typeOnly, offset }) => {
    const isPackage = !specifier.startsWith('.');
    const to = isPackage
      ? specifier
      : relative(root, join(root, dirname(file), specifier)).replaceAll(sep, '/');
    const reason = violation({ from: file, to, isPackage, typeOnly });
    if (reason === undefined) return [];
    return [{ file, line: lineOf(offset), specifier, reason }];
  });
  return [...imports, ...offences];
}
