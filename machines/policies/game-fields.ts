import { PERMITS } from '../../reference/game-permits.ts';
import type { GameKind, GameLaw, PermitList } from '../../reference/game-rules.ts';
import { listed, options, yesOrNo, type FieldDocument } from './field-words.ts';

const KINDS = {
  slot: 'slots',
  jackpotSlot: 'jackpot slots',
  roulette: 'roulette',
  blackjack: 'blackjack',
  baccarat: 'baccarat',
  poker: 'poker',
  dice: 'dice',
  crash: 'crash games',
  bingo: 'bingo',
  scratch: 'scratch cards',
  gameShow: 'game shows',
  videoPoker: 'video poker',
} as const satisfies Record<GameKind, string>;

const FREE_PLAY = {
  guests: 'everybody, without a log-in',
  players: 'players who are logged in',
  ageVerified: 'players whose age is verified',
} as const satisfies Record<GameLaw['freePlayFor'], string>;

const RETURN_SHOWN = {
  page: 'on the page of the game',
  stake: 'on the page of the game, and where the stake is made',
} as const satisfies Record<GameLaw['returnShownAt'], string>;

const LISTS = {
  GGL: 'the list of the GGL',
} as const satisfies Record<PermitList, string>;
const NO_LIST = 'no list';

/** `85.00 %`. @param basisPoints hundredths of a percent */
const percent = (basisPoints: number): string => `${(basisPoints / 100).toFixed(2)} %`;

/** Every kind, or these alone. */
function kindsInWords(kinds: readonly GameKind[]): string {
  if (kinds.length === Object.keys(KINDS).length) return 'all';
  return listed(kinds.map((kind) => KINDS[kind])) || 'none';
}

/** The fields of a policy about games: which are offered, to whom, and what is told of them. */
export const GAME_FIELDS = {
  gameKinds: {
    title: 'Kinds of games',
    decides:
      'Which kinds of games may be offered. A game of another kind is in no list and no search, and opens by no address.',
    say: kindsInWords,
    sentence: (value) => {
      if (value.length === Object.keys(KINDS).length) return 'Every kind of game may be offered.';
      return value.length === 0
        ? 'No kind of game may be offered.'
        : `Of the kinds of games, only ${kindsInWords(value)} may be offered.`;
    },
    requirements: ['GAME-07'],
    control: { kind: 'some', options: options(KINDS) },
  },
  gameAllowList: {
    title: 'Games with a permission',
    decides:
      'The only games that may be offered, each in one version, where the regulator permits them one by one. Another version is another game.',
    say: (value) => (value === null ? NO_LIST : LISTS[value]),
    sentence: (value) =>
      value === null
        ? 'No game needs a permission of its own.'
        : `Only the ${PERMITS[value].length} games of ${LISTS[value]} may be offered, each in its version.`,
    requirements: ['GAME-07'],
    control: { kind: 'choice', options: [{ value: null, words: NO_LIST }, ...options(LISTS)] },
  },
  liveCasino: yesOrNo({
    title: 'Live casino',
    decides: 'Whether games with a live dealer may be offered, of whatever kind.',
    yes: 'Games with a live dealer may be offered.',
    no: 'No game with a live dealer may be offered.',
    requirements: ['GUARD-11', 'GAME-06'],
  }),
  jackpots: yesOrNo({
    title: 'Jackpots',
    decides: 'Whether games with a jackpot may be offered, and the amounts of jackpots shown.',
    yes: 'Games with a jackpot may be offered, and jackpots shown.',
    no: 'No game with a jackpot may be offered, and no jackpot is shown.',
    requirements: ['JACK-01', 'JACK-02'],
  }),
  freePlayFor: {
    title: 'Free play',
    decides:
      'Who may play for free: everybody, players who are logged in, or players whose age is verified.',
    say: (value) => FREE_PLAY[value],
    sentence: (value) => `Free play is open to ${FREE_PLAY[value]}.`,
    requirements: ['GAME-03', 'GAME-13', 'API-087'],
    control: { kind: 'choice', options: options(FREE_PLAY) },
  },
  returnShownAt: {
    title: 'Return to player shown',
    decides:
      'Where it is told what a game returns of the stakes: on its page, or also where the stake is made.',
    say: (value) => RETURN_SHOWN[value],
    sentence: (value) => `The return to player is shown ${RETURN_SHOWN[value]}.`,
    requirements: ['GAME-07'],
    toldTo: 'games.round',
    control: { kind: 'choice', options: options(RETURN_SHOWN) },
  },
  topWinChanceShown: yesOrNo({
    title: 'Chance of the highest win shown',
    decides:
      'Whether it is told, where the stake is made, how likely the highest win of a slot is.',
    yes: 'The chance of the highest win is shown where the stake is made.',
    no: 'The chance of the highest win need not be shown.',
    requirements: ['GAME-07'],
    toldTo: 'games.round',
  }),
  oddsShown: yesOrNo({
    title: 'What a bet pays shown',
    decides: 'Whether each spot of a table of roulette says what it pays, such as 35:1.',
    yes: 'What a bet pays is shown where it is placed.',
    no: 'What a bet pays need not be shown where it is placed: the rules tell it.',
    requirements: ['GAME-07'],
    toldTo: 'games.round',
  }),
  leastReturn: {
    title: 'Least return to player',
    decides: 'The least share of the stakes that a game must return, in hundredths of a percent.',
    unit: 'hundredths of a percent',
    say: (value) => (value === null ? 'none' : percent(value)),
    sentence: (value) =>
      value === null
        ? 'No return to player is too low.'
        : `A game that returns less than ${percent(value)} is not offered.`,
    requirements: ['GAME-07'],
    control: { kind: 'numberOrNone', least: 1, most: 10_000, usual: 8_500 },
  },
} as const satisfies {
  readonly [Field in keyof GameLaw]: FieldDocument<GameLaw[Field]>;
};
