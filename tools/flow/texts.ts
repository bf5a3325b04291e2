import { titled } from '../../machines/engine/words.ts';
import { isChosen, isNewPassword, nameOfTexts, type FlowPlan, type PlannedField } from './plan.ts';

/** Stands before a text that is still English in another language; a test names each. */
export const UNTRANSLATED = '⟦en⟧ ';

/** The flow's texts in English, by id. */
export function textsOf({
  name,
  title,
  summary,
  fields,
  refusals,
}: FlowPlan): Record<string, string> {
  const texts = [
    ['title', title],
    ['submit', summary],
    ['toast.success', `${title}: done.`],
    ['error.title', `${title}: not done`],
    ...refusals.map((one) => [`error.${one.name}`, one.words]),
    ...fields.flatMap(fieldTexts),
  ];
  return Object.fromEntries(
    texts.map(([key, text]) => [`${name}.${key ?? ''}`, escaped(text ?? '')]),
  );
}

function fieldTexts(field: PlannedField): string[][] {
  const { name, kind, optional, choices, known } = field;
  // A player knows of countries, not of their codes.
  const label = kind === 'country' ? titled(name).replace(/ code$/, '') : titled(name);
  return [
    ['label', label],
    ...(kind === 'box' || optional || isNewPassword(field)
      ? []
      : [['missing', `${label} is missing.`]]),
    ...(isChosen(field) ? [['choose', 'Choose one']] : []),
    ...choices.map((choice) => [choice, choice]),
  ]
    .filter(([part = '']) => !(part in known))
    .map(([part = '', text = '']) => [`${name}.${part}`, text]);
}

/** The id of a field's text: the site's existing one for such fields, or a text of the flow's own. */
export const fieldText = (flow: string, { name, known }: PlannedField, part: string): string =>
  part in known ? `field.${nameOfTexts(name)}.${part}` : `${flow}.${name}.${part}`;

/** How a field is labelled in English. */
export const labelOf = (plan: FlowPlan, field: PlannedField): string =>
  field.known['label'] ?? textsOf(plan)[fieldText(plan.name, field, 'label')] ?? '';

/** A text writes an apostrophe as one, and none of it is a placeholder. */
const escaped = (text: string): string => text.replaceAll("'", '’').replaceAll(/[{}]/g, '');

/** A catalogue with a flow's texts among its own, in the order of their ids. */
export function withTexts(
  catalogue: string,
  texts: Readonly<Record<string, string>>,
  language: string,
): string {
  const own = JSON.parse(catalogue) as Record<string, string>;
  const added = Object.entries(texts).map(([id, text]) => [
    id,
    language === 'en' ? text : UNTRANSLATED + text,
  ]);
  const all = Object.entries({ ...(Object.fromEntries(added) as typeof own), ...own });
  const sorted = all.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}
