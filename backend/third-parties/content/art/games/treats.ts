import {
  area,
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

/** Fruit, flowers, and what a kitchen makes of them. */
export const TREATS = {
  acorn: [
    body('M-58 -8H58Q56 70 0 96Q-56 70 -58 -8Z'),
    light('M-36 6Q-34 48 -12 72Q-16 40 -18 6Z'),
    second('M-76 -8Q-70 -62 0 -64Q70 -62 76 -8Q40 6 0 4Q-40 6 -76 -8Z'),
    bar('M0 -64Q2 -84 18 -96', 11, 'second'),
    line('M-52 -14L-34 -50M-20 -8L-6 -58M14 -8L30 -54M46 -14L52 -40M-62 -28H62', 4),
  ],
  apple: [
    body('M0 -42Q-50 -74 -82 -26Q-92 40 -38 90Q-14 98 0 86Q14 98 38 90Q92 40 82 -26Q50 -74 0 -42Z'),
    light('M-62 -20Q-72 14 -50 44Q-44 10 -40 -28Z'),
    bar('M0 -42Q0 -74 14 -96', 9, 'dark'),
    second('M8 -64Q30 -100 72 -88Q56 -50 8 -64Z'),
  ],
  cactus: [
    bar('M-56 -16V14Q-56 34 -24 34M56 -40V4Q56 22 24 22', 25),
    bar('M0 -70V64', 44),
    line('M-10 -72V58M10 -72V58M-60 -18V10M58 -38V2', 4),
    second(area(-50, 60, 50, 60, 36, 98, -36, 98), box(-58, 50, 116, 18, 5)),
    light(star(5, 20, 9, 0, -88), oval(-56, -32, 8), oval(56, -56, 8)),
  ],
  cherry: [
    bar('M-38 14Q-20 -50 30 -86M46 22Q48 -40 30 -86', 7, 'dark'),
    second('M30 -86Q70 -104 94 -66Q58 -46 30 -86Z'),
    body(oval(-42, 48, 42), oval(46, 54, 38)),
    light(oval(-56, 34, 11, 9), oval(34, 42, 10, 8)),
  ],
  clover: [
    bar('M4 4Q20 60 52 92', 11, 'second'),
    body(ring(4, 48, (x, y, turn) => heartAt(x, y, turn))),
    light(ring(4, 40, (x, y) => oval(x, y, 8))),
    line(spokes(4, 6, 44), 4),
  ],
  flower: [
    second(ring(8, 62, (x, y) => oval(x, y, 27))),
    body(ring(8, 42, (x, y) => oval(x, y, 22))),
    light(oval(0, 0, 30)),
    dark(
      ring(8, 17, (x, y) => oval(x, y, 4)),
      oval(0, 0, 4),
    ),
  ],
  grapes: [
    bar('M0 -52V-84', 9, 'dark'),
    second('M0 -66Q30 -104 84 -76Q58 -34 0 -56Z'),
    body(
      ...[-54, -18, 18, 54].map((x) => oval(x, -28, 23)),
      ...[-36, 0, 36].map((x) => oval(x, 6, 23)),
      ovals(18, 40, 23),
      oval(0, 74, 22),
    ),
    light(
      ...[-60, -24, 12, 48].map((x) => oval(x, -35, 6)),
      ...[-42, -6, 30].map((x) => oval(x, -1, 6)),
      oval(-24, 33, 6),
      oval(12, 33, 6),
    ),
  ],
  honey: [
    body('M-66 -40Q-92 20 -64 84H64Q92 20 66 -40Z'),
    light('M-84 4Q-60 30 -40 10Q-24 52 -6 14Q16 40 34 10Q60 34 84 4L78 -40H-78Z'),
    second(box(-76, -70, 152, 32, 10)),
    bar('M26 -72L54 -98', 10, 'second'),
    line('M-62 48Q0 60 62 48', 4),
  ],
  leaf: [
    body('M-84 84Q-104 -30 -20 -66Q40 -88 92 -92Q98 -10 60 44Q0 100 -84 84Z'),
    second('M-84 84Q0 0 92 -92Q98 -10 60 44Q0 100 -84 84Z'),
    line(
      'M-96 96Q0 0 84 -84M-44 42Q-60 6 -52 -24M-6 2Q-18 -30 -8 -56M32 -36Q26 -58 34 -72M-30 46Q4 62 36 52M8 8Q40 24 66 14M44 -30Q68 -18 84 -26',
    ),
  ],
  lemon: [
    second('M46 -50Q64 -98 98 -86Q94 -48 46 -50Z'),
    body(
      'M-98 14Q-88 0 -78 -14Q-50 -64 12 -60Q60 -54 76 -14Q98 -18 96 4Q88 22 72 32Q40 72 -18 66Q-66 60 -80 26Q-98 28 -98 14Z',
    ),
    light('M-58 -8Q-38 -42 4 -42Q-26 -28 -40 4Z'),
    dark(oval(-10, 34, 3), oval(22, 20, 3), oval(34, -14, 3), oval(4, 4, 3), oval(-34, 32, 3)),
  ],
  melon: [
    second('M-98 -34A98 98 0 0 0 98 -34Z'),
    light('M-86 -34A86 86 0 0 0 86 -34Z'),
    body('M-74 -34A74 74 0 0 0 74 -34Z'),
    dark(
      oval(-40, -12, 5, 8),
      oval(-14, -14, 5, 8),
      oval(14, -14, 5, 8),
      oval(40, -12, 5, 8),
      oval(-26, 12, 5, 8),
      oval(0, 14, 5, 8),
      oval(26, 12, 5, 8),
    ),
  ],
  mushroom: [
    light('M-30 12Q-18 60 -40 92H40Q18 60 30 12Z'),
    body('M-94 20Q-86 -78 0 -82Q86 -78 94 20Q40 36 0 34Q-40 36 -94 20Z'),
    light(oval(-44, -18, 17, 14), oval(8, -44, 19, 15), oval(50, -8, 15, 13), oval(2, 8, 11, 8)),
    line('M-24 44Q0 52 24 44', 5),
  ],
  orange: [
    body(oval(0, 0, 92)),
    light(oval(0, 0, 76)),
    second(
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) => wedge(68, 10, i / 8 + 0.012, (i + 1) / 8 - 0.012)),
    ),
  ],
  pineapple: [
    second(
      area(0, -36, -20, -98, -6, -62, 0, -104, 6, -62, 20, -98),
      area(-6, -36, -56, -76, -34, -40),
      area(6, -36, 56, -76, 34, -40),
    ),
    body(oval(0, 30, 54, 66)),
    line('M-48 0L24 88M-30 -22L50 54M0 -34L54 18M48 0L-24 88M30 -22L-50 54M0 -34L-54 18', 5),
    light(
      oval(-20, 8, 6),
      oval(2, 30, 6),
      oval(22, 8, 6),
      oval(-20, 54, 6),
      oval(22, 54, 6),
      oval(2, -12, 6),
    ),
  ],
  strawberry: [
    body('M0 96Q-92 34 -78 -30Q-44 -66 0 -46Q44 -66 78 -30Q92 34 0 96Z'),
    light(
      ...[
        [-40, -8],
        [0, -14],
        [40, -8],
        [-22, 22],
        [20, 22],
        [0, 54],
        [-50, 22],
        [50, 22],
      ].map(([x = 0, y = 0]) => oval(x, y, 4, 6)),
    ),
    second(
      'M0 -40Q-20 -14 -58 -30Q-46 -52 -66 -66Q-34 -70 -16 -62L-6 -94H8L16 -62Q34 -70 66 -66Q46 -52 58 -30Q20 -14 0 -40Z',
    ),
  ],
  sweet: [
    second(
      area(-44, -20, -98, -52, -84, 0, -98, 52, -44, 20),
      area(44, -20, 98, -52, 84, 0, 98, 52, 44, 20),
    ),
    body(oval(0, 0, 56)),
    light(
      'M-30 -46Q8 -20 -14 54Q-40 48 -50 24Q-18 0 -30 -46Z',
      'M22 -50Q50 -10 30 46Q48 32 54 10Q50 -30 22 -50Z',
    ),
    line('M-84 0H-58M84 0H58M-86 -26L-58 -10M86 -26L58 -10', 4),
  ],
  teapot: [
    bar('M58 -26Q98 -34 92 10Q86 40 52 44', 14, 'second'),
    second('M-50 20Q-90 8 -96 -44L-78 -48Q-68 -20 -44 -22Z'),
    body('M-54 -34H54Q80 20 44 72H-44Q-80 20 -54 -34Z'),
    second('M-46 -34Q-36 -66 0 -68Q36 -66 46 -34Z', box(-50, 70, 100, 14, 5)),
    light(oval(0, -76, 11), star(5, 26, 11, 0, 18)),
  ],
  tulip: [
    bar('M0 20V96', 11, 'second'),
    second('M0 92Q-70 84 -74 20Q-16 36 0 92Z', 'M0 92Q70 84 74 20Q16 36 0 92Z'),
    body('M-52 -88L-24 -56L0 -98L24 -56L52 -88Q64 20 0 26Q-64 20 -52 -88Z'),
    light('M0 -98Q-30 -40 0 26Q30 -40 0 -98Z'),
    line(path(0, -60, 0, 4), 4),
  ],
} as const satisfies Readonly<Record<string, Motif>>;

/** A leaf of the clover, its tip in the middle. */
function heartAt(x: number, y: number, turn: number): string {
  const out = turn * Math.PI * 2;
  const at = (across: number, along: number): string =>
    `${Math.round(x + across * Math.cos(out) + along * Math.sin(out))} ${Math.round(y + across * Math.sin(out) - along * Math.cos(out))}`;
  return `M${at(0, -44)}C${at(-34, -20)} ${at(-56, 4)} ${at(-46, 28)}C${at(-36, 48)} ${at(-8, 46)} ${at(0, 22)}C${at(8, 46)} ${at(36, 48)} ${at(46, 28)}C${at(56, 4)} ${at(34, -20)} ${at(0, -44)}Z`;
}
