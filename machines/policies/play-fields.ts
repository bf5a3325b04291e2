import type { CheckFigure, HighestStake, PlayRules } from '../../reference/play-rules.ts';
import { listed, many, money, options, yesOrNo, type FieldDocument } from './field-words.ts';

const FIGURES = {
  time: 'the time',
  netPosition: 'wins less stakes',
  deposits: 'deposits',
  stakes: 'stakes',
  wins: 'wins',
} as const satisfies Record<CheckFigure, string>;

const seconds = (ms: number): string => many(ms / 1_000, 'second');

/** `£2.00 a round of a slot for players under 25`. */
const stakeInWords = (stake: HighestStake): string =>
  [
    `${money(stake)} a round of ${stake.kinds === 'slots' ? 'a slot' : 'any game'}`,
    ...(stake.belowAge === null ? [] : [`for players under ${stake.belowAge}`]),
  ].join(' ');

/** The studio’s game hears of it at its launch. */
const TOLD = { toldTo: 'games.round' } as const;

/** How soon after the start of a round the next may start. @param what `a slot` */
const shortestRound = (title: string, what: string): FieldDocument<number | null> => ({
  title,
  decides: `The least time from the start of a round of ${what} to the start of the next.`,
  unit: 'thousandths of a second',
  say: (value) => (value === null ? 'none' : seconds(value)),
  sentence: (value) =>
    value === null
      ? `No round of ${what} is too short.`
      : `A round of ${what} starts ${seconds(value)} after the one before at the earliest.`,
  requirements: ['GAME-02'],
  ...TOLD,
  control: { kind: 'numberOrNone', least: 1, most: 60_000, usual: 2_500 },
});

/** The fields of a policy about play itself: a studio is told of them, and the page around its game keeps them. */
export const PLAY_FIELDS = {
  shortestSlotRoundMs: shortestRound('Shortest round of a slot', 'a slot'),
  shortestOtherRoundMs: shortestRound('Shortest round of other games', 'any game but a slot'),
  autoplayRounds: {
    title: 'Rounds of autoplay',
    decides: 'How many rounds one press may start at most; with none, each round has its press.',
    unit: 'rounds',
    say: (value) => (value === 0 ? 'none' : many(value, 'round')),
    sentence: (value) =>
      value === 0
        ? 'Each round is started by a press of its own.'
        : `One press starts ${many(value, 'round')} at most.`,
    requirements: ['GAME-02'],
    ...TOLD,
    control: { kind: 'number', least: 0, most: 1_000 },
  },
  speedUps: yesOrNo({
    title: 'Faster results',
    decides: 'Whether anything may shorten the time until a result shows.',
    yes: 'A game may let players shorten the time until a result shows.',
    no: 'Nothing shortens the time until a result shows.',
    requirements: ['GAME-02'],
    ...TOLD,
  }),
  highestStakes: {
    title: 'Highest stakes',
    decides:
      'The highest stake of a whole round. Of those that fit a player and a game the lowest holds; for a guest, whose age nobody knows, every age fits.',
    unit: 'euros or pounds',
    say: (value) => value.map(stakeInWords).join('; ') || 'none',
    sentence: (value) =>
      value.length === 0
        ? 'No stake is too high.'
        : `The highest stake is ${listed(value.map(stakeInWords))}.`,
    requirements: ['GAME-02', 'GAME-07'],
    ...TOLD,
    control: { kind: 'stakes' },
  },
  gamesAtOnce: {
    title: 'Games at once',
    decides: 'How many games a player may have open at once, over tabs and devices.',
    unit: 'games',
    say: (value) => (value === null ? 'any number' : String(value)),
    sentence: (value) =>
      value === null
        ? 'A player may have any number of games open at once.'
        : 'A player has one game open at a time: another one ends it.',
    requirements: ['GAME-01'],
    control: {
      kind: 'choice',
      options: [
        { value: null, words: 'any number' },
        { value: 1, words: 'one' },
      ],
    },
  },
  netPositionShown: yesOrNo({
    title: 'Net position in sight',
    decides: 'Whether wins less stakes since the game was opened stand in sight all the time.',
    yes: 'Wins less stakes since the game was opened stand in sight.',
    no: 'Wins less stakes need not stand in sight.',
    requirements: ['INGAME-03'],
  }),
  gameClockShown: yesOrNo({
    title: 'Clock of the game in sight',
    decides: 'Whether the time since the game was opened stands in sight all the time.',
    yes: 'The time since the game was opened stands in sight.',
    no: 'The time since the game was opened need not stand in sight.',
    requirements: ['INGAME-03'],
  }),
  gameCheckMinutes: {
    title: 'Check inside games',
    decides:
      'After how many minutes of play the check inside games comes at the latest; with none, the player’s own reminder is the check.',
    unit: 'minutes',
    say: (value) => (value === null ? 'the player’s own reminder' : many(value, 'minute')),
    sentence: (value) =>
      value === null
        ? 'The check inside games comes with the player’s own reminder.'
        : `The check inside games comes after ${many(value, 'minute')} of play at the latest.`,
    requirements: ['ACT-08', 'INGAME-06', 'NS-61'],
    control: { kind: 'numberOrNone', least: 1, most: 1_440, usual: 60 },
  },
  gameCheckFigures: {
    title: 'Figures of the check',
    decides: 'What the check inside games tells.',
    say: (value) => listed(value.map((figure) => FIGURES[figure])) || 'none',
    sentence: (value) =>
      `The check inside games tells ${listed(value.map((figure) => FIGURES[figure])) || 'nothing'}.`,
    requirements: ['INGAME-06', 'NS-61'],
    control: { kind: 'some', options: options(FIGURES) },
  },
  gameCheckBreakMinutes: {
    title: 'Rest after the check',
    decides: 'For how many minutes play rests after the check inside games was confirmed.',
    unit: 'minutes',
    say: (value) => (value === 0 ? 'none' : many(value, 'minute')),
    sentence: (value) =>
      value === 0
        ? 'Play goes on at once after the check.'
        : `Play rests for ${many(value, 'minute')} after the check.`,
    requirements: ['ACT-08', 'NS-61'],
    control: { kind: 'number', least: 0, most: 1_440 },
  },
  activityFile: yesOrNo({
    title: 'Activity told to the regulator',
    decides:
      'Whether a central file of the regulator is told that a player is active, before their first game.',
    yes: 'Before the first game the player is reported as active; who is active elsewhere does not play.',
    no: 'No file of a regulator is told that a player is active.',
    requirements: ['GAME-01'],
  }),
} as const satisfies {
  readonly [Field in keyof PlayRules]: FieldDocument<PlayRules[Field]>;
};
