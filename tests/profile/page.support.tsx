import { screen, within } from '@testing-library/react';
import { openSite, type Site, type SiteOptions } from '../../replay/dom/site.tsx';

export const region = (name: string) => screen.findByRole('region', { name });
export const inRegion = async (name: string) => within(await region(name));

/** The page of the account's details, on a platform over the wire. */
export async function openProfile(options: Partial<SiteOptions> = {}): Promise<Site> {
  const site = await openSite({ at: '/en-UN/my-account/account', player: true, ...options });
  await region(LANGUAGE_TITLES[options.at?.slice(1, 3) ?? 'en'] ?? 'Language');
  return site;
}

const LANGUAGE_TITLES: Readonly<Record<string, string>> = { fi: 'Kieli', pt: 'Idioma' };

export async function fill({ user }: Site, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.click(field);
  if (text !== '') await user.paste(text);
}

/** A refusal, as the platform sends it. */
export const refusal = (status: number, code: string, message = 'As the platform says it.') => ({
  status,
  body: { code, message, traceId: 'trace-77' },
});
