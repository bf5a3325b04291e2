import { duration, plain, titled } from '../../machines/engine/words.ts';
import type { Reads } from '../../machines/samples.ts';
import type { Change, ReviewedChart, ReviewedState, ReviewedTransition } from './reviewed.ts';

/**
 * Compares two charts: first their own changes (the flow, then states, then transitions), then the differences
 * that only follow from these.
 */
export function changesBetween(before: ReviewedChart, after: ReviewedChart): Change[] {
  const names = namesOf(before, after);
  const flow = flowDetails(before, after);
  const all: Change[] = [
    ...(flow.length === 0
      ? []
      : [
          {
            kind: 'changed' as const,
            of: 'flow' as const,
            id: after.flow,
            name: after.title,
            follows: false,
            details: flow,
          },
        ]),
    ...compare('state', before.states, after.states, {
      key: ({ id }) => id,
      name: ({ id }) => names.state(id),
      fields: (state) => stateFields(state, names),
    }),
    ...compare('transition', before.transitions, after.transitions, {
      key: keyOf,
      name: (edge) => transitionName(edge, names),
      fields: (edge) => transitionFields(edge, names),
    }),
  ];
  return [...all.filter(({ follows }) => !follows), ...all.filter(({ follows }) => follows)];
}

/** Changes under headings for causes and consequences; no heading is empty. */
export function changeGroups(
  changes: readonly Change[],
): readonly { readonly heading: string; readonly changes: readonly Change[] }[] {
  const own = changes.filter(({ follows }) => !follows);
  const other = changes.filter(({ follows }) => follows);
  return [
    { heading: 'What was changed', changes: own },
    {
      heading:
        own.length === 0
          ? 'What comes out otherwise, though no definition changed'
          : 'What follows from it',
      changes: other,
    },
  ].filter((group) => group.changes.length > 0);
}

/** Both charts as one: the present parts, and the removed ones. */
export function unionOf(before: ReviewedChart, after: ReviewedChart): ReviewedChart {
  const states = new Set(after.states.map(({ id }) => id));
  const transitions = new Set(after.transitions.map(keyOf));
  return {
    ...after,
    states: [
      ...after.states,
      // A removed state begins nothing and holds no state that is still there.
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

/** Identifies a transition whatever its neighbours: its id lacks the place while it is the only alternative. */
const keyOf = ({ source, trigger, place }: ReviewedTransition): string =>
  JSON.stringify([source, trigger, place]);

interface Names {
  readonly state: (id: string) => string;
  /** The actor that runs in a state, by operation or source. */
  readonly running: (name: string) => string;
}

/** The reviewers' names for the states of two charts; their parents tell apart those of the same name. */
function namesOf(before: ReviewedChart, after: ReviewedChart): Names {
  const all = [...after.states, ...before.states];
  const states = new Map(all.toReversed().map((state) => [state.id, state]));
  const short = (id: string): string => {
    const state = states.get(id);
    if (state === undefined) return id;
    return state.parent === undefined ? after.title : titled(state.key);
  };
  const shared = Map.groupBy(states.keys(), short);
  const words = new Map(
    all.flatMap(({ invokes }) => invokes.map((one) => [one.operation ?? one.src, one.words])),
  );
  return {
    state: (id) => {
      const parent = states.get(id)?.parent;
      return parent === undefined || shared.get(short(id))?.length === 1
        ? short(id)
        : `${short(id)} in ${short(parent)}`;
    },
    running: (name) => {
      const called = words.get(name) ?? name;
      return called === name ? name : `${called} (${name})`;
    },
  };
}

/** `Checking: the deposit check answers REFUSED [otherwise] → Refused`. */
function transitionName(edge: ReviewedTransition, names: Names): string {
  const { source, words, outcomes, guard, targets } = edge;
  const answers = outcomes.length === 0 ? '' : ` ${outcomes.join(', ')}`;
  // A guard without a name repeats the answer.
  const told = guard === undefined || (guard.name === 'condition' && outcomes.length > 0);
  const condition = told ? '' : ` [${guard.words}]`;
  const to = targets.length === 0 ? 'stays' : targets.map(names.state).join(', ');
  return `${names.state(source)}: ${words}${answers}${condition} → ${to}`;
}

/** Part of a state or transition that reviewers sign off. */
interface Field {
  readonly name: string;
  /** The compared value: every difference here is told. */
  readonly value: unknown;
  /** The words for one value; an array's elements each. */
  readonly say?: Reads<unknown, string>;
  /** It is nobody's definition: exploring the whole chart tells it. */
  readonly learned?: true;
}

interface Comparing<T> {
  readonly key: (one: T) => string;
  readonly name: (one: T) => string;
  readonly fields: (one: T) => readonly Field[];
}

function compare<T extends { readonly id: string }>(
  of: 'state' | 'transition',
  before: readonly T[],
  after: readonly T[],
  { key, name, fields }: Comparing<T>,
): Change[] {
  const earlier = new Map(before.map((one) => [key(one), one]));
  const later = new Set(after.map(key));
  const whole = (kind: 'added' | 'removed', one: T): Change => ({
    kind,
    of,
    id: one.id,
    name: name(one),
    follows: false,
    details: [],
  });
  return [
    ...after.flatMap((one): Change[] => {
      const was = earlier.get(key(one));
      if (was === undefined) return [whole('added', one)];
      const changed = changedFields(fields(was), fields(one));
      if (changed.length === 0) return [];
      return [
        {
          kind: 'changed',
          of,
          id: one.id,
          name: name(one),
          follows: changed.every(({ is }) => is.learned === true),
          details: changed.flatMap(({ was: old, is }) => details(old, is)),
        },
      ];
    }),
    ...before.filter((one) => !later.has(key(one))).map((one) => whole('removed', one)),
  ];
}

function flowDetails(before: ReviewedChart, after: ReviewedChart): string[] {
  const fields = ({ title, regulated, description, events }: ReviewedChart): Field[] => [
    { name: 'title', value: title },
    { name: 'regulated', value: regulated },
    { name: 'description', value: description },
    {
      name: 'events',
      value: Object.entries(events).map(([type, words]) => `${words} (${type})`),
    },
  ];
  return changedFields(fields(before), fields(after)).flatMap(({ was, is }) => details(was, is));
}

const stateFields = (state: ReviewedState, names: Names): Field[] => [
  { name: 'description', value: state.description },
  { name: 'status value', value: state.status },
  { name: 'kind', value: state.kind },
  { name: 'part of', value: state.parent, say: names.state },
  { name: 'begins what holds it', value: state.initial },
  { name: 'requirements', value: state.requirements },
  { name: 'tags', value: state.tags },
  {
    name: 'runs meanwhile',
    value: state.invokes.map(({ src, operation }) => operation ?? src),
    say: names.running,
  },
  { name: 'on entry', value: state.entry, say: plain },
  { name: 'on exit', value: state.exit, say: plain },
  { name: 'the player sees', value: state.screens, say: plain, learned: true },
];

const transitionFields = (edge: ReviewedTransition, names: Names): Field[] => [
  { name: 'leads to', value: edge.targets, say: names.state },
  { name: 'only if', value: edge.guard, say: guardInWords },
  { name: 'words', value: edge.words },
  { name: 'description', value: edge.description },
  { name: 'waits', value: edge.delay, say: duration },
  { name: 'does', value: edge.actions, say: plain },
  { name: 'enters again', value: edge.reenter },
  { name: 'requirements', value: edge.requirements },
  { name: 'announces', value: edge.facts, learned: true },
  { name: 'taken when', value: edge.causes, learned: true },
  { name: 'absent under', value: edge.absentUnder, learned: true },
];

/** A guard's own name tells two apart that read the same. */
const guardInWords = ({ name, words }: NonNullable<ReviewedTransition['guard']>): string =>
  name === 'condition' || words === plain(name) ? words : `${words} (${name})`;

/** Fields of the same order whose values differ. */
const changedFields = (
  before: readonly Field[],
  after: readonly Field[],
): { readonly was: Field; readonly is: Field }[] =>
  after.flatMap((is, index) => {
    const was = before[index] as Field;
    return JSON.stringify(was.value) === JSON.stringify(is.value) ? [] : [{ was, is }];
  });

function details(before: Field, { name, value, say }: Field): string[] {
  const was = before.value;
  if (!Array.isArray(was) || !Array.isArray(value))
    return [`${name}: ${said(value, say)}; before: ${said(was, say)}`];
  const gone = was.filter((one) => !value.includes(one)).map((one) => said(one, say));
  const come = value.filter((one) => !was.includes(one)).map((one) => said(one, say));
  if (gone.length + come.length === 0) return [`${name}: in another order`];
  if (was.length === 1 && value.length === 1) return [`${name}: ${come[0]}; before: ${gone[0]}`];
  return [
    ...(gone.length === 0 ? [] : [`${name}, no more: ${gone.join(', ')}`]),
    ...(come.length === 0 ? [] : [`${name}, now also: ${come.join(', ')}`]),
  ];
}

function said(value: unknown, say: Field['say']): string {
  if (value === undefined || value === '') return 'nothing';
  if (say !== undefined) return say(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
