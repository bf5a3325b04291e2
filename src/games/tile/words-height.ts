/** The height of the words of a tile, which the cells of a grid count with. */
export const WORDS = '5.25rem';
