import { useState, type ComponentProps } from 'react';
import { lazyPart, servedPart } from '../../ui/parts.ts';
import { whenTakenOver } from '../idle.ts';
import { useOnceLive } from '../live.tsx';
import type { SiteRichText } from './site-rich-text.tsx';

const load = async () => {
  await whenTakenOver();
  const module = await import('./site-rich-text.tsx');
  return { default: module.SiteRichText };
};

const Fetched = lazyPart(load);

const AsServed = servedPart(load);

/** Rich text low on a page. Where the server has rendered it, it needs no script: its links work without one. */
export function LazyRichText(props: ComponentProps<typeof SiteRichText>) {
  // It must not change once it shows: that would build the text anew.
  const [isServed] = useState(useOnceLive(() => false, true));
  return isServed ? <AsServed {...props} /> : <Fetched.Part {...props} />;
}
