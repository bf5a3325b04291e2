/** Hues in degrees: of the ground, of the thing, and of what stands out beside both. */
export interface Hues {
  readonly ground: number;
  readonly thing: number;
  readonly accent: number;
}

type Tone = readonly (readonly [ground: number, thing: number, accent: number])[];

const TONES = {
  dusk: [
    [262, 28, 330],
    [285, 48, 190],
    [240, 345, 45],
    [310, 40, 180],
    [225, 20, 300],
  ],
  coast: [
    [198, 18, 48],
    [212, 45, 350],
    [182, 8, 52],
    [222, 35, 160],
    [190, 335, 40],
  ],
  grove: [
    [142, 30, 12],
    [105, 350, 48],
    [165, 45, 335],
    [85, 15, 200],
    [128, 50, 265],
  ],
  ember: [
    [8, 45, 200],
    [22, 190, 50],
    [350, 48, 160],
    [35, 205, 5],
    [14, 160, 55],
  ],
  frost: [
    [205, 345, 50],
    [232, 190, 320],
    [178, 265, 40],
    [250, 160, 30],
    [215, 28, 120],
  ],
  candy: [
    [325, 190, 50],
    [290, 55, 160],
    [345, 265, 48],
    [48, 330, 200],
    [172, 325, 45],
  ],
} as const satisfies Readonly<Record<string, Tone>>;

export type ToneName = keyof typeof TONES;

/** The number of colourings in a tone. */
export const COLOURINGS = 5;

export function huesOf(tone: ToneName, colouring: number): Hues {
  const [ground, thing, accent] = TONES[tone][colouring % COLOURINGS] ?? TONES[tone][0];
  return { ground, thing, accent };
}

/** A colour for any renderer. @param hue degrees @param strength, lightness percent */
export function hsl(hue: number, strength: number, lightness: number): string {
  const reach = ((strength / 100) * Math.min(lightness, 100 - lightness)) / 100;
  const channel = (shift: number): string => {
    const at = (((shift + hue / 30) % 12) + 12) % 12;
    const share = lightness / 100 - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(share * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}
