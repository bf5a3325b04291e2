import type { Reads } from '../samples.ts';
import type { Happening, Part, Step, View } from './composition.ts';
import type { Names } from './moment.ts';
import { violated } from './properties.ts';

/** A claim that no behaviour of a composition's members and platform may break. */
export interface Claim<State = unknown, Known = unknown> {
  /** The knowledge before anything happened. */
  readonly begin: Known;
  /** The knowledge after a step, or `violated`. Keep it small: every state is visited once for each. */
  readonly next: Reads<
    { readonly known: Known; readonly moment: Happened<State> },
    Known | typeof violated
  >;
}

/** One step of a composition, as a claim sees it. */
export interface Happened<State = unknown> {
  readonly before: View<State>;
  readonly after: View<State>;
  /** The happening; undefined where a page was opened or left, or only the platform moved. */
  readonly happening: Happening | undefined;
  /** The name of the platform's move, where that is what happened. */
  readonly move: string | undefined;
  readonly parts: readonly Part[];
}

export const happenedIn = <State>({ from, to, what, parts }: Step<State>): Happened<State> => ({
  before: from.view,
  after: to.view,
  happening: 'member' in what ? what : undefined,
  move: 'move' in what ? what.move.name : undefined,
  parts,
});

/** A claim with a memory. */
export const holds = <State, Known>(
  begin: Known,
  next: (known: Known, moment: Happened<State>) => Known | typeof violated,
): Claim<State, Known> => ({ begin, next: ({ known, moment }) => next(known, moment) });

/** A claim of single steps: `wrong` must never be true. */
export const never = <State>(wrong: (moment: Happened<State>) => boolean): Claim<State, null> => ({
  begin: null,
  next: ({ known, moment }) => (wrong(moment) ? violated : known),
});

/** The questions that a claim asks of one member, by the names of its flow: others do not compile. */
export function questionsTo<N extends Names>(name: string) {
  const partsIn = ({ parts }: Happened): readonly Part[] =>
    parts.filter(({ member }) => member === name);
  const shows = (view: View, ...screens: readonly N['screen'][]): boolean => {
    const screen = view.screen(name);
    return screen !== undefined && screens.includes(screen);
  };
  return {
    shows,
    /** Whether it shows one of these, and showed none of them before. */
    comesTo: ({ before, after }: Happened, ...screens: readonly N['screen'][]): boolean =>
      shows(after, ...screens) && !shows(before, ...screens),
    announced: (moment: Happened, fact: N['fact']['type']): boolean =>
      partsIn(moment).some(({ edge }) => edge.facts.some(({ type }) => type === fact)),
    /** Whether it begins to ask this. */
    calls: (moment: Happened, src: N['source']): boolean =>
      partsIn(moment).some(({ edge }) => edge.calls.some((call) => call.src === src)),
    /** Whether it is answered; one of these, where some are named. */
    isAnswered: <Src extends N['source']>(
      { happening }: Happened,
      src: Src,
      ...names: readonly Extract<N['answer'], { readonly src: Src }>['name'][]
    ): boolean => {
      const what = happening?.member === name ? happening.what : undefined;
      if (what === undefined || !('answer' in what) || what.answer !== src) return false;
      return names.length === 0 || names.includes(what.with);
    },
    /** Whether it hears an event, from whomever. */
    hears: (moment: Happened, ...types: readonly N['event'][]): boolean =>
      partsIn(moment).some(
        ({ edge: { occurrence: what } }) =>
          what !== undefined && 'send' in what && types.includes(what.send),
      ),
  };
}
