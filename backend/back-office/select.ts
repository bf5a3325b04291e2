import { BRAND_FACTS } from '../../reference/brands.ts';
import { html, type Html } from '../platform/html.ts';

export type Choice = readonly [value: string, label: string];

/** Every brand, by the name that people know it by. */
export const BRAND_CHOICES: readonly Choice[] = Object.entries(BRAND_FACTS).map(
  ([id, { name }]): Choice => [id, name],
);

/**
 * A field of the desk's forms in which one of several is chosen, with its label.
 * @param field its id and name
 * @param more attributes of the field
 */
export const select = (
  field: string,
  label: string,
  choices: readonly Choice[],
  chosen: string,
  more?: Html,
): Html =>
  html`<label for="${field}">${label}</label
    ><select id="${field}" name="${field}" ${more}>
      ${choices.map(
        ([value, name]) =>
          html`<option value="${value}" ${value === chosen ? html`selected` : undefined}>
            ${name}
          </option>`,
      )}
    </select>`;
