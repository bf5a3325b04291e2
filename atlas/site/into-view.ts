const intoView =
  (block: ScrollLogicalPosition) =>
  (element: HTMLElement | null): void =>
    element?.scrollIntoView({ block });

/** As a `ref`: what the address asks for comes into sight, at the top of the window. */
export const toTop = intoView('start');

/** The same in the middle, for one row among others. */
export const toMiddle = intoView('center');

/** The same with as little movement as possible, for what goes on step by step. */
export const toNearest = intoView('nearest');
