import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Dataset } from '../documents.ts';
import type { Problem, Source, Surroundings } from '../schema/field.ts';
import { validate } from '../schema/validate.ts';
import { isRecord } from '../schema/values.ts';
import { fromLine } from './lines.ts';

/**
 * The folder of the documents that ship: `{dataset}/{_id}.json`, and many in one `{dataset}/*.ndjson`, one a line
 * (see `lines.ts`).
 */
export const CONTENT_DIR = resolve(import.meta.dirname, '..', '..', '..', '..', 'content');

/** The documents by `_id`, in the order of the files' names and of their lines. */
export type Sources = ReadonlyMap<string, Source>;

/** Files that hold no documents, or wrong ones; the message names each with its faults. */
class ContentFileError extends Error {
  override readonly name = 'ContentFileError';
}

/** A brand's files as they were read, and what they hold: the same object for as long as no file changes. */
export interface Shipped {
  /** By file name. */
  readonly texts: ReadonlyMap<string, string>;
  readonly sources: Sources;
}

/** What was last read from each folder, for every store of the process: to check thousands takes long. */
const lastRead = new Map<string, Shipped>();

/**
 * Reads a brand's documents.
 * @param folder holds one folder for each dataset
 * @throws ContentFileError
 */
export function readShipped(folder: string, dataset: Dataset): Shipped {
  const path = join(folder, dataset);
  const texts = new Map(
    readdirSync(path)
      .filter((name) => /\.(?:json|ndjson)$/.test(name))
      .toSorted()
      .map((name) => [name, readFileSync(join(path, name), 'utf8')] as const),
  );
  const last = lastRead.get(path);
  const isSame = ([name, text]: [string, string]) => last?.texts.get(name) === text;
  if (last?.texts.size === texts.size && [...texts].every(isSame)) return last;
  const placed = new Map<string, { source: Source; place: string }>();
  for (const [name, text] of texts) {
    for (const { source, place } of documentsOf(`${dataset}/${name}`, text)) {
      const other = placed.get(source._id);
      if (other)
        throw new ContentFileError(`${place}: ${source._id} stands in ${other.place}, too`);
      placed.set(source._id, { source, place });
    }
  }
  const sources = new Map([...placed].map(([id, { source }]) => [id, source]));
  const around = surroundings(dataset, sources);
  const wrong = [...placed.values()].flatMap(({ source, place }) =>
    validate(source, around).map(({ path, message }) => `${place} ${path}: ${message}`),
  );
  if (wrong.length === 0) {
    const shipped = { texts, sources };
    lastRead.set(path, shipped);
    return shipped;
  }
  const more = wrong.length > MOST_FAULTS ? [`and ${wrong.length - MOST_FAULTS} more`] : [];
  throw new ContentFileError([...wrong.slice(0, MOST_FAULTS), ...more].join('\n'));
}

/** Faults that one message names: a changed rule may break every document. */
const MOST_FAULTS = 50;

/** @throws ContentFileError */
function documentsOf(file: string, text: string): readonly { source: Source; place: string }[] {
  if (file.endsWith('.json')) {
    const source = parseSource(text);
    if (source !== undefined && file.endsWith(`/${source._id}.json`))
      return [{ source, place: file }];
    throw new ContentFileError(`${file} is no document of that name`);
  }
  return text.split('\n').flatMap((line, at) => {
    if (line.trim() === '') return [];
    const place = `${file}:${at + 1}`;
    const source = parseSource(line);
    if (source === undefined) throw new ContentFileError(`${place} is no document`);
    return [{ source: fromLine(source), place: `${place} ${source._id}` }];
  });
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
