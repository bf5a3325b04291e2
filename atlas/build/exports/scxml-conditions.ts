import type { ReviewedTransition } from '../../../review/charts/reviewed.ts';

/** The value of the data model that holds a transition's memory, by its id. */
export const HOLDS = 'holds';

/** The place of a transition's memory in the data model. */
export const holdsOf = ({ id }: ReviewedTransition): string => `${HOLDS}[${JSON.stringify(id)}]`;

/**
 * The answers that lead along a transition, as `_event.data.answer` says them: outcomes of an invocation, or its
 * failures, in the words of the chart. Empty for a transition that no answer triggers.
 */
export function answersTo({ trigger, outcomes, causes }: ReviewedTransition): readonly string[] {
  if (trigger.kind === 'done') return outcomes;
  return trigger.kind === 'error' ? causes : [];
}

/** The transitions that the same thing triggers in the same state, in the order in which they are asked. */
const alternatives = (
  edge: ReviewedTransition,
  all: readonly ReviewedTransition[],
): ReviewedTransition[] =>
  all.filter(
    ({ source, trigger }) =>
      source === edge.source && JSON.stringify(trigger) === JSON.stringify(edge.trigger),
  );

/** Answers of a transition that a later alternative has, too: the flow's memory decides between the two. */
function shared(edge: ReviewedTransition, all: readonly ReviewedTransition[]): string[] {
  const later = alternatives(edge, all).filter(({ place }) => place > edge.place);
  return answersTo(edge).filter((answer) =>
    later.some((other) => answersTo(other).includes(answer)),
  );
}

/** Whether something beside answer and market decides about a transition: the flow's memory, or its input. */
export function remembered(edge: ReviewedTransition, all: readonly ReviewedTransition[]): boolean {
  if (edge.guard === undefined) return false;
  return answersTo(edge).length === 0 || shared(edge, all).length > 0;
}

/** The condition of a transition in ECMAScript; undefined where it is taken whenever it is triggered. */
export function conditionOf(
  edge: ReviewedTransition,
  all: readonly ReviewedTransition[],
): string | undefined {
  const answers = answersTo(edge);
  const others = alternatives(edge, all).length > 1;
  const open = shared(edge, all);
  const holds = holdsOf(edge);
  const parts = [
    ...(edge.absentUnder.length === 0
      ? []
      : [`!${JSON.stringify(edge.absentUnder)}.includes(policy)`]),
    ...(answers.length > 0 && others
      ? [`${JSON.stringify(answers)}.includes(_event.data.answer)`]
      : []),
    ...(!remembered(edge, all)
      ? []
      : open.length === 0 || open.length === answers.length
        ? [holds]
        : [`(!${JSON.stringify(open)}.includes(_event.data.answer) || ${holds})`]),
  ];
  return parts.length === 0 ? undefined : parts.join(' && ');
}
