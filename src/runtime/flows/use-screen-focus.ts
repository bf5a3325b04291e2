import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to a screen that replaces the pressed button, so that it is read out. The first screen after a
 * wait takes it only where nothing else has it, and moves no page.
 *
 * @param name of the screen that shows
 * @param first names of the screens that a page begins with, before anything was pressed
 * @param own whether the current screen keeps the focus itself, as a dialog does
 * @returns for the part of the page that the screens are in; it has to be focusable
 */
export function useScreenFocus(
  name: string,
  first: readonly string[],
  own?: (name: string, before: string) => boolean,
): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const shown = useRef(name);
  const begins = useRef(first);
  const keeps = useRef(own);
  useEffect(() => {
    const before = shown.current;
    if (before === name) return;
    shown.current = name;
    if (keeps.current?.(name, before) === true) return;
    const here = place.current;
    const at = document.activeElement;
    if (here === null || at === null) return;
    if (!here.contains(at) && !at.contains(here)) return;
    const title = here.querySelector<HTMLElement>('h2');
    const wasPressed = !begins.current.includes(before) || here.contains(at);
    // The news of a long form is seldom where the form was: the focus brings it into view.
    if (title !== null && wasPressed) title.focus();
    else (title ?? here).focus({ preventScroll: true });
  }, [name]);
  return place;
}
