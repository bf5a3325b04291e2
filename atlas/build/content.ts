import type { ReviewedState, ReviewedTransition } from '../../review/charts/reviewed.ts';
import type { Icon, LabelRow } from '../layout.ts';
import { set, type Content, type Piece } from './set-text.ts';

export const PADDING = { x: 10, y: 6 } as const;

/**
 * The densities of a drawing. Panel and table tell the facts that a sheet has no room for. `brief` drops facts,
 * and conditions that an answer makes plain. `terse` drops all conditions of answers. `dense`, `wide` and `narrow`
 * write the happening in the state rather than on the line. Lengths are the widest texts, in px.
 */
export const DENSITIES = {
  full: {
    facts: true,
    guards: true,
    named: 4,
    state: 200,
    label: 190,
    row: 210,
    name: 136,
    across: false,
    inBox: false,
  },
  brief: {
    facts: false,
    guards: true,
    named: 2,
    state: 200,
    label: 190,
    row: 210,
    name: 136,
    across: false,
    inBox: false,
  },
  terse: {
    facts: false,
    guards: false,
    named: 2,
    state: 330,
    label: 190,
    row: 240,
    name: 102,
    across: true,
    inBox: false,
  },
  dense: {
    facts: false,
    guards: false,
    named: 1,
    state: 330,
    label: 190,
    row: 470,
    name: 108,
    across: true,
    inBox: true,
  },
  wide: {
    facts: false,
    guards: false,
    named: 1,
    state: 330,
    label: 190,
    row: 540,
    name: 120,
    across: true,
    inBox: true,
  },
  narrow: {
    facts: false,
    guards: false,
    named: 1,
    state: 230,
    label: 190,
    row: 300,
    name: 102,
    across: true,
    inBox: true,
  },
} as const;
export type Density = keyof typeof DENSITIES;

/** The text of a state: its name, the specification's own name, its running actors, its hidden contents. */
export function stateContent(
  state: ReviewedState,
  title: string,
  {
    hidden,
    inside = [],
    density,
    width = DENSITIES[density].state,
  }: { hidden: number; inside?: readonly string[]; width?: number; density: Density },
): Content {
  const beside = density !== 'full';
  const { status } = state;
  const told = status !== undefined && !(beside && sameWords(status, title));
  return set(
    [
      { text: title, style: 'title', ...(state.initial && { icon: 'begin' as const }) },
      ...(told ? [{ text: status, style: 'status' as const, beside }] : []),
      ...state.invokes.map((invoke): Piece => ({
        text: invoke.operation ?? invoke.words,
        style: 'small',
        icon: 'operation',
        beside,
      })),
      ...(hidden === 0
        ? []
        : [{ text: `${hidden} states`, style: 'small' as const, icon: 'fold' as const, beside }]),
      // Its way of success, so that a closed state shows its contents.
      ...(inside.length === 0 || DENSITIES[density].across
        ? []
        : [{ text: inside.join(' › '), style: 'guard' as const }]),
    ],
    { x: PADDING.x, y: PADDING.y },
    width,
  );
}

/** `SELF_LIMIT_REACHED` says the same as `Self limit reached`. */
const sameWords = (a: string, b: string): boolean => bare(a) === bare(b);
const bare = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const ICONS: Readonly<Record<ReviewedTransition['trigger']['kind'], Icon>> = {
  event: 'event',
  done: 'done',
  error: 'error',
  snapshot: 'done',
  after: 'delay',
  complete: 'always',
  always: 'always',
};

/** The text of a row: the happening, its guard in brackets, its facts, and its target if it has no line. */
export interface RowText {
  /** More than one where they say the same. */
  readonly transitions: readonly [ReviewedTransition, ...ReviewedTransition[]];
  readonly trigger: string;
  readonly guard: string | undefined;
  readonly icon?: Icon;
  readonly leads?: string;
}

/** Rows under each other. @param from where the first begins; @param width of the widest text, in px */
export function rowsOf(
  texts: readonly RowText[],
  from: { x: number; y: number },
  width: number,
  density: Density,
): { rows: LabelRow[]; width: number; height: number } {
  const contents = texts.map((text) => contentOf(text, from.x, width, density));
  const widest = Math.max(0, ...contents.map((content) => content.width));
  let { y } = from;
  const rows = contents.map((content, index): LabelRow => {
    const row = rowAt(texts[index] as RowText, content, { x: from.x, y }, widest);
    y += row.height;
    return row;
  });
  return { rows, width: widest, height: y - from.y };
}

/**
 * Rows one after another, on as many lines as they need.
 * @param from where the first begins, the others' left, and the height of what the first stands behind
 */
export function rowsAcross(
  texts: readonly RowText[],
  from: { x: number; y: number; left?: number; first?: number },
  width: number,
  density: Density,
): { rows: LabelRow[]; width: number; height: number } {
  const rows: LabelRow[] = [];
  let { x, y } = from;
  let [widest, below] = [0, y];
  const left = from.left ?? x;
  const right = left + width;
  for (const text of texts) {
    let content = contentOf(text, x, width, density);
    if (x > left && x + content.width > right) {
      [x, y] = [left, Math.max(below, from.y + (from.first ?? 0))];
      content = contentOf(text, x, width, density);
    }
    const row = rowAt(text, content, { x, y }, content.width);
    rows.push(row);
    below = Math.max(below, y + row.height);
    x += content.width + 18;
    widest = Math.max(widest, x - 18 - left);
  }
  return { rows, width: widest, height: below - from.y };
}

const rowAt = (
  { transitions }: RowText,
  { lines, height }: Content,
  { x, y }: { x: number; y: number },
  width: number,
): LabelRow => ({
  transitions: transitions.map(({ id }) => id),
  x: x - 4,
  y,
  width: width + 8,
  height: height + 3,
  lines,
});

function contentOf(
  { transitions: [transition], trigger, guard, icon, leads }: RowText,
  x: number,
  width: number,
  density: Density,
): Content {
  return set(
    [
      {
        text: leads === undefined ? trigger : `${trigger} › ${leads}`,
        style: 'label',
        icon: icon ?? ICONS[transition.trigger.kind],
      },
      ...(guard === undefined
        ? []
        : [{ text: `[${guard}]`, style: 'guard' as const, beside: true }]),
      ...(DENSITIES[density].facts
        ? transition.facts.map((fact): Piece => ({
            text: fact,
            style: 'fact',
            icon: 'fact',
            beside: true,
          }))
        : []),
    ],
    { x, y: 1 },
    width,
  );
}

/**
 * The words at a transition: the trigger (without the operation's name where the state runs only one), its
 * answer, and the guard where the answer alone does not decide.
 */
export function wordsOf(
  transition: ReviewedTransition,
  siblings: readonly ReviewedTransition[],
  source: ReviewedState,
  density: Density,
): { trigger: string; guard: string | undefined } {
  const others = siblings.filter((one) => one.id !== transition.id && sameTrigger(one, transition));
  const told = transition.outcomes.length > 0;
  const shared = transition.outcomes.some((name) =>
    others.some(({ outcomes }) => outcomes.includes(name)),
  );
  return {
    trigger: triggerText(transition, source, DENSITIES[density].named),
    guard:
      told && density !== 'full' && (!shared || !DENSITIES[density].guards)
        ? undefined
        : guardText(transition, others, told && !shared),
  };
}

function guardText(
  { guard, place }: ReviewedTransition,
  others: readonly ReviewedTransition[],
  decided: boolean,
): string | undefined {
  if (guard !== undefined && guard.name !== 'condition') return guard.words;
  if (decided) return undefined;
  if (guard !== undefined) return guard.words;
  return place > 1 && others.length > 0 ? 'otherwise' : undefined;
}

const sameTrigger = (a: ReviewedTransition, b: ReviewedTransition): boolean =>
  a.source === b.source && JSON.stringify(a.trigger) === JSON.stringify(b.trigger);

function triggerText(
  { trigger, words, outcomes }: ReviewedTransition,
  source: ReviewedState,
  named: number,
): string {
  if (trigger.kind !== 'done' && trigger.kind !== 'error') return words;
  const said = trigger.kind === 'error' ? 'fails or gets no answer' : answered(outcomes, named);
  const only = source.invokes.length === 1;
  if (only) return said;
  const runs = source.invokes.find(({ id }) => id === trigger.invokeId);
  return `${runs?.words ?? trigger.src} ${said}`;
}

/** One more is named rather than counted. */
function answered(outcomes: readonly string[], most: number): string {
  if (outcomes.length === 0) return 'answers';
  const named = outcomes.length === most + 1 ? outcomes : outcomes.slice(0, most);
  const rest = outcomes.length - named.length;
  return `answers ${[...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')}`;
}
