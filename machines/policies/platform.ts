import type { Happening, Move, PlatformModel } from '../engine/composition.ts';

/** The standing of an account, as the platform holds it. */
export type Standing = 'open' | 'break' | 'coolingOff' | 'excluded';

export interface Known {
  readonly standing: Standing;
}

/** The standing that begins with a flow, when the platform says yes. */
const BEGINS: Readonly<Record<string, Exclude<Standing, 'open'>>> = {
  timeout: 'break',
  coolingOff: 'coolingOff',
  exclusion: 'excluded',
};

/**
 * The operations that the browser answers by itself, and those that end a session whatever stands against the
 * player.
 */
const ALWAYS_ANSWERED = new Set(['readStoredSession', 'clearStoredSession', 'signOut']);

/** Without a session the only answer is that there is none; a log in is refused. */
function closedAllows({ what }: Happening): boolean {
  if ('send' in what) return what.send !== 'session.started';
  if ('answer' in what)
    return (
      ALWAYS_ANSWERED.has(what.answer) || what.with === 'rejected' || what.with === 'notAuthorized'
    );
  return true;
}

/** The platform's standing after something that is a wish for a break. */
function standingAfter(standing: Standing, { member, what }: Happening): readonly Standing[] {
  const begun = BEGINS[member];
  if (begun === undefined || !('with' in what)) return [standing];
  // Never shortened: an exclusion stands, whatever shorter break is asked for.
  const next = standing === 'excluded' ? standing : begun;
  if ('answer' in what) return [what.with === 'success' ? next : standing];
  // Lost on the way there, or on the way back: nobody can tell.
  return what.with === 'unreachable' || what.with === 'unexpected' ? [standing, next] : [standing];
}

const OTHER_DEVICE: readonly Move<Known>[] = [
  move('takes a break on another device', 'player', 'break'),
  move('takes a break of 24 hours on another device', 'player', 'coolingOff'),
  move('is excluded, by another device or by support', 'platform', 'excluded'),
];

const OVER: Readonly<Record<Exclude<Standing, 'open'>, readonly Move<Known>[]>> = {
  break: [
    move('the break is over', 'time', 'open'),
    move('excludes themselves on another device', 'player', 'excluded'),
  ],
  coolingOff: [move('the 24 hours are over', 'time', 'open')],
  excluded: [move('the exclusion is over', 'time', 'open')],
};

function move(words: string, by: Move<Known>['by'], standing: Standing): Move<Known> {
  return { name: standing, words, by, to: { standing } };
}

/** A platform that keeps its word about breaks: it answers a call by the standing at the moment of the answer. */
export const honestPlatform: PlatformModel<Known> = {
  begin: { standing: 'open' },
  allows: ({ state: { standing }, happening }) => standing === 'open' || closedAllows(happening),
  after: ({ state: { standing }, happening }) =>
    standingAfter(standing, happening).map((next) => ({ standing: next })),
  moves: ({ standing }) => (standing === 'open' ? OTHER_DEVICE : OVER[standing]),
};

/** A platform that answers anything at any time: a claim that holds with it is guaranteed by the site alone. */
export const anyPlatform: PlatformModel<null> = {
  begin: null,
  allows: () => true,
  after: ({ state }) => [state],
  moves: () => [],
};
