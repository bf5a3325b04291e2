import { randomBytes } from 'node:crypto';
import { LANGUAGES } from '../../../reference/languages.ts';
import type { Dataset } from '../../third-parties/content/documents.ts';
import type { Field, Fields, Problem, Schema } from '../../third-parties/content/schema/field.ts';
import { motifsOf } from '../../third-parties/content/schema/schemas.ts';
import { languages } from '../../third-parties/content/schema/values.ts';
import { html, type Html } from '../../platform/html.ts';
import { isLong, listId, suggestionLists, type Candidates, type Types } from './suggestions.ts';
import { choiceName, countName, optionsOf, PICTURE_PARTS, type Values } from './values.ts';

export interface FormView {
  readonly dataset: Dataset;
  readonly schema: Schema;
  readonly values: Values;
  readonly problems: readonly Problem[];
  /** Documents that may be referred to, by type. */
  readonly candidates: Candidates;
}

/** The fields of a document as a form, each with its faults. */
export const formFields = (view: FormView): Html =>
  html`${fieldsOf(view.schema.fields, '', view)}
  ${suggestionLists(view.schema.fields, view.candidates)}`;

/** The faults in one list, each leading to its field. */
export const problemList = (problems: readonly Problem[], schema: Schema): Html | undefined =>
  problems.length === 0
    ? undefined
    : html`<div class="card error" role="alert" tabindex="-1" id="problems">
        <h2>
          Not published. Mend ${problems.length === 1 ? '1 field' : `${problems.length} fields`}:
        </h2>
        <ul>
          ${problems.map(
            ({ path, message }) =>
              html`<li><a href="#${path}">${labelOf(path, schema.fields)}</a>: ${message}</li>`,
          )}
        </ul>
      </div>`;

/** `quickLinks.0.title.en` → `Quick links 1, Title, English`. */
function labelOf(path: string, fields: Fields): string {
  const [name = '', ...rest] = path.split('.');
  const field = fields[name];
  if (field === undefined) return path;
  const inner = 'fields' in field ? field.fields : {};
  const [first, ...others] = rest;
  const within = (parts: readonly string[]) =>
    parts.length === 0 ? '' : `, ${labelOf(parts.join('.'), inner)}`;
  if (field.kind === 'list') return `${field.label} ${Number(first ?? 0) + 1}${within(others)}`;
  if (field.kind === 'group') return `${field.label}${within(rest)}`;
  return [field.label, ...rest.map((part) => languageName(part) ?? partName(part))].join(', ');
}

const languageName = (code: string): string | undefined =>
  languages().find((each) => each === code) && LANGUAGES[code as 'en'].name;
const partName = (part: string): string => (/^\d+$/.test(part) ? String(Number(part) + 1) : part);

const fieldsOf = (fields: Fields, path: string, view: FormView): readonly Html[] =>
  Object.entries(fields).map(([name, field]) => control(field, `${path}${name}`, view));

const problemAt = (path: string, { problems }: FormView): string | undefined =>
  problems.find((each) => each.path === path)?.message;

function control(field: Field, path: string, view: FormView): Html {
  switch (field.kind) {
    case 'localized':
      return inLanguages(field, path, view, field.long ? 3 : 1);
    case 'richText':
      return inLanguages(field, path, view, 14);
    case 'flag':
      return ticked(field.label, path, view, field.help);
    case 'choices':
    case 'markets':
      return group(
        field,
        path,
        view,
        html`<div class="ticks">
          ${optionsOf(field, view.dataset).map((each) => ticked(choiceName(each), `${path}.${each}`, view))}
        </div>`,
      );
    case 'choice':
      return labelled(
        field,
        path,
        view,
        select(path, [...(field.optional ? [''] : []), ...field.of], view),
      );
    case 'names':
      return labelled(field, path, view, area(path, view, 3));
    case 'reference':
      return labelled(field, path, view, referenceTo(field.to, path, view));
    case 'references':
      return references(field, path, view);
    case 'picture':
      return picture(field, path, view);
    case 'group':
      return group(field, path, view, html`${fieldsOf(field.fields, `${path}.`, view)}`);
    case 'list':
      return list(field, path, view);
    default:
      return labelled(field, path, view, input(path, view));
  }
}

type FieldOf<Kind extends Field['kind']> = Extract<Field, { readonly kind: Kind }>;

/** Ties a control to its message and its help. */
const attributes = (path: string, view: FormView): Html =>
  html`id="${path}" name="${path}"
  ${
    problemAt(path, view) === undefined
      ? undefined
      : html`aria-invalid="true" aria-describedby="${path}-problem"`
  }`;

const message = (path: string, view: FormView): Html | undefined => {
  const found = problemAt(path, view);
  return found === undefined ? undefined : html`<p class="error" id="${path}-problem">${found}</p>`;
};

const input = (path: string, view: FormView, lang?: string): Html =>
  html`<input
    ${attributes(path, view)}
    value="${view.values[path] ?? ''}"
    autocomplete="off"
    ${lang === undefined ? undefined : html`lang="${lang}"`}
  />`;

// A line feed right after the tag would not count.
const area = (path: string, view: FormView, rows: number, lang?: string): Html =>
  html`<textarea
    ${attributes(path, view)}
    rows="${rows}"
    ${lang === undefined ? undefined : html`lang="${lang}"`}
  >
${view.values[path] ?? ''}</textarea>`;

const option = (value: string, chosen: string | undefined, label: string = value): Html =>
  html`<option value="${value}" ${value === chosen ? html`selected` : undefined}>${label}</option>`;

/** A select also offers the value that it holds, if it is none of the others: no value is lost. */
function select(path: string, of: readonly string[], view: FormView): Html {
  const chosen = view.values[path] ?? '';
  return html`<select ${attributes(path, view)}>
    ${of.includes(chosen) ? undefined : option(chosen, chosen)}
    ${of.map((each) => option(each, chosen, choiceName(each)))}
  </select>`;
}

function referenceTo(types: Types, path: string, view: FormView): Html {
  const chosen = view.values[path] ?? '';
  const known = view.candidates(types);
  if (isLong(known)) {
    const title = known.find(({ id }) => id === chosen)?.title;
    return html`<input
        ${attributes(path, view)}
        value="${chosen}"
        list="${listId(types)}"
        autocomplete="off"
      />${title === undefined ? undefined : html`<p class="help">${title}</p>`}`;
  }
  return html`<select ${attributes(path, view)}>
    ${option('', chosen, '(none)')}
    ${chosen === '' || known.some(({ id }) => id === chosen) ? undefined : option(chosen, chosen)}
    ${known.map(({ id, title }) => option(id, chosen, `${title} (${id})`))}
  </select>`;
}

const labelled = (field: Field, path: string, view: FormView, inside: Html): Html =>
  html`<div class="field">
    <label for="${path}">${field.label}</label>
    ${field.help === undefined ? undefined : html`<p class="help">${field.help}</p>`} ${inside}
    ${message(path, view)}
  </div>`;

const ticked = (label: string, path: string, view: FormView, help?: string): Html =>
  html`<div class="tick">
    <input
      type="checkbox"
      ${attributes(path, view)}
      ${view.values[path] === undefined ? undefined : html`checked`}
    />
    <label for="${path}">${label}</label>
    ${help === undefined ? undefined : html`<p class="help">${help}</p>`} ${message(path, view)}
  </div>`;

const group = (
  { label, help }: Pick<Field, 'label' | 'help'>,
  path: string,
  view: FormView,
  inside: Html,
): Html =>
  html`<fieldset id="${path}">
    <legend>${label}</legend>
    ${help === undefined ? undefined : html`<p class="help">${help}</p>`} ${message(path, view)}
    ${inside}
  </fieldset>`;

const inLanguages = (
  field: Pick<Field, 'label' | 'help'>,
  path: string,
  view: FormView,
  rows: number,
): Html =>
  group(
    field,
    path,
    view,
    html`${languages().map((code) => {
      const at = `${path}.${code}`;
      return html`<div class="field">
        <label for="${at}">${LANGUAGES[code].name}</label>
        ${rows === 1 ? input(at, view, code) : area(at, view, rows, code)} ${message(at, view)}
      </div>`;
    })}`,
  );

function picture(field: FieldOf<'picture'>, path: string, view: FormView): Html {
  return group(
    field,
    path,
    view,
    html`${PICTURE_PARTS[field.art].map((part) => {
        const at = `${path}.${part}`;
        const inside =
          part === 'motif' ? select(at, motifsOf(field.art, view.dataset), view) : input(at, view);
        return html`<div class="field">
          <label for="${at}">${PART_LABELS[part] ?? part}</label>
          ${inside} ${message(at, view)}
        </div>`;
      })}
      <details>
        <summary>In words, for those who do not see it</summary>
        ${inLanguages({ label: 'Empty for decoration' }, `${path}.alt`, view, 1)}
      </details>`,
  );
}

const PART_LABELS: Readonly<Record<string, string>> = {
  motif: 'Motif',
  seed: 'Variant, 0 to 9999',
  symbol: 'Pictogram',
  market: 'Market',
  initials: 'Initials',
  text: 'Words',
};

const count = (path: string, values: Values): number => Number(values[countName(path)] ?? 0);
const rowsOf = (length: number): readonly number[] => Array.from({ length }, (_, row) => row);

/** One more row than there are, to add to; an emptied one goes. */
function references(field: FieldOf<'references'>, path: string, view: FormView): Html {
  const rows = count(path, view.values) + 1;
  return group(
    { label: field.label, help: 'In this order. Choose (none) to take one out.' },
    path,
    view,
    html`<input type="hidden" name="${countName(path)}" value="${rows}" />
      <ol>
        ${rowsOf(rows).map((row) => {
          const at = `${path}.${row}`;
          return html`<li>
            <label class="unseen" for="${at}">${field.label} ${row + 1}</label>
            ${referenceTo(field.to, at, view)} ${message(at, view)}
          </li>`;
        })}
      </ol>`,
  );
}

function list(field: FieldOf<'list'>, path: string, view: FormView): Html {
  const rows = count(path, view.values);
  const row = (at: string, nth: number, label: string): Html =>
    group(
      { label },
      at,
      view,
      html`<input
          type="hidden"
          name="${at}._key"
          value="${view.values[`${at}._key`] ?? randomBytes(6).toString('hex')}"
        />
        ${fieldsOf(field.fields, `${at}.`, view)}
        <div class="field">
          <label for="${at}._place">Position</label>
          <input id="${at}._place" name="${at}._place" value="${nth + 1}" inputmode="numeric" />
        </div>
        ${
          nth < rows
            ? html`<div class="tick">
                <input type="checkbox" id="${at}._remove" name="${at}._remove" />
                <label for="${at}._remove">Take it out</label>
              </div>`
            : undefined
        }`,
    );
  return group(
    field,
    path,
    view,
    html`<input type="hidden" name="${countName(path)}" value="${rows + 1}" />
      ${rowsOf(rows).map((nth) => row(`${path}.${nth}`, nth, `${field.label} ${nth + 1}`))}
      <details>
        <summary>Add one</summary>
        ${row(`${path}.${rows}`, rows, 'A new one')}
      </details>`,
  );
}
