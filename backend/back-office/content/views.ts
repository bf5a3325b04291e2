import { hasTexts } from '../../../reference/languages.ts';
import { BRAND_FACTS } from '../../../reference/brands.ts';
import { MARKETS } from '../../../reference/markets.ts';
import type { Dataset } from '../../third-parties/content/documents.ts';
import type { Problem, Schema, Source } from '../../third-parties/content/schema/field.ts';
import { SCHEMAS, schemaOf } from '../../third-parties/content/schema/schemas.ts';
import { isRecord } from '../../third-parties/content/schema/values.ts';
import type { Version } from '../../third-parties/content/source/published.ts';
import { html, type Html } from '../../platform/html.ts';
import { page } from '../layout.ts';
import { BRAND_CHOICES, select, type Choice } from '../select.ts';
import { formFields, problemList, type FormView } from './form.ts';
import { moment } from '../moment.ts';

/** Where the desk's pages of content are. */
export const CONTENT_DESK = '/desk/content';

/** Makes a page in the preview's frame read its content as the draft has it. */
export const PREVIEW_SCRIPT = '/desk/assets/preview-frame.js';

export const addressOf = (dataset: Dataset, id: string): string =>
  `${CONTENT_DESK}/${dataset}/${encodeURIComponent(id)}`;

const styles = html`<link rel="stylesheet" href="/desk/assets/content.css" />`;
const script = ['/desk/assets/content.js'];

/** The name of a document, in English where it has words. */
export function titleOf(source: Source): string {
  const schema = schemaOf(source._type);
  if (schema === undefined || schema.title === '_type') return schema?.name ?? source._id;
  const value = source[schema.title];
  const said = isRecord(value) ? value['en'] : value;
  return typeof said === 'string' || typeof said === 'number' ? String(said) : source._id;
}

const TYPES: readonly Choice[] = [
  ['', 'All'],
  ...Object.entries(SCHEMAS).map(([name, schema]): Choice => [name, schema.name]),
];

export interface Listed {
  readonly dataset: Dataset;
  readonly type: string;
  readonly search: string;
  /** Those of the page. */
  readonly rows: readonly { readonly source: Source; readonly version: number }[];
  /** Of all that were found. */
  readonly count: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}

/** The documents of a brand, by type and by their contents, in pages. */
export const listPage = ({
  dataset,
  type,
  search,
  rows,
  count,
  page: shown,
  pages,
}: Listed): string =>
  page(
    'Content',
    CONTENT_DESK,
    html`${styles}
      <p class="note">
        What the pages of each brand show. What is published appears on open pages.
      </p>
      <form method="get" action="${CONTENT_DESK}" role="search" class="filters">
        <div class="field">${select('brand', 'Brand', BRAND_CHOICES, dataset)}</div>
        <div class="field">${select('type', 'Type', TYPES, type)}</div>
        <div class="field">
          <label for="search">Words in it</label>
          <input id="search" name="search" type="search" value="${search}" maxlength="100" />
        </div>
        <button>Show</button>
      </form>
      <p role="status">
        ${count === 1 ? '1 document' : `${count} documents`}${pages > 1 ? `, page ${shown} of ${pages}` : ''}
      </p>
      ${
        rows.length === 0
          ? undefined
          : html`<div class="wide" tabindex="0" role="region" aria-label="Documents">
              <table class="documents" role="table">
                <thead role="rowgroup">
                  <tr role="row">
                    <th scope="col" role="columnheader">Document</th>
                    <th scope="col" role="columnheader">Type</th>
                    <th scope="col" role="columnheader">Changed</th>
                    <th scope="col" role="columnheader">Version</th>
                  </tr>
                </thead>
                <tbody role="rowgroup">
                  ${rows.map(
                    ({ source, version }) =>
                      html`<tr role="row">
                        <th scope="row" role="rowheader">
                          <a href="${addressOf(dataset, source._id)}">${titleOf(source)}</a>
                          <p class="help">${source._id}</p>
                        </th>
                        <td role="cell">${schemaOf(source._type)?.name}</td>
                        <td role="cell">${moment(new Date(source._updatedAt))}</td>
                        <td role="cell">${version === 0 ? 'as shipped' : `version ${version}`}</td>
                      </tr>`,
                  )}
                </tbody>
              </table>
            </div>`
      }
      ${pages > 1 ? turnPages({ brand: dataset, type, search }, shown, pages) : undefined}`,
  );

function turnPages(query: Readonly<Record<string, string>>, shown: number, pages: number): Html {
  const link = (page: number, words: string): Html =>
    html`<a
      href="${CONTENT_DESK}?${new URLSearchParams({ ...query, page: String(page) }).toString()}"
      >${words}</a
    >`;
  return html`<nav class="actions" aria-label="Pages">
    ${shown > 1 ? link(shown - 1, 'Previous page') : undefined}
    ${shown < pages ? link(shown + 1, 'Next page') : undefined}
  </nav>`;
}

export interface Editing extends Omit<FormView, 'schema'> {
  readonly schema: Schema;
  readonly source: Source;
  /** The version that the form began with. */
  readonly base: number;
  /** The words above the form, and whether they are bad news. */
  readonly news?: { readonly text: Html; readonly isBad: boolean } | undefined;
  /** Whether the form begins with another version than the published one. */
  readonly isOther?: boolean;
  /** Another version, which publishing would cover. */
  readonly over?: number | undefined;
}

/** One document as a form. */
export function editPage(view: Editing): string {
  const { dataset, schema, source, base, problems, news, over, isOther } = view;
  const address = addressOf(dataset, source._id);
  const isTyped = news?.isBad === true || problems.length > 0;
  return page(
    schema.title === '_type' ? schema.name : `${schema.name}: ${titleOf(source)}`,
    CONTENT_DESK,
    html`${styles}
      <p class="facts">
        <span>${BRAND_FACTS[dataset].name}</span><code>${source._id}</code>
        <span
          >${base === 0 ? 'as shipped' : `version ${base}`},
          ${moment(new Date(source._updatedAt))}</span
        >
        <a href="${address}/history">History</a>
        <a href="${CONTENT_DESK}?brand=${dataset}&type=${source._type}">All of this type</a>
      </p>
      ${
        news === undefined
          ? undefined
          : html`<div
              class="${news.isBad ? 'card error' : 'card'}"
              role="${news.isBad ? 'alert' : 'status'}"
            >
              ${news.text}
            </div>`
      }
      ${problemList(problems, schema)}
      <form
        method="post"
        action="${address}"
        class="document"
        data-kept="${isTyped ? 'no' : 'yes'}"
        data-differs="${isTyped || isOther === true ? 'yes' : 'no'}"
      >
        <input type="hidden" name="_base" value="${over ?? base}" />
        ${formFields(view)}
        <div class="actions">
          <button id="publish">
            ${over === undefined ? 'Publish' : `Publish over version ${over}`}
          </button>
          <button class="plain" formaction="${address}/preview" formtarget="content-preview">
            Preview
          </button>
          <span id="unchanged" class="help" hidden>Nothing is changed yet.</span>
        </div>
      </form>`,
    script,
  );
}

export interface Kept extends Version {
  /** Names of fields in which it differs from the one before. */
  readonly changed: readonly string[];
}

/** Every version of a document that is kept, each to be had back. */
export const historyPage = (
  dataset: Dataset,
  id: string,
  title: string,
  versions: readonly Kept[],
  problems: readonly Problem[],
): string => {
  const newest = versions[0]?.version ?? 0;
  return page(
    `History: ${title}`,
    CONTENT_DESK,
    html`${styles}
      <p class="facts">
        <span>${BRAND_FACTS[dataset].name}</span><code>${id}</code>
        <a href="${addressOf(dataset, id)}">Edit it</a>
      </p>
      ${
        problems.length === 0
          ? undefined
          : html`<div class="card error" role="alert">
              ${problems.map(({ message }) => html`<p>${message}</p>`)}
            </div>`
      }
      <ol class="cards">
        ${versions.map(
          ({ version, source, changed }) =>
            html`<li>
              <h2>${version === 0 ? 'As shipped' : `Version ${version}`}</h2>
              <p>${moment(new Date(source._updatedAt))}</p>
              ${changed.length === 0 ? undefined : html`<p>Changed: ${changed.join(', ')}</p>`}
              <p class="actions">
                ${
                  version === newest
                    ? html`<b>This one is published.</b>`
                    : html`<a
                        class="button plain"
                        href="${addressOf(dataset, id)}?version=${version}"
                        >Edit from this one<span class="unseen"> ${version}</span></a
                      >`
                }
              </p>
              ${
                version === newest
                  ? undefined
                  : html`<form method="post" action="${addressOf(dataset, id)}/restore">
                      <input type="hidden" name="version" value="${version}" />
                      <input type="hidden" name="_base" value="${newest}" />
                      <button>Restore<span class="unseen"> version ${version}</span></button>
                    </form>`
              }
            </li>`,
        )}
      </ol>`,
  );
};

/** Addresses' locales of a brand that have texts of their own. */
export const localesOf = (dataset: Dataset): readonly string[] =>
  BRAND_FACTS[dataset].markets.flatMap((market) =>
    MARKETS[market].languages.filter(hasTexts).map((language) => `${language}-${market}`),
  );

export interface Previewed {
  readonly token: string;
  readonly draft: Source;
  readonly of: Dataset;
  readonly dataset: Dataset;
  readonly locale: string;
  readonly path: string;
}

/** The site itself in a frame, with the draft in place of the published document. */
export const previewPage = ({ token, draft, of, dataset, locale, path }: Previewed): string => {
  const query = new URLSearchParams({ brand: dataset, draft: token });
  return page(
    `Preview: ${titleOf(draft)}`,
    CONTENT_DESK,
    html`${styles}
      <p class="note">
        Nobody else sees it. It is ${BRAND_FACTS[of].name}’s: other brands stay as they are. Who is
        logged in to the site in this browser is so here, too.
      </p>
      <form method="get" action="${CONTENT_DESK}/preview/${token}" class="filters">
        <div class="field">${select('brand', 'Brand', BRAND_CHOICES, dataset)}</div>
        <div class="field">
          ${select(
            'locale',
            'Language and market',
            localesOf(dataset).map((each): Choice => [each, each]),
            locale,
          )}
        </div>
        <div class="field">
          <label for="path">Page</label>
          <input id="path" name="path" value="${path}" maxlength="200" />
        </div>
        <button>Show</button>
      </form>
      <iframe
        class="preview"
        title="The site with the draft"
        src="/${locale}${path}?${query.toString()}"
      ></iframe>`,
  );
};
