import { createElement, lazy, useState, type ComponentType } from 'react';

/**
 * Loads parts of the site in files of their own. A part that could not be fetched, offline or after a release that
 * removed the file, is no crash: the page says so, and it may be fetched again.
 */

interface Lost {
  /** Rejects as long as the part cannot be fetched. */
  readonly load?: () => Promise<unknown>;
  /** Lets the next render fetch it. */
  readonly begin?: () => void;
}

/** Errors that mean that a part could not be fetched. */
const unavailable = new WeakMap<Error, Lost>();

/** Whether an error means that a part of the site could not be fetched. */
export const isPartUnavailable = (error: unknown): error is Error =>
  error instanceof Error && unavailable.has(error);

/** Tells everybody that this error means a part that could not be fetched, and how it is fetched again. */
export function markUnavailable(error: Error, lost: Lost): void {
  // The router recognises this error by its words and would reload the page at once, which fails offline.
  if (!unavailable.has(error)) {
    error.message = `A part of the site could not be fetched. ${error.message}`;
  }
  unavailable.set(error, lost);
}

/**
 * Does something with a part of the site that is fetched for it. Where it cannot be fetched nothing is done: for what
 * the reader waits for, or what must be done, this is not enough.
 */
export function withPart<Part>(coming: Promise<Part>, act: (part: Part) => unknown): void {
  void coming.then(act, () => undefined);
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
        if (error instanceof Error) {
          markUnavailable(error, {
            load,
            begin() {
              latest = begin();
            },
          });
        }
        throw error;
      }
    });
  let latest: ComponentType<Props> = begin();
  // Chosen as it mounts: who shows it anew need not be rendered again themselves.
  const Part = (props: Props) => {
    const [Fetched] = useState(() => latest);
    return createElement(Fetched, props);
  };
  return { Part };
}

/**
 * A part that needs no script once the server has rendered it, such as a picture or a text: where its script cannot
 * be fetched, it stays as it stands. Anything else in its place would not be the server's markup.
 */
export const servedPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => lazy(() => load().catch(() => new Promise<never>(() => undefined)));

/** Lets a part that could not be fetched be fetched anew at its next render, and not before: it would never end. */
export const beginAnew = (error: unknown): void => {
  if (error instanceof Error) unavailable.get(error)?.begin?.();
};

/** Fetches a part whose fetch ended in this error; it shows at its next render. */
export async function fetchAgain(error: Error): Promise<void> {
  await unavailable.get(error)?.load?.();
  beginAnew(error);
}
