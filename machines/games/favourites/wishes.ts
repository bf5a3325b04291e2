import type { Schemas } from '../../../openapi/types.ts';

/** A game whose heart can be pressed. */
export interface Hearted {
  /** The id of its content. */
  readonly gameId: string;
  readonly lobby: Schemas['LobbyPageType'];
  /** A brand name, to be named to the player. */
  readonly name: string;
}

/** A heart as the player wants it, until the platform has it so. */
export interface Wish extends Hearted {
  readonly isOn: boolean;
}

/** The favourites that the platform is known to have, and the wishes that it has not answered, in order. */
export interface Hearts {
  readonly ids: readonly string[];
  readonly wishes: readonly Wish[];
}

const isOf =
  (gameId: string) =>
  (one: { readonly gameId: string }): boolean =>
    one.gameId === gameId;

/** Whether a game's heart shows as pressed: as it is wanted, and else as the platform has it. */
export const isFavourite = ({ ids, wishes }: Hearts, gameId: string): boolean =>
  wishes.find(isOf(gameId))?.isOn ?? ids.includes(gameId);

/** The favourites as they show. */
export const shownIds = ({ ids, wishes }: Hearts): readonly string[] => [
  ...wishes.filter(({ isOn, gameId }) => isOn && !ids.includes(gameId)).map(({ gameId }) => gameId),
  ...ids.filter((id) => isFavourite({ ids, wishes }, id)),
];

/** Turns a heart over: a game has one wish, which keeps its place. */
export function turned(hearts: Hearts, game: Hearted): readonly Wish[] {
  const wish = { ...game, isOn: !isFavourite(hearts, game.gameId) };
  const { wishes } = hearts;
  return wishes.some(isOf(game.gameId))
    ? wishes.map((one) => (one.gameId === game.gameId ? wish : one))
    : [...wishes, wish];
}

/** The wishes that the platform does not fulfil yet. */
export const open = ({ ids, wishes }: Hearts): readonly Wish[] =>
  wishes.filter(({ gameId, isOn }) => ids.includes(gameId) !== isOn);

/** The favourites after the platform has fulfilled a wish. */
export function fulfilled(ids: readonly string[], { gameId, isOn }: Wish): readonly string[] {
  const others = ids.filter((id) => id !== gameId);
  return isOn ? [gameId, ...others] : others;
}

/** The wishes without that of a game. */
export const without = (wishes: readonly Wish[], { gameId }: Wish): readonly Wish[] =>
  wishes.filter((one) => one.gameId !== gameId);
