import { lazyPart } from '../../ui/parts.ts';
import { whenTakenOver } from '../idle.ts';

/** Rich text low on a page: the server has rendered it, and its links work without a script. */
export const LazyRichText = lazyPart(async () => {
  await whenTakenOver();
  const { SiteRichText } = await import('./site-rich-text.tsx');
  return { default: SiteRichText };
});
