import type { ComponentType } from 'react';
import type { BrandId } from '../../reference/brands.ts';
import { Mark as NorthlightMark } from './northlight/Mark.tsx';
import { Mark as SolAltaMark } from './sol-alta/Mark.tsx';

const MARKS: Readonly<Record<BrandId, ComponentType>> = {
  northlight: NorthlightMark,
  'sol-alta': SolAltaMark,
};

/** The sign of a brand, inline SVG in the theme's colours; nothing for one that has none yet. */
export function BrandMark({ brand }: { brand: string }) {
  const Mark = (MARKS as Partial<Record<string, ComponentType>>)[brand];
  return Mark && <Mark />;
}
