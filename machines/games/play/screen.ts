import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import type { playMachine } from './machine.ts';
import type { PlayContext, PlayScreen } from './setup.ts';

export type { PlayScreen };

const framed = (context: PlayContext) => {
  const { frame, url, gameId, gameSessionId, isFullScreen, showsSwipe, facts } = context;
  const isFree = gameSessionId === undefined;
  const head = { gameId, isFullScreen, showSwipeText: showsSwipe, isFree, facts };
  return { frame, url, head };
};

/** A screen that says no more than that something is so. */
const plain =
  <Name extends 'opening' | 'playing' | 'withheld' | 'pausing' | 'silent' | 'broken' | 'asked'>(
    name: Name,
  ) =>
  ({ context }: { readonly context: PlayContext }) => ({ name, ...framed(context) });

export const playScreen = screenOf<SnapshotFrom<typeof playMachine>, PlayScreen>({
  opening: plain('opening'),
  playing: plain('playing'),
  withheld: plain('withheld'),
  pausing: plain('pausing'),
  silent: plain('silent'),
  broken: plain('broken'),
  asked: plain('asked'),
  overlay: ({ context }) =>
    context.area && { name: 'overlay', area: context.area, ...framed(context) },
  limited: ({ context }) =>
    context.limitation && {
      name: 'limited',
      limitation: context.limitation,
      ...framed(context),
    },
  check: (snapshot) => {
    const { facts, rounds, failure } = snapshot.context;
    return (
      facts && {
        name: 'check',
        facts,
        rounds,
        isBusy: snapshot.hasTag('busy'),
        failure,
        ...framed(snapshot.context),
      }
    );
  },
  resting: ({ context }) =>
    context.facts && { name: 'resting', facts: context.facts, ...framed(context) },
  over: ({ context }) =>
    context.facts && { name: 'over', facts: context.facts, ...framed(context) },
});
