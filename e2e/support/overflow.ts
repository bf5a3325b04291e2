import type { Page } from '@playwright/test';

/** The result of a look at a page. */
export interface Fit {
  /** Number of texts looked at: a page that has not come always fits. */
  readonly looked: number;
  /** Each fault, with its words. */
  readonly overflows: readonly string[];
}

/**
 * Looks for texts that are too long for their place: wider than the page, cut off, sticking out of their button,
 * label or heading, or with a word broken in the middle; and for a bar of navigation that does not stand in one
 * row.
 */
export async function lookForOverflow(page: Page): Promise<Fit> {
  // The brand's faces differ in width from their stand-ins.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page.evaluate(overflows);
}

/** Runs in the page; it is serialised, so it uses nothing from outside. Sizes in px. */
function overflows(): Fit {
  const TOLERANCE = 1.5;
  /** Places with little room: everything but running text. */
  const NARROW =
    'button, a, label, legend, summary, th, dt, h1, h2, h3, h4, [role=tab], [role=button], [role=status]';
  /** These never split a word, also not with a hyphen. */
  const PRESSED = 'button, a, label, summary, [role=tab], [role=button]';
  /** Gives way on a narrow phone: the brand's sign beside it says the same. */
  const GIVES_WAY = 'header a[aria-label]';
  const found = new Set<string>();
  let looked = 0;

  const isHidden = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clipPath } = getComputedStyle(box);
      const { width, height } = box.getBoundingClientRect();
      if (clipPath === 'inset(50%)' || (width <= 1 && height <= 1)) return true;
    }
    return false;
  };

  /** A face is higher than its letters, and than a tight line. */
  const slackOf = (element: Element): number =>
    Number.parseFloat(getComputedStyle(element).fontSize) / 3;

  /** The box that cuts a text off; undefined when it is whole or can be scrolled to. */
  function cutBy(element: Element, text: DOMRect): string | undefined {
    const slack = slackOf(element);
    let [across, down] = [true, true];
    let passesStatic = false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { overflowX, overflowY, position, display } = getComputedStyle(box);
      const isPassed = (passesStatic && position === 'static') || display === 'inline';
      if (!isPassed && box !== document.documentElement && box !== document.body) {
        const edge = box.getBoundingClientRect();
        const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isWider = text.left < edge.left - TOLERANCE || text.right > edge.right + TOLERANCE;
        const isHigher = text.top < edge.top - slack || text.bottom > edge.bottom + slack;
        if (across && cuts(overflowX) && isWider) return `cut off at the side by ${box.localName}`;
        if (down && cuts(overflowY) && isHigher)
          return `cut off above or below by ${box.localName}`;
        if (overflowX === 'auto' || overflowX === 'scroll') across = false;
        if (overflowY === 'auto' || overflowY === 'scroll') down = false;
      }
      if (position === 'fixed' || box.matches(':popover-open, dialog[open], [role=dialog]')) break;
      passesStatic = position === 'absolute' || (passesStatic && position === 'static');
    }
    const isOutside = text.left < -TOLERANCE || text.right > innerWidth + TOLERANCE;
    return across && isOutside ? 'outside of the page' : undefined;
  }

  /** Whether a word of a text stands on two lines. */
  function brokenWord(node: Text): string | undefined {
    for (const { 0: word, index } of node.data.matchAll(/[^\s\-–—/\u200b]+/g)) {
      // It may part where it is joined.
      if (word.includes('\u00ad')) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) return word;
    }
    return undefined;
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`the page is ${scrollWidth} px wide`);
  for (const bar of document.querySelectorAll('nav')) {
    if (getComputedStyle(bar).position !== 'fixed' || !bar.checkVisibility()) continue;
    const rows = new Set([...bar.children].map((item) => item.getBoundingClientRect().top));
    if (rows.size > 1) found.add(`the fixed navigation is ${rows.size} rows high`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const words = node.nodeValue?.trim() ?? '';
    if (!element || words === '' || !element.checkVisibility({ visibilityProperty: true }))
      continue;
    if (element.closest(GIVES_WAY) || element.closest('option, noscript') || isHidden(element)) {
      continue;
    }
    looked += 1;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const say = (what: string) => found.add(`“${words.slice(0, 60)}” is ${what}`);
    const cut = cutBy(element, text);
    if (cut !== undefined) say(cut);
    const place = element.closest(NARROW);
    if (!place || getComputedStyle(place).display === 'inline') continue;
    const edge = place.getBoundingClientRect();
    if (text.left < edge.left - TOLERANCE || text.right > edge.right + TOLERANCE) {
      say(`wider than its ${place.localName}`);
    }
    const slack = slackOf(element);
    if (text.top < edge.top - slack || text.bottom > edge.bottom + slack) {
      say(`higher than its ${place.localName}`);
    }
    const mayPart = !place.matches(PRESSED) && getComputedStyle(place).hyphens === 'auto';
    const broken = mayPart ? undefined : brokenWord(node as Text);
    if (broken !== undefined) say(`parted in the middle of “${broken}” in its ${place.localName}`);
  }
  return { looked, overflows: [...found] };
}
