import type { AnyFlow } from '../flow.ts';
import type { FailureName } from '../samples.ts';
import type { Occurrence } from './model.ts';
import type { Trigger } from './transitions.ts';

/** `enteringAmount` → `entering amount`; capitals that stand together stay. */
export const plain = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** `documentsPreferred` → `Documents preferred`. */
export const titled = (name: string): string => {
  const words = plain(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const UNITS = [
  [86_400_000, 'day', 'days'],
  [3_600_000, 'hour', 'hours'],
  [60_000, 'minute', 'minutes'],
  [1_000, 's', 's'],
] as const;

/** A time in words: the largest unit that divides it. @param ms milliseconds */
export function duration(ms: number): string {
  for (const [size, one, many] of UNITS) {
    if (ms >= size && ms % size === 0) return `${ms / size} ${ms === size ? one : many}`;
  }
  return `${ms} ms`;
}

/** The start of a path: with an input that deserves mention, or without. */
export const startInWords = (input: string): string =>
  input === 'typical' ? 'starts' : `starts ${plain(input)}`;

/** A happening in a tester's words: `chooses later`, `the deposit check answers DOCUMENTS_PREFERRED`. */
export function happeningInWords(flow: AnyFlow, what: Occurrence): string {
  const { words } = flow.samples;
  if ('send' in what) {
    const of = what.case === undefined || what.case === 'typical' ? '' : ` (${plain(what.case)})`;
    return `${words[what.send] ?? what.send}${of}`;
  }
  if ('answer' in what)
    return `${words[what.answer] ?? what.answer} ${answering(outcomeInWords(flow, what.answer, what.with))}`;
  if ('fail' in what) return `${words[what.fail] ?? what.fail} ${failureInWords(what.with)}`;
  return `${duration(what.pass)} pass`;
}

/** A message from one flow to another: `the wallet session.ended`. */
export const toldInWords = ({ samples }: AnyFlow, to: string, event: string): string =>
  `${samples.words[to] ?? to} ${event}`;

/** Stands for every answer that the contract does not name. */
const OTHER_ANSWER = 'any other answer';

/** That something is answered, for example `answers REFUSED`. @param answer as {@link outcomeInWords} has it */
export const answering = (answer: string): string =>
  `${answer === OTHER_ANSWER ? 'gives' : 'answers'} ${answer}`;

/** The contract's name of a listed answer: its result or code where it has one, else the example's name. */
export const answerInWords = (name: string, code: string | undefined, shared: boolean): string => {
  // The contract's example of an answer that it does not list.
  if (code === 'XYZ') return OTHER_ANSWER;
  if (code === undefined) return plain(name);
  // Two examples may share a code: then the example's name tells them apart.
  return shared ? `${code} (${plain(name)})` : code;
};

/** An outcome by the contract's name: its result or code where it has one, else the example's name. */
export function outcomeInWords(flow: AnyFlow, src: string, name: string): string {
  const outcomes = flow.samples.outcomes[src] ?? {};
  const code = codeOf(outcomes[name]);
  const shared = Object.values(outcomes).filter((other) => codeOf(other) === code).length > 1;
  return answerInWords(name, code, shared);
}

function codeOf(output: unknown): string | undefined {
  if (typeof output !== 'object' || output === null) return undefined;
  const { ok, code, data } = output as {
    readonly ok?: boolean;
    readonly code?: string;
    readonly data?: { readonly result?: string };
  };
  return ok === false ? code : data?.result;
}

function failureInWords(name: string): string {
  switch (name as FailureName) {
    case 'refused':
      return 'is refused: too many requests';
    case 'invalid':
      return 'is refused: what was typed is not accepted';
    case 'unreachable':
      return 'gets no answer';
    case 'unexpected':
      return 'fails';
  }
}

/** The trigger of a transition, as a reviewer reads it on the diagram. */
export function triggerInWords(flow: AnyFlow, trigger: Trigger, delay?: number): string {
  const { words } = flow.samples;
  switch (trigger.kind) {
    case 'event':
      return words[trigger.type] ?? trigger.type;
    case 'done':
      return `${words[trigger.src] ?? trigger.src} answers`;
    case 'error':
      return `${words[trigger.src] ?? trigger.src} fails or gets no answer`;
    case 'snapshot':
      return `${words[trigger.src] ?? trigger.src} reports`;
    case 'after':
      return delay === undefined ? plain(trigger.delay) : `after ${duration(delay)}`;
    case 'complete':
      return 'when all of it is done';
    case 'always':
      return 'at once';
  }
}
