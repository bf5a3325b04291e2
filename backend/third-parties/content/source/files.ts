import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Dataset } from '../documents.ts';
import type { Problem, Source, Surroundings } from '../schema/field.ts';
import { validate } from '../schema/validate.ts';
import { isRecord } from '../schema/values.ts';

/** The folder of the documents that ship: `{dataset}/{_id}.json`. */
export const CONTENT_DIR = resolve(import.meta.dirname, '..', '..', '..', '..', 'content');

/** The documents by `_id`, in the order of the files' names. */
export type Sources = ReadonlyMap<string, Source>;

/** Files that hold no documents, or wrong ones; the message names each with its faults. */
class ContentFileError extends Error {
  override readonly name = 'ContentFileError';
}

/**
 * Reads a brand's documents.
 * @param folder holds one folder for each dataset
 * @throws ContentFileError
 */
export function readSources(folder: string, dataset: Dataset): Sources {
  const files = readdirSync(join(folder, dataset))
    .filter((name) => name.endsWith('.json'))
    .toSorted();
  const sources = new Map(
    files.map((name) => {
      const source = parseSource(readFileSync(join(folder, dataset, name), 'utf8'));
      if (source === undefined || `${source._id}.json` !== name) {
        throw new ContentFileError(`${dataset}/${name} is no document of that name`);
      }
      return [source._id, source] as const;
    }),
  );
  const wrong = [...sources.values()].flatMap((source) =>
    validate(source, surroundings(dataset, sources)).map(
      ({ path, message }) => `${dataset}/${source._id}.json ${path}: ${message}`,
    ),
  );
  if (wrong.length > 0) throw new ContentFileError(wrong.join('\n'));
  return sources;
}

/** A document of a file, checked only for the fields of every document. */
export function parseSource(text: string): Source | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isSource(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isSource = (value: unknown): value is Source =>
  isRecord(value) &&
  ['_id', '_type', '_updatedAt'].every((name) => typeof value[name] === 'string');

const surroundings = (dataset: Dataset, sources: Sources): Surroundings => ({
  dataset,
  typeOf: (id) => sources.get(id)?._type,
});

/** The faults of a document among those of its brand. */
export const problemsOf = (
  source: Source,
  dataset: Dataset,
  sources: Sources,
): readonly Problem[] => validate(source, surroundings(dataset, sources));
