/** The sign of a player that no pointer or key of this page gives, such as one in the frame of a game. */
export const USED = 'playerused';

/** The player does something in a frame: they are there. */
export const noteUse = (): void => {
  dispatchEvent(new Event(USED));
};
