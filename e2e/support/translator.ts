import type { Page } from '@playwright/test';

/** A browser that translates whatever the page shows, as soon as it shows. */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(replaceTexts);
}

/**
 * Runs in the page. It leaves what Chrome's translator leaves: two `<font>` in place of each text node, with the
 * words as they were, so that a person of a replay finds them.
 */
function replaceTexts(): void {
  const untouched = 'script, style, svg, textarea, font, title';
  const replaceIn = (root: Node): void => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = root instanceof Text ? [root] : [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(untouched)) {
        continue;
      }
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) replaceIn(node);
  }).observe(document, { childList: true, subtree: true });
}
