import type { Colours, Pair, Tokens, TypeStep } from '../ui/tokens.ts';
import { type } from '../ui/vars.css.ts';

/** One declaration per colour holds both themes: the nearest `color-scheme` picks (look: themes). */
const both = ([light, dark]: Pair): string => `light-dark(${light},${dark})`;

const rem = ([size, line]: readonly [number, number]): string => `${size / 16}rem/${line / 16}rem`;

/** The custom properties of a brand, for `createGlobalTheme` on `html[data-brand=…]`. */
export function themeValues({ colours, fonts, shape }: Tokens) {
  const painted = Object.fromEntries(
    Object.entries(colours).map(([role, pair]) => [role, both(pair as Pair)]),
  ) as Record<keyof Colours, string>;
  const { text, display, ...weights } = fonts;
  return { ...painted, ...weights, ...shape, textFont: text, displayFont: display };
}

/** The seven steps for one width class. */
export function typeValues({ type }: Tokens, width: 'phone' | 'desktop') {
  const [t1, t2, t3, t4, t5, t6, t7] = type;
  return {
    t1: rem(t1[width]),
    t2: rem(t2[width]),
    t3: rem(t3[width]),
    t4: rem(t4[width]),
    t5: rem(t5[width]),
    t6: rem(t6[width]),
    t7: rem(t7[width]),
  };
}

/** The widest that letters of headings become where they are made larger, in vw: long words have room in them. */
const WIDEST = { t4: 8.2, t5: 8.8, t6: 9.3, t7: 12 };

/** The steps of headings for {@link LARGE_LETTERS}. */
export function headingsOfLargeLetters({ type: [, , , t4, t5, t6, t7] }: Tokens) {
  const step = ({ phone: [size, line] }: TypeStep, widest: number): string =>
    `min(${size / 16}rem,${widest}vw)/min(${line / 16}rem,${(widest * line) / size}vw)`;
  return {
    [type.t4]: step(t4, WIDEST.t4),
    [type.t5]: step(t5, WIDEST.t5),
    [type.t6]: step(t6, WIDEST.t6),
    [type.t7]: step(t7, WIDEST.t7),
  };
}
