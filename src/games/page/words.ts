import type { Refused } from '../../../machines/games/launch/setup.ts';
import type { GameKind } from '../../../reference/game-rules.ts';
import type { GameCard } from '../../../reference/game-card.ts';
import type { TextId } from '../../texts/index.ts';

interface Said {
  readonly title: TextId;
  readonly body: TextId;
}

/** Why the platform starts no game. */
export const REFUSED_WORDS: Readonly<Record<Refused, Said>> = {
  'error.game.studio_closed': {
    title: 'games.refused.studioClosed.title',
    body: 'games.refused.studioClosed.body',
  },
  'error.game.not_allowed': {
    title: 'games.refused.notAllowed.title',
    body: 'games.refused.notAllowed.body',
  },
  'error.game.terms': { title: 'games.refused.terms.title', body: 'games.refused.terms.body' },
  'error.game.restricted_country': {
    title: 'games.restricted.title',
    body: 'games.restricted.body',
  },
  'error.game.login_needed': {
    title: 'games.refused.login.title',
    body: 'games.refused.login.body',
  },
  'error.game.free_play_closed': {
    title: 'games.refused.freePlay.title',
    body: 'games.refused.freePlay.body',
  },
  'error.game.play_rests': {
    title: 'games.refused.playRests.title',
    body: 'games.refused.playRests.body',
  },
  'error.game.active_elsewhere': {
    title: 'games.refused.elsewhere.title',
    body: 'games.refused.elsewhere.body',
  },
  'error.game.activity_unknown': {
    title: 'games.refused.activityUnknown.title',
    body: 'games.refused.activityUnknown.body',
  },
};

/** The name of a kind of game, and its rules in short. */
export const KIND_WORDS: Readonly<
  Record<GameKind, { readonly name: TextId; readonly rules: TextId }>
> = {
  slot: { name: 'games.kind.slot', rules: 'games.rules.slot' },
  jackpotSlot: { name: 'games.kind.jackpotSlot', rules: 'games.rules.jackpotSlot' },
  roulette: { name: 'games.kind.roulette', rules: 'games.rules.roulette' },
  blackjack: { name: 'games.kind.blackjack', rules: 'games.rules.blackjack' },
  baccarat: { name: 'games.kind.baccarat', rules: 'games.rules.baccarat' },
  poker: { name: 'games.kind.poker', rules: 'games.rules.poker' },
  dice: { name: 'games.kind.dice', rules: 'games.rules.dice' },
  crash: { name: 'games.kind.crash', rules: 'games.rules.crash' },
  bingo: { name: 'games.kind.bingo', rules: 'games.rules.bingo' },
  scratch: { name: 'games.kind.scratch', rules: 'games.rules.scratch' },
  gameShow: { name: 'games.kind.gameShow', rules: 'games.rules.gameShow' },
  videoPoker: { name: 'games.kind.videoPoker', rules: 'games.rules.videoPoker' },
};

export const VOLATILITY_WORDS: Readonly<Record<NonNullable<GameCard['volatility']>, TextId>> = {
  low: 'games.volatility.low',
  medium: 'games.volatility.medium',
  high: 'games.volatility.high',
};
