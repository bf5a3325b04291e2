import { lazy, type ComponentType } from 'react';
import type { BrandId } from '../../reference/brands.ts';

/** It decorates: a page whose picture cannot be fetched does without. */
const noHero = () => ({ Hero: () => null });

/** The large picture of a brand's home page; no visitor needs another brand's. */
export const heroesWhen = (
  ready: () => Promise<void>,
): Readonly<Partial<Record<string, ComponentType>>> => {
  const heroes: Readonly<Record<BrandId, ComponentType>> = {
    northlight: lazy(async () => {
      await ready();
      const { Hero } = await import('./northlight/Hero.tsx').catch(noHero);
      return { default: Hero };
    }),
    'sol-alta': lazy(async () => {
      await ready();
      const { Hero } = await import('./sol-alta/Hero.tsx').catch(noHero);
      return { default: Hero };
    }),
  };
  return heroes;
};
