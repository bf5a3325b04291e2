import { html, type Html } from '../../platform/html.ts';
import { moment } from '../moment.ts';
import { seenField } from '../seen.ts';

export interface ReviewedDocument {
  readonly playerId: string;
  readonly type: string;
  readonly handedInAt: Date | null;
  /** Whole days until it is overdue, negative since then; null: there is no deadline. */
  readonly daysLeft: number | null;
  /** Whether the KYC provider looks at it, and not a reviewer. */
  readonly isAtProvider: boolean;
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

export interface Decision {
  readonly type: string;
  /** Why it was not accepted; null: it was. */
  readonly reason: string | null;
  readonly decidedBy: string;
  readonly decidedAt: Date;
  readonly email: string | null;
}

const pressing = (days: number): string => {
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  if (days === 0) return 'Due today';
  return days > 0 ? `${count} left` : `${count} overdue`;
};

/** A name of the contract as a reviewer reads it: `PROOF_OF_ID` is `Proof of id`. */
export const words = (name: string): string =>
  name.charAt(0) + name.slice(1).toLowerCase().replaceAll('_', ' ');

/** The player's word for a file, by its code; of wealth and of an address alike. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['UB', 'Utility bill'],
  ['BS', 'Bank statement'],
  ['GL', 'Letter from an authority'],
  ['CCS', 'Credit card statement'],
  ['PS', 'Payslip'],
  ['SP', 'Sale of property'],
  ['SC', 'Sale of securities'],
  ['WI', 'Inheritance'],
  ['WN', 'Winnings'],
  ['OT', 'Something else'],
]);

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
    >${subType === null ? undefined : html` <span class="facts">${KINDS.get(subType) ?? subType}</span>`}
  </li>`;

/** Why a document may be rejected: codes of the contract, each with a reviewer's words. */
export type Reasons = ReadonlyMap<string, string>;

/** Identifies one document of one player. */
export const keyOf = ({ playerId, type }: Pick<ReviewedDocument, 'playerId' | 'type'>): string =>
  `${playerId}-${type}`;

const item = (
  document: ReviewedDocument,
  reasons: Reasons,
  unreasoned: string | undefined,
): Html => {
  const { playerId, type, handedInAt, daysLeft, files } = document;
  const id = keyOf(document);
  const isWrong = unreasoned === id;
  const name = [document.firstName, document.lastName].filter(Boolean).join(' ') || 'No name';
  return html`<li>
    <h2>${words(type)} of ${name}</h2>
    <div class="facts">
      ${handedInAt ? moment(handedInAt) : undefined}${
        daysLeft === null ? undefined : html`<span>${pressing(daysLeft)}</span>`
      }<span>${document.email ?? ''}</span><span>Born ${document.dateOfBirth ?? 'unknown'}</span
      ><span
        >${known(document.street, document.postalCode, document.city, document.countryCode)}</span
      >
    </div>
    ${
      files.length === 0
        ? html`<p>
            ${
              document.isAtProvider
                ? 'Shown to the KYC provider, who has not told yet. What is decided here counts.'
                : 'Without files: seeded for a demonstration.'
            }
          </p>`
        : html`<ul class="papers">
            ${files.map(fileItem)}
          </ul>`
    }
    <form class="decision" method="post" action="/desk/documents">
      <input type="hidden" name="player" value="${playerId}" />
      <input type="hidden" name="type" value="${type}" />
      ${seenField(handedInAt)}
      <label for="reason-${id}">Reason, where it is not accepted</label>
      <select
        id="reason-${id}"
        name="reason"
        ${isWrong ? html`aria-invalid="true" aria-describedby="error-${id}" autofocus` : undefined}
      >
        <option value="">Choose one</option>
        ${[...reasons].map(([code, said]) => html`<option value="${code}">${said}</option>`)}
      </select>
      ${
        isWrong
          ? html`<p class="error" id="error-${id}">Choose a reason: the player is told.</p>`
          : undefined
      }
      <p class="actions">
        <button name="decision" value="accept">Accept</button>
        <button class="plain" name="decision" value="reject">Reject</button>
      </p>
    </form>
  </li>`;
};

const decision =
  (reasons: Reasons) =>
  ({ type, reason, decidedBy, decidedAt, email }: Decision): Html =>
    html`<li>
      <strong>${words(type)}: ${reason === null ? 'accepted' : 'rejected'}</strong>
      ${reason === null ? undefined : html`<p>${reasons.get(reason) ?? words(reason)}</p>`}
      <div class="facts">
        ${moment(decidedAt)}<span>by ${decidedBy}</span><span>${email ?? ''}</span>
      </div>
    </li>`;

interface Shown {
  readonly waiting: readonly ReviewedDocument[];
  readonly decided: readonly Decision[];
  readonly reasons: Reasons;
  /** The document that could not be rejected without a reason, by its key. */
  readonly unreasoned?: string | undefined;
}

/**
 * The documents that wait for a reviewer, each with its files beside the account's data; then the last
 * decisions.
 */
export const documentsBody = (
  { waiting, decided, reasons, unreasoned }: Shown,
  news: { readonly text: string; readonly isWrong: boolean } | undefined,
): Html =>
  html`<p class="note">
      What players have handed in. What is decided here reaches their open pages.
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
            ${waiting.map((document) => item(document, reasons, unreasoned))}
          </ul>`
    }
    ${
      decided.length === 0
        ? undefined
        : html`<h2>Decided last</h2>
            <ul class="cards">
              ${decided.map(decision(reasons))}
            </ul>`
    }`;
