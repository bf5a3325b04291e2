import { html, type Html } from '../../platform/html.ts';
import type { BreakLine, DeskPlayer } from './ports.ts';
import { moment } from '../moment.ts';
import { table } from './table.ts';

const KINDS = {
  TIMEOUT: 'Break',
  COOLING_OFF: '24 hours, by one press',
  EXCLUSION: 'Exclusion',
} as const satisfies Record<BreakLine['kind'], string>;

const ENDS = {
  RAN_OUT: 'Ran out',
  REPLACED: 'Another took its place',
  LIFTED: 'Lifted before its end',
} as const satisfies Record<NonNullable<BreakLine['ended']>['how'], string>;

const ASKED_BY = {
  PLAYER: 'The player',
  OPERATOR: 'The operator',
} as const satisfies Record<BreakLine['by'], string>;

/** In the player's zone, which is not the desk's. */
const there = (at: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(
    at,
  );

const untilOf = (until: Date | null, timeZone: string): Html =>
  until === null
    ? html`Without an end`
    : html`${moment(until)}${
        timeZone === 'UTC' ? undefined : html`<br />${there(until, timeZone)}, ${timeZone}`
      }`;

function endOf(ended: BreakLine['ended']): Html {
  if (ended === null) return html`Holds`;
  // Its end is told beside.
  if (ended.how === 'RAN_OUT') return html`${ENDS.RAN_OUT}`;
  return html`${ENDS[ended.how]},<br />${moment(ended.at)}`;
}

/** Whether it holds comes first: on a phone only that is visible. */
const row = ({ kind, begun, until, by, ended }: BreakLine, timeZone: string): Html =>
  html`<tr>
    <th scope="row">${KINDS[kind]}</th>
    <td>${endOf(ended)}</td>
    <td>${moment(begun)}</td>
    <td>${untilOf(until, timeZone)}</td>
    <td>${ASKED_BY[by]}</td>
  </tr>`;

/** When a player kept away from play, or was kept away, and how that ended. */
export const breaksPart = ({ breaks, timeZone }: DeskPlayer): Html =>
  html`<h2>Breaks and exclusions</h2>
    ${
      breaks.length === 0
        ? html`<p>The player has had none.</p>`
        : table(
            'Breaks and exclusions',
            ['What', 'State', 'Begun', 'Until', 'Asked by'],
            breaks.map((line) => row(line, timeZone)),
          )
    }`;
