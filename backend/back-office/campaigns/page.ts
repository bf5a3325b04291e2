import { languageFacts } from '../../../reference/languages.ts';
import type { PolicyId } from '../../../reference/policies.ts';
import { html, type Html } from '../../platform/html.ts';
import { choice, input, type Filled } from '../fields.ts';
import { money } from '../money.ts';
import { table } from '../players/table.ts';
import { seenField } from '../seen.ts';
import {
  GAME_FIELDS,
  KINDS,
  MARKET_CHOICES,
  marketField,
  nameField,
  textField,
  VERTICALS,
  WRITTEN,
} from './form.ts';
import type { CampaignLine, CampaignPreview, FreeSlot, NewCampaign } from './ports.ts';

export const PATH = '/desk/campaigns';
export const OFFER_PATH = `${PATH}/offer`;

/** By rule set: whose law it is. */
const LAWS: Readonly<Record<PolicyId, string>> = {
  default: 'Elsewhere',
  UKGC: 'Great Britain',
  Spelinspektionen: 'Sweden',
  MGA: 'Malta',
  AGCO: 'Ontario',
  GGL: 'Germany',
  EEA: 'Elsewhere in the European Economic Area',
  BR: 'Brazil',
  CA: 'Elsewhere in Canada',
  IN: 'India',
  NZ: 'New Zealand',
  PH: 'The Philippines',
};

const STATES = {
  COMING: 'Not begun',
  RUNNING: 'Offered',
  STOPPED: 'Not offered',
  OVER: 'Over',
} as const satisfies Record<CampaignLine['state'], string>;

const TRIGGERS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(KINDS),
  MANUAL_BONUS_CODE: 'A gift',
  CASHBACK_INSTANT: 'Cashback at any time',
  CASHBACK_WITH_TIMEFRAME: 'Cashback of a time',
  CASHBACK_SPECIFIC_DAY: 'Cashback of one day',
};

const PRODUCTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(VERTICALS),
  SPORTS: 'Sportsbook',
};

const offerForm = ({ id, name, state }: CampaignLine): Html | undefined =>
  state === 'OVER'
    ? undefined
    : html`<form method="post" action="${OFFER_PATH}">
        <input type="hidden" name="campaign" value="${id}" />
        ${seenField(state)}
        ${
          state === 'STOPPED'
            ? html`<button class="plain" name="wish" value="offer" aria-label="Offer ${name}">
                Offer again
              </button>`
            : html`<button class="plain" name="wish" value="stop" aria-label="Stop ${name}">
                Stop
              </button>`
        }
      </form>`;

const row = (line: CampaignLine): Html =>
  html`<tr>
    <th scope="row">${line.name}<br /><code>${line.id}</code></th>
    <td>${STATES[line.state]}${offerForm(line)}</td>
    <td>
      ${line.freeSpins === null ? (TRIGGERS[line.trigger] ?? line.trigger) : `Free spins: ${line.freeSpins}`}${line.code === null ? '' : `, code ${line.code}`}<br />
      ${PRODUCTS[line.vertical] ?? line.vertical}
    </td>
    <td>
      ${line.markets.length === 0 ? 'All' : line.markets.join(', ')}${
        line.leastLevel === null ? '' : `, from loyalty level ${line.leastLevel} on`
      }
    </td>
    <td class="number">
      ${line.budget === null ? 'no bound' : `${line.claimed} of ${line.budget}`}
    </td>
    <td class="number">${line.given}</td>
    <td class="number">${line.running}</td>
  </tr>`;

const words = (language: string, filled: Filled): Html =>
  html`<fieldset class="card" lang="${language}">
    <legend>
      ${languageFacts(language)?.name ?? language}${language === 'en' ? ', for all others too' : ''}
    </legend>
    ${input(nameField(language), 'Name', filled, html`dir="auto" maxlength="120"`)}
    ${input(textField(language), 'What the player gets', filled, html`dir="auto" maxlength="500"`)}
  </fieldset>`;

const list = (amounts: CampaignPreview['amounts']): string =>
  amounts.map(({ amount, currency }) => money(amount, currency)).join(', ');

/** What a campaign gives, in the currencies of its markets. */
function gives(campaign: NewCampaign, { amounts, mostWon }: CampaignPreview, slots: Slots): Html {
  const { freeSpins, spinGames, wageringMultiplier, daysToWager } = campaign;
  if (freeSpins === null) return html`<p>At most ${list(amounts)} for a player.</p>`;
  const names = spinGames.map((id) => slots.find((slot) => slot.id === id)?.name ?? id);
  const becomes =
    wageringMultiplier === 0
      ? 'is own money at once'
      : `becomes a bonus that is wagered ${wageringMultiplier} times in ${daysToWager} days`;
  return html`<p>
      Free spins: ${freeSpins}, of ${names.join(', ')}. They are played within ${daysToWager} days.
    </p>
    <p>Each is worth ${list(amounts)}.</p>
    <p>
      What they win ${becomes}.
      ${mostWon.length === 0 ? 'It has no bound.' : `It is at most ${list(mostWon)}.`}
    </p>`;
}

const preview = (campaign: NewCampaign, previewed: CampaignPreview, slots: Slots): Html => {
  const { words: said } = campaign;
  return html`<section aria-labelledby="preview">
    <h2 id="preview">Preview</h2>
    ${WRITTEN.map((language) => {
      const text = said[language];
      return text === undefined
        ? html`<p class="note">${languageFacts(language)?.name ?? language}: the English text.</p>`
        : html`<article class="card" lang="${language}">
            <h3 dir="auto">${text.name}</h3>
            <p dir="auto">${text.description}</p>
          </article>`;
    })}
    ${gives(campaign, previewed, slots)}
    <h3>Whom the law lets have it</h3>
    ${table(
      'Whom the law lets have it',
      ['Where players live', 'May be offered'],
      previewed.verdicts.map(
        ({ law, forbids }) =>
          html`<tr>
            <th scope="row">${LAWS[law]}</th>
            <td>
              ${
                forbids.length === 0
                  ? 'Yes'
                  : html`<strong>No.</strong> ${forbids.map((sentence) => html`${sentence} `)}`
              }
            </td>
          </tr>`,
      ),
    )}
  </section>`;
};

const markets = ({ typed }: Filled): Html =>
  html`<fieldset>
    <legend>Markets; none ticked: all</legend>
    <div class="ticks">
      ${MARKET_CHOICES.map(
        ([code, label]) =>
          html`<label class="tick"
            ><input
              type="checkbox"
              name="${marketField(code)}"
              ${typed[marketField(code)] === 'on' ? html`checked` : undefined}
            />${label}</label
          >`,
      )}
    </div>
  </fieldset>`;

const euro = html`inputmode="decimal"`;
const number = html`inputmode="numeric"`;

/** Rounds of slots that the studio plays for free, which are named by what the browser offers of them. */
const spins = (filled: Filled, slots: Slots): Html =>
  html`<fieldset class="card">
    <legend>Free spins</legend>
    ${input('rounds', 'How many', filled, number)}
    ${input('worth', 'Euro that each is worth', filled, euro)}
    ${GAME_FIELDS.map((field, at) =>
      input(field, at === 0 ? 'Slot' : `Slot ${at + 1}, or none`, filled, html`list="slots"`),
    )}
    <datalist id="slots">
      ${slots.map(({ slug, name }) => html`<option value="${slug}">${name}</option>`)}
    </datalist>
  </fieldset>`;

const form = (filled: Filled, slots: Slots): Html =>
  html`<form method="post" action="${PATH}">
    ${input('id', 'Short name, which never changes', filled)}
    ${WRITTEN.map((language) => words(language, filled))}
    <h2>What it gives</h2>
    ${choice('kind', 'What gives it', KINDS, filled)}
    ${choice('vertical', 'For which games', VERTICALS, filled)}
    ${input('amount', 'Euro that it gives, or gives at most', filled, euro)}
    ${input('percent', 'Per cent of the deposit, or of losses', filled, number)}
    ${input('least', 'Smallest deposit in euro', filled, euro)}
    ${input('code', 'Code that the player types; of a deposit: empty, it is offered to all', filled)}
    ${spins(filled, slots)}
    <h2>What it asks for</h2>
    ${input('wagering', 'How many times it is wagered', filled, number)}
    ${input('days', 'Days to do so', filled, number)}
    ${input('stake', 'Highest stake in euro; empty: none', filled, euro)}
    ${input('win', 'Highest win in euro; empty: none', filled, euro)}
    <h2>Whom it is for, and when</h2>
    ${markets(filled)}
    ${input('level', 'From this loyalty level on; empty: everybody', filled, number)}
    ${input('budget', 'How many there are for all players; empty: one for each', filled, number)}
    ${input('starts', 'From the beginning of this day, in UTC; empty: at once', filled, html`type="date"`)}
    ${input('ends', 'Until the beginning of this day, in UTC; empty: without an end', filled, html`type="date"`)}
    <p class="actions">
      <button class="plain" name="step" value="preview">Preview</button>
      <button name="step" value="make">Make the campaign</button>
    </p>
  </form>`;

type Slots = readonly FreeSlot[];

export interface CampaignsState extends Filled {
  /** The campaign that is previewed. */
  readonly previewed?: { readonly campaign: NewCampaign; readonly preview: CampaignPreview };
  readonly isDone?: boolean;
  readonly refused?: string;
  readonly slots: Slots;
  readonly campaigns: readonly CampaignLine[];
}

/** The campaigns, and the form of a new one. */
export const campaignsBody = (state: CampaignsState): Html =>
  html`<p class="note">
      What players are offered. Amounts are in euro, and scaled to the currency of each player. Who
      may have no offers where they live sees none, whatever stands here.
    </p>
    ${state.isDone ? html`<p role="status"><strong>Saved.</strong></p>` : undefined}
    ${
      state.refused === undefined
        ? undefined
        : html`<p class="error" role="alert">Not saved: ${state.refused}</p>`
    }
    ${state.previewed && preview(state.previewed.campaign, state.previewed.preview, state.slots)}
    <h2>Campaigns</h2>
    ${
      state.campaigns.length === 0
        ? html`<p>There is none yet.</p>`
        : table(
            'Campaigns',
            ['Campaign', 'State', 'What', 'For whom', 'Claimed', 'Given', 'Running'],
            state.campaigns.map(row),
          )
    }
    <h2 id="new">A new campaign</h2>
    ${form(state, state.slots)}`;
