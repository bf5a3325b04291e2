import type { ReviewedTransition } from '../../review/charts/reviewed.ts';
import { DENSITIES, type Density, type RowText } from './content.ts';

/** The text of a row, and whether its transition begins in a folded state. */
interface Gathered {
  readonly hidden: boolean;
  readonly text: RowText;
}

/** Transitions from within folds that say the same, once; in a dense drawing all answers to the same end. */
export function gather(rows: readonly Gathered[], density: Density): readonly RowText[] {
  const hidden = rows
    .filter((row) => row.hidden)
    .map(({ text }) => ({ ...text, guard: undefined }));
  const own = rows.filter((row) => !row.hidden).map(({ text }) => text);
  return [
    ...(DENSITIES[density].inBox ? together(own, answersTo, allAnswers) : own),
    ...together(
      hidden,
      ({ trigger, leads, icon }) => JSON.stringify([trigger, leads, icon]),
      ([first]) => first,
    ),
  ];
}

function together(
  texts: readonly RowText[],
  keyOf: (text: RowText) => string,
  merged: (texts: readonly [RowText, ...RowText[]]) => RowText,
): readonly RowText[] {
  return [...Map.groupBy(texts, keyOf).values()].map((group) => {
    const [first, ...rest] = group as [RowText, ...RowText[]];
    if (rest.length === 0) return first;
    const [one, ...more] = group.flatMap(({ transitions }) => transitions);
    return { ...merged([first, ...rest]), transitions: [one as ReviewedTransition, ...more] };
  });
}

/** Answers of one operation that lead to the same end. */
const answersTo = ({ transitions: [transition], leads, icon }: RowText): string =>
  transition.trigger.kind === 'done' || transition.trigger.kind === 'error'
    ? JSON.stringify([transition.trigger.invokeId, leads, icon === 'back'])
    : transition.id;

/** Without it the same answers would seem to lead to two ends. */
function guardOf([first, ...rest]: readonly [RowText, ...RowText[]]): string | undefined {
  if (rest.every(({ guard }) => guard === first.guard)) return first.guard;
  return [first, ...rest].some(({ guard }) => guard !== undefined) ? 'on conditions' : undefined;
}

function allAnswers([first, ...rest]: readonly [RowText, ...RowText[]]): RowText {
  const all = [first, ...rest].flatMap(({ transitions }) => transitions);
  const count = new Set(all.flatMap(({ outcomes }) => outcomes)).size;
  const fails = all.some(({ trigger }) => trigger.kind === 'error');
  const answers = count === 1 ? first.trigger : `${count} answers`;
  const trigger = count === 0 ? first.trigger : fails ? `${answers}, or error` : answers;
  return { ...first, trigger, guard: guardOf([first, ...rest]) };
}
