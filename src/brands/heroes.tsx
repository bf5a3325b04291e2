import type { ComponentType } from 'react';
import type { BrandId } from './brand.ts';
import { Hero as NorthlightHero } from './northlight/Hero.tsx';
import { Hero as SolAltaHero } from './sol-alta/Hero.tsx';

/** The large picture of a brand's home page. */
export const HEROES: Readonly<Record<BrandId, ComponentType>> = {
  northlight: NorthlightHero,
  'sol-alta': SolAltaHero,
};
