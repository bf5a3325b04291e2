import { BRAND_FACTS } from '../../../reference/brands.ts';
import type { Dataset } from '../../third-parties/content/documents.ts';
import type { Field, Fields, Picture } from '../../third-parties/content/schema/field.ts';
import { isRecord, languages } from '../../third-parties/content/schema/values.ts';

/** A form's fields as a browser sends them, by name: `title.en`, `markets.FI`, `partners.0.url`. */
export type Values = Readonly<Record<string, string>>;

/** How many rows of a list a form has, in a field of its own. */
export const countName = (path: string): string => `${path}._count`;

/** The words for each kind of drawing. */
export const PICTURE_PARTS: Readonly<Record<Picture, readonly string[]>> = {
  banner: ['motif', 'seed'],
  emblem: ['symbol'],
  flag: ['market'],
  game: ['motif', 'seed'],
  seal: ['initials'],
  studio: ['seed'],
  wordmark: ['text'],
};

/** Those that can be ticked, of a field of several. */
export function optionsOf(field: Field, dataset: Dataset): readonly string[] {
  if (field.kind === 'choices' || field.kind === 'choice') return field.of;
  return field.kind === 'markets' ? BRAND_FACTS[dataset].markets : [];
}

/** Values of choices that say too little by themselves. */
const CHOICES: Readonly<Record<string, string>> = {
  authorized: 'players',
  'not-authorized': 'visitors',
  both: 'everybody',
  'no-limit': 'all of them',
  targeted: 'those that are named below',
  zero: 'none yet',
  one: 'one',
  many: 'more than one',
};

export const choiceName = (value: string): string => CHOICES[value] ?? value;

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  isRecord(value) ? value : {};
const array = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** The form of a document. */
export function toValues(source: Readonly<Record<string, unknown>>, fields: Fields): Values {
  const values: Record<string, string> = {};
  const put = (value: unknown, field: Field, path: string): void => {
    switch (field.kind) {
      case 'localized':
      case 'richText':
        for (const code of languages()) {
          const text = record(value)[code];
          values[`${path}.${code}`] = Array.isArray(text) ? text.join('\n') : words(text);
        }
        break;
      case 'flag':
        if (value === true) values[path] = 'on';
        break;
      case 'choices':
      case 'markets':
        for (const each of array(value)) values[`${path}.${words(each)}`] = 'on';
        break;
      case 'names':
        values[path] = array(value).map(words).join('\n');
        break;
      case 'references':
        values[countName(path)] = String(array(value).length);
        for (const [at, id] of array(value).entries()) values[`${path}.${at}`] = words(id);
        break;
      case 'picture': {
        const parts = PICTURE_PARTS[field.art];
        for (const part of parts) values[`${path}.${part}`] = words(record(value)[part]);
        for (const code of languages()) {
          values[`${path}.alt.${code}`] = words(record(record(value)['alt'])[code]);
        }
        break;
      }
      case 'group':
        putAll(record(value), field.fields, `${path}.`);
        break;
      case 'list':
        values[countName(path)] = String(array(value).length);
        for (const [at, item] of array(value).entries()) {
          values[`${path}.${at}._key`] = words(record(item)['_key']);
          putAll(record(item), field.fields, `${path}.${at}.`);
        }
        break;
      default:
        values[path] = words(value);
    }
  };
  const putAll = (value: Readonly<Record<string, unknown>>, all: Fields, path: string): void => {
    for (const [name, field] of Object.entries(all)) put(value[name], field, `${path}${name}`);
  };
  putAll(source, fields, '');
  return values;
}

/** Whether a value says something; a choice from a list always does. */
const isSaid = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length > 0;
  return isRecord(value)
    ? Object.values(value).some(isSaid)
    : value !== undefined && value !== false;
};

/**
 * The document that a form describes, unchecked. An empty field is left out. A text that is no number stays as
 * typed, for the check to say so.
 */
export function fromValues(
  values: Values,
  fields: Fields,
  dataset: Dataset,
): Record<string, unknown> {
  const at = (path: string): string => values[path]?.replaceAll('\r\n', '\n') ?? '';
  const text = (path: string): string | undefined => {
    const typed = at(path).trim();
    return typed === '' ? undefined : typed;
  };
  const number = (path: string): number | string | undefined => {
    const typed = text(path);
    return typed !== undefined && /^-?\d{1,12}$/.test(typed) ? Number(typed) : typed;
  };
  const lines = (path: string): readonly string[] =>
    at(path)
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  const filled = <T>(entries: readonly (readonly [string, T | undefined])[]) =>
    Object.fromEntries(
      entries.filter((entry): entry is readonly [string, T] => entry[1] !== undefined),
    );
  const inLanguages = (path: string) =>
    filled(languages().map((code) => [code, text(`${path}.${code}`)] as const));
  const rows = (path: string): readonly number[] => {
    const count = Math.min(Number(at(countName(path))) || 0, 100);
    return Array.from({ length: count }, (_, row) => row);
  };
  const place = (path: string): number => Number(at(`${path}._place`)) || 0;

  const take = (field: Field, path: string): unknown => {
    switch (field.kind) {
      case 'localized': {
        const texts = inLanguages(path);
        return field.optional && Object.keys(texts).length === 0 ? undefined : texts;
      }
      case 'richText':
        return filled(
          languages().map((code) => {
            const paragraphs = lines(`${path}.${code}`);
            return [code, paragraphs.length === 0 ? undefined : paragraphs] as const;
          }),
        );
      case 'number':
        return number(path);
      case 'flag':
        return at(path) !== '';
      case 'choices':
      case 'markets':
        return optionsOf(field, dataset).filter((each) => at(`${path}.${each}`) !== '');
      case 'names': {
        const names = lines(path);
        return field.optional && names.length === 0 ? undefined : names;
      }
      case 'references':
        return rows(path).flatMap((row) => text(`${path}.${row}`) ?? []);
      case 'picture': {
        const alt = inLanguages(`${path}.alt`);
        return filled<unknown>([
          ...PICTURE_PARTS[field.art].map(
            (part) =>
              [
                part,
                part === 'seed' ? number(`${path}.${part}`) : text(`${path}.${part}`),
              ] as const,
          ),
          ['alt', Object.keys(alt).length === 0 ? undefined : alt],
        ]);
      }
      case 'group': {
        const group = takeAll(field.fields, `${path}.`);
        return field.optional && !Object.values(group).some(isSaid) ? undefined : group;
      }
      case 'list':
        return rows(path)
          .map((row) => `${path}.${row}`)
          .filter((row) => at(`${row}._remove`) === '')
          .toSorted((a, b) => place(a) - place(b))
          .map((row) => ({ row, item: takeAll(field.fields, `${row}.`) }))
          .filter(({ item }) => Object.values(item).some(isSaid))
          .map(({ row, item }) => ({ _key: text(`${row}._key`), ...item }));
      default:
        return text(path);
    }
  };
  const takeAll = (all: Fields, path: string): Record<string, unknown> =>
    filled(
      Object.entries(all).map(([name, field]) => [name, take(field, `${path}${name}`)] as const),
    );
  return takeAll(fields, '');
}
