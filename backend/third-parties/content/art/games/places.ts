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
  type Motif,
} from './shapes.ts';

/** Sky, sea, mountains, and what stands there. */
export const PLACES = {
  anchor: [
    bar(oval(0, -72, 17), 12, 'second'),
    bar('M0 -54V82', 16),
    bar('M-42 -34H42', 13, 'second'),
    bar('M-76 20Q-66 84 0 84Q66 84 76 20', 16),
    body(areas(-76, 2, -98, 36, -56, 36)),
    light(oval(0, -34, 9)),
  ],
  balloon: [
    body('M0 34C-60 10 -76 -30 -64 -60Q-46 -98 0 -98Q46 -98 64 -60C76 -30 60 10 0 34Z'),
    second('M0 34C-34 0 -34 -70 0 -98C34 -70 34 0 0 34Z'),
    light('M0 34C-10 0 -10 -70 0 -98C10 -70 10 0 0 34Z'),
    line('M-22 24L-16 62M22 24L16 62', 4),
    second(box(-24, 60, 48, 34, 6)),
    line('M-24 74H24', 4),
  ],
  bolt: [
    second(oval(-40, -44, 42), oval(14, -58, 44), oval(54, -36, 36), box(-78, -44, 164, 42, 20)),
    body(area(12, -30, -44, 38, -8, 38, -26, 98, 48, 16, 10, 16, 34, -30)),
    light(area(10, -20, -26, 28, -12, 28, 18, -20)),
  ],
  castle: [
    body(box(-40, -20, 80, 112)),
    second(box(-88, -44, 48, 136), box(40, -44, 48, 136)),
    body(
      'M-94 -44V-74H-80V-60H-71V-74H-57V-60H-48V-74H-34V-44Z',
      'M94 -44V-74H80V-60H71V-74H57V-60H48V-74H34V-44Z',
    ),
    second('M-46 -20V-46H-30V-34H-8V-46H8V-34H30V-46H46V-20Z'),
    dark('M-20 92V48Q-20 26 0 26Q20 26 20 48V92Z', ovals(64, 0, 8, 14)),
    light(area(0, -92, 40, -80, 0, -66)),
    line('M0 -94V-40', 5),
  ],
  comet: [
    second('M-96 -80Q-30 -60 30 -6L-10 34Q-56 -20 -96 -80Z'),
    light(
      'M-74 -92Q-10 -60 44 -2L22 12Q-24 -44 -74 -92Z',
      'M-98 -52Q-60 -10 -6 40L14 22Q-46 -18 -98 -52Z',
    ),
    body(star(5, 58, 28, 34, 36, 0.06)),
    light(star(5, 26, 12, 34, 36, 0.06)),
  ],
  compass: [
    second(oval(0, 8, 84)),
    light(oval(0, 8, 66)),
    bar('M0 -84m-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0', 7, 'second'),
    dark(star(4, 60, 10, 0, 8, 0.125)),
    body(area(0, -56, 15, 8, -15, 8)),
    second(area(0, 72, 15, 8, -15, 8)),
    line(spokes(8, 56, 64, 0, [0, 8]), 4),
    dark(oval(0, 8, 6)),
  ],
  fir: [
    second(box(-13, 66, 26, 32)),
    body(
      area(0, -30, 78, 72, -78, 72),
      area(0, -62, 62, 28, -62, 28),
      area(0, -98, 44, -20, -44, -20),
    ),
    light(
      areas(-78, 72, -50, 36, -34, 72),
      areas(-62, 28, -38, 0, -26, 28),
      areas(-44, -20, -24, -54, -16, -20),
    ),
  ],
  flame: [
    body(
      'M4 -98Q14 -60 50 -30Q84 4 74 46Q58 96 0 96Q-60 94 -74 44Q-80 6 -48 -24Q-46 -2 -30 6Q-36 -54 4 -98Z',
    ),
    second(
      'M6 -36Q12 -12 34 8Q52 30 44 60Q32 90 0 90Q-34 88 -42 58Q-46 34 -28 18Q-22 30 -12 32Q-18 -8 6 -36Z',
    ),
    light('M4 30Q26 46 22 66Q16 86 0 86Q-18 84 -20 64Q-18 48 4 30Z'),
  ],
  lighthouse: [
    second('M-98 76Q-40 52 0 60Q50 50 98 76V98H-98Z'),
    light(area(24, -66, 98, -92, 98, -34, 24, -52), area(-24, -66, -98, -92, -98, -34, -24, -52)),
    body(area(-22, -34, 22, -34, 36, 72, -36, 72)),
    light(area(-26, -6, 26, -6, 30, 22, -30, 22), area(-33, 46, 33, 46, 36, 70, -36, 70)),
    second(area(-28, -78, 0, -98, 28, -78), box(-28, -44, 56, 12, 3)),
    light(box(-17, -76, 34, 32)),
    line('M0 -76V-44M-17 -60H17', 4),
  ],
  longship: [
    bar('M0 -94V30', 8, 'dark'),
    light('M-56 -82H56Q70 -40 52 6H-52Q-70 -40 -56 -82Z'),
    second(
      'M-30 -82H-10Q-16 -40 -10 6H-30Q-38 -40 -30 -82Z',
      'M10 -82H30Q38 -40 30 6H10Q16 -40 10 -82Z',
    ),
    body(
      'M-98 -22Q-88 -34 -78 -20Q-74 24 0 26Q74 24 78 -20Q88 -34 98 -22Q98 64 40 74H-40Q-98 64 -98 -22Z',
    ),
    light(ovals(20, 40, 11), ovals(52, 34, 11)),
    dark(ovals(20, 40, 4), ovals(52, 34, 4)),
    bar('M-96 88Q-72 78 -48 88T0 88T48 88T96 88', 7, 'second'),
  ],
  moon: [
    body('M30 -87A92 92 0 1 0 30 87A100 100 0 0 1 30 -87Z'),
    second(oval(-64, -16, 9), oval(-50, 32, 12), oval(-36, -52, 7), oval(-22, 66, 6)),
    light(star(5, 26, 11, 46, -22), star(4, 15, 5, 72, 34), star(4, 12, 4, 20, 40)),
  ],
  mountain: [
    second(area(-8, 78, 46, -36, 98, 78)),
    body(area(-98, 78, -24, -88, 52, 78)),
    light(
      area(-24, -88, -50, -30, -36, -38, -24, -22, -10, -38, 4, -28),
      area(46, -36, 34, -10, 46, -16, 60, -6),
    ),
    line('M-24 -4L-14 26M-46 20L-36 46M44 20L52 44', 5),
  ],
  palm: [
    second('M-98 88Q0 54 98 88V98H-98Z'),
    bar('M10 84Q-12 10 4 -36', 17, 'second'),
    body(
      'M4 -38Q-44 -84 -94 -40Q-44 -56 4 -38Z',
      'M4 -38Q-52 -52 -76 16Q-40 -28 4 -38Z',
      'M4 -38Q52 -84 98 -34Q50 -56 4 -38Z',
      'M4 -38Q58 -48 78 22Q44 -26 4 -38Z',
      'M4 -38Q-12 -86 30 -98Q14 -66 4 -38Z',
    ),
    light(oval(-6, -30, 9), oval(14, -28, 9)),
    line('M-4 50L16 44M-6 26L12 20M-4 2L12 -4', 4),
  ],
  planet: [
    bar('M-46 -22Q-104 14 -92 34Q-60 56 20 20Q98 -16 92 -40Q82 -56 44 -44', 11, 'light'),
    body(oval(0, 0, 58)),
    second('M-54 -20Q0 -4 50 -30L56 -14Q6 14 -58 0Z', oval(16, 34, 11), oval(-18, 38, 6)),
    bar('M-62 38Q-20 40 36 12Q78 -8 92 -28', 11, 'light'),
    light(star(4, 16, 5, -66, -70), star(4, 12, 4, 70, 66)),
  ],
  pyramid: [
    light(oval(44, -50, 34)),
    second('M-98 74H98V90H-98Z'),
    body(area(-16, -72, 84, 76, -98, 76)),
    second(area(-16, -72, 84, 76, 18, 76)),
    line('M-34 -44L-4 -42M-52 -14L4 -12M-70 18L10 20M-86 48L14 50', 4),
  ],
  rocket: [
    light('M-20 54Q-18 84 0 100Q18 84 20 54Z'),
    second(areas(-34, 6, -70, 56, -28, 48)),
    body('M0 -98Q50 -50 34 56H-34Q-50 -50 0 -98Z'),
    second('M0 -98Q24 -76 32 -46H-32Q-24 -76 0 -98Z', box(-34, 46, 68, 13, 4)),
    light(oval(0, -10, 19)),
    line(oval(0, -10, 19) + 'M0 24V40', 6),
  ],
  shell: [
    body(
      'M-16 90L-96 4Q-98 -40 -64 -56Q-50 -86 -18 -82Q0 -100 18 -82Q50 -86 64 -56Q98 -40 96 4L16 90Z',
    ),
    second('M-16 90L-62 -54Q-50 -86 -18 -82L-2 88Z', 'M16 90L62 -54Q76 -50 86 -30L30 76Z'),
    line('M-10 84L-84 -24M-6 84L-44 -70M0 84V-88M6 84L44 -70M10 84L84 -24', 4),
    light(oval(0, 74, 21)),
  ],
  snowflake: [
    bar(
      ring(6, 0, (_x, _y, turn) => arm(turn)),
      9,
    ),
    light(
      star(3, 26, 26),
      ring(6, 92, (x, y) => oval(x, y, 7)),
    ),
    dark(oval(0, 0, 7)),
  ],
  sun: [
    second(star(12, 98, 66)),
    body(oval(0, 0, 62)),
    light(ovals(22, -12, 9, 11)),
    dark(ovals(22, -10, 5, 7)),
    line('M-26 18Q0 42 26 18M-40 -28Q-24 -40 -10 -30M40 -28Q24 -40 10 -30'),
    second(ovals(38, 14, 8)),
  ],
  temple: [
    second(area(-98, -38, 0, -94, 98, -38), box(-90, 66, 180, 14), box(-98, 80, 196, 14)),
    light(oval(0, -58, 14)),
    body(...[-78, -38, 14, 54].map((x) => box(x, -24, 24, 90)), box(-90, -38, 180, 14)),
    light(...[-78, -38, 14, 54].map((x) => box(x + 4, -20, 5, 84))),
    dark(area(-8, 66, 8, 66, 8, 22, -8, 22)),
  ],
  train: [
    second(box(-58, -78, 116, 30, 10), box(-28, -98, 56, 24, 5)),
    body(box(-66, -58, 132, 118, 14)),
    light(box(-50, -44, 42, 34, 5), box(8, -44, 42, 34, 5), ovals(42, 30, 11), oval(0, 30, 17)),
    dark(area(-76, 58, 76, 58, 52, 92, -52, 92)),
    line('M-26 60L-34 90M0 60V92M26 60L34 90', 6),
  ],
  volcano: [
    light('M-20 -38Q-40 -70 -14 -98Q-8 -76 6 -96Q14 -70 30 -84Q32 -56 20 -38Z'),
    body(area(-98, 84, -32, -40, 32, -40, 98, 84)),
    second('M-32 -40H32L46 -14Q34 10 26 -8Q20 44 4 18Q-6 60 -18 14Q-28 30 -44 -16Z'),
    line('M-56 30L-66 52M58 40L66 60M30 50L34 70', 5),
  ],
  wave: [
    second('M-98 90V30Q-40 52 0 38Q50 24 98 50V90Z'),
    body(
      'M-98 64Q-92 -70 14 -80Q84 -80 88 -22Q70 -52 38 -40Q4 -22 26 26Q52 60 98 54V80Q-20 100 -98 64Z',
    ),
    light(
      'M-72 40Q-62 -46 16 -62Q56 -66 74 -46Q40 -54 20 -40Q-14 -16 0 26Q-30 -18 -8 -46Q-58 -22 -72 40Z',
      oval(60, -86, 7),
      oval(88, -62, 5),
      oval(96, -86, 4),
    ),
  ],
} as const satisfies Readonly<Record<string, Motif>>;

/** An arm of a snowflake with its twigs. */
function arm(turn: number): string {
  const at = (across: number, out: number): readonly [number, number] => {
    const angle = turn * Math.PI * 2;
    return [
      Math.round(across * Math.cos(angle) + out * Math.sin(angle)),
      Math.round(across * Math.sin(angle) - out * Math.cos(angle)),
    ];
  };
  return (
    path(0, 0, ...at(0, 90)) +
    path(...at(-24, 76), ...at(0, 52), ...at(24, 76)) +
    path(...at(-17, 46), ...at(0, 30), ...at(17, 46))
  );
}
