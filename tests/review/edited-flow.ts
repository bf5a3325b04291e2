import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect } from 'vitest';
import { flowNamed } from '../../machines/registry.ts';
import {
  fingerprintOf,
  fingerprintOfReviewed,
  flowReader,
  reviewedFlow,
} from '../../review/charts/fingerprint.ts';
import { flowChangesBetween } from '../../review/charts/flow-changes.ts';
import type { Change, ReviewedFlow } from '../../review/charts/reviewed.ts';
import type { SourceFiles } from '../../review/charts/source-files.ts';

const root = join(import.meta.dirname, '..', '..');

/** The sources as they are. */
export const sources: SourceFiles = {
  read: (path) => readFileSync(join(root, path), 'utf8'),
  list: (folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
          join(folder, name).replaceAll(sep, '/'),
        )
      : [],
};

/** A text of a file, and its replacement; an empty text makes a new file. */
export interface Edit {
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** A flow with some of its files edited. */
export function edited(id: string, ...edits: readonly Edit[]): ReviewedFlow {
  const texts = new Map<string, string>();
  for (const { file, before, after } of edits) {
    const text = texts.get(file) ?? (before === '' ? '' : sources.read(file));
    expect(text, file).toContain(before);
    texts.set(
      file,
      text.replace(before, () => after),
    );
  }
  return flowReader({
    read: (path) => texts.get(path) ?? sources.read(path),
    list: (folder) => [
      ...new Set([
        ...sources.list(folder),
        ...[...texts.keys()].filter((path) => path.startsWith(`${folder}/`)),
      ]),
    ],
  })(flowNamed(id));
}

/** The changes of a flow, in words; they count. */
export function told(id: string, ...edits: readonly Edit[]): Change[] {
  const now = edited(id, ...edits);
  expect(fingerprintOfReviewed(now)).not.toBe(fingerprintOf(flowNamed(id)));
  return flowChangesBetween(reviewedFlow(flowNamed(id)), now);
}
