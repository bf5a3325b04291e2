import { sameOriginPath } from '../../reference/same-origin-path.ts';
import { isPlainPress } from '../ui/plain-press.ts';

/**
 * Every link of the site is a plain `<a href>`. It works before a script has run, also in content from the
 * content service. One listener turns a press on it into a client-side navigation.
 */

interface LinkTarget {
  readonly link: HTMLAnchorElement;
  /** Path, query and hash on this origin. */
  readonly href: string;
}

/** Where a click leads inside the site; nothing when the browser is to handle it. */
function internalTarget(event: MouseEvent, origin: string): LinkTarget | undefined {
  if (event.defaultPrevented || event.button !== 0 || !isPlainPress(event)) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  if (link.hasAttribute('download') || link.dataset['reload'] !== undefined) return undefined;
  const href = sameOriginPath(link.href, origin);
  return href === undefined ? undefined : { link, href };
}

/** Hands presses on internal links to `navigate`, and closes the menu they were in. */
export function followLinks(
  page: GlobalEventHandlers & Node,
  navigate: (href: string) => void,
): () => void {
  const { origin } = new URL(page.baseURI);
  let pressed: HTMLAnchorElement | undefined;
  const listener = (event: MouseEvent) => {
    const target = internalTarget(event, origin);
    if (target === undefined) return;
    event.preventDefault();
    // The second press of a double click means the first one's link, whatever has come under the pointer since.
    if (event.detail > 1 && target.link !== pressed) return;
    pressed = target.link;
    target.link.closest<HTMLElement>('[popover]')?.hidePopover();
    navigate(target.href);
  };
  page.addEventListener('click', listener);
  return () => {
    page.removeEventListener('click', listener);
  };
}
