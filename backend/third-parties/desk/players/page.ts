import { html, type Html } from '../../../platform/html.ts';
import type { DeskPlayer, LedgerLine, PlayersPorts, Standing } from './ports.ts';

export const PATH = '/desk/players';

/** Minor units as a person reads them; the sign of what leaves is written, too. */
const money = (amount: number, currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'code' }).format(
    amount / 10 ** digitsOf(currency),
  );

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

const tick = (name: string, label: string, isOn: boolean): Html =>
  html`<label class="tick"
    ><input type="checkbox" name="${name}" ${isOn ? html`checked` : undefined} />${label}</label
  >`;

const standingForm = ({ id, standing }: DeskPlayer, levels: readonly string[]): Html =>
  html`<form method="post" action="${PATH}">
    <input type="hidden" name="player" value="${id}" />
    <fieldset>
      <legend>Standing</legend>
      <div class="ticks">
        ${tick('riskPayout', 'Payout is a risk', standing.riskPayout)}
        ${tick('multibrandSuspended', 'Suspended', standing.multibrandSuspended)}
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
        ${Object.entries(standing.flags).map(([name, isOn]) => tick(`flag.${name}`, name, isOn))}
      </div>
    </fieldset>
    <p class="actions"><button>Save</button></p>
  </form>`;

const ledgerRow = (line: LedgerLine, currency: string): Html =>
  html`<tr>
    <th scope="row">${line.reference}</th>
    <td>
      <time datetime="${line.at.toISOString()}"
        >${line.at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time
      >
    </td>
    <td>${line.account}</td>
    <td>${money(line.amount, currency)}</td>
    <td>${money(line.balanceAfter, currency)}</td>
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
              <th scope="col">Amount</th>
              <th scope="col">Balance after</th>
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
      <span>${player.email}</span><span>${player.id}</span><span>${player.market}</span
      ><span>${player.accountStatus}</span>
      ${player.balances.map(
        ({ account, balance }) => html`<span>${account} ${money(balance, player.currency)}</span>`,
      )}
    </div>
    ${standingForm(player, levels)}
    <h2 id="ledger">Ledger</h2>
    ${ledgerTable(player)}`;

export interface PlayersState {
  readonly who: string;
  readonly player: DeskPlayer | undefined;
  readonly isSaved: boolean;
}

/** One player: what stands for or against them, changed here, and every movement of their money. */
export const playersBody = (
  { who, player, isSaved }: PlayersState,
  { kycLevels }: Pick<PlayersPorts, 'kycLevels'>,
): Html =>
  html`<p class="note">
      What is changed here reaches the player’s open pages at once, by the realtime channel.
    </p>
    ${isSaved ? html`<p role="status"><strong>Saved.</strong></p>` : undefined}
    <form method="get" action="${PATH}">
      <label for="player">Player, by e-mail address or id</label>
      <input id="player" name="player" value="${who}" autocomplete="off" required />
      <p class="actions"><button class="plain">Find</button></p>
    </form>
    ${
      who !== '' && player === undefined
        ? html`<p class="error" role="alert">There is no player with this address or id.</p>`
        : undefined
    }
    ${player && playerPart(player, kycLevels)}`;

/** What a form says of a player's standing; a tick that is not set is not sent. */
export function standingIn(
  typed: Readonly<Record<string, string | undefined>>,
  { standing }: DeskPlayer,
  { kycLevels }: Pick<PlayersPorts, 'kycLevels'>,
): Standing | undefined {
  const kycStatus = typed['kycStatus'] ?? '';
  if (!kycLevels.includes(kycStatus)) return undefined;
  const isOn = (name: string): boolean => typed[name] !== undefined;
  return {
    kycStatus,
    riskPayout: isOn('riskPayout'),
    multibrandSuspended: isOn('multibrandSuspended'),
    flags: Object.fromEntries(
      Object.keys(standing.flags).map((name) => [name, isOn(`flag.${name}`)]),
    ),
  };
}
