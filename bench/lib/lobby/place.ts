import type { Browser } from '@playwright/test';
import type { BrandId } from '../../../reference/brands.ts';

/** A site of which lobbies are measured, and a browser. */
export interface Place {
  readonly browser: Browser;
  readonly origin: string;
  readonly brand: BrandId;
}

/** Ids of documents that both brands have under other names: a category of nearly everything, and an offer. */
export const NAMES = {
  northlight: { slots: 'slots', offer: 'welcome-bonus' },
  'sol-alta': { slots: 'slot-games', offer: 'sunny-start' },
} as const satisfies Record<BrandId, unknown>;

/** @param path after the locale */
export const urlOf = ({ origin, brand }: Place, path: string): string =>
  `${origin}/en-UN${path}?brand=${brand}`;
