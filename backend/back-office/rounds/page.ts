import { html, type Html } from '../../platform/html.ts';
import { money } from '../money.ts';
import { moment } from '../moment.ts';
import { table } from '../players/table.ts';
import type { DeskRounds, RoundLine, SessionLine, WaitingAct } from './ports.ts';

export const PATH = '/desk/rounds';

const ENDS: Readonly<Record<string, string>> = {
  CLOSED: 'The player left it',
  OTHER_GAME: 'Another game was opened',
};

const WAITING = {
  win: 'Win that the studio has yet to pay',
  rollback: 'Stake that the studio has yet to give back',
  bet: 'Stake whose answer the studio awaits',
} as const satisfies Record<WaitingAct['kind'], string>;

const sessionRow = (line: SessionLine, playerId: string, isChosen: boolean): Html =>
  html`<tr>
    <th scope="row">
      <a
        href="${PATH}?player=${playerId}&session=${line.id}#rounds"
        ${isChosen ? html`aria-current="true"` : undefined}
        >${line.game}</a
      >
      ${line.version}
    </th>
    <td>${moment(line.openedAt)}</td>
    <td>
      ${
        line.endedAt === null
          ? 'Not closed'
          : html`${ENDS[line.endReason ?? ''] ?? line.endReason ?? ''},<br />${moment(line.endedAt)}`
      }
    </td>
    <td class="number">${money(line.stakes, line.currency)}</td>
    <td class="number">${money(line.wins, line.currency)}</td>
  </tr>`;

/** What stands between a round and its end comes first. */
function stateOf(
  { waiting, isClosed, stake, house, back, refusals }: RoundLine,
  currency: string,
): Html {
  if (waiting.length > 0)
    return html`${waiting.map(
      ({ kind, amount, attempts }) =>
        html`<strong>${WAITING[kind]}:</strong> ${money(amount, currency)}, tries: ${attempts} `,
    )}`;
  if (stake === 0 && back === 0 && refusals.length > 0)
    return html`Refused: ${refusals.join(', ')}`;
  const toHouse =
    house > 0 ? html` To the house, by the terms of a bonus: ${money(house, currency)}` : undefined;
  if (stake > 0 && back >= stake) return html`Given back${toHouse}`;
  return html`${isClosed ? html`Over` : html`<strong>Under way</strong>`}${toHouse}`;
}

const roundRow = (round: RoundLine, currency: string): Html =>
  html`<tr>
    <th scope="row">
      ${
        round.shownAt === undefined
          ? round.id
          : html`<a href="${round.shownAt}" target="_blank" rel="noreferrer"
              >${round.id}, shown by ${round.supplier}</a
            >`
      }
    </th>
    <td>${stateOf(round, currency)}</td>
    <td>${moment(round.begunAt)}</td>
    <td class="number">${money(round.stake, currency)}</td>
    <td class="number">${money(round.won, currency)}</td>
    <td class="number">${money(round.back, currency)}</td>
  </tr>`;

const roundsPart = (rounds: readonly RoundLine[], session: SessionLine): Html =>
  html`<h2 id="rounds">Rounds of ${session.game}</h2>
    ${
      rounds.length === 0
        ? html`<p>Nothing was staked in it.</p>`
        : table(
            'Rounds',
            ['Round', 'State', 'Begun', 'Stake', 'Won', 'Given back'],
            rounds.map((round) => roundRow(round, session.currency)),
          )
    }`;

const playerPart = ({ player, sessions, chosen, rounds }: DeskRounds): Html =>
  html`<h2>${player.name === '' ? player.email : player.name}</h2>
    <div class="facts">
      <span>${player.email}</span><span>Player ${player.number}</span><span>${player.market}</span>
    </div>
    ${
      sessions.length === 0
        ? html`<p>No game was opened for money yet.</p>`
        : table(
            'Games',
            ['Game', 'Opened', 'Ended', 'Staked', 'Won'],
            sessions.map((line) => sessionRow(line, player.id, line === chosen)),
          )
    }
    ${chosen && roundsPart(rounds, chosen)}`;

/** The games that a player opened, and the rounds of one of them. */
export const roundsBody = (who: string, found: DeskRounds | undefined): Html =>
  html`<p class="note">
      As the wallet has it. What a studio has yet to tell the wallet is what the studio says.
    </p>
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
