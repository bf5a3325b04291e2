import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Database } from '../../../backend/platform/database.ts';
import { t } from '../../../replay/texts.ts';
import { openPhone, openSettled } from '../phone.ts';

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

/** The page of the game. */
export const openGamePage = (
  context: BrowserContext,
  { origin }: Place,
  waitUntil?: 'networkidle' | 'load',
): Promise<Page> => openSettled(context, `${origin}${GAME}`, waitUntil);

export const freePlay = (page: Page) => page.getByRole('button', { name: t('games.try') });
export const playing = (page: Page) => page.locator('[data-in-game="playing"]').waitFor();
