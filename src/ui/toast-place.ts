import { button } from './button.css.ts';

/** From here to there, in px from the top of the window. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** px between a toast and the elements that it must not cover. */
const GAP = 4;

/**
 * The top of a place for toasts that covers no button or field: the lowest one, and where there is none, the one
 * that covers least.
 *
 * @param view the part of the window that toasts may use
 * @param taken the buttons and fields
 */
export function placeFor(height: number, view: Span, taken: readonly Span[]): number {
  const lowest = view.bottom - height;
  const places = [lowest, ...taken.flatMap(({ top, bottom }) => [top - height - GAP, bottom + GAP])]
    .filter((top) => top >= view.top && top <= lowest)
    .toSorted((a, b) => b - a);
  const covered = (at: number): number =>
    taken.reduce(
      (sum, { top, bottom }) =>
        sum + Math.max(0, Math.min(at + height, bottom) - Math.max(at, top)),
      0,
    );
  const [first = lowest, ...others] = places;
  let best = { at: first, covered: covered(first) };
  for (const at of others) {
    if (best.covered === 0) break;
    const next = covered(at);
    if (next < best.covered) best = { at, covered: next };
  }
  return best.at;
}

const [BUTTON = ''] = button.primary.split(' ');
const PRESSED = `button,.${BUTTON},input,select,textarea,summary`;

const rectOf = (element: Element): DOMRect => element.getBoundingClientRect();
const isDrawn = ({ width, height }: DOMRect): boolean => width > 0 && height > 0;

/** Whether it is fixed to the foot of the window over its whole width, as the bottom navigation is. */
const isBar = (element: Element): boolean => getComputedStyle(element).position === 'fixed';

/** The part of the window for toasts: under the header, above the bottom navigation. */
function viewOf(): Span {
  const header = document.querySelector('header');
  const bars = [...document.querySelectorAll('nav')].filter(isBar).map(rectOf).filter(isDrawn);
  return {
    top: Math.max(0, header === null ? 0 : rectOf(header).bottom),
    bottom: Math.min(innerHeight, ...bars.map(({ top }) => top)),
  };
}

/** Puts the list of toasts where it covers no button: as low as possible (look: one primary action). */
export function placeToasts(list: HTMLElement): void {
  const own = rectOf(list);
  if (!isDrawn(own)) return;
  const view = viewOf();
  // A toast under the pointer or with the focus stays where it is, if all of it is in the window.
  const isWhole = own.top >= view.top && own.bottom <= view.bottom;
  if (isWhole && list.matches(':hover, :focus-within')) return;
  const dialogs = [...document.querySelectorAll('[role=dialog]')];
  const dialog = dialogs.findLast((one) => isDrawn(rectOf(one)));
  const taken = [...(dialog ?? document.body).querySelectorAll(PRESSED)]
    .filter((element) => !list.contains(element) && element.closest('header') === null)
    .map(rectOf)
    .filter((rect) => isDrawn(rect) && rect.right > own.left && rect.left < own.right);
  // The buttons of a game are another page's, at the foot of its frame: over its head a toast covers none.
  const game = dialog === undefined ? document.querySelector('iframe[data-game]') : null;
  const top = game === null ? placeFor(own.height, view, taken) : rectOf(game).top;
  list.style.setProperty('top', `${Math.round(top)}px`);
  list.style.setProperty('bottom', 'auto');
}

const plain = (text: string): string =>
  text
    .replaceAll(/<\/?\d+>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether the page, or a window over it, says these words where they can be seen. */
export function isSaid(words: string): boolean {
  const wanted = plain(words);
  if (wanted === '') return false;
  const { top, bottom } = viewOf();
  return [...document.querySelectorAll('main *,[role=dialog] *')].some((element) => {
    if (!plain(element.textContent).includes(wanted)) return false;
    if ([...element.children].some((child) => plain(child.textContent).includes(wanted))) {
      return false;
    }
    const rect = rectOf(element);
    // An element that is only read aloud is one px large.
    return rect.width > 1 && rect.height > 1 && rect.top < bottom && rect.bottom > top;
  });
}
