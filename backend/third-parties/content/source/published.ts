import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Dataset } from '../documents.ts';
import type { Source } from '../schema/field.ts';
import { isRecord } from '../schema/values.ts';
import { parseSource } from './files.ts';
import { format } from './format.ts';

/** One publication of a document. */
export interface Version {
  /** From 1; a shipped document is 0. */
  readonly version: number;
  /** The version's `_updatedAt` says when. */
  readonly source: Source;
}

/**
 * The documents that were published at the desk, in the instance's data folder. Each version is a file, so that
 * two who publish at once cannot both win, and any version can be had back. Instances on one machine share the
 * folder.
 */
export interface Published {
  /** Every document's newest version, by `_id`. */
  newest(dataset: Dataset): ReadonlyMap<string, Version>;
  /** A document's versions that are kept, newest first. */
  history(dataset: Dataset, id: string): readonly Version[];
  /**
   * Keeps a version that follows `base`.
   * @returns it, or undefined when another was published meanwhile
   */
  publish(dataset: Dataset, source: Source, base: number): Version | undefined;
}

/** Versions of a document that are kept. */
const KEPT = 50;

const FILE = /^(\d{6})\.json$/;

/** @param folder made with the first publication; ids are those of documents that ship */
export function openPublished(folder: string): Published {
  const folderOf = (dataset: Dataset, id: string) => join(folder, dataset, id);
  const names = (path: string): readonly string[] => {
    try {
      return readdirSync(path).toSorted();
    } catch (error) {
      if (isRecord(error) && error['code'] === 'ENOENT') return [];
      throw error;
    }
  };
  const numbers = (dataset: Dataset, id: string): readonly number[] =>
    names(folderOf(dataset, id))
      .flatMap((name) => FILE.exec(name)?.[1] ?? [])
      .map(Number)
      .toReversed();
  const pathOf = (dataset: Dataset, id: string, version: number) =>
    join(folderOf(dataset, id), `${String(version).padStart(6, '0')}.json`);

  /** A file that was not written to its end is none. */
  const read = (dataset: Dataset, id: string, version: number): readonly Version[] => {
    const source = parseSource(readFileSync(pathOf(dataset, id, version), 'utf8'));
    return source === undefined ? [] : [{ version, source }];
  };
  const newestOf = (dataset: Dataset, id: string): Version | undefined => {
    for (const version of numbers(dataset, id)) {
      const [found] = read(dataset, id, version);
      if (found) return found;
    }
    return undefined;
  };

  return {
    newest: (dataset) =>
      new Map(
        names(join(folder, dataset)).flatMap((id) => {
          const found = newestOf(dataset, id);
          return found ? [[id, found]] : [];
        }),
      ),
    history: (dataset, id) => numbers(dataset, id).flatMap((each) => read(dataset, id, each)),
    publish(dataset, source, base) {
      const { _id: id } = source;
      if ((newestOf(dataset, id)?.version ?? 0) !== base) return undefined;
      mkdirSync(folderOf(dataset, id), { recursive: true });
      const [last = 0] = numbers(dataset, id);
      const version = last + 1;
      try {
        // One of two that write the same version finds it there.
        writeFileSync(pathOf(dataset, id, version), format(source), { flag: 'wx', flush: true });
      } catch (error) {
        if (isRecord(error) && error['code'] === 'EEXIST') return undefined;
        throw error;
      }
      for (const old of numbers(dataset, id).slice(KEPT)) {
        rmSync(pathOf(dataset, id, old), { force: true });
      }
      return { version, source };
    },
  };
}
