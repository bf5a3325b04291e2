import { html, type Html } from '../../platform/html.ts';
import type { Fields } from '../../third-parties/content/schema/field.ts';

/** The types that a reference may lead to. */
export type Types = string | readonly string[];

interface Candidate {
  readonly id: string;
  readonly title: string;
}

/** The documents that a reference may lead to. */
export type Candidates = (types: Types) => readonly Candidate[];

/** Where there are more, a reference is typed, with suggestions: each select would hold all of them. */
const MOST_OPTIONS = 60;

export const isLong = (known: readonly Candidate[]): boolean => known.length > MOST_OPTIONS;

/** The list of suggestions for references to these types, once in a page. */
export const listId = (types: Types): string => `all-${[types].flat().join('-')}`;

export function suggestionLists(fields: Fields, candidates: Candidates): Html {
  const lists = new Map(targetsOf(fields).map((types) => [listId(types), candidates(types)]));
  return html`${[...lists].map(([id, known]) =>
    isLong(known)
      ? html`<datalist id="${id}">
          ${known.map((each) => html`<option value="${each.id}">${each.title}</option>`)}
        </datalist>`
      : html``,
  )}`;
}

const targetsOf = (fields: Fields): readonly Types[] =>
  Object.values(fields).flatMap((field): readonly Types[] => {
    if (field.kind === 'reference' || field.kind === 'references') return [field.to];
    return 'fields' in field ? targetsOf(field.fields) : [];
  });
