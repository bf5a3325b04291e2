import type { Change, ReviewedChart, ReviewedState, ReviewedTransition } from './data.ts';

/** What changed from one chart to another: the flow itself, then states, then transitions. */
export function changesBetween(before: ReviewedChart, after: ReviewedChart): Change[] {
  const flow = details(
    { ...flowFields(before), events: wordsOf(before.events) },
    { ...flowFields(after), events: wordsOf(after.events) },
  );
  return [
    ...(flow.length === 0
      ? []
      : [{ kind: 'changed' as const, of: 'flow' as const, id: after.flow, details: flow }]),
    ...compare('state', before.states, after.states, ({ id }) => id, stateFields),
    ...compare('transition', before.transitions, after.transitions, keyOf, transitionFields),
  ];
}

/** Both charts as one: what is, and what is no more. */
export function unionOf(before: ReviewedChart, after: ReviewedChart): ReviewedChart {
  const states = new Set(after.states.map(({ id }) => id));
  const transitions = new Set(after.transitions.map(keyOf));
  return {
    ...after,
    states: [
      ...after.states,
      // What is no more begins nothing and holds no one who is still there.
      ...before.states
        .filter(({ id }) => !states.has(id))
        .map((state): ReviewedState => ({ ...state, initial: false })),
    ],
    transitions: [
      ...after.transitions,
      ...before.transitions.filter((edge) => !transitions.has(keyOf(edge))),
    ],
  };
}

/** A transition whatever its neighbours: its id lacks the place while it is the only alternative. */
const keyOf = ({ source, trigger, place }: ReviewedTransition): string =>
  JSON.stringify([source, trigger, place]);

type Fields = Readonly<Record<string, unknown>>;

function compare<T extends { readonly id: string }>(
  of: 'state' | 'transition',
  before: readonly T[],
  after: readonly T[],
  key: (one: T) => string,
  fields: (one: T) => Fields,
): Change[] {
  const earlier = new Map(before.map((one) => [key(one), one]));
  const later = new Set(after.map(key));
  return [
    ...after.flatMap((one): Change[] => {
      const was = earlier.get(key(one));
      if (was === undefined) return [{ kind: 'added', of, id: one.id, details: [] }];
      const changed = details(fields(was), fields(one));
      return changed.length === 0 ? [] : [{ kind: 'changed', of, id: one.id, details: changed }];
    }),
    ...before
      .filter((one) => !later.has(key(one)))
      .map(({ id }): Change => ({ kind: 'removed', of, id, details: [] })),
  ];
}

const flowFields = ({ title, regulated, description }: ReviewedChart): Fields => ({
  title,
  regulated,
  description,
});

const wordsOf = (events: ReviewedChart['events']): string[] =>
  Object.entries(events).map(([type, words]) => `${type} (${words})`);

const stateFields = (state: ReviewedState): Fields => ({
  description: state.description,
  'status value': state.status,
  kind: state.kind,
  'part of': state.parent,
  'begins its frame': state.initial,
  requirements: state.requirements,
  tags: state.tags,
  'runs meanwhile': state.invokes.map(({ src, operation }) => operation ?? src),
  'on entry': state.entry,
  'on exit': state.exit,
  screens: state.screens,
});

const transitionFields = (edge: ReviewedTransition): Fields => ({
  'leads to': edge.targets,
  'only if': edge.guard?.words,
  guard: edge.guard?.name,
  words: edge.words,
  description: edge.description,
  'delay in ms': edge.delay,
  does: edge.actions,
  announces: edge.facts,
  'enters again': edge.reenter,
  requirements: edge.requirements,
  'taken when': edge.causes,
  'absent under': edge.absentUnder,
});

function details(before: Fields, after: Fields): string[] {
  return Object.keys(after).flatMap((name): string[] => {
    const [was, is] = [before[name], after[name]];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (!Array.isArray(was) || !Array.isArray(is)) return [`${name}: ${say(was)} → ${say(is)}`];
    const gone = was.filter((one) => !is.includes(one));
    const come = is.filter((one) => !was.includes(one));
    if (gone.length + come.length === 0) return [`${name}: in another order`];
    return [
      ...(gone.length === 0 ? [] : [`${name}, no more: ${gone.join(', ')}`]),
      ...(come.length === 0 ? [] : [`${name}, now: ${come.join(', ')}`]),
    ];
  });
}

const say = (value: unknown): string => {
  if (value === undefined || value === '') return 'nothing';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
};
