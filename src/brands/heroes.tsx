import type { ComponentType } from 'react';
import type { BrandId } from '../../reference/brands.ts';
import { servedPart } from '../ui/parts.ts';

/** The large picture of a brand's home page; no visitor needs another brand's. */
export const heroesWhen = (
  ready: () => Promise<void>,
): Readonly<Partial<Record<string, ComponentType>>> => {
  const heroes: Readonly<Record<BrandId, ComponentType>> = {
    northlight: servedPart(async () => {
      await ready();
      const { Hero } = await import('./northlight/Hero.tsx');
      return { default: Hero };
    }),
    'sol-alta': servedPart(async () => {
      await ready();
      const { Hero } = await import('./sol-alta/Hero.tsx');
      return { default: Hero };
    }),
  };
  return heroes;
};
