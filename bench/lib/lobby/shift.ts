import { loadCold } from '../page-load.ts';
import { chosen } from '../phone.ts';
import { NAMES, urlOf, type Place } from './place.ts';

/** The pages of the games side besides the lobby, by name. @param game slug of a game */
const pathsOf = ({ brand }: Place, game: string): Readonly<Record<string, string>> => ({
  category: `/online-casino/${NAMES[brand].slots}`,
  live: '/live-casino-online',
  game: `/play/${game}`,
  promotions: '/promotions',
  promo: `/promo/${NAMES[brand].offer}`,
  landing: '/landing/first-steps',
  vip: '/vip',
  tournaments: '/tournaments',
});

/** How far each page moves under its reader's eyes while it loads on a slow phone. */
export async function shiftsOf(
  place: Place,
  game: string,
): Promise<Readonly<Record<string, number>>> {
  const shifts: Record<string, number> = {};
  for (const [name, path] of Object.entries(pathsOf(place, game))) {
    const { cls } = await loadCold(place.browser, urlOf(place, path), '', chosen);
    shifts[name] = cls;
  }
  return shifts;
}
