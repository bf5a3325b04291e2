import {
  area,
  areas,
  bar,
  body,
  box,
  dark,
  light,
  line,
  oval,
  ovals,
  path,
  ring,
  second,
  spokes,
  star,
  wedge,
  type Motif,
} from './shapes.ts';

const HEART =
  'M0 90C-54 42 -96 6 -96 -36C-96 -90 -30 -98 0 -46C30 -98 96 -90 96 -36C96 6 54 42 0 90Z';
const eighths = (from: number): readonly number[] => [0, 1, 2, 3].map((i) => (i * 2 + from) / 8);

/** What lies in a chest, and on a table. */
export const TREASURES = {
  ascent: [
    second(area(-84, 84, -84, 62, -30, 50, 10, 14, 40, -36, 40, 84)),
    line('M-84 -84V84H92', 7),
    bar('M-84 62Q-10 60 42 -44', 15),
    body(area(24, -56, 78, -92, 74, -26)),
    light(oval(-50, 56, 8), oval(-12, 34, 8), oval(18, 0, 8)),
  ],
  balls: [
    second(oval(-44, 44, 46)),
    body(oval(46, 40, 44)),
    light(oval(-2, -42, 48)),
    light(oval(-44, 44, 24), oval(46, 40, 22)),
    body(oval(-2, -42, 25)),
    dark(star(5, 14, 6, -44, 44), star(4, 14, 6, 46, 40), star(6, 15, 7, -2, -42)),
  ],
  bell: [
    dark(oval(0, 70, 20)),
    bar('M0 -76m-12 0a12 12 0 1 0 24 0a12 12 0 1 0 -24 0', 9, 'second'),
    body('M-86 60Q-60 34 -58 -10Q-52 -70 0 -72Q52 -70 58 -10Q60 34 86 60Z'),
    light('M-40 -6Q-38 -46 -12 -56Q-24 -20 -26 34H-48Q-40 14 -40 -6Z'),
    second(box(-92, 46, 184, 22, 11)),
  ],
  cards: [
    second('M-70 -60L-10 -86L34 52L-26 78Z'),
    light('M-28 -86H56Q66 -86 66 -76V62Q66 72 56 72H-28Q-38 72 -38 62V-76Q-38 -86 -28 -86Z'),
    line('M-28 -86H56Q66 -86 66 -76V62Q66 72 56 72H-28Q-38 72 -38 62V-76Q-38 -86 -28 -86Z', 5),
    body(
      'M14 -52C34 -26 52 -14 52 8C52 30 24 34 18 14L26 40H2L10 14C4 34 -24 30 -24 8C-24 -14 -6 -26 14 -52Z',
    ),
    dark(oval(-24, -68, 5), oval(52, 56, 5)),
  ],
  chest: [
    second('M-88 -14V-34Q-86 -78 -44 -78H44Q86 -78 88 -34V-14Z'),
    light(oval(-44, -14, 18), oval(-14, -22, 20), oval(18, -20, 20), oval(48, -14, 18)),
    body(box(-88, -8, 176, 90, 8)),
    dark(box(-64, -8, 15, 90), box(49, -8, 15, 90), box(-64, -76, 15, 52), box(49, -76, 15, 52)),
    light(box(-17, -4, 34, 38, 6)),
    dark(oval(0, 10, 7), area(-4, 10, 4, 10, 6, 26, -6, 26)),
  ],
  chip: [
    body(oval(0, 0, 94)),
    light(...[0, 1, 2, 3, 4, 5].map((i) => wedge(94, 70, i / 6 - 0.035, i / 6 + 0.035))),
    second(oval(0, 0, 62)),
    light(star(5, 42, 18)),
    line(oval(0, 0, 68), 3),
  ],
  club: [
    body(area(-8, 20, 8, 20, 30, 94, -30, 94), oval(0, -46, 42), ovals(48, 22, 42), oval(0, 6, 24)),
    light(oval(-14, -60, 10), oval(-62, 8, 10), oval(34, 8, 10)),
  ],
  coin: [
    second(oval(10, 8, 86)),
    body(oval(-6, -4, 86)),
    second(oval(-6, -4, 66)),
    light(star(5, 52, 22, -6, -2)),
    line(spokes(32, 72, 80, 0, [-6, -4]), 4),
  ],
  crown: [
    body(area(-84, 50, -96, -44, -46, 4, 0, -76, 46, 4, 96, -44, 84, 50)),
    second(box(-86, 48, 172, 32, 6)),
    light(ovals(94, -52, 12), oval(0, -84, 13), star(2, 24, 14, 0, 14)),
    dark(oval(0, 64, 8), ovals(42, 64, 8)),
    light(ovals(42, 22, 9, 11)),
  ],
  diamond: [
    body(area(-96, -24, -54, -76, 54, -76, 96, -24, 0, 92)),
    light(area(-54, -76, 0, -24, 54, -76), area(-96, -24, -34, -24, -54, -76)),
    second(area(34, -24, 96, -24, 0, 92), area(54, -76, 34, -24, 96, -24)),
    line('M-96 -24H96M-34 -24L0 92L34 -24M-54 -76L-34 -24L0 -76L34 -24L54 -76', 4),
  ],
  dice: [
    light(area(0, -94, 82, -48, 0, -2, -82, -48)),
    body(area(-82, -48, 0, -2, 0, 94, -82, 46)),
    second(area(82, -48, 0, -2, 0, 94, 82, 46)),
    dark(
      oval(0, -48, 13, 8),
      oval(-60, -6, 8, 11),
      oval(-22, 56, 8, 11),
      oval(-41, 24, 8, 11),
      oval(24, 22, 8, 11),
      oval(60, 2, 8, 11),
      oval(24, 62, 8, 11),
      oval(60, 40, 8, 11),
    ),
  ],
  emerald: [
    body(area(-52, -90, 52, -90, 84, -56, 84, 56, 52, 90, -52, 90, -84, 56, -84, -56)),
    second(area(84, -56, 84, 56, 52, 90, -52, 90, -34, 56, 50, 56, 50, -36)),
    light(area(-34, -56, 34, -56, 50, -36, 50, 36, 34, 56, -34, 56, -50, 36, -50, -36)),
    body(area(-14, -36, 34, -36, 34, 36, -14, 36)),
    line(
      'M-52 -90L-34 -56M52 -90L34 -56M84 -56L50 -36M84 56L50 36M52 90L34 56M-52 90L-34 56M-84 56L-50 36M-84 -56L-50 -36',
      4,
    ),
  ],
  fortune: [
    dark(area(-40, 98, 40, 98, 18, 40, -18, 40)),
    second(oval(0, -6, 84)),
    body(...eighths(0).map((turn) => shifted(turn))),
    light(...eighths(1).map((turn) => shifted(turn))),
    second(oval(0, -6, 17)),
    dark(area(-13, -100, 13, -100, 0, -70)),
    line(oval(0, -6, 84), 7),
  ],
  heart: [
    body(HEART),
    light('M-66 -54Q-42 -74 -20 -46Q-54 -46 -62 -12Q-78 -30 -66 -54Z'),
    second('M0 90C54 42 96 6 96 -36Q96 -60 84 -72Q88 10 0 90Z'),
  ],
  horseshoe: [
    bar('M-46 84Q-74 20 -66 -22Q-54 -78 0 -78Q54 -78 66 -22Q74 20 46 84', 34),
    bar('M-78 86H-22M22 86H78', 20, 'second'),
    light(ovals(50, 44, 6), ovals(64, 4, 6), ovals(58, -36, 6), ovals(28, -68, 6)),
  ],
  key: [
    bar('M0 -20V92', 18),
    bar('M0 84H38M0 54H30', 18, 'second'),
    bar(
      ring(3, 30, (x, y) => oval(x, y - 50, 20)),
      12,
    ),
    light(oval(0, -50, 15), box(-9, -16, 18, 12)),
  ],
  ribbon: [
    second(
      area(-44, 20, -10, 30, -30, 98, -48, 78, -74, 84),
      area(44, 20, 10, 30, 30, 98, 48, 78, 74, 84),
    ),
    body(star(12, 74, 60, 0, -24)),
    light(oval(0, -24, 46)),
    body(star(5, 34, 15, 0, -24)),
  ],
  ring: [
    bar(oval(0, 34, 56), 19),
    bar('M-40 62Q-20 84 10 86', 6, 'light'),
    second(area(-26, -16, 26, -16, 16, -30, -16, -30)),
    light(area(-44, -66, -22, -94, 22, -94, 44, -66, 0, -22)),
    line('M-44 -66H44M-16 -66L0 -22L16 -66L0 -94L-16 -66', 4),
  ],
  roulette: [
    second(oval(0, 0, 96)),
    dark(...[0, 2, 4, 6, 8, 10, 12, 14, 16].map((i) => wedge(86, 56, i / 18, (i + 1) / 18))),
    body(...[1, 3, 5, 7, 9, 11, 13, 15, 17].map((i) => wedge(86, 56, i / 18, (i + 1) / 18))),
    second(oval(0, 0, 52)),
    light(star(4, 44, 12), oval(0, 0, 13), oval(52, -52, 9)),
    line(oval(0, 0, 54), 4),
  ],
  seven: [
    dark('M-62 -80H82V-48Q24 4 20 96H-34Q-30 14 26 -40H-24V-16H-62Z'),
    body('M-72 -90H72V-58Q14 -6 10 86H-44Q-40 4 16 -50H-34V-26H-72Z'),
    light('M-62 -80H58V-70H-62Z', 'M-2 -2Q-30 40 -32 76H-20Q-16 30 -2 -2Z'),
  ],
  spade: [
    body(
      area(-8, 30, 8, 30, 32, 96, -32, 96),
      'M0 -94C42 -36 94 -10 94 34C94 84 30 88 0 42C-30 88 -94 84 -94 34C-94 -10 -42 -36 0 -94Z',
    ),
    light('M-6 -62Q-50 -16 -70 14Q-78 32 -66 46Q-62 6 -6 -62Z'),
  ],
  ticket: [
    body('M-96 -58H96V-18A18 18 0 0 0 96 18V58H-96V18A18 18 0 0 0 -96 -18Z'),
    light(box(-66, -38, 88, 76, 6)),
    second(star(5, 30, 13, -22, 0)),
    line('M46 -52V52', 4),
    dark(oval(72, -26, 6), oval(72, 0, 6), oval(72, 26, 6)),
  ],
  trophy: [
    bar('M-50 -66H-86Q-86 -10 -40 -6M50 -66H86Q86 -10 40 -6', 12, 'second'),
    body('M-56 -88H56Q58 4 0 26Q-58 4 -56 -88Z'),
    body(area(-12, 20, 12, 20, 20, 60, -20, 60)),
    second(box(-46, 58, 92, 34, 5), box(-62, -94, 124, 18, 6)),
    light(star(5, 28, 12, 0, -38)),
    line(path(-30, 76, 30, 76), 4),
  ],
  wreath: [
    second(areas(-14, 88, -44, 78, -20, 68)),
    body(
      ...[0, 1, 2, 3, 4, 5].flatMap((i) => {
        const y = 66 - i * 27;
        const x = 40 + Math.sin(((i + 1.2) / 7) * Math.PI) * 42;
        return [ovals(x, y, 22, 13), ovals(x - 26, y - 8, 12, 15)];
      }),
    ),
    light(star(5, 40, 17, 0, -4)),
    dark(oval(0, 84, 9)),
  ],
} as const satisfies Readonly<Record<string, Motif>>;

/** A field of the wheel of fortune, which stands above its foot. */
function shifted(turn: number): string {
  const [first = '', ...rest] = wedge(76, 16, turn, turn + 1 / 8).split(/(?=[MALZ])/);
  return [first, ...rest]
    .map((part) =>
      part.replace(
        /(-?[\d.]+) (-?[\d.]+)$/,
        (_, x: string, y: string) => `${x} ${Math.round((Number(y) - 6) * 10) / 10}`,
      ),
    )
    .join('');
}
