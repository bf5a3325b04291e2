/**
 * Keeps the focus near when its element goes away, such as a pressed button that has done its work: otherwise a
 * screen reader and the Tab key would start at the top of the page again.
 *
 * @param main takes the focus where nothing nearer can
 * @returns stops it
 */
export function keepFocus(main: HTMLElement): () => void {
  const page = main.parentElement ?? main;
  /** The element with the focus, and those around it. */
  let held: readonly Element[] = [];
  const remember = ({ target }: FocusEvent): void => {
    held = target instanceof Element && page.contains(target) ? withParents(target) : [];
  };
  const observer = new MutationObserver(() => {
    if (held[0]?.isConnected !== false || document.activeElement !== document.body) return;
    const near = held.find((element) => element.isConnected && element.hasAttribute('tabindex'));
    (near instanceof HTMLElement ? near : main).focus({ preventScroll: true });
  });
  document.addEventListener('focusin', remember);
  observer.observe(page, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    observer.disconnect();
  };
}

function withParents(element: Element): Element[] {
  const chain: Element[] = [];
  for (let at: Element | null = element; at !== null; at = at.parentElement) chain.push(at);
  return chain;
}
