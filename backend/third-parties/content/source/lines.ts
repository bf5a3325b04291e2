import type { Field, Fields, Source } from '../schema/field.ts';
import { schemaOf } from '../schema/schemas.ts';
import { isRecord } from '../schema/values.ts';
import { inOrder } from './format.ts';
import { referenceTo } from './reference.ts';

/**
 * Documents as lines of one file, each as the official service exports and imports it: a reference is an object
 * with the id of its target, where a source has the bare id.
 */

/** The one form in which a document stands in its line. */
export const formatLine = (source: Source): string =>
  `${JSON.stringify(changed(inOrder(source), fieldsOf(source), written))}\n`;

/** The source in a line. */
export const fromLine = (line: Source): Source => changed(line, fieldsOf(line), read) as Source;

type Values = Readonly<Record<string, unknown>>;

const fieldsOf = ({ _type }: Source): Fields => schemaOf(_type)?.fields ?? {};

/** With the references of its fields, and of fields in these, changed. */
const changed = (value: Values, fields: Fields, change: (id: unknown) => unknown): Values =>
  Object.fromEntries(
    Object.entries(value).map(([name, each]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field === undefined ? each : changedValue(each, field, change)];
    }),
  );

function changedValue(value: unknown, field: Field, change: (id: unknown) => unknown): unknown {
  switch (field.kind) {
    case 'reference':
      return change(value);
    case 'references':
      return Array.isArray(value) ? value.map(change) : value;
    case 'group':
      return isRecord(value) ? changed(value, field.fields, change) : value;
    case 'list':
      return Array.isArray(value)
        ? value.map((item: unknown) =>
            isRecord(item) ? changed(item, field.fields, change) : item,
          )
        : value;
    default:
      return value;
  }
}

const written = (id: unknown): unknown => (typeof id === 'string' ? referenceTo(id) : id);

/** What is no reference, a bare id too, is nobody's id, for the check to say so. */
const read = (value: unknown): unknown =>
  isRecord(value) && value['_type'] === 'reference' ? value['_ref'] : null;
