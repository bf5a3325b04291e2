import { html, type Html } from '../../platform/html.ts';
import { money } from '../money.ts';
import { moment } from '../moment.ts';
import { table } from '../players/table.ts';
import { seenField } from '../seen.ts';
import { select } from '../select.ts';
import type { BonusLine, DeskBonuses, SpinsLine } from './ports.ts';

export const PATH = '/desk/bonuses';
export const REVOKE_PATH = `${PATH}/revoke`;
export const SPINS_PATH = `${PATH}/spins`;

/** Characters of a reason. */
export const MOST_REASON = 200;

const STATES: Readonly<Record<string, string>> = {
  ACTIVE: 'Runs',
  COMPLETED: 'Wagered: own money',
  FORFEITED: 'Given up, or taken back',
  EXPIRED: 'Its time was over',
  USED_UP: 'Lost in play',
};

const SPIN_STATES: Readonly<Record<string, string>> = {
  QUEUED: 'Wait for what runs',
  ACTIVE: 'Run',
  COMPLETED: 'All played',
  EXPIRED: 'Ended before all were played',
  FORFEITED: 'Given up, or taken back',
};

/** What a person goes by who ends free spins. */
export const seenSpins = ({ status, played, won }: SpinsLine) => ({ status, played, won });
/** What a person goes by who takes a bonus back. */
export const seenOf = ({ wagered, balance }: BonusLine) => ({ wagered, balance });
/** What a person goes by who gives one. */
export const seenBefore = ({ bonuses }: DeskBonuses) => bonuses.map(({ id }) => id);

/** What is ended, by which form, and the ways to end it. */
interface Ending {
  readonly path: string;
  readonly id: string;
  readonly campaign: string;
  readonly seen: object;
  readonly mayEnd: boolean;
}

const endForm = ({ path, id, campaign, seen, mayEnd }: Ending, { player }: DeskBonuses): Html =>
  html`<form method="post" action="${path}" class="card">
    <h3>${campaign}</h3>
    <input type="hidden" name="player" value="${player.id}" />
    <input type="hidden" name="bonus" value="${id}" />
    ${seenField(seen)}
    <label for="reason-${id}">Reason, for the journal</label>
    <input id="reason-${id}" name="reason" autocomplete="off" required maxlength="${MOST_REASON}" />
    <p class="actions">
      ${
        mayEnd
          ? html`<button class="plain" name="wish" value="end" aria-label="End ${campaign}">
              End
            </button>`
          : undefined
      }
      <button class="plain" name="wish" value="revoke" aria-label="Take back ${campaign}">
        Take back
      </button>
    </p>
  </form>`;

const row = (line: BonusLine, { currency }: DeskBonuses): Html =>
  html`<tr>
    <th scope="row">${line.campaign}<br /><code>${line.id}</code></th>
    <td>${STATES[line.status] ?? line.status}</td>
    <td class="number">${money(line.amount, currency)}</td>
    <td class="number">
      ${money(line.wagered, currency)} of ${money(line.wageringTotal, currency)}
    </td>
    <td class="number">${money(line.balance, currency)}</td>
    <td class="number">${money(line.paidOut, currency)}</td>
    <td>${moment(line.creditedAt)}</td>
    <td>${moment(line.expiresAt)}</td>
  </tr>`;

const isStanding = ({ status }: SpinsLine): boolean => status === 'ACTIVE' || status === 'QUEUED';

const spinsRow = (line: SpinsLine, { currency }: DeskBonuses): Html =>
  html`<tr>
    <th scope="row">${line.campaign}<br /><code>${line.id}</code></th>
    <td>
      ${SPIN_STATES[line.status] ?? line.status}${line.isRoundOpen ? ', a round is open' : ''}
    </td>
    <td class="number">${line.played} of ${line.granted}</td>
    <td class="number">${money(line.stake, currency)}</td>
    <td class="number">${money(line.won, currency)}</td>
    <td>${line.wagering === 0 ? 'Own money' : `Wagered ${line.wagering} times`}</td>
    <td>${moment(line.startedAt)}</td>
    <td>${moment(line.expiresAt)}</td>
  </tr>`;

const spinsPart = (found: DeskBonuses): Html =>
  html`<h2>Free spins</h2>
    ${
      found.spins.length === 0
        ? html`<p>The player has claimed none.</p>`
        : table(
            'Free spins',
            [
              'Free spins',
              'State',
              'Played',
              'Worth of each',
              'Won',
              'What is won',
              'From',
              'Until',
            ],
            found.spins.map((line) => spinsRow(line, found)),
          )
    }`;

/** What can be ended or taken back. Free spins that wait have won nothing, so that there is one way to end them. */
const endPart = (found: DeskBonuses): Html | undefined => {
  const endings = [
    ...found.bonuses
      .filter(({ isRevocable }) => isRevocable)
      .map((line): Ending => ({ ...line, path: REVOKE_PATH, seen: seenOf(line), mayEnd: false })),
    ...found.spins.filter(isStanding).map((line): Ending => ({
      ...line,
      path: SPINS_PATH,
      seen: seenSpins(line),
      mayEnd: line.status === 'ACTIVE' && !line.isRoundOpen,
    })),
  ];
  return endings.length === 0
    ? undefined
    : html`<h2>End, or take back</h2>
        <p class="note">
          Free spins that are ended give what they have won, as if their time were over; not while a
          round of them is open. Of what is taken back, bonus money is lost, and what is to be
          wagered of free spins, also that of an open round. Own money stays.
        </p>
        ${endings.map((ending) => endForm(ending, found))}`;
};

const grantForm = (found: DeskBonuses): Html =>
  found.grantable.length === 0
    ? html`<p>There is none that the player may have.</p>`
    : html`<form method="post" action="${PATH}">
        <input type="hidden" name="player" value="${found.player.id}" />
        ${seenField(seenBefore(found))}
        ${select(
          'campaign',
          'Gift',
          found.grantable.map(({ id, name, amount }) => [
            id,
            `${name}: ${money(amount, found.currency)}`,
          ]),
          '',
        )}
        <p class="actions"><button>Give it</button></p>
      </form>`;

const playerPart = (found: DeskBonuses): Html =>
  html`<h2>${found.player.name === '' ? found.player.email : found.player.name}</h2>
    <div class="facts">
      <span>${found.player.email}</span><span>Player ${found.player.number}</span
      ><span>${found.player.market}</span>
    </div>
    <h2>Bonuses</h2>
    ${
      found.bonuses.length === 0
        ? html`<p>The player has had none.</p>`
        : table(
            'Bonuses',
            ['Bonus', 'State', 'Given', 'Wagered', 'Has now', 'Paid out', 'From', 'Until'],
            found.bonuses.map((line) => row(line, found)),
          )
    }
    ${spinsPart(found)} ${endPart(found)}
    <h2>Give a gift</h2>
    ${grantForm(found)}`;

export interface BonusesState {
  readonly who: string;
  readonly found: DeskBonuses | undefined;
  readonly isDone?: boolean;
  readonly refused?: string;
}

/** One player's bonuses and free spins: given, ended, and taken back. */
export const bonusesBody = ({ who, found, isDone = false, refused }: BonusesState): Html =>
  html`<p class="note">
      A gift is given by the rules by which players claim: once, where offers reach the player, and
      where the law lets it. What is taken back is bonus money alone.
    </p>
    ${isDone ? html`<p role="status"><strong>Saved.</strong></p>` : undefined}
    ${refused === undefined ? undefined : html`<p class="error" role="alert">Not saved: ${refused}</p>`}
    <form method="get" action="${PATH}">
      <label for="player">Player, by player number, e-mail address or id</label>
      <input id="player" name="player" value="${who}" autocomplete="off" required />
      <p class="actions"><button class="plain">Find</button></p>
    </form>
    ${
      who !== '' && found === undefined
        ? html`<p class="error" role="alert">
            There is no player with this number, address or id.
          </p>`
        : undefined
    }
    ${found && playerPart(found)}`;
