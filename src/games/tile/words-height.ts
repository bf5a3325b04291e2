/** The height of the words of a tile, which the cells of a grid count with: six lines, and the room around them. */
export const WORDS = '6.5rem';
