/** The colours of a title's symbols and table: custom properties, by their names. */
export type Palette = Readonly<Record<`--${string}`, string>>;

/** What is drawn has 3:1 on its grounds, and what is written 4.5:1. */
export const PALETTES: readonly Palette[] = [
  {
    '--ground': '#0b1a24',
    '--glow': '#12506a',
    '--plate': '#0f2634',
    '--accent': '#5fd6e8',
    '--wild': '#f2c14e',
    '--scatter': '#f58fb0',
    '--gem1': '#6ad1ff',
    '--gem2': '#4fd39a',
    '--gem3': '#ff7d7d',
    '--gem4': '#b69cff',
    '--card1': '#f3b27a',
    '--card2': '#8fd0c4',
    '--card3': '#c9a7e8',
    '--card4': '#a7bdd1',
  },
  {
    '--ground': '#200f1f',
    '--glow': '#6d2350',
    '--plate': '#311630',
    '--accent': '#ffb45c',
    '--wild': '#ffd166',
    '--scatter': '#7fe0d2',
    '--gem1': '#ff8fd0',
    '--gem2': '#ffb04d',
    '--gem3': '#8ab6ff',
    '--gem4': '#9be07a',
    '--card1': '#ff9d8a',
    '--card2': '#e7c38b',
    '--card3': '#d4a5ff',
    '--card4': '#b9a9bd',
  },
  {
    '--ground': '#0e1a12',
    '--glow': '#2c5a2d',
    '--plate': '#16281a',
    '--accent': '#b8e05a',
    '--wild': '#ffcf5a',
    '--scatter': '#8fd3ff',
    '--gem1': '#7be39b',
    '--gem2': '#ff9c5b',
    '--gem3': '#f2789f',
    '--gem4': '#6fc7d9',
    '--card1': '#d9c26a',
    '--card2': '#a8cf8a',
    '--card3': '#e2a584',
    '--card4': '#a9b8a4',
  },
  {
    '--ground': '#14132b',
    '--glow': '#3b3a8c',
    '--plate': '#1e1d40',
    '--accent': '#a9b5ff',
    '--wild': '#ffe08a',
    '--scatter': '#ff9f7a',
    '--gem1': '#b7c4ff',
    '--gem2': '#ff86b3',
    '--gem3': '#63d8c6',
    '--gem4': '#f2c765',
    '--card1': '#9cc7ff',
    '--card2': '#d7a6f2',
    '--card3': '#e7b08f',
    '--card4': '#aeb0cf',
  },
];

/** A title always looks the same, and beside its neighbours mostly another way: the palette follows from its slug. */
export function paletteOf(slug: string): Palette {
  let sum = 0;
  for (const letter of slug) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return PALETTES[sum % PALETTES.length] ?? {};
}
