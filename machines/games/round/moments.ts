import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import { obstacleTo, type Round } from './decide.ts';
import type { roundMachine } from './machine.ts';
import { roundSamples } from './samples.ts';
import { roundScreen } from './screen.ts';
import type { LostCall, RoundScreen, Table } from './setup.ts';

/** The names that the properties of the flow use. */
export type Rounds = NamesOf<typeof roundMachine, typeof roundSamples, RoundScreen>;
export type Moved = Moment<Rounds>;

export const properties = propertiesOf<Rounds>();
const { isAnswer, isEvent } = properties;

export const SCOPE = ['SCOPE-03'];

/** A round is asked for that was not asked for before. */
export const begins = (moment: Moved): boolean =>
  moment.calls.includes('playRound') && !isEvent(moment, 'call.repeated');

/** The game is read, and not only the balance beside a hand. */
export const readsAnew = (moment: Moved): boolean =>
  isAnswer(moment, 'openPlay') && moment.from !== 'deciding';

/** The opening finds a round that is under way, or was not shown. */
export const findsRound = (moment: Moved): boolean =>
  readsAnew(moment) && isAnswer(moment, 'openPlay', 'blackjackOpen', 'unshown', 'unshownBall');

/** How many steps of the round of an answer the player saw before; 0 of another. */
export function seenBefore(moment: Moved): number {
  const { seen } = moment.before?.context ?? {};
  const round = roundIn(moment);
  return round !== undefined && round.roundId === seen?.roundId
    ? Math.min(seen.shown, round.steps.length)
    : 0;
}

/** An answer carries a round that is to be shown, from its start unless some of it was seen. */
export const bringsRound = (moment: Moved): boolean =>
  isAnswer(moment, 'playRound', 'lost', 'free', 'lastFree', 'small', 'won', 'ball', 'dealt') ||
  findsRound(moment);

/** The round of an answer to a stake or a decision, or of the opening. */
export function roundIn(moment: Moved): Round | undefined {
  if (isAnswer(moment, 'playRound') || isAnswer(moment, 'actInRound'))
    return moment.output.ok ? moment.output.data.round : undefined;
  if (!isAnswer(moment, 'openPlay') || !moment.output.ok) return undefined;
  return 'round' in moment.output.data ? moment.output.data.round : undefined;
}

/** The balance of an answer; undefined where it has none. */
export function balanceIn(moment: Moved): number | undefined {
  const isOne =
    isAnswer(moment, 'openPlay') ||
    isAnswer(moment, 'playRound') ||
    isAnswer(moment, 'actInRound') ||
    isAnswer(moment, 'endRound');
  return isOne && moment.output.ok ? moment.output.data.balance : undefined;
}

/** The code of a refusal; undefined of anything else. */
export function codeIn(moment: Moved): string | undefined {
  const isOne =
    isAnswer(moment, 'openPlay') ||
    isAnswer(moment, 'playRound') ||
    isAnswer(moment, 'actInRound') ||
    isAnswer(moment, 'endRound');
  return isOne && !moment.output.ok ? moment.output.code : undefined;
}

const CALLS = {
  openPlay: 'opening',
  playRound: 'playing',
  actInRound: 'acting',
  endRound: 'ending',
} as const satisfies Record<Rounds['source'], LostCall>;

/** The call that failed. */
export const lostIn = ({ what }: Moved): LostCall | undefined =>
  what !== undefined && 'fail' in what ? CALLS[what.fail] : undefined;

/** The call that is answered. */
export const answeredIn = ({ what }: Moved): LostCall | undefined =>
  what !== undefined && 'answer' in what ? CALLS[what.answer] : undefined;

/** The ms that pass; 0 where something else happens. */
export const passedIn = ({ what }: Moved): number =>
  what !== undefined && 'pass' in what ? what.pass : 0;

/** What an event of this type carries, by the samples; undefined where it is another. */
export function carriedBy({ what }: Moved, type: Rounds['event']): unknown {
  if (what === undefined || !('send' in what) || what.send !== type) return undefined;
  const sample: Sample = roundSamples.events[type];
  return sample.cases?.[('case' in what ? what.case : undefined) ?? 'typical'];
}

interface Sample {
  readonly words: string;
  readonly cases?: Readonly<Record<string, unknown>>;
}

/** What shows on every screen of the open game; undefined on the others. */
export function tableOn(snapshot: Moved['snapshot'] | undefined): Table | undefined {
  const screen = snapshot && roundScreen(snapshot);
  return screen !== undefined && 'table' in screen ? screen.table : undefined;
}

/** What stood against a round before. */
export const obstacleBefore = ({ before }: Moved) =>
  before === undefined ? 'stakeNotAllowed' : obstacleTo(before.context);
