import type { ReactNode } from 'react';
import { unseen } from './base.css.ts';
import { skeleton } from './skeleton.css.ts';

/**
 * The shape of coming content. Wrap the parts of one card or list in a `Loading`, which says so once to a screen
 * reader.
 */
export const Skeleton = ({ shape = 'text' }: { shape?: keyof typeof skeleton }) => (
  <span className={skeleton[shape]} />
);

/** `label` says what is loading. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div aria-busy>
    <output className={unseen}>{label}</output>
    <div aria-hidden>{children}</div>
  </div>
);
