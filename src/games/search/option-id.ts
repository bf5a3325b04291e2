import type { SearchOption } from '../../../machines/games/search/setup.ts';

/** The id of an option's element in a list. */
export const optionId = (list: string, option: SearchOption): string =>
  `${list}-${option.kind}-${option.kind === 'game' ? option.slug : option.id}`;
