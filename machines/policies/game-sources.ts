import type { GameLaw } from '../../reference/game-rules.ts';
import { found, own, told, type Source } from './source.ts';

type GameSources = Readonly<Partial<Record<keyof GameLaw, Source>>>;

/** The sources of the default. */
export const DEFAULT_GAME_SOURCES: Readonly<Record<keyof GameLaw, Source>> = {
  gameKinds: own(
    'Specification: it forbids no kind of game.',
    'The kinds of games that the licence in each country covers.',
  ),
  gameAllowList: own(
    'Specification: it knows no list of permitted games.',
    'Countries beside Germany in which each game, or each version, needs a permission or a certificate.',
  ),
  liveCasino: own(
    'Specification: live casino is a product area of its own (GUARD-11).',
    'Countries in which it is reserved to others.',
  ),
  jackpots: own(
    'Specification: JACK-01 to JACK-03.',
    'Countries that forbid jackpots, or their advertising.',
  ),
  freePlayFor: own(
    'Specification: GAME-13, guests open demos.',
    'Countries in which free play needs a verified age.',
  ),
  returnShownAt: own(
    'The project’s choice: the page of a game tells it. The specification does not ask for it.',
    'Countries that ask for it in another place.',
  ),
  topWinChanceShown: own(
    'Specification: it does not ask for it.',
    'Countries beside Germany that ask for the chance of a win.',
  ),
  oddsShown: own(
    'Specification: it does not ask for it. The rules of each game tell what pays.',
    'Countries beside Brazil that ask for it where the bet is placed.',
  ),
  leastReturn: own(
    'Specification: it asks for none.',
    'Countries with a least return beside those named here.',
  ),
};

export const BRITISH_GAMES: GameSources = {
  freePlayFor: told(
    'LCCP social responsibility code 3.2.11, since 7 May 2019: the age is verified before somebody plays free-to-play games; films and pictures of games are free. Several quote the Commission; the code was not read here.',
    'The wording, and which level of verification counts as a verified age. Play for free must have the chances and prizes of play for money (RTS 6A): that is the studio’s, and no policy here holds it.',
  ),
  jackpots: found(
    'RTS 9A, progressive jackpot systems: rules of funding, seed, ceiling and of two winners at once are told before anybody commits; who is not eligible is told.',
    'Whether the page of a game tells all of it. Jackpots themselves are not forbidden.',
  ),
  returnShownAt: told(
    'RTS 3C with RTS 9A: rules, and the house edge, the return to player or the chance of winning are available before committing; 3C was not read here.',
    'Whether the page of a game is enough, where the game is opened from a tile.',
  ),
};

export const SWEDISH_GAMES: GameSources = {
  gameKinds: found(
    'LIFS 2018:5, § 3: casino games under a licence of Spellag (2018:1138), chapter 7, § 1 are roulette, baccarat, punto banco, blackjack, poker and dice.',
    'Slots, video poker and bingo are let in here as games of the same licence: their section. Crash games, scratch cards and game shows are off, because the list does not name them: whether the authority counts any of them under one of its kinds.',
  ),
};

export const MALTESE_GAMES: GameSources = {
  leastReturn: told(
    'Player Protection Directive (Directive 2 of 2018), article 22: 85 %, lowered from 92 % in 2021. Several agree; the text was not read here.',
    'Whether it counts a game for itself or over time, and what jackpots add.',
  ),
  returnShownAt: told(
    'Directive 2 of 2018: the full rules are at most one click from the game.',
    'Whether the return to player belongs to these rules.',
  ),
};

export const GERMAN_GAME_SOURCES: GameSources = {
  gameKinds: found(
    'GlüStV 2021, § 22a (1) and (2): virtual slots, and no games that are table games of casinos (roulette, blackjack, baccarat).',
    'Online poker has a permission of its own (§ 22b), which is not held here. That video poker, bingo, dice, crash games, scratch cards and game shows are no virtual slots.',
  ),
  gameAllowList: found(
    'GlüStV 2021, § 22a (1): each virtual slot needs a permission of its own, and so does each material change of it.',
    'The operator’s permissions: the list of this project (reference/game-permits.ts) is made up for its made-up catalogue, and no regulator has seen it. Which change of a version is a material one; here every change is.',
  ),
  liveCasino: found(
    'GlüStV 2021, § 22a (2): no table games of casinos.',
    'Live transmissions of table games belong to online casino games (§ 22c), which the states reserve or license themselves: the paragraph, and the states in question.',
  ),
  jackpots: told(
    'GlüStV 2021, § 22a (11): no jackpots that are linked to the stake. The number of the subsection is from general knowledge alone.',
    'The subsection. Whether a jackpot that takes nothing of the stake may be offered; here none is.',
  ),
  freePlayFor: told(
    'GlüStV 2021, § 6j, on offers that are free; VG München, M 27 K 23.2236, is on conditions under it. Neither text was read here.',
    'For whom free play may be open, and whether the age must be verified for it. It is open here to who is logged in.',
  ),
  returnShownAt: found(
    'GlüStV 2021, § 22a (3): the chance of the top win and the average payout for each euro staked are both shown where the stake is made.',
    'How the payout is worded.',
  ),
  topWinChanceShown: found(
    'GlüStV 2021, § 22a (3): the chance of the top win is shown where the stake is made, beside the average payout.',
    'How it is worded: the game counts the chance from its reels, and writes “less than 1 in 1,000,000,000” where it is smaller. The highest win of a slot here needs the dearest stop in each of its free spins, and so has next to no chance. Whether another win counts as the top win, such as the dearest of one spin.',
  ),
};

export const BRAZILIAN_GAMES: GameSources = {
  leastReturn: told(
    'Portaria SPA/MF 1.207/2024: 85 % over the expected life of the game; jackpots outside the game are not counted. Three agree; the text was not read here.',
    'The article. Paytable and help must be in reach without a deposit or a bet: that belongs to the game.',
  ),
  oddsShown: told(
    'Portaria SPA/MF 1.207/2024: the multiplier of a bet is shown at the moment of the bet, and does not change after it. A law firm tells it; the text was not read here.',
    'The article, and whether it means more than the fixed odds of a table, such as a multiplier that a game draws.',
  ),
};
