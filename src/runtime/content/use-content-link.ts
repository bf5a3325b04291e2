import { linkTo } from '../../content/links.ts';
import { useLocale } from '../context.tsx';
import { isLinkable } from '../pages/pages.ts';
import { usePageAt } from '../pages/use-page.ts';

/** Makes an address of content one to follow; undefined for what is no link, or leads to a page that there is not. */
export function useContentLink(): (address: string | undefined) => string | undefined {
  const locale = useLocale();
  const pageAt = usePageAt();
  return (address) => linkTo(address, locale, (path) => isLinkable(pageAt(path)));
}
