import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Database } from '../../../backend/platform/database.ts';
import { t } from '../../../replay/texts.ts';
import { keep } from '../opened.ts';
import { openPhone, openSettled } from '../phone.ts';
import { addFunds, addPlayers, logIn, PASSWORD } from '../players.ts';

/** A platform with its site, and a browser. */
export interface Place {
  readonly browser: Browser;
  readonly origin: string;
  readonly db: Database;
}

/** A slot of the catalogue that ships. */
const GAME = '/en-UN/play/crimson-planet';

/** A phone that is touched, as those are on which such games are played. */
export const openTouchPhone = (place: Place): Promise<BrowserContext> =>
  openPhone(place, { hasTouch: true, isMobile: true });

/** A phone on which a player of means is logged in. @param name of players that no other measurement adds */
export async function openPhoneOfPlayer(place: Place, name: string): Promise<BrowserContext> {
  const [email = ''] = await addPlayers(place.db, name, 1, 'real');
  await addFunds(place.db, [email], 100_000_000);
  const context = await openTouchPhone(place);
  await keep(context, await logIn(place.origin, { email, password: PASSWORD }));
  return context;
}

/** The page of the game. */
export const openGamePage = (
  context: BrowserContext,
  { origin }: Place,
  waitUntil?: 'networkidle' | 'load',
): Promise<Page> => openSettled(context, `${origin}${GAME}`, waitUntil);

export const freePlay = (page: Page) => page.getByRole('button', { name: t('games.try') });
export const playNow = (page: Page) =>
  page.getByRole('button', { name: t('games.playNow'), exact: true });
export const playing = (page: Page) => page.locator('[data-in-game="playing"]').waitFor();
