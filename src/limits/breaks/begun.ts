import { createSafeStorage } from '../../api/safe-storage.ts';
import type { Begun, BreakKind } from '../../../machines/limits/breaks/setup.ts';
import type { Residence } from '../../../reference/ages.ts';

/** A break as the page that confirms it tells of it. */
export interface BegunBreak extends Begun {
  readonly kind: BreakKind;
  /** Where the player lives: nobody is logged in any more who could be asked. */
  readonly home: Residence | undefined;
}

/** This tab alone: on another device the mail says the rest. */
const tab = createSafeStorage(() => sessionStorage);
const KEY = 'breakBegun';

/** Keeps the begun break for the page that confirms it, also after a reload. */
export const keepBegun = (begun: BegunBreak): void => {
  tab.set(KEY, JSON.stringify(begun));
};

/** This tab's knowledge of the break; undefined where another tab, or another device, asked for it. */
export function begunHere(): BegunBreak | undefined {
  try {
    const known: unknown = JSON.parse(tab.get(KEY) ?? 'null');
    return isBegun(known) ? known : undefined;
  } catch {
    return undefined;
  }
}

const isBegun = (known: unknown): known is BegunBreak =>
  typeof known === 'object' &&
  known !== null &&
  'until' in known &&
  !Number.isNaN(Date.parse(String(known.until))) &&
  'timeZone' in known &&
  'kind' in known;
