import type { ComponentType } from 'react';
import type { BrandId } from './brand.ts';
import { Mark as NorthlightMark } from './northlight/Mark.tsx';
import { Mark as SolAltaMark } from './sol-alta/Mark.tsx';

const MARKS: Readonly<Record<BrandId, ComponentType>> = {
  northlight: NorthlightMark,
  'sol-alta': SolAltaMark,
};

const NoMark = () => null;

/** The sign of a brand, by its id: inline SVG in the theme's colours. */
export const markOf = (brand: string): ComponentType =>
  (MARKS as Partial<Record<string, ComponentType>>)[brand] ?? NoMark;
