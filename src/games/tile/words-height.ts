/** Of a name. */
export const NAME_LINE = '1.125rem';
/** Of what stands below the name. */
export const LINE = '1rem';
/**
 * The height of the words of a tile, which the cells of a grid count with: two lines of a name, studio and limits,
 * and the room above them.
 */
export const WORDS = `calc(2 * ${NAME_LINE} + 2 * ${LINE} + 8px)`;
