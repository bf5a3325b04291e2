import type { Said, WordId } from '../texts.ts';
import { coveredBy, kindOf, type Kind } from './spots.ts';

const KIND_NAMES = {
  straight: 'kindStraight',
  split: 'kindSplit',
  street: 'kindStreet',
  trio: 'kindTrio',
  corner: 'kindCorner',
  firstFour: 'kindFirstFour',
  line: 'kindLine',
  column: 'kindColumn',
  dozen: 'kindDozen',
  red: 'red',
  black: 'black',
  odd: 'odd',
  even: 'even',
  low: 'low',
  high: 'high',
} as const satisfies Readonly<Record<Kind, WordId>>;

/** What a kind of bet is called. */
export const kindName = (kind: Kind, say: Said): string => say(KIND_NAMES[kind]);

/** What a spot is called: `Split 1–2`, `1–12`, `Red`. */
export function spotName(spot: string, say: Said): string {
  const kind = kindOf(spot);
  const numbers = coveredBy(spot);
  const ends = `${numbers[0]}–${numbers.at(-1)}`;
  switch (kind) {
    case 'dozen':
      return ends;
    case 'column':
      return `${kindName(kind, say)} ${spot.slice('column:'.length)}`;
    case 'low':
    case 'high':
    case 'odd':
    case 'even':
    case 'red':
    case 'black':
      return kindName(kind, say);
    case 'street':
    case 'line':
    case 'firstFour':
      return `${kindName(kind, say)} ${ends}`;
    default:
      return `${kindName(kind, say)} ${numbers.join('–')}`;
  }
}
