import type { ReviewedState, ReviewedTransition } from '../../replay/charts/reviewed.ts';
import { TYPE, type Icon, type LabelRow, type TextLine } from '../layout.ts';
import { widthOf, wrap } from './measure.ts';

/** Widest text of a state and of a label, in px. */
const STATE_TEXT = 176;
const FRAME_TEXT = 320;
const LABEL_TEXT = 172;
const ICON = 15;

export const PADDING = { x: 12, y: 9 } as const;

export interface Content {
  readonly lines: readonly TextLine[];
  readonly width: number;
  readonly height: number;
}

interface Piece {
  readonly text: string;
  readonly style: TextLine['style'];
  readonly icon?: Icon;
}

/** Sets pieces of text under each other. @param at where the first line begins, in px */
function set(pieces: readonly Piece[], at: { x: number; y: number }, width: number): Content {
  const lines: TextLine[] = [];
  let { y } = at;
  let widest = 0;
  for (const { text, style, icon } of pieces) {
    const indent = icon === undefined ? 0 : ICON;
    const { lead, size } = TYPE[style];
    for (const [index, line] of wrap(text, style, width - indent).entries()) {
      y += lead;
      const base = Math.round((y - (lead - size) / 2 - size * 0.18) * 2) / 2;
      lines.push({
        text: line,
        x: at.x + indent,
        y: base,
        style,
        ...(icon !== undefined && index === 0 ? { icon } : {}),
      });
      widest = Math.max(widest, indent + widthOf(line, style));
    }
  }
  return { lines, width: Math.ceil(widest), height: y - at.y };
}

/** The text of a state: its name, the specification's own name, and what runs while it is active. */
export function stateContent(state: ReviewedState, title: string, frame: boolean): Content {
  return set(
    [
      { text: title, style: 'title' },
      ...(state.status === undefined ? [] : [{ text: state.status, style: 'status' as const }]),
      ...state.invokes.map((invoke): Piece => ({
        text: invoke.operation ?? invoke.words,
        style: 'small',
        icon: 'operation',
      })),
    ],
    { x: PADDING.x, y: PADDING.y },
    frame ? FRAME_TEXT : STATE_TEXT,
  );
}

const ICONS: Readonly<Record<ReviewedTransition['trigger']['kind'], Icon>> = {
  event: 'event',
  done: 'done',
  error: 'error',
  snapshot: 'done',
  after: 'delay',
  complete: 'always',
  always: 'always',
};

/** The rows of a label: for each transition what triggers it, its guard in brackets, what it announces. */
export function rowsOf(
  transitions: readonly ReviewedTransition[],
  words: (transition: ReviewedTransition) => { trigger: string; guard: string | undefined },
  from: { x: number; y: number },
): { rows: LabelRow[]; width: number; height: number } {
  const rows: LabelRow[] = [];
  let { y } = from;
  let width = 0;
  for (const transition of transitions) {
    const { trigger, guard } = words(transition);
    const content = set(
      [
        { text: trigger, style: 'label', icon: ICONS[transition.trigger.kind] },
        ...(guard === undefined ? [] : [{ text: `[${guard}]`, style: 'guard' as const }]),
        ...transition.facts.map((fact): Piece => ({ text: fact, style: 'fact', icon: 'fact' })),
      ],
      { x: from.x, y: 3 },
      LABEL_TEXT,
    );
    const height = content.height + 6;
    rows.push({ transition: transition.id, y, height, lines: content.lines });
    y += height;
    width = Math.max(width, content.width);
  }
  return { rows, width: width + 2 * from.x, height: y - from.y };
}

/**
 * What stands at a transition: the trigger without the name of the operation where the state runs
 * only one, what it answers, and the guard where the answer alone does not decide.
 */
export function wordsOf(
  transition: ReviewedTransition,
  siblings: readonly ReviewedTransition[],
  source: ReviewedState,
): { trigger: string; guard: string | undefined } {
  const others = siblings.filter((one) => one.id !== transition.id && sameTrigger(one, transition));
  const told = transition.outcomes.length > 0;
  const shared = transition.outcomes.some((name) =>
    others.some(({ outcomes }) => outcomes.includes(name)),
  );
  return {
    trigger: triggerText(transition, source),
    guard: guardText(transition, others, told && !shared),
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
): string {
  if (trigger.kind !== 'done' && trigger.kind !== 'error') return words;
  const said = trigger.kind === 'error' ? 'fails or gets no answer' : answered(outcomes);
  const only = source.invokes.length === 1;
  if (only) return said;
  const runs = source.invokes.find(({ id }) => id === trigger.invokeId);
  return `${runs?.words ?? trigger.src} ${said}`;
}

const NAMED = 4;

function answered(outcomes: readonly string[]): string {
  if (outcomes.length === 0) return 'answers';
  const named = outcomes.slice(0, NAMED);
  const rest = outcomes.length - named.length;
  return `answers ${[...named, ...(rest > 0 ? [`${rest} more`] : [])].join(', ')}`;
}
