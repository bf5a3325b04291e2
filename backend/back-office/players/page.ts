import { html, type Html } from '../../platform/html.ts';
import { money } from '../money.ts';
import { breaksPart } from './breaks.ts';
import { limitsPart } from './limits.ts';
import { fieldOf, seenField, type Typed } from '../seen.ts';
import type { DeskPlayer, FoundPlayer, LedgerLine, PlayersPorts, Standing } from './ports.ts';
import { moment } from '../moment.ts';

export const PATH = '/desk/players';

/** An unset tick alone sends nothing, like a form that was cut: the field before it says `off`. */
const tick = (name: string, label: string, isOn: boolean): Html =>
  html`<input type="hidden" name="${name}" value="off" /><label class="tick"
      ><input type="checkbox" name="${name}" ${isOn ? html`checked` : undefined} />${label}</label
    >`;

/** Product flags in the order in which they are looked for; one that is not named here comes last. */
const FLAG_NAMES: Readonly<Record<string, string>> = {
  deposit: 'Deposits',
  withdrawal: 'Withdrawals',
  payout: 'Payouts',
  isWithdrawalReview: 'Withdrawals are reviewed',
  bonuses: 'Bonuses',
  casino: 'Casino',
  liveCasino: 'Live casino',
  sports: 'Sports',
  virtualSports: 'Virtual sports',
  volt: 'Pays by Volt',
  macropay: 'Pays by Macropay',
  crypto: 'Pays by crypto',
  affiliateReg: 'Came by an affiliate',
};
const rankOf = (name: string): number => {
  const rank = Object.keys(FLAG_NAMES).indexOf(name);
  return rank === -1 ? Number.POSITIVE_INFINITY : rank;
};

const standingForm = ({ id, standing }: DeskPlayer, levels: readonly string[]): Html =>
  html`<form method="post" action="${PATH}">
    <input type="hidden" name="player" value="${id}" />
    ${seenField(standing)}
    <fieldset>
      <legend>Standing</legend>
      <div class="ticks">
        ${tick('riskPayout', 'Payout is a risk', standing.riskPayout)}
        ${tick('multibrandSuspended', 'Suspended', standing.multibrandSuspended)}
        ${tick('hiddenFromWinners', 'Is not shown among winners', standing.hiddenFromWinners)}
      </div>
      <label for="kycStatus">KYC level</label>
      <select id="kycStatus" name="kycStatus">
        ${levels.map(
          (level) =>
            html`<option
              value="${level}"
              ${level === standing.kycStatus ? html`selected` : undefined}
            >
              ${level}
            </option>`,
        )}
      </select>
    </fieldset>
    <fieldset>
      <legend>What is switched on</legend>
      <div class="ticks">
        ${Object.entries(standing.flags)
          .toSorted(([a], [b]) => rankOf(a) - rankOf(b))
          .map(([name, isOn]) => tick(`flag.${name}`, FLAG_NAMES[name] ?? name, isOn))}
      </div>
    </fieldset>
    <p class="actions"><button>Save</button></p>
  </form>`;

const ledgerRow = (line: LedgerLine, currency: string): Html =>
  html`<tr>
    <th scope="row">${line.reference}</th>
    <td>${moment(line.at)}</td>
    <td>${line.account}</td>
    <td class="number">${money(line.amount, currency)}</td>
    <td class="number">${money(line.balanceAfter, currency)}</td>
  </tr>`;

const ledgerTable = ({ ledger, currency }: DeskPlayer): Html =>
  ledger.length === 0
    ? html`<p>No money has moved yet.</p>`
    : html`<div class="wide" tabindex="0" role="region" aria-labelledby="ledger">
        <table>
          <thead>
            <tr>
              <th scope="col">For</th>
              <th scope="col">When</th>
              <th scope="col">Account</th>
              <th scope="col" class="number">Amount</th>
              <th scope="col" class="number">Balance after</th>
            </tr>
          </thead>
          <tbody>
            ${ledger.map((line) => ledgerRow(line, currency))}
          </tbody>
        </table>
      </div>`;

const playerPart = (player: DeskPlayer, levels: readonly string[]): Html =>
  html`<h2>${player.name === '' ? player.email : player.name}</h2>
    <div class="facts">
      <span>${player.email}</span><span>Player ${player.number}</span><span>${player.id}</span
      ><span>${player.market}</span><span>${player.accountStatus}</span>
    </div>
    <dl class="balances">
      ${player.balances.map(
        ({ account, balance }) =>
          html`<div>
            <dt>${account}</dt>
            <dd>${money(balance, player.currency)}</dd>
          </div>`,
      )}
    </dl>
    ${standingForm(player, levels)} ${limitsPart(player)} ${breaksPart(player)}
    <h2 id="ledger">Ledger</h2>
    ${ledgerTable(player)}`;

export interface PlayersState {
  readonly who: string;
  readonly player: DeskPlayer | undefined;
  /** The candidates, where the search finds more than one player. */
  readonly found?: readonly FoundPlayer[];
  readonly isSaved?: boolean;
  /** The refusal of a value that no player can have. */
  readonly refused?: string;
}

const foundList = (found: readonly FoundPlayer[]): Html =>
  html`<h2>Players with that in their name or address</h2>
    <ul class="rows">
      ${found.map(
        ({ id, number, email, name, market }) =>
          html`<li class="card way">
            <a href="${PATH}?player=${id}">${name === '' ? email : name}</a>
            <div class="facts">
              <span>${email}</span><span>${number}</span><span>${market}</span>
            </div>
          </li>`,
      )}
    </ul>`;

/** One player: their standing, which is changed here, and every movement of their money. */
export const playersBody = (
  { who, player, found = [], isSaved = false, refused }: PlayersState,
  { kycLevels }: Pick<PlayersPorts, 'kycLevels'>,
): Html =>
  html`<p class="note">
      What is changed here reaches the player’s open pages at once, by the realtime channel.
    </p>
    ${isSaved ? html`<p role="status"><strong>Saved.</strong></p>` : undefined}
    ${
      refused !== undefined
        ? html`<p class="error" role="alert">Not saved: ${refused}</p>`
        : undefined
    }
    <form method="get" action="${PATH}">
      <label for="player">Player, by player number, e-mail address, id or name</label>
      <input id="player" name="player" value="${who}" autocomplete="off" required />
      <p class="actions"><button class="plain">Find</button></p>
    </form>
    ${
      who !== '' && player === undefined && found.length === 0
        ? html`<p class="error" role="alert">
            There is no player with this number, address, id or name.
          </p>`
        : undefined
    }
    ${found.length > 0 ? foundList(found) : undefined} ${player && playerPart(player, kycLevels)}`;

/**
 * The standing that a form asks for.
 * @returns undefined for a level that no player can have
 * @throws Refusal 400 where it does not say of each tick whether it is set
 */
export function standingIn(
  typed: Typed,
  { standing }: DeskPlayer,
  { kycLevels }: Pick<PlayersPorts, 'kycLevels'>,
): Standing | undefined {
  const kycStatus = typed['kycStatus'] ?? '';
  if (!kycLevels.includes(kycStatus)) return undefined;
  const isOn = (name: string): boolean => fieldOf(typed, name, ['on', 'off']) === 'on';
  return {
    kycStatus,
    riskPayout: isOn('riskPayout'),
    multibrandSuspended: isOn('multibrandSuspended'),
    hiddenFromWinners: isOn('hiddenFromWinners'),
    flags: Object.fromEntries(
      Object.keys(standing.flags).map((name) => [name, isOn(`flag.${name}`)]),
    ),
  };
}
