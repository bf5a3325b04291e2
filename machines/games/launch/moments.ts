import type { Moment, NamesOf } from '../../engine/moment.ts';
import { propertiesOf } from '../../engine/properties.ts';
import { isShut, waysIn, type Mode } from './decide.ts';
import type { launchMachine } from './machine.ts';
import { launchSamples } from './samples.ts';
import type { LaunchContext, LaunchScreen } from './setup.ts';

/** The names that the properties of the flow use. */
export type Launch = NamesOf<typeof launchMachine, typeof launchSamples, LaunchScreen>;
export type Moved = Moment<Launch>;

export const properties = propertiesOf<Launch>();
const { isAnswer, isEvent, isFailure } = properties;

/** Who looks, or from where, became different. */
export const changed = (moment: Moved): boolean => isEvent(moment, 'visit.changed');

const known = new WeakMap<object, ReturnType<typeof waysIn>>();

/** What the laws and the studio say of the one who looks; most properties ask. */
export function said({ snapshot: { context } }: Moved): ReturnType<typeof waysIn> {
  let ways = known.get(context);
  if (ways === undefined) known.set(context, (ways = waysIn(context)));
  return ways;
}

/** Who looks, or from where, became different while the game does not run. */
export const looksAnew = (moment: Moved): boolean =>
  changed(moment) && moment.from !== 'game' && !staysInStart(moment);

/** The page told again of the one for whom the game is being started. */
const staysInStart = ({ what, from, before, snapshot }: Moved): boolean =>
  what !== undefined &&
  from === 'starting' &&
  JSON.stringify(before?.context.visit) === JSON.stringify(snapshot.context.visit);

/** The page decided anew what it shows. */
export const decides = (moment: Moved): boolean =>
  moment.what === undefined || isAnswer(moment, 'play') || looksAnew(moment);

/** The page has just been reloaded, with a game in that mode that a press would start now. */
export const goesOn = (moment: Moved, mode: Mode): boolean =>
  moment.what === undefined &&
  launchSamples.inputs[moment.start.input].device.ranBefore === mode &&
  said(moment)[mode] === 'allowed' &&
  !isShut(moment.snapshot.context) &&
  !(mode === 'free' && said(moment).promptsFirst);

/** Play for money is open to the one who looks, or asks them to log in first. */
export const hasMoney = (moment: Moved, ...ways: readonly ('allowed' | 'loginNeeded')[]): boolean =>
  ways.some((way) => said(moment).money === way) && !isShut(moment.snapshot.context);

/** A free game runs when this happens. */
export const ranFree = ({ from, before }: Moved): boolean =>
  from === 'game' && before?.context.mode === 'free';

/** Who has asked for play for money in a free game leaves it, and may have it. */
export const goesOver = (moment: Moved): boolean =>
  isAnswer(moment, 'play') &&
  ranFree(moment) &&
  moment.before?.context.isMoneyWanted === true &&
  hasMoney(moment, 'allowed');

/** The page offered the ways into the game. */
export const wasOpen = ({ from }: Moved): boolean =>
  from === 'offered' || from === 'prompted' || from === 'refused' || from === 'failed';

/** Free play is chosen by somebody who is told of the log-in first. */
export const isToBePrompted = (moment: Moved): boolean =>
  isEvent(moment, 'demo.chosen') &&
  wasOpen(moment) &&
  said(moment).free === 'allowed' &&
  said(moment).promptsFirst &&
  moment.before?.context.isPrompted === false;

/** The platform had no game to open. */
export const lost = (moment: Moved): boolean =>
  isAnswer(moment, 'startGame', 'noGame') ||
  isAnswer(moment, 'startDemo', 'noGame') ||
  (isFailure(moment, 'startGame', 'startDemo') && failureKind(moment) === 'unexpected');

const failureKind = ({ what }: Moved): string | undefined =>
  what !== undefined && 'fail' in what ? what.with : undefined;

/** The screen of each answer, in either mode. */
const SCREENS = {
  success: 'game',
  live: 'game',
  noGame: 'leaving',
  notFound: 'missing',
  notAllowed: 'refused',
  termsOwed: 'refused',
  restrictedCountry: 'refused',
  studioClosed: 'refused',
} as const;

/** The screen that an answer to a start shows. */
export const screenAfter = ({ what }: Moved): LaunchScreen['name'] => {
  const name: string = what !== undefined && 'answer' in what ? what.with : '';
  return SCREENS[name as keyof typeof SCREENS] ?? 'refused';
};

/** The game that this answer opened. */
export const openedBy = (moment: Moved): LaunchContext['detail'] =>
  (isAnswer(moment, 'startGame') || isAnswer(moment, 'startDemo')) &&
  moment.output.ok &&
  'data' in moment.output.data
    ? moment.output.data.data.gameDetail
    : undefined;

/** The code of the refusal that the page tells of: of this answer, or the one before. */
export const reasonOf = (moment: Moved): string | undefined => {
  const isOne = isAnswer(moment, 'startGame') || isAnswer(moment, 'startDemo');
  if (!isOne) return moment.before?.context.reason;
  return 'code' in moment.output ? moment.output.code : undefined;
};

const COUNTRIES: Readonly<Record<string, string>> = {
  guest: '',
  fussy: '',
  onPhone: '',
  unverified: 'GB',
  walled: 'CA',
  unlawful: 'DE',
};

/** The residence of a visit, by the name of its sample; none for a guest. */
export const countryOf = ({ what }: Moved): string => {
  const name = what !== undefined && 'case' in what ? (what.case ?? 'typical') : 'typical';
  return COUNTRIES[name] ?? 'FI';
};
