import { chancesOf } from '../../chance.ts';
import type { Pays, SlotSymbol } from './lines.ts';
import type { SlotVariant, Strip, Volatility } from './spin.ts';

const LETTERS: Readonly<Record<string, SlotSymbol>> = {
  W: 'wild',
  S: 'scatter',
  A: 'gem1',
  B: 'gem2',
  C: 'gem3',
  D: 'gem4',
  E: 'card1',
  F: 'card2',
  G: 'card3',
  H: 'card4',
};

const stripsOf = (text: string): readonly Strip[] =>
  text.split(' ').map((reel) =>
    reel.split('').map((letter) => {
      const symbol = LETTERS[letter];
      if (symbol === undefined) throw new Error(`No symbol is ${letter}`);
      return symbol;
    }),
  );

/** Reels that two pay tables share. */
const REELS: Readonly<
  Record<Volatility, Pick<SlotVariant, 'strips' | 'freeStrips' | 'freeSpins' | 'multiplier'>>
> = {
  low: {
    strips: stripsOf(
      'GSBDFGEFSECACFHBGDHFHDGHE BGHDGCEFWGCDHEGFAHEWFDBHF SFHFDECHFDSFGWECGHEHBWGBAGD ' +
        'BEACWGBFHDHCHFDFEFGDGHGWE FHABGDBFHEDFDCSEHGHEGFGSC',
    ),
    freeStrips: stripsOf(
      'EGEFDHCFCEHGFBDHBAGHGDCAF BHGAEHFDGHDFCFBCGEHFWADCWGE HAEGCEFHFCHFHGCFADEGBDWDGBW ' +
        'BDHAGFGWECHGEFWDFCHACDBHGEF GECDHGEAGHBCFDBFHFACDHGFE',
    ),
    freeSpins: 10,
    multiplier: 2,
  },
  medium: {
    strips: stripsOf(
      'GFEFEFHGSHCBGHDHECGBAHEGDSFD BCDCEBWGHGFGEHWHFEAGFDHEGHFD HGHFSECDGECFWGFHGDGSBHBHEAWDFE ' +
        'EGDFHGHDEBGBHGFWAHFEHWCDEGCF SGHGCHGFASFHDCEFHEFBHDEDGBGE',
    ),
    freeStrips: stripsOf(
      'HBGDCGHGEHCAGEGBEFDFHFHCEFD WFEFGHEHCHGHBDBDEFWAHGECGDCGF HEGHCHDHFDEGADBEFWFEHGCGCBGWF ' +
        'BHFEHDGEFCGCGBGDFHWADEGHFWCHE GFHDEFEGBGCEHGEHDHBHCFDGAFC',
    ),
    freeSpins: 10,
    multiplier: 3,
  },
  high: {
    strips: stripsOf(
      'EHGHEFSGEHFHFDFHBCGAGSDFEDGHC HCDEGEHEGHDFGDHWFHBFCEFHAGFG HDSFHDGEWFCEDEGHFHBAGFCHGFESHG ' +
        'HFCEDFGEHDFHBHGHWEHAEGFDGCFG SEHCEHADCDHSFHEFGHFGFGFBGEHGD',
    ),
    freeStrips: stripsOf(
      'FDFABHDFHDFBFEHGAGCGCEGHCHEGE EBHWCDGEGWAGCHEFCFGHEAFHWFHFDGDB ' +
        'FGWFAFWHBGBEDHGCGEWHEFAHGFCDHCED FDFGEWHGHGHDEWBFGCHACGEBFHWADFEC ' +
        'GDHEBAHGDHFCECHFGDEBFHFGCGFEA',
    ),
    freeSpins: 10,
    multiplier: 3,
  },
};

const variant = (
  volatility: Volatility,
  letter: string,
  topFifths: number,
  pays: Pays,
): SlotVariant => ({
  id: `${volatility}-${letter}`,
  volatility,
  ...REELS[volatility],
  pays,
  topFifths,
});

/** Two of each volatility; `npm run bench studio` prints what each returns, and the most that it pays. */
export const SLOT_VARIANTS: readonly SlotVariant[] = [
  variant('low', 'a', 9_650, {
    gem1: [10, 50, 200],
    gem2: [8, 40, 125],
    gem3: [6, 20, 75],
    gem4: [4, 15, 50],
    card1: [2, 8, 30],
    card2: [2, 6, 25],
    card3: [2, 5, 20],
    card4: [2, 4, 10],
  }),
  variant('low', 'b', 11_540, {
    gem1: [12, 60, 250],
    gem2: [8, 30, 150],
    gem3: [6, 20, 80],
    gem4: [4, 15, 60],
    card1: [2, 8, 40],
    card2: [2, 8, 20],
    card3: [2, 4, 20],
    card4: [2, 4, 10],
  }),
  variant('medium', 'a', 61_022, {
    gem1: [15, 75, 1_000],
    gem2: [10, 40, 250],
    gem3: [6, 25, 150],
    gem4: [5, 15, 75],
    card1: [2, 10, 40],
    card2: [2, 6, 25],
    card3: [2, 4, 15],
    card4: [2, 3, 12],
  }),
  variant('medium', 'b', 61_030, {
    gem1: [12, 80, 1_000],
    gem2: [8, 40, 300],
    gem3: [8, 25, 150],
    gem4: [4, 15, 80],
    card1: [2, 10, 40],
    card2: [2, 6, 20],
    card3: [2, 4, 20],
    card4: [2, 4, 15],
  }),
  variant('high', 'a', 301_958, {
    gem1: [15, 150, 2_500],
    gem2: [12, 60, 600],
    gem3: [8, 40, 300],
    gem4: [5, 20, 150],
    card1: [2, 8, 40],
    card2: [2, 6, 25],
    card3: [2, 5, 25],
    card4: [2, 3, 12],
  }),
  variant('high', 'b', 362_408, {
    gem1: [15, 125, 3_000],
    gem2: [15, 75, 1_000],
    gem3: [8, 40, 250],
    gem4: [8, 25, 150],
    card1: [2, 8, 30],
    card2: [2, 6, 30],
    card3: [2, 5, 20],
    card4: [1, 3, 15],
  }),
];

/** The variant of a title: always the same. @param slug of the game */
export function variantOf(slug: string): SlotVariant {
  const [chance] = chancesOf(`slot ${slug}`);
  const found = SLOT_VARIANTS[Math.floor(chance * SLOT_VARIANTS.length)];
  if (!found) throw new Error('There is no variant');
  return found;
}
