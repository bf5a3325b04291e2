import { html, type Html } from '../../platform/html.ts';
import { money } from '../money.ts';
import { moment } from '../moment.ts';
import { seenField } from '../seen.ts';

/** A withdrawal as the desk shows it. Amounts in minor units. */
export interface DeskWithdrawal {
  readonly id: string;
  /** Null: a pay-and-play player may have none. */
  readonly email: string | null;
  /** How the player stands now: much may have become known of them since they asked. */
  readonly account: string;
  readonly amount: number;
  readonly currency: string;
  readonly method: string;
  readonly state: 'REQUESTED' | 'APPROVED' | 'PAID' | 'DECLINED' | 'CANCELLED';
  readonly needsReview: boolean;
  readonly requestedAt: Date;
  /** When it goes out by itself, where nobody has to look at it. */
  readonly dueAt: Date;
  readonly endedAt: Date | null;
  readonly reason: string | null;
  /** The person who decided it; null: nobody had to, or it still waits. */
  readonly decidedBy: string | null;
}

/** Why a withdrawal is declined, in the player's language. */
export const REASONS = {
  DOCUMENTS: 'Documents are missing',
  ACCOUNT_NAME: 'The account is not the player’s own',
  UNPLAYED: 'The deposit was not played',
  OTHER: 'Another reason: the player is sent to the support',
} as const;

export type Reason = keyof typeof REASONS;

/** The payout provider's, too, which nobody gives here. */
const WHY: Readonly<Record<string, string>> = {
  ...REASONS,
  PROVIDER: 'The receiving account did not take it',
};

const whyOf = (reason: string): string => WHY[reason] ?? reason;

export interface PageState {
  readonly waiting: readonly DeskWithdrawal[];
  readonly others: readonly DeskWithdrawal[];
  /** The decision that was just made. */
  readonly done?: string | undefined;
  /** Why the decision was not taken. */
  readonly refused?: string;
  /** The withdrawal that could not be declined without a reason. */
  readonly unreasoned?: string;
}

const DONE: ReadonlyMap<string, string> = new Map([
  ['approved', 'Approved: the payout provider has the order.'],
  ['declined', 'Declined: the money is back in the player’s balance.'],
]);

/** Why a decision is not taken. */
export const REFUSALS = {
  gone: 'Not done: it was decided or cancelled meanwhile.',
  changed: 'Not done: the player stands otherwise by now. Look again.',
  payoutsOff: 'Not approved: payouts are off for this player.',
} as const;

export type Refused = keyof typeof REFUSALS;

const STATES = {
  REQUESTED: 'Waits for its time',
  APPROVED: 'At the payout provider',
  PAID: 'Paid out',
  DECLINED: 'Declined',
  CANCELLED: 'Cancelled by the player',
} as const satisfies Record<DeskWithdrawal['state'], string>;

const amountOf = ({ amount, currency }: DeskWithdrawal): string => money(amount, currency);

const about = (one: DeskWithdrawal): Html =>
  html`<h3 class="amount">${amountOf(one)}</h3>
    <div class="facts">
      <span>${one.email ?? 'without an address'}</span><span>${one.account}</span
      ><span>${one.method}</span>
      <span>Requested ${moment(one.requestedAt)}</span>
      <span>${one.id}</span>
    </div>`;

const decision = (one: DeskWithdrawal, unreasoned: string | undefined): Html => {
  const isWrong = unreasoned === one.id;
  return html`<form class="decision" method="post" action="/desk/withdrawals">
    <input type="hidden" name="id" value="${one.id}" />
    ${seenField(one.account)}
    <label for="reason-${one.id}">Reason to decline</label
    ><select
      id="reason-${one.id}"
      name="reason"
      ${isWrong ? html`aria-invalid="true" aria-describedby="error-${one.id}" autofocus` : undefined}
    >
      <option value="">Choose one</option>
      ${Object.entries(REASONS).map(
        ([value, name]) => html`<option value="${value}">${name}</option>`,
      )}</select
    >${
      isWrong
        ? html`<p class="error" id="error-${one.id}">Say why: the player is told.</p>`
        : undefined
    }
    <p class="actions">
      <button name="decision" value="approve">Approve ${amountOf(one)}</button>
      <button class="plain" name="decision" value="decline">Decline</button>
    </p>
  </form>`;
};

/** Withdrawals to decide on, and how the latest others stand. */
export const withdrawalsBody = ({ waiting, others, done, refused, unreasoned }: PageState): Html =>
  html`<p class="note">
      Above a sum, or for a player under review, a withdrawal waits here. Any other goes out by
      itself after a while; both can be decided at once.
    </p>
    ${DONE.has(done ?? '') ? html`<p role="status"><strong>${DONE.get(done ?? '')}</strong></p>` : undefined}
    ${refused && html`<p class="error" role="alert">${refused}</p>`}
    <h2>To decide</h2>
    ${
      waiting.length === 0
        ? html`<p>Nothing waits.</p>`
        : html`<ul class="cards">
            ${waiting.map(
              (one) =>
                html`<li>
                  ${about(one)}
                  <p>
                    ${
                      one.needsReview
                        ? html`<strong>Waits for you.</strong>`
                        : html`Goes out by itself ${moment(one.dueAt)}.`
                    }
                  </p>
                  ${decision(one, unreasoned)}
                </li>`,
            )}
          </ul>`
    }
    <h2>Latest others</h2>
    ${
      others.length === 0
        ? html`<p>None yet.</p>`
        : html`<ul class="cards">
            ${others.map(
              (one) =>
                html`<li>
                  ${about(one)}
                  <p>
                    ${STATES[one.state]}${one.reason === null ? undefined : html`: ${whyOf(one.reason)}`}${
                      one.endedAt === null ? undefined : html`, ${moment(one.endedAt)}`
                    }${one.decidedBy === null ? undefined : html`. Decided by ${one.decidedBy}`}
                  </p>
                </li>`,
            )}
          </ul>`
    }`;
