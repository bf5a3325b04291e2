import type { AnyFlow } from '../flow.ts';
import type { Expectation, Mismatch, Path } from './fixture.ts';
import type { Occurrence } from './model.ts';
import { happeningInWords, startInWords } from './words.ts';

/** A happening on a path, with its expectation where that is known. */
type Step = Occurrence & { readonly expect?: Expectation };

/** A committed path, or the run that breaks a property. */
interface PathToSay {
  readonly id?: string;
  readonly input: string;
  readonly policy?: string | undefined;
  readonly start?: { readonly screen: string };
  readonly steps: readonly Step[];
}

/** A path in a tester's words, a line for the start and one for each step; `at` marks one of them, 0 is the start. */
export function pathInWords(flow: AnyFlow, path: PathToSay, at?: number): string {
  const { id = '', input, policy, start, steps } = path;
  const under = policy === undefined ? '' : `, policy ${policy}`;
  return [
    `${id}  ${flow.title}: ${startInWords(input)}${under}${start ? `, shows ${start.screen}` : ''}`.trimStart(),
    ...steps.map((step, index) => `${String(index + 1).padStart(4)}. ${stepInWords(flow, step)}`),
  ]
    .map((line, index) => (index === at ? `>${line.slice(index === 0 ? 0 : 1)}` : line))
    .join('\n');
}

/** A step in a tester's words: `chooses later → cashier`. */
export function stepInWords(flow: AnyFlow, { expect, ...what }: Step): string {
  const words = happeningInWords(flow, what);
  if (expect === undefined) return words;
  const nothing = expect.transitions.length === 0 ? ' (nothing may change)' : '';
  return `${words} → ${expect.screen}${nothing}`;
}

/** Words for a mismatch with a path: the step, its transitions, the difference, and the path. */
export function mismatchInWords(
  flow: AnyFlow,
  path: Path,
  { step, what, expected, seen }: Mismatch,
): string {
  const { transitions } = [path.start, ...path.steps.map(({ expect }) => expect)][
    step
  ] as Expectation;
  const taking = transitions.length === 0 ? 'where nothing may change' : transitions.join(', ');
  return `${path.id}, step ${step} (${taking}): ${what} is ${seen}, not ${expected}\n${pathInWords(flow, path, step)}`;
}
