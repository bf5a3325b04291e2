import type { ComponentType } from 'react';
import type { BrandId } from './brand.ts';
import { Mark as NorthlightMark } from './northlight/Mark.tsx';
import { Mark as SolAltaMark } from './sol-alta/Mark.tsx';

/** The sign of a brand, inline SVG in the theme's colours. */
export const MARKS: Readonly<Record<BrandId, ComponentType>> = {
  northlight: NorthlightMark,
  'sol-alta': SolAltaMark,
};
