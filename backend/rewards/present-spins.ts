import type { Schemas } from '../../openapi/types.ts';
import { scaled } from '../banking/deposit-methods.ts';
import type { Campaign, GivenSpins, Offeree } from './campaigns.ts';
import { endOf, leftOf, termsOf } from './present.ts';
import { weightsIn } from './wagering.ts';

/** A game of free spins, as the player's brand has it. */
export type SpinGame = Omit<
  Schemas['FreeSpinReward']['games'][number],
  'roundsGranted' | 'roundsPlayed'
>;

/** A campaign that gives free spins. */
export type SpinCampaign = Campaign & { readonly freeSpins: number; readonly spinStake: number };

export const givesSpins = (campaign: Campaign): campaign is SpinCampaign =>
  campaign.freeSpins !== null && campaign.spinStake !== null;

/** How many of the rounds each game has, the first ones the most; one that would have none is left out. */
export const sharedOut = (
  { freeSpins }: SpinCampaign,
  games: readonly SpinGame[],
): readonly (SpinGame & { readonly granted: number })[] =>
  games
    .map((game, at) => ({
      ...game,
      granted: Math.floor((freeSpins + games.length - 1 - at) / games.length),
    }))
    .filter(({ granted }) => granted > 0);

/**
 * What free spins are worth, minor units: all rounds, those that were played, and what was won and is not paid yet. They
 * are told as amounts, so that a bonus and free spins are given up alike.
 */
export function countOf({ spins, campaign, games }: GivenSpins) {
  const sum = (of: 'granted' | 'played') =>
    spins.stake * games.reduce((all, game) => all + game[of], 0);
  return {
    granted: sum('granted'),
    played: sum('played'),
    balance: campaign.wageringMultiplier === 0 ? 0 : spins.won,
  };
}

/** Whether no round of free spins can begin any more: they end with those that are open. `now` in ms. */
export function areEnding(given: GivenSpins, now: number): boolean {
  const { granted, played } = countOf(given);
  return played >= granted || given.spins.expiresAt.getTime() <= now;
}

/** Free spins that run, as a bonus that stands in the way of another. `now` in ms. */
export function presentRunningSpins(
  given: GivenSpins,
  { rules }: Offeree,
  { language, now }: { readonly language: string; readonly now: number },
): Schemas['ActiveReward'] {
  const { spins, campaign } = given;
  const { granted, played, balance } = countOf(given);
  return {
    ...termsOf(campaign, spins.currency, language),
    betBonusType: -1,
    assignmentId: spins.id,
    amount: granted,
    balance,
    wageringRequired: granted,
    wageringAmount: played,
    games: weightsIn(spins.vertical, rules),
    startedAt: spins.startedAt.toISOString(),
    expiresAt: spins.expiresAt.toISOString(),
    isEnding: areEnding(given, now),
  };
}

const rulesOf = (campaign: Campaign, { currency, rules }: Offeree, language: string) => ({
  ...termsOf(campaign, currency, language),
  betBonusType: -1 as const,
  ...(campaign.code !== null && { bonusCode: campaign.code }),
  ...(campaign.wageringMultiplier > 0 && { wageringGames: weightsIn(campaign.vertical, rules) }),
  daysToWager: campaign.daysToWager,
});

/** Free spins that can be claimed, with all of their terms. */
export const presentSpinOffer = (
  campaign: SpinCampaign,
  games: readonly SpinGame[],
  player: Offeree,
  language: string,
): Schemas['FreeSpinReward'] => ({
  ...rulesOf(campaign, player, language),
  status: 'ELIGIBLE',
  stake: scaled(campaign.spinStake, player.currency),
  games: sharedOut(campaign, games).map(({ granted, ...game }) => ({
    ...game,
    roundsGranted: granted,
    roundsPlayed: 0,
  })),
  won: 0,
  wageringAmount: 0,
  ...endOf(campaign),
  ...leftOf(campaign),
});

/** Free spins that run or wait. @param games those that the player's brand still has */
export function presentOwnSpins(
  given: GivenSpins,
  games: readonly SpinGame[],
  player: Offeree,
  language: string,
): Schemas['FreeSpinReward'] {
  const { spins, campaign } = given;
  return {
    ...rulesOf(campaign, player, language),
    assignmentId: spins.id,
    status: spins.status === 'QUEUED' ? 'QUEUED' : 'ACTIVE',
    ...(spins.wasQueued && {
      queuedPlayerBonus: {
        queuedPlayerBonusId: spins.id,
        isCredited: spins.status !== 'QUEUED',
      },
    }),
    stake: spins.stake,
    games: games.flatMap((game) =>
      given.games
        .filter(({ gameId }) => gameId === game.gameId)
        .map(({ granted, played }) => ({
          ...game,
          roundsGranted: granted,
          roundsPlayed: played,
        })),
    ),
    won: spins.won,
    wageringAmount: countOf(given).played,
    expiresAt: spins.expiresAt.toISOString(),
  };
}
