import { lazy, type ComponentType } from 'react';
import type { BrandId } from '../../openapi/reference/brands.ts';

/** The large picture of a brand's home page; no visitor needs another brand's. */
export const heroesWhen = (
  ready: () => Promise<void>,
): Readonly<Partial<Record<string, ComponentType>>> => {
  const heroes: Readonly<Record<BrandId, ComponentType>> = {
    northlight: lazy(async () => {
      await ready();
      return { default: (await import('./northlight/Hero.tsx')).Hero };
    }),
    'sol-alta': lazy(async () => {
      await ready();
      return { default: (await import('./sol-alta/Hero.tsx')).Hero };
    }),
  };
  return heroes;
};
