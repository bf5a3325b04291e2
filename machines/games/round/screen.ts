import type { SnapshotFrom } from 'xstate';
import { screenOf } from '../../engine/screens.ts';
import {
  betsOf,
  choicesOf,
  missedCost,
  obstacleTo,
  shownBalance,
  stakesOf,
  stepMs,
  takesChip,
  totalOf,
} from './decide.ts';
import type { roundMachine } from './machine.ts';
import type { RoundContext, RoundScreen, Table } from './setup.ts';

export type { RoundScreen, Table };

function tableOf(context: RoundContext): Table | undefined {
  const { play, stake, balance, round, shown, rounds, autoplay, freeRounds, isResumed } = context;
  if (play === undefined) return undefined;
  const bets = betsOf(context);
  return {
    play,
    balance: shownBalance(balance, round, shown),
    stakes: stakesOf(play),
    stake,
    bets,
    total: totalOf(bets),
    obstacle: obstacleTo(context),
    takesChip: takesChip(context),
    autoplay,
    freeRounds,
    round,
    shown,
    rounds,
    isResumed,
  };
}

/** A screen of the open game. */
const laid =
  <
    Name extends
      | 'betting'
      | 'playing'
      | 'resting'
      | 'waiting'
      | 'paused'
      | 'freeOver'
      | 'elsewhere',
  >(
    name: Name,
  ) =>
  ({ context }: { readonly context: RoundContext }) => {
    const table = tableOf(context);
    return table && { name, table };
  };

/** A screen of a round that is under way. */
const running =
  <Name extends 'celebrating' | 'ending'>(name: Name) =>
  ({ context }: { readonly context: RoundContext }) => {
    const table = tableOf(context);
    return table?.round && { name, table, round: table.round };
  };

export const roundScreen = screenOf<SnapshotFrom<typeof roundMachine>, RoundScreen>({
  betting: laid('betting'),
  playing: laid('playing'),
  revealing: ({ context }) => {
    const table = tableOf(context);
    return (
      table?.round && {
        name: 'revealing',
        table,
        round: table.round,
        revealMs: stepMs(table.round, table.shown),
        mayHasten: table.play.terms.speedUps,
      }
    );
  },
  deciding: ({ context }) => {
    const table = tableOf(context);
    return (
      table?.round && {
        name: 'deciding',
        table,
        round: table.round,
        choices: choicesOf(table.round, table.balance),
        missedCost: missedCost(table.round, table.balance),
      }
    );
  },
  acting: ({ context }) => {
    const table = tableOf(context);
    return (
      table?.round && context.act && { name: 'acting', table, round: table.round, act: context.act }
    );
  },
  celebrating: running('celebrating'),
  ending: running('ending'),
  resting: laid('resting'),
  waiting: laid('waiting'),
  paused: laid('paused'),
  freeOver: laid('freeOver'),
  elsewhere: laid('elsewhere'),
  refused: ({ context }) =>
    context.reason &&
    context.refusedCall && {
      name: 'refused',
      reason: context.reason,
      call: context.refusedCall,
      highestStake: context.bonusStake,
      table: tableOf(context),
    },
  lost: ({ context, value }) =>
    context.failure !== undefined && typeof value === 'object' && 'lost' in value
      ? { name: 'lost', failure: context.failure, call: value.lost, table: tableOf(context) }
      : undefined,
  ended: ({ context }) => ({ name: 'ended', hasChanged: context.hasChanged }),
});
