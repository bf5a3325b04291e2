import { html, type Html } from '../../platform/html.ts';
import { money } from '../money.ts';
import { select } from '../select.ts';
import type { DeskPlayer, LimitId, LimitLine, LimitRecord, WantedLock } from './ports.ts';
import { fieldOf, isAsSeen, seenField, type Typed } from '../seen.ts';
import { moment } from '../moment.ts';
import { table } from './table.ts';

/** Where a limit is locked. */
export const LIMITS_PATH = '/desk/players/limits';

const KINDS = { DEPOSIT: 'Deposits', SPEND: 'Spending' } as const;
const PERIODS = { D: 'a day', W: 'a week', M: 'a month' } as const;

const CHANGES: Readonly<Record<LimitRecord['change'], string>> = {
  SET: 'Set',
  LOWERED: 'Lowered',
  RAISED: 'Asked for more',
  DELETED: 'Asked to delete',
  CONFIRMED: 'Confirmed again',
  CANCELLED: 'Called off what was pending',
  LOCKED: 'Locked',
  UNLOCKED: 'Unlocked',
};

const nameOf = ({ kind, period }: LimitId): string => `${KINDS[kind]}, ${PERIODS[period]}`;
const idOf = ({ kind, period }: LimitId): string => `${kind} ${period}`;

const amountOf = (amount: number | null, currency: string): string =>
  amount === null ? 'none' : money(amount, currency);

function standingOf({ pending, lockedUntil }: LimitLine, currency: string): Html {
  const word = pending?.needsConfirmation ? 'when confirmed, from ' : 'from ';
  return html`${
    pending === null
      ? undefined
      : html`${amountOf(pending.limit, currency)} ${word}${moment(pending.from)}`
  }
  ${lockedUntil === null ? undefined : html`Locked until ${moment(lockedUntil)}`}`;
}

const limitRow = (line: LimitLine, currency: string): Html =>
  html`<tr>
    <th scope="row">${nameOf(line)}</th>
    <td class="number">${money(line.limit, currency)}</td>
    <td class="number">${money(line.used, currency)}</td>
    <td>${standingOf(line, currency)}</td>
  </tr>`;

const recordRow = (line: LimitRecord, currency: string): Html =>
  html`<tr>
    <th scope="row">${nameOf(line)}</th>
    <td>${CHANGES[line.change]}</td>
    <td class="number">${amountOf(line.from, currency)}</td>
    <td class="number">${amountOf(line.to, currency)}</td>
    <td>${moment(line.at)}</td>
    <td>${moment(line.effectiveFrom)}${line.needsConfirmation ? ', when confirmed' : ''}</td>
    <td>${line.by ?? 'The player'}</td>
  </tr>`;

/** By limit: the end of its lock; null: it is not locked. */
type Locks = Readonly<Record<string, Date | null>>;

const locksOf = (limits: readonly LimitLine[]): Locks =>
  Object.fromEntries(limits.map((line) => [idOf(line), line.lockedUntil]));

const lockForm = ({ id, limits }: DeskPlayer): Html =>
  html`<form method="post" action="${LIMITS_PATH}">
    <input type="hidden" name="player" value="${id}" />
    ${seenField(locksOf(limits))}
    ${select(
      'limit',
      'A limit that the player is not to change',
      limits.map((line) => [idOf(line), nameOf(line)]),
      '',
    )}
    <label for="until">Until the beginning of this day, in UTC; none: the player may again</label>
    <input id="until" name="until" type="date" />
    <p class="actions"><button class="plain">Lock or unlock</button></p>
  </form>`;

/** A player's own limits, their changes, and a lock on them. */
export const limitsPart = (player: DeskPlayer): Html =>
  html`<h2>Own limits</h2>
    ${
      player.limits.length === 0
        ? html`<p>The player has set none.</p>`
        : html`${table(
            'Own limits',
            ['Limit', 'Holds', 'Used', 'To come'],
            player.limits.map((line) => limitRow(line, player.currency)),
          )}
          ${lockForm(player)}`
    }
    ${
      player.limitRefusedAt === null
        ? undefined
        : html`<p>
            Offered a deposit limit, the player chose to have none:
            ${moment(player.limitRefusedAt)}.
          </p>`
    }
    ${
      player.limitRecord.length === 0
        ? undefined
        : html`<h2>What was done to limits</h2>
            ${table(
              'What was done to limits',
              ['Limit', 'What', 'From', 'To', 'When', 'Holds, or locked until', 'Who'],
              player.limitRecord.map((line) => recordRow(line, player.currency)),
            )}`
    }`;

/** @returns null for a text that is no date */
function dateIn(text: string): Date | null {
  const date = new Date(text);
  return Number.isNaN(date.getTime()) ? null : date;
}

const DAY_TYPED = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The lock that the form asks for.
 * @returns `old` where it was made from other locks than the player has; `wrong` for a limit that the player
 * does not have, or an invalid day
 * @throws Refusal 400 where it names no day: without an end it would let go of the limit
 */
export function lockIn(typed: Typed, { limits }: DeskPlayer): WantedLock | 'old' | 'wrong' {
  const day = fieldOf(typed, 'until');
  if (!isAsSeen(typed['seen'], locksOf(limits))) return 'old';
  const limit = limits.find((line) => idOf(line) === typed['limit']);
  if (!limit) return 'wrong';
  const seen = limit.lockedUntil;
  if (day === '') return { limit, until: null, seen };
  const until = dateIn(`${day}T00:00:00Z`);
  return DAY_TYPED.test(day) && until !== null ? { limit, until, seen } : 'wrong';
}
