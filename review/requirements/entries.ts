import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readFaults, type Fault, type Constant } from './fault.ts';

export const root = join(import.meta.dirname, '..', '..');

/** A break, its list, and the key that tells it from every other. */
export interface Entry extends Fault {
  /** The list that has it, for example `banking`. */
  readonly list: string;
  /**
   * Fingerprint of the break, the broken file and the test file, as they are now: a result from before a change of
   * one of them says nothing any more.
   */
  readonly fingerprint: string;
}

export interface Listed {
  readonly entries: readonly Entry[];
  readonly constants: readonly Constant[];
}

/** Everything that `tests/faults` lists, in the order of the lists. */
export function listedFaults(): Listed {
  const listed = globSync(join(root, 'tests', 'faults', '*.txt'))
    .toSorted()
    .flatMap((path) =>
      readFaults(readFileSync(path, 'utf8')).map((one) => ({ one, list: basename(path, '.txt') })),
    );
  return {
    entries: listed.flatMap(({ one, list }) =>
      'constant' in one ? [] : { ...one, list, fingerprint: fingerprintOf(one) },
    ),
    constants: listed.flatMap(({ one }) => ('constant' in one ? one : [])),
  };
}

/** The content of a file of the repository; undefined where there is none. */
export function contentOf(file: string): string | undefined {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function fingerprintOf({ file, find, put, test, named }: Fault): string {
  const parts = [file, find, put, test, named, contentOf(file), contentOf(test)];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

/** How often the replaced text of a break stands in the file. */
export const timesIn = ({ find }: Fault, content: string): number =>
  content.match(patternOf(find))?.length ?? 0;

/** The file with the break in it. */
export const broken = ({ find, put }: Fault, content: string): string =>
  // A function: `$` has no meaning in the new text.
  content.replace(patternOf(find), () => put);

/** White space does not matter: the formatter breaks lines where it likes. */
function patternOf(find: string): RegExp {
  const signs = find
    .replaceAll(/\s/g, '')
    .split('')
    .map((sign) => sign.replace(/[$()*+.?[\\\]^{|}]/, String.raw`\$&`));
  return new RegExp(signs.join(String.raw`\s*`), 'g');
}
