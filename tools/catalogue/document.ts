import type { Source } from '../../backend/third-parties/content/schema/field.ts';

/** When this catalogue was made: the same in each run. */
const MADE = '2026-11-02T09:00:00Z';

/** A document of a type; its fields as in the schema, references as bare ids. */
export const documentOf = (
  _type: string,
  _id: string,
  fields: Readonly<Record<string, unknown>>,
): Source => ({ _id, _type, _updatedAt: MADE, ...fields });
