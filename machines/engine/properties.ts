import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import type { Reads } from '../samples.ts';
import type { Occurrence } from './model.ts';
import type { Moment, Names } from './moment.ts';

/**
 * Something that holds in every run of a flow, whatever happens: an oracle outside the chart. It uses the
 * flow's names, so that an unknown name does not compile.
 */
export interface Property<N extends Names = Names> {
  readonly title: string;
  readonly requirements: readonly string[];
  /** The knowledge before anything happened. */
  readonly begin: Memory<N>;
  /** Events that must be handled in a state, whatever came before. */
  readonly offers?: Reads<N['snapshot'], readonly string[]>;
}

/** The knowledge that a property keeps of a run so far. */
export interface Memory<N extends Names = Names> {
  /** Tells memories apart; keep them small, since every state is visited once for each. */
  readonly key: string;
  /** The memory after one more step, or `violated`. */
  readonly next: Reads<Moment<N>, Memory<N> | typeof violated>;
  /** It stays the same whatever happens: each step is judged by itself. */
  readonly constant?: true;
}

export const violated = Symbol('violated');

/** Memory that is any JSON. */
const remembering = <N extends Names, Known>(
  known: Known,
  next: (known: Known, moment: Moment<N>) => Known | typeof violated,
): Memory<N> => {
  const memory: Memory<N> = {
    key: JSON.stringify(known),
    next: (moment) => {
      const now = next(known, moment);
      if (now === violated) return violated;
      // Most steps change nothing of the knowledge.
      return now === known ? memory : remembering(now, next);
    },
  };
  return memory;
};

type OneOrMore<T> = T | readonly T[];

/** An answer of an operation, or one of those of that name. */
type AnswerOf<N extends Names, Src extends string, Name extends string = string> = Extract<
  N['answer'],
  { readonly src: Src; readonly name: Name }
>;

/**
 * The properties of a flow, and the questions that they ask of a moment, typed by its names:
 * `propertiesOf<NamesOf<typeof machine, typeof samples, Screen>>()`.
 */
export function propertiesOf<N extends Names = Names>() {
  type Src = N['source'];
  type Test = (moment: Moment<N>) => boolean;
  type Requirements = readonly string[];

  /** A property with a memory. */
  const holds = <Known>(
    title: string,
    requirements: Requirements,
    initial: Known,
    next: (known: Known, moment: Moment<N>) => Known | typeof violated,
  ): Property<N> => ({ title, requirements, begin: remembering(initial, next) });

  /** A property that looks at single steps: `wrong` must never be true. */
  const never = (title: string, requirements: Requirements, wrong: Test): Property<N> => {
    const begin: Memory<N> = {
      key: 'null',
      constant: true,
      next: (moment) => (wrong(moment) ? violated : begin),
    };
    return { title, requirements, begin };
  };

  /** Whether a moment is an answer; one of these, where some are named. */
  const isAnswer = <Of extends Src, Name extends AnswerOf<N, Of>['name']>(
    moment: Moment<N>,
    src: Of,
    ...names: readonly Name[]
  ): moment is Moment<N> & { readonly output: AnswerOf<N, Of, Name>['output'] } =>
    answers(moment.what, src, names);

  /** Whether an operation failed at a moment; one of these, where some are named. */
  const isFailure = (moment: Moment<N>, ...srcs: readonly Src[]): boolean =>
    fails(moment.what, srcs);

  /** Whether a moment is one of these events. */
  const isEvent = (moment: Moment<N>, ...types: readonly N['event'][]): boolean =>
    sends(moment.what, types);

  /** Whether one of these screens shows. */
  const shows = ({ screen }: Moment<N>, ...screens: readonly N['screen'][]): boolean =>
    screens.includes(screen);

  /** Whether one of these screens showed before. */
  const cameFrom = ({ from }: Moment<N>, ...screens: readonly N['screen'][]): boolean =>
    from !== undefined && screens.includes(from);

  /** How many of one operation are under way. */
  const running = (snapshot: N['snapshot'], src: N['source']): number => underWay(snapshot, src);

  /** How many of one operation began at a moment. */
  const begun = ({ calls }: Moment<N>, src: Src): number =>
    calls.filter((call) => call === src).length;

  /** An operation begins only by one of these events, or where `also` says so. */
  const begunOnlyBy = (
    src: Src,
    requirements: Requirements,
    events: readonly N['event'][],
    also: Test = () => false,
  ): Property<N> =>
    never(
      `${src} begins only by ${events.join(' or ')}`,
      requirements,
      (moment) => begun(moment, src) > 0 && !isEvent(moment, ...events) && !also(moment),
    );

  /** A fact is announced only by these answers. */
  const announcedOnlyBy = (
    fact: N['fact']['type'],
    requirements: Requirements,
    by: Test,
  ): Property<N> =>
    never(
      `${fact} is announced only when it happened`,
      requirements,
      (moment) => moment.facts.includes(fact) && !by(moment),
    );

  /**
   * The properties of a flow of one operation: it begins by its one event, each success is announced and
   * nothing else is, and its screen `failed` remembers the reason of a failure (ERR-03).
   */
  const oneShot = <Of extends Src>({
    start,
    src,
    event,
    fact,
    requirements,
    successes,
  }: {
    /** The screen that it begins with, where no journey says so. */
    readonly start?: N['screen'];
    readonly src: Of;
    readonly event: N['event'];
    readonly fact: N['fact']['type'];
    readonly requirements: Requirements;
    readonly successes: readonly AnswerOf<N, Of>['name'][];
  }): readonly Property<N>[] => {
    const succeeded = (moment: Moment<N>): boolean => isAnswer(moment, src, ...successes);
    const mayBegin = (snapshot: AnyMachineSnapshot): boolean =>
      snapshot.status === 'active' && underWay(snapshot, src) === 0;
    return [
      ...(start === undefined
        ? []
        : [
            never(
              'it begins where nothing was asked for yet',
              requirements,
              (moment) => moment.what === undefined && moment.screen !== start,
            ),
          ]),
      begunOnlyBy(src, requirements, [event]),
      announcedOnlyBy(fact, requirements, succeeded),
      never(
        'every success is announced',
        requirements,
        (moment) => succeeded(moment) && !moment.facts.includes(fact),
      ),
      never('why it failed is remembered for the player', ['ERR-03'], (moment) => {
        const { failure }: { readonly failure?: unknown } = moment.snapshot.context;
        const screen: string | undefined = moment.screen;
        return isFailure(moment) && !(screen === 'failed' && failure !== undefined);
      }),
      {
        ...never(
          'it can be asked for in every situation but while it is under way or done, and is asked once',
          requirements,
          (moment) =>
            isEvent(moment, event) &&
            moment.before !== undefined &&
            (mayBegin(moment.before)
              ? running(moment.snapshot, src) === 0
              : !sameValue(moment.before, moment.snapshot)),
        ),
        offers: (snapshot) => (mayBegin(snapshot) ? [event] : []),
      },
    ];
  };

  return {
    holds,
    never,
    isAnswer,
    isFailure,
    isEvent,
    shows,
    cameFrom,
    running,

    /** An operation never runs twice at a time. A second start may replace the first, for operations that only read. */
    oneAtATime: (src: Src, requirements: Requirements): Property<N> =>
      never(
        `${src} is never under way twice`,
        requirements,
        (moment) => begun(moment, src) > 1 || running(moment.snapshot, src) > 1,
      ),

    /**
     * An operation does not begin again before it has been answered, has failed, or was given up at an earlier
     * moment. It does not suffice that the chart stopped waiting: the platform acts all the same.
     */
    answeredFirst: (src: Src, requirements: Requirements, givenUp: Test): Property<N> =>
      holds(
        `${src} does not begin again before it is answered`,
        requirements,
        false,
        (isOpen: boolean, moment) => {
          const begins = begun(moment, src);
          const waits = isOpen && !answers(moment.what, src, []) && !isFailure(moment, src);
          if (begins > 1 || (begins > 0 && waits)) return violated;
          return begins > 0 || (waits && !givenUp(moment));
        },
      ),

    begunOnlyBy,

    /** Each outcome of an operation shows its screen, in whatever state it arrives. */
    showsAfter: <Of extends Src>(
      src: Of,
      requirements: Requirements,
      screens: { readonly [Name in AnswerOf<N, Of>['name']]?: OneOrMore<N['screen']> },
    ): Property<N> => {
      const expected = new Map<string, OneOrMore<N['screen']>>(Object.entries(screens));
      return never(`each answer of ${src} shows its own screen`, requirements, (moment) => {
        const what: Occurrence | undefined = moment.what;
        if (what === undefined || !('answer' in what) || what.answer !== src) return false;
        const any = expected.get(what.with);
        return any !== undefined && !shows(moment, ...[any].flat());
      });
    },

    /**
     * The effect of each event in each state, written by hand: event → state before → state after. In a state
     * that is not named the event must do nothing.
     */
    eventTable: (
      requirements: Requirements,
      table: {
        readonly [Type in N['event']]?: { readonly [From in N['state']]?: N['state'] };
      },
    ): Property<N> => {
      const rows = new Map<string, [before: string, after: string][]>(
        Object.entries(table).map(([event, row]) => [event, Object.entries(row ?? {})]),
      );
      return {
        ...never('each event does what the table of events says', requirements, (moment) => {
          const what: Occurrence | undefined = moment.what;
          const { before, snapshot } = moment;
          if (what === undefined || !('send' in what) || before === undefined) return false;
          const row = rows.get(what.send);
          if (row === undefined) return false;
          const [, after] = row.find(([path]) => isIn(before, path)) ?? [];
          return after === undefined ? !sameValue(before, snapshot) : !isIn(snapshot, after);
        }),
        offers: (snapshot) =>
          [...rows].flatMap(([event, row]) =>
            row.some(([path]) => isIn(snapshot, path)) ? [event] : [],
          ),
      };
    },

    announcedOnlyBy,
    oneShot,
  };
}

const answers = (what: Occurrence | undefined, src: string, names: readonly string[]): boolean =>
  what !== undefined &&
  'answer' in what &&
  what.answer === src &&
  (names.length === 0 || names.includes(what.with));

const fails = (what: Occurrence | undefined, srcs: readonly string[]): boolean =>
  what !== undefined && 'fail' in what && (srcs.length === 0 || srcs.includes(what.fail));

const sends = (what: Occurrence | undefined, types: readonly string[]): boolean =>
  what !== undefined && 'send' in what && types.includes(what.send);

const underWay = ({ children }: AnyMachineSnapshot, src: string): number =>
  Object.values(children as Record<string, AnyActorRef | undefined>).filter(
    (child) => child?.src === src,
  ).length;

const isIn = (snapshot: AnyMachineSnapshot, path: string): boolean =>
  snapshot._nodes.some((node) => node.path.join('.') === path);

const sameValue = (one: AnyMachineSnapshot, other: AnyMachineSnapshot): boolean =>
  JSON.stringify(one.value) === JSON.stringify(other.value);
