import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Dataset } from '../../third-parties/content/documents.ts';
import type { Library } from '../../third-parties/content/library.ts';
import type { Source } from '../../third-parties/content/schema/field.ts';
import { compile } from '../../third-parties/content/source/compile.ts';

/** Drafts that are looked at; the oldest goes when there are more. */
const MOST = 20;

export interface Preview {
  readonly dataset: Dataset;
  readonly draft: Source;
}

export interface Previews {
  /** @returns the scope that sees the draft */
  add(preview: Preview): string;
  get(token: string): Preview | undefined;
}

/** Drafts lie over what is published, each for a scope that nobody else has. */
export function createPreviews({ store }: Library): Previews {
  const kept = new Map<string, Preview>();
  return {
    add({ dataset, draft }) {
      const token = `draft-${randomBytes(16).toString('hex')}`;
      const published = store.documents[dataset];
      const sources = [...store.sources[dataset].values()].map((each) =>
        each._id === draft._id ? draft : each,
      );
      // A market shows what its methods do: more than the one document may differ.
      const known = new Map(published.map((each) => [each._id, each]));
      for (const document of compile(dataset, sources)) {
        const before = known.get(document._id);
        if (before !== document && !isDeepStrictEqual(before, document)) {
          store.put(dataset, document, token);
        }
      }
      kept.set(token, { dataset, draft });
      for (const old of [...kept.keys()].slice(0, -MOST)) {
        kept.delete(old);
        store.clear(old);
      }
      return token;
    },
    get: (token) => kept.get(token),
  };
}
