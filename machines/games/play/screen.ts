import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { playMachine } from './machine.ts';
import type { PlayScreen } from './setup.ts';

export type { PlayScreen };

type Snapshot = SnapshotFrom<typeof playMachine>;

const framed = (snapshot: Snapshot) => {
  const { url, gameId, gameSessionId, isFullScreen, showsSwipe, facts, isBroken } =
    snapshot.context;
  const frame = isBroken ? undefined : snapshot.context.frame;
  const isFree = gameSessionId === undefined;
  const head = { gameId, isFullScreen, showSwipeText: showsSwipe, isFree, facts };
  return { frame, url, isInReach: snapshot.hasTag('inReach'), head };
};

/** A screen that says no more than that something is so. */
const plain =
  <Name extends 'opening' | 'playing' | 'withheld' | 'pausing' | 'silent' | 'broken' | 'asked'>(
    name: Name,
  ) =>
  (snapshot: Snapshot) => ({ name, ...framed(snapshot) });

export const playScreen = screenOf<Snapshot, PlayScreen>({
  opening: plain('opening'),
  playing: plain('playing'),
  withheld: plain('withheld'),
  pausing: plain('pausing'),
  silent: plain('silent'),
  broken: plain('broken'),
  asked: plain('asked'),
  overlay: (snapshot) => {
    const { area } = snapshot.context;
    return area && { name: 'overlay', area, ...framed(snapshot) };
  },
  limited: (snapshot) => {
    const { limitation } = snapshot.context;
    return limitation && { name: 'limited', limitation, ...framed(snapshot) };
  },
  check: (snapshot) => {
    const { facts, rounds, failure } = snapshot.context;
    const isBusy = snapshot.hasTag('busy');
    return facts && { name: 'check', facts, rounds, isBusy, failure, ...framed(snapshot) };
  },
  resting: (snapshot) => {
    const { facts } = snapshot.context;
    return facts && { name: 'resting', facts, ...framed(snapshot) };
  },
  over: (snapshot) => {
    const { facts } = snapshot.context;
    return facts && { name: 'over', facts, ...framed(snapshot) };
  },
});
