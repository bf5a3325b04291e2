import { lazy, type ComponentType } from 'react';

/**
 * Loads parts of the site in files of their own. A part that could not be fetched, offline or after a release that
 * removed the file, is no crash: the page says so, and it may be fetched again.
 */

const unavailable = new WeakSet<Error>();
const begunAnew = new Set<() => void>();

/** Whether an error means that a part of the site could not be fetched. */
export const isPartUnavailable = (error: unknown): boolean =>
  error instanceof Error && unavailable.has(error);

function markUnavailable(error: Error): void {
  unavailable.add(error);
  // The router recognises this error by its words and would reload the page at once, which fails offline.
  error.message = `A part of the site could not be fetched. ${error.message}`;
}

/** Hears of every part that cannot be fetched, those of the routes included. */
export function watchParts(target: Window): void {
  target.addEventListener('vite:preloadError', ({ payload }) => {
    if (!unavailable.has(payload)) markUnavailable(payload);
  });
}

/** A component in a file of its own; React alone would keep a failed fetch for as long as the page lives. */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): { readonly Part: ComponentType<Props> } {
  const begin = () =>
    lazy(async () => {
      try {
        return await load();
      } catch (error) {
        if (error instanceof Error && !unavailable.has(error)) markUnavailable(error);
        begunAnew.add(() => {
          part.Part = begin();
        });
        throw error;
      }
    });
  const part: { Part: ComponentType<Props> } = { Part: begin() };
  return part;
}

/** Parts that could not be fetched are fetched anew at their next render. */
export function fetchPartsAnew(): void {
  for (const begin of begunAnew) begin();
  begunAnew.clear();
}
