import type { LucideIcon } from 'lucide-react';
import { icon } from './icon.css.ts';

/** A decorative icon in the brand's stroke; the words beside it carry the meaning. */
export function Icon({ of: Shape, size = 20 }: { of: LucideIcon; size?: 16 | 20 | 24 | 32 }) {
  return <Shape size={size} className={icon} aria-hidden />;
}
