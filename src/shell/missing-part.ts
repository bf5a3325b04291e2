import { fromCallback, fromPromise } from 'xstate';
import { missingPartMachine, type PartResult } from '../../machines/site/missing-part/machine.ts';
import { callsEnd } from '../api/calls-out.ts';
import { reachSite } from '../api/reach-site.ts';
import { tabStorage } from '../api/safe-storage.ts';
import { isOnline, onNetwork } from '../ui/try-again.ts';

/** How long calls that are on their way are waited for, in ms. */
const PATIENCE = 10_000;

/** The releases for which this tab has loaded a page anew by itself. */
const RELOADED = 'reloadedFor';

/**
 * Runs the chart of a missing part.
 * @param fetchPart rejects as long as the part cannot be fetched
 * @param isWithin the page around it stands, and is in use
 */
export const lookFor = (
  fetchPart: () => Promise<unknown>,
  isWithin: boolean,
): typeof missingPartMachine =>
  missingPartMachine.provide({
    actors: {
      fetchPart: fromPromise<PartResult, undefined>(async () => {
        try {
          await fetchPart();
          return { status: 'came' };
        } catch {
          await reachSite();
          const isAtWork = isWithin || !(await callsEnd(PATIENCE)) || hasUnsaved();
          return { status: 'withheld', isAtWork, isFirst: !isAtWork && noteReload() };
        }
      }),
      watchNetwork: fromCallback(({ sendBack }) =>
        onNetwork(() => {
          if (isOnline()) sendBack({ type: 'network.returned' });
        }),
      ),
    },
  });

/** Whether a reload would take from the player what they have typed, or closed a window that they use. */
const hasUnsaved = (): boolean =>
  document.querySelector('dialog[open],[role=dialog]') !== null ||
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'input:not([type=radio],[type=checkbox],[type=hidden]),textarea',
    ),
  ].some(({ value }) => value !== '');

/** Notes that the page reloads itself. @returns whether it may: once for a release, and where the tab remembers it */
function noteReload(): boolean {
  const release = document.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  const known = tabStorage.get(RELOADED)?.split(' ') ?? [];
  return !known.includes(release) && tabStorage.set(RELOADED, [...known, release].join(' '));
}
