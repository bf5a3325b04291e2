/** A chart as it is drawn. Lengths are CSS pixels, from the drawing's top left corner. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  /** States, parents before their children. */
  readonly boxes: readonly Box[];
  readonly wires: readonly Wire[];
}

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text of a state or label; `y` is its baseline, from the top of what it belongs to. */
export interface TextLine {
  readonly text: string;
  readonly y: number;
  /** Distance from the left edge. */
  readonly x: number;
  readonly style: 'title' | 'status' | 'small' | 'label' | 'guard' | 'fact';
  readonly icon?: Icon;
}

export type Icon = 'operation' | 'delay' | 'fact' | 'event' | 'always' | 'error' | 'done';

export interface Box extends Area {
  /** State id. */
  readonly id: string;
  readonly lines: readonly TextLine[];
  /** Transitions that stay in the state, as rows of its box. */
  readonly stays: readonly LabelRow[];
  /** Whether states are drawn inside. */
  readonly frame: boolean;
  /** Height of a frame's head; the whole height for other states. */
  readonly head: number;
}

/** One transition in a label: a row that can be selected. */
export interface LabelRow {
  readonly transition: string;
  /** From the top of the label or box. */
  readonly y: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
}

/** All transitions from one state to another: one line, with a label row for each. */
export interface Wire {
  readonly source: string;
  readonly target: string;
  /** `initial` is the line from the dot of a frame to the state in which it begins. */
  readonly kind: 'transitions' | 'initial';
  /** Polyline from source to target, flat: x, y, x, y … */
  readonly points: readonly number[];
  readonly label: (Area & { readonly rows: readonly LabelRow[] }) | undefined;
}

/** Family, size and weight of each style. The build measures with the same fonts as the page draws with. */
export const TYPE = {
  title: { size: 13, weight: 600, lead: 17 },
  status: { size: 10, weight: 400, lead: 14 },
  small: { size: 11, weight: 400, lead: 15 },
  label: { size: 11, weight: 400, lead: 14 },
  guard: { size: 11, weight: 400, lead: 14 },
  fact: { size: 11, weight: 400, lead: 14 },
} as const satisfies Record<
  TextLine['style'],
  { readonly size: number; readonly weight: 400 | 600; readonly lead: number }
>;

/** The same area, smaller on every side. @param by px */
export const inset = ({ x, y, width, height }: Area, by: number): Area => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** How far apart two areas are, in px; 0 when they touch. */
export function distanceOf(a: Area, b: Area): number {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0);
  const down = Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0);
  return Math.max(across, down);
}

/** What a line covers, with its label. */
export function boundsOf({ points, label }: Wire): Area {
  const corners =
    label === undefined ? [] : [label.x, label.y, label.x + label.width, label.y + label.height];
  const all = [...points, ...corners];
  const xs = all.filter((_, index) => index % 2 === 0);
  const ys = all.filter((_, index) => index % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The outline of a frame's head, as an SVG path. */
export const headPath = ({ x, y, width, head }: Box): string =>
  `M${x} ${y + head}V${y + 6}a6 6 0 0 1 6 -6H${x + width - 6}a6 6 0 0 1 6 6V${y + head}z`;
