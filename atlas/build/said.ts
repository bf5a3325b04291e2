import type { ReviewedTransition } from '../../review/charts/reviewed.ts';
import type { Charted, Nesting } from './chart.ts';
import { DENSITIES, type Density, type RowText } from './content.ts';
import type { Told, Ways } from './ways.ts';

/** The text of a row, and whether its transition begins in a folded state. */
interface Gathered {
  readonly hidden: boolean;
  readonly text: RowText;
}

/** So many states of a frame that take the same news to the same end are told of once, in its head. */
const SEVERAL = 3;

/**
 * Tells the rows of a state. News that many states of a frame take, which no screen of theirs shows, are
 * a row of the frame; what the player does is told where the screen offers it.
 */
export function tellerOf(
  { told, frames }: Ways,
  { causedBy = {} }: Pick<Charted, 'causedBy'>,
  nesting: Nesting,
  textOf: (told: Told, target: string | undefined) => RowText,
  density: Density,
): (at: string) => readonly RowText[] {
  const frameOf = ({ at }: Told): string => nesting.state(at).parent ?? '';
  const isNews = ({ transition: { trigger, guard, place } }: Told): boolean =>
    trigger.kind === 'event' &&
    (causedBy[trigger.type] ?? 'player') !== 'player' &&
    guard === undefined &&
    place === 1;
  const news = told.filter((one) => isNews(one) && frames.has(frameOf(one)));
  const shared = [
    ...Map.groupBy(news, (one) =>
      JSON.stringify([frameOf(one), one.transition.trigger, one.transition.targets]),
    ).values(),
  ].filter(
    (group): group is [Told, ...Told[]] => new Set(group.map(({ at }) => at)).size >= SEVERAL,
  );
  const elsewhere = new Set(shared.flat());
  return (at) => {
    const own = told.filter((one) => one.at === at && !elsewhere.has(one));
    const rows = [
      ...gather(
        own.map((one) => ({ hidden: one.hidden, text: textOf(one, one.target) })),
        density,
      ),
      ...shared
        .filter(([first]) => frameOf(first) === at)
        .map(([first, ...rest]): RowText => ({
          ...textOf(first, first.transition.targets[0]),
          transitions: [first.transition, ...rest.map(({ transition }) => transition)],
          guard: `in ${1 + rest.length} states`,
        })),
    ];
    // In the head of a frame, what leads elsewhere comes first.
    return frames.has(at)
      ? rows.toSorted((a, b) => Number(a.leads === undefined) - Number(b.leads === undefined))
      : rows;
  };
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
