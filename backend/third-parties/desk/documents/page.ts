import { html, type Html } from '../../../platform/html.ts';

export interface ReviewedDocument {
  readonly playerId: string;
  readonly type: string;
  readonly handedInAt: Date | null;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null;
  readonly street: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly countryCode: string;
  readonly files: readonly {
    readonly id: string;
    readonly name: string;
    readonly subType: string | null;
    readonly mediaType: string;
  }[];
}

const words = (name: string): string =>
  name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ');

const known = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

const fileItem = ({ id, name, subType, mediaType }: ReviewedDocument['files'][number]): Html =>
  html`<li>
    <a href="/desk/documents/files/${id}">
      ${
        mediaType.startsWith('image/')
          ? html`<img class="paper" src="/desk/documents/files/${id}" alt="" />`
          : undefined
      }
      ${name}</a
    >${subType === null ? undefined : html` <span class="facts">${subType}</span>`}
  </li>`;

const item = (document: ReviewedDocument, reasons: readonly string[]): Html => {
  const { playerId, type, handedInAt, files } = document;
  const id = `${playerId}-${type}`;
  const name = known(document.firstName, document.lastName) || 'No name';
  return html`<li>
    <h2>${words(type)} of ${name}</h2>
    <div class="facts">
      ${
        handedInAt
          ? html`<time datetime="${handedInAt.toISOString()}"
              >${handedInAt.toISOString().slice(0, 16).replace('T', ' ')} UTC</time
            >`
          : undefined
      }<span>${document.email ?? ''}</span><span>Born ${document.dateOfBirth ?? 'unknown'}</span
      ><span
        >${known(document.street, document.postalCode, document.city, document.countryCode)}</span
      >
    </div>
    ${
      files.length === 0
        ? html`<p>Without files: seeded for a demonstration.</p>`
        : html`<ul class="papers">
            ${files.map(fileItem)}
          </ul>`
    }
    <form method="post" action="/desk/documents">
      <input type="hidden" name="player" value="${playerId}" />
      <input type="hidden" name="type" value="${type}" />
      <label for="reason-${id}">Reason, where it is not accepted</label>
      <select id="reason-${id}" name="reason">
        <option value="">Choose</option>
        ${reasons.map((reason) => html`<option value="${reason}">${words(reason)}</option>`)}
      </select>
      <button name="decision" value="accept">Accept</button>
      <button class="plain" name="decision" value="reject">Reject</button>
    </form>
  </li>`;
};

/** What waits for a reviewer, each with its files beside what the account says. */
export const documentsBody = (
  waiting: readonly ReviewedDocument[],
  reasons: readonly string[],
  news: { readonly text: string; readonly isWrong: boolean } | undefined,
): Html =>
  html`<p class="note">
      What players have handed in. Their page follows what is decided here within a quarter of a
      minute.
    </p>
    ${
      news &&
      (news.isWrong
        ? html`<p class="error" role="alert">${news.text}</p>`
        : html`<p role="status"><strong>${news.text}</strong></p>`)
    }
    ${
      waiting.length === 0
        ? html`<p>Nothing waits.</p>`
        : html`<ul class="cards">
            ${waiting.map((document) => item(document, reasons))}
          </ul>`
    }`;
