import { changeLimit, type LimitBook, type Wish } from '../../reference/limit-rules.ts';
import { settledAt, type OwnLimit } from '../../reference/own-limits.ts';
import { LIMIT_PERIODS, type LimitPeriod, type MarketPolicy } from '../../reference/policies.ts';
import type { Composition, Move } from '../engine/composition.ts';

export const HOUR = 3_600_000;

/** One deposit limit over time, as the platform's rules lead it. Instants in ms; 0 is a Monday, 0:00. */
export interface LimitState {
  readonly at: number;
  readonly period: LimitPeriod;
  readonly own: Pick<OwnLimit, 'limit' | 'pending' | 'loosenedAt'> | null;
  /** When the limit that holds now came to hold, if that was in the last step. */
  readonly since: number | null;
}

/** Lengths of the periods; a month of thirty days that begins with a week. */
const LENGTH = { D: 24 * HOUR, W: 7 * 24 * HOUR, M: 30 * 24 * HOUR } as const;
/** The time between two things that a player does. */
const TICK = 12 * HOUR;
/** The start of each, so that a period, and three days of waiting, end within the explored days. */
const BEGINS = { D: 12 * HOUR, W: 84 * HOUR, M: 27 * 24 * HOUR + 12 * HOUR } as const;
const DAYS = 5;

/** Amounts that a player asks for: less than holds at first, as much, and more than any regulator's highest. */
const AMOUNTS = [5_000, 10_000, 150_000] as const;

export const endOf = (period: LimitPeriod, at: number): number =>
  (Math.floor(at / LENGTH[period]) + 1) * LENGTH[period];

/**
 * Everything that a player and time can make of one limit: the platform's own rules, over five days in
 * steps of twelve hours, and to the very moment at which a change is due.
 */
export const limitOverTime = (policy: MarketPolicy): Composition<LimitState | null> => ({
  members: [],
  wires: [],
  pages: {},
  platform: {
    begin: null,
    allows: () => true,
    after: ({ state }) => [state],
    moves: (state) =>
      state === null ? beginnings() : [...passing(policy, state), ...asking(policy, state)],
  },
});

function beginnings(): Move<LimitState | null>[] {
  return LIMIT_PERIODS.flatMap((period) => [
    {
      name: 'begin',
      words: `has no limit by the ${WORDS[period]} yet`,
      by: 'player',
      to: { at: BEGINS[period], period, own: null, since: null },
    },
    {
      name: 'begin',
      words: `has a limit of ${amount(AMOUNTS[1])} by the ${WORDS[period]}`,
      by: 'player',
      to: {
        at: BEGINS[period],
        period,
        own: { limit: AMOUNTS[1], pending: null, loosenedAt: null },
        since: null,
      },
    },
  ]);
}

const lastOf = ({ period }: LimitState): number => BEGINS[period] + DAYS * 24 * HOUR;

const WORDS = { D: 'day', W: 'week', M: 'month' } as const;

const amount = (minor: number): string => `${minor / 100} EUR`;

function passing(policy: MarketPolicy, state: LimitState): Move<LimitState>[] {
  const due = state.own?.pending?.from;
  const until = (name: string, words: string, at: number): Move<LimitState> => {
    const own = state.own && settledAt(whole(state, state.own), at);
    const changed = own?.limit !== state.own?.limit;
    const to = {
      ...state,
      at,
      own: own ? kept(policy, at, own) : null,
      since: changed ? (due ?? at) : null,
    };
    return { name, words, by: 'time', to };
  };
  const next = (Math.floor(state.at / TICK) + 1) * TICK;
  return [
    ...(next <= lastOf(state)
      ? [
          until(
            'time',
            `the clock strikes ${next % (24 * HOUR) === 0 ? '12 at night' : 'noon'}`,
            next,
          ),
        ]
      : []),
    ...(due !== undefined && due > state.at
      ? [
          until('time', 'the wait is all but over', due - 1),
          until('time', 'the wait is over', due),
        ].filter(({ to }) => to.at > state.at)
      : []),
  ];
}

function asking(policy: MarketPolicy, state: LimitState): Move<LimitState>[] {
  const book: LimitBook = {
    now: state.at,
    policy,
    endOf,
    highest: policy.highestDepositLimit,
    kind: 'DEPOSIT',
    limits: state.own ? [whole(state, state.own)] : [],
  };
  const ask = (name: string, words: string, wish: Wish): Move<LimitState>[] => {
    const changed = changeLimit(book, state.period, wish);
    if (typeof changed === 'string')
      return [
        { name, words: `${words}, and is refused`, by: 'player', to: { ...state, since: null } },
      ];
    const own = changed.limits.find(({ period }) => period === state.period);
    const differs = own?.limit !== state.own?.limit;
    return [
      {
        name,
        words,
        by: 'player',
        to: {
          ...state,
          own: own ? kept(policy, state.at, own) : null,
          since: differs ? state.at : null,
        },
      },
    ];
  };
  const answering = state.own?.pending
    ? [
        ...ask('cancel', 'calls the change that waits off', 'cancel'),
        ...ask('confirm', 'confirms the change once more', 'confirm'),
      ]
    : [];
  // Just before something is due a new wish would only begin another wait at an odd time.
  if (state.at % TICK !== 0 || state.at > lastOf(state)) return answering;
  return [
    ...AMOUNTS.flatMap((wish) => ask(`set ${wish}`, `asks for a limit of ${amount(wish)}`, wish)),
    ...(state.own ? ask('delete', 'asks for the limit to be deleted', 'delete') : []),
    ...answering,
  ];
}

/** Keeps only what decides about later steps. */
const kept = (
  { loosensAfterHours }: MarketPolicy,
  at: number,
  { limit, pending, loosenedAt }: OwnLimit,
): NonNullable<LimitState['own']> => ({
  limit,
  pending,
  loosenedAt: loosenedAt !== null && at < loosenedAt + loosensAfterHours * HOUR ? loosenedAt : null,
});

const whole = ({ period }: LimitState, own: NonNullable<LimitState['own']>): OwnLimit => ({
  kind: 'DEPOSIT',
  period,
  used: 0,
  startedAt: 0,
  updatedAt: 0,
  lockedUntil: null,
  ...own,
});
