import { webcrypto } from 'node:crypto';
import { vi } from 'vitest';
import { StandInSocket } from '../sockets.ts';

/** Stands in for the parts of a browser that jsdom lacks, as far as the site uses them. */
export function standInForBrowser(): void {
  StandInSocket.all = [];
  vi.stubGlobal('WebSocket', StandInSocket);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {} }));
  Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  Element.prototype.scrollIntoView = () => {};
  // Without one the visit began at the current address.
  performance.getEntriesByType = () => [];
  HTMLElement.prototype.hidePopover = function hide() {
    this.style.display = '';
  };
}

/** Popovers open at their button, and close at it and at a press anywhere else. */
export function openPopovers(document: Document): () => void {
  const toggle = ({ target }: MouseEvent): void => {
    const pressed = target as Element;
    const id = pressed.closest('[popovertarget]')?.getAttribute('popovertarget');
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) {
      if (popover.contains(pressed)) continue;
      const opens = popover.id === id && popover.style.display !== 'block';
      const newState = opens ? 'open' : 'closed';
      popover.dispatchEvent(Object.assign(new Event('beforetoggle'), { newState }));
      popover.style.display = opens ? 'block' : '';
    }
  };
  document.addEventListener('click', toggle);
  return () => {
    document.removeEventListener('click', toggle);
  };
}

/** Opens the panel of language, market and theme, and waits for what it offers. */
export async function openPreferences(): Promise<void> {
  await vi.waitFor(() => {
    const panel = document.querySelector<HTMLElement>('#preferences');
    if (panel?.style.display !== 'block') {
      document.querySelector<HTMLElement>('[popovertarget=preferences]')?.click();
    }
    if (!panel?.querySelector('fieldset')) throw new Error('The panel offers nothing');
  });
}

interface VirtualConsole {
  on(event: 'jsdomError', listener: (error: Error) => void): void;
}

/** How often the page was loaded anew since: a DOM does not do it, and reports it. */
export function countReloads(): () => number {
  const { virtualConsole } = Reflect.get(globalThis, 'jsdom') as { virtualConsole: VirtualConsole };
  let count = 0;
  virtualConsole.on('jsdomError', ({ message }) => {
    if (message.includes('navigation')) count += 1;
  });
  return () => count;
}
