import type { Field, Fields, Source } from '../schema/field.ts';
import { schemaOf } from '../schema/schemas.ts';
import { isRecord, languages } from '../schema/values.ts';

/** The one form in which a document stands in its file. */
export const format = (source: Source): string => `${JSON.stringify(inOrder(source), null, 2)}\n`;

/** A document with its fields in the order of its schema. */
export function inOrder(source: Source): Source {
  const { _id, _type, _updatedAt } = source;
  return { _id, _type, _updatedAt, ...ordered(source, schemaOf(_type)?.fields ?? {}) };
}

const ordered = (value: Readonly<Record<string, unknown>>, fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      value[name] === undefined ? [] : [[name, orderedValue(value[name], field)]],
    ),
  );

const PICTURE_ORDER = ['motif', 'seed', 'symbol', 'market', 'initials', 'text'];

function orderedValue(value: unknown, field: Field): unknown {
  switch (field.kind) {
    case 'localized':
    case 'richText':
      return byLanguage(value);
    case 'picture': {
      if (!isRecord(value)) return value;
      const said = PICTURE_ORDER.flatMap((name) =>
        value[name] === undefined ? [] : [[name, value[name]]],
      );
      const { alt } = value;
      return { ...Object.fromEntries(said), ...(alt !== undefined && { alt: byLanguage(alt) }) };
    }
    case 'group':
      return isRecord(value) ? ordered(value, field.fields) : value;
    case 'list':
      return Array.isArray(value)
        ? value.map((item: unknown) =>
            isRecord(item) ? { _key: item['_key'], ...ordered(item, field.fields) } : item,
          )
        : value;
    default:
      return value;
  }
}

const byLanguage = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        languages().flatMap((code) => (value[code] === undefined ? [] : [[code, value[code]]])),
      )
    : value;
