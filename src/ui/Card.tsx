import type { ReactNode } from 'react';
import { card } from './card.css.ts';

/** A piece of the page that stands for itself. */
export const Card = ({ children }: { children: ReactNode }) => (
  <div className={card}>{children}</div>
);
