import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Break, Breaks, Constant } from './break.ts';

export const root = join(import.meta.dirname, '..', '..');

/** A break, where it is listed, and what tells it from every other. */
export interface Entry extends Break {
  /** The folder of `tests/` that lists it, for example `banking` or `backend/banking`. */
  readonly area: string;
  /**
   * Of the break, the broken file and the test file, as they stand now: what was noticed before one
   * of them changed is not known to be noticed any more.
   */
  readonly fingerprint: string;
}

export interface Listed {
  readonly entries: readonly Entry[];
  readonly constants: readonly Constant[];
}

/** Everything that the `breaks.ts` of all areas list, in their order. */
export async function listedBreaks(): Promise<Listed> {
  const files = globSync('tests/**/breaks.ts', { cwd: root })
    .map((file) => file.replaceAll(sep, '/'))
    .toSorted();
  const entries: Entry[] = [];
  const constants: Constant[] = [];
  for (const file of files) {
    const url = pathToFileURL(join(root, file)).href;
    const { breaks } = (await import(/* @vite-ignore */ url)) as { readonly breaks: Breaks };
    const area = file.slice('tests/'.length, -'/breaks.ts'.length);
    for (const one of breaks) {
      if ('constant' in one) constants.push(one);
      else entries.push({ ...one, area, fingerprint: fingerprintOf(one) });
    }
  }
  return { entries, constants };
}

/** The content of a file of the repository; undefined where there is none. */
export function contentOf(file: string): string | undefined {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function fingerprintOf({ rows, file, before, after, test, named }: Break): string {
  const parts = [rows, file, before, after, test, named, contentOf(file), contentOf(test)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** The file with the break in it. */
export const broken = ({ before, after }: Break, content: string): string =>
  // A function: `$` means nothing in what is put in.
  content.replace(before, () => after);
