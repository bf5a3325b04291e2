/** Of a name. */
export const NAME_LINE = '1.125rem';
/** Of what stands below the name. */
export const LINE = '1rem';
/** How many lines of a name have room, where hardly any name takes as many as three. */
export const twoLines = { '--name-lines': '2' };
/** The height of the words of a tile, which the cells of a grid count with: name, studio, limits, and room above. */
export const WORDS = `calc(var(--name-lines, 3) * ${NAME_LINE} + 2 * ${LINE} + 8px)`;
