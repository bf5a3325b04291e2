import { html, type Html } from '../../platform/html.ts';

/** Heads of columns of amounts. */
const NUMBERS: ReadonlySet<string> = new Set([
  'Holds',
  'Used',
  'From',
  'To',
  'Staked',
  'Stake',
  'Won',
  'Given back',
  'Claimed',
  'Given',
  'Running',
  'Wagered',
  'Has now',
  'Paid out',
  'Played',
  'Worth of each',
]);

/**
 * A table that is moved sideways where it has no room.
 * @param label its name
 */
export const table = (label: string, heads: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="wide named" tabindex="0" role="region" aria-label="${label}">
    <table>
      <thead>
        <tr>
          ${heads.map(
            (head) =>
              html`<th scope="col" ${NUMBERS.has(head) ? html`class="number"` : undefined}>
                ${head}
              </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
