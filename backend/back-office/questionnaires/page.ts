import { html, type Html } from '../../platform/html.ts';
import { whole } from '../money.ts';
import { moment } from '../moment.ts';
import { seenField } from '../seen.ts';

/** Answers on the source of funds, beside what the account says. */
export interface ReviewedAnswers {
  readonly id: number;
  readonly email: string | null;
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly dateOfBirth: string | null;
  /** The residence, ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  readonly kycStatus: string;
  readonly occupation: string;
  readonly sourceOfFunds: string;
  /** Minor units of `currency` a year. */
  readonly salaryFrom: number;
  readonly salaryTo: number | null;
  readonly currency: string;
  readonly placeOfBirth: string | null;
  readonly nationality: string | null;
  readonly answeredAt: Date;
  /** The version of the questions. */
  readonly version: number;
}

export interface DecidedAnswers {
  readonly id: number;
  readonly email: string | null;
  readonly accepted: boolean;
  readonly note: string;
  readonly by: string;
  readonly decidedAt: Date;
}

export const MAX_NOTE = 500;

export interface PageState {
  readonly waiting: readonly ReviewedAnswers[];
  readonly decided: readonly DecidedAnswers[];
  readonly news?: string | undefined;
  /** Why the decision was not taken. */
  readonly refused?: string;
  /** The id of the answers whose decision misses a note. */
  readonly unexplained?: number;
}

const salary = ({ salaryFrom, salaryTo, currency }: ReviewedAnswers): string =>
  salaryTo === null
    ? `${whole(salaryFrom, currency)} ${currency} or more a year`
    : `${whole(salaryFrom, currency)} to less than ${whole(salaryTo, currency)} ${currency} a year`;

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });
const country = (code: string): string => (/^[A-Z]{2}$/.test(code) ? REGIONS.of(code) : '') || code;

const row = (name: string, value: string | null): Html =>
  html`<tr>
    <th scope="row">${name}</th>
    <td><bdi>${value ?? 'Not answered'}</bdi></td>
  </tr>`;

const item = (one: ReviewedAnswers, isUnexplained: boolean): Html =>
  html`<li>
    <h3><bdi>${one.name}</bdi></h3>
    <div class="facts">
      ${moment(one.answeredAt)}<span>${one.email ?? 'without an address'}</span
      ><span>Born ${one.dateOfBirth ?? 'unknown'}</span
      ><span>Lives in ${country(one.countryCode)}</span><span>${one.kycStatus}</span
      ><span>Questions of version ${one.version}</span>
    </div>
    <table>
      <tbody>
        ${row('Occupation', one.occupation)}${row('Salary before tax', salary(one))}
        ${row('Where the money comes from', one.sourceOfFunds)}
        ${row('Place of birth', one.placeOfBirth)}
        ${row('Nationality', one.nationality === null ? null : country(one.nationality))}
      </tbody>
    </table>
    <form class="decision" method="post" action="/desk/questionnaires">
      <input type="hidden" name="answers" value="${one.id}" />
      ${seenField(one.kycStatus)}
      <label for="note-${one.id}">Note for the file; the player does not read it</label>
      <textarea
        id="note-${one.id}"
        name="note"
        maxlength="${MAX_NOTE}"
        ${isUnexplained ? html`aria-invalid="true" aria-describedby="wrong-${one.id}" autofocus` : undefined}
      ></textarea>
      ${
        isUnexplained
          ? html`<p class="error" id="wrong-${one.id}">
              Note what is missing before you ask again.
            </p>`
          : undefined
      }
      <p class="actions">
        <button name="decision" value="accept">Accept</button>
        <button class="plain" name="decision" value="again">Ask again</button>
      </p>
    </form>
  </li>`;

const past = ({ email, accepted, note, by, decidedAt }: DecidedAnswers): Html =>
  html`<li>
    <p>
      <b>${accepted ? 'Accepted' : 'Asked again'}</b> ${email ?? 'without an address'}, by ${by},
      ${moment(decidedAt)}
    </p>
    ${note === '' ? undefined : html`<p class="text" dir="auto">${note}</p>`}
  </li>`;

/** The players' answers on the source of funds that wait, and those that were judged last. */
export const questionnairesBody = ({
  waiting,
  decided,
  news,
  refused,
  unexplained,
}: PageState): Html =>
  html`<p class="note">
      What players say they live on. What is decided here reaches their open pages at once.
    </p>
    ${news === undefined ? undefined : html`<p role="status"><strong>${news}</strong></p>`}
    ${refused && html`<p class="error" role="alert">${refused}</p>`}
    <h2>To review</h2>
    ${
      waiting.length === 0
        ? html`<p>Nothing waits.</p>`
        : html`<ul class="cards">
            ${waiting.map((one) => item(one, one.id === unexplained))}
          </ul>`
    }
    <h2>Latest decisions</h2>
    ${
      decided.length === 0
        ? html`<p>None yet.</p>`
        : html`<ul class="cards">
            ${decided.map(past)}
          </ul>`
    }`;
