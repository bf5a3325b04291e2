import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Credentials } from '../../replay/browser/players.ts';

/** A photo like a phone's camera's, as far as a reviewer can tell. */
export const photo = async (name: string): Promise<File> => {
  const bytes = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#35607a' },
  })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
};

/** The cards that wait at the desk of a player, by heading. */
export const cardOf = (desk: Page, what: string, { email }: Credentials): Locator =>
  desk
    .getByRole('listitem')
    .filter({ hasText: email })
    .filter({ has: desk.getByRole('heading', { name: what }) });
