/** The ground of a number by its `data-colour`. */
export const pocketColours = {
  '&[data-colour=red]': { background: '#b3261e' },
  '&[data-colour=black]': { background: '#15191d' },
  '&[data-colour=zero]': { background: '#0b6436' },
};
