import { lazy } from 'react';
import { whenTakenOver } from './idle.ts';

/** Rich text low on a page: the server has rendered it, and its links work without a script. */
export const LazyRichText = lazy(async () => {
  await whenTakenOver();
  const { RichText } = await import('../content/RichText.tsx');
  return { default: RichText };
});
