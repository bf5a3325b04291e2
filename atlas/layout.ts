/** States and lines that are drawn together, in the coordinates of the drawing. */
export interface Sheet {
  /** States, parents before their children; the first is the one whose inside it is. */
  readonly boxes: readonly Box[];
  /** The frames around siblings that have the same ways in and out. */
  readonly stacks: readonly Area[];
  readonly wires: readonly Wire[];
}

/**
 * A chart as it is drawn. Lengths are CSS pixels, from the drawing's top left corner. It opens with its own sheet;
 * each folded state has one more, for its inside.
 */
export interface Layout extends Sheet {
  readonly width: number;
  readonly height: number;
  /** Those that hold others before these. */
  readonly folds: readonly Fold[];
}

/** The inside of a folded state, drawn over what is around it while it is open. */
export interface Fold extends Sheet {
  /** The folded state. */
  readonly id: string;
  /** The fold in whose sheet it stands; undefined where that is the chart's own. */
  readonly within: string | undefined;
  readonly area: Area;
}

/** Where a sheet is drawn. */
export const areaOf = (sheet: Layout | Fold): Area =>
  'area' in sheet ? sheet.area : { x: 0, y: 0, width: sheet.width, height: sheet.height };

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text of a state or label; `y` is its baseline, from the top of its state or label. */
export interface TextLine {
  readonly text: string;
  readonly y: number;
  /** Distance from the left edge. */
  readonly x: number;
  readonly style: 'title' | 'status' | 'small' | 'label' | 'guard' | 'fact';
  readonly icon?: Icon;
}

export type Icon =
  | 'operation'
  | 'delay'
  | 'fact'
  | 'event'
  | 'always'
  | 'error'
  | 'done'
  | 'back'
  | 'fold'
  | 'begin';

export interface Box extends Area {
  /** State id. */
  readonly id: string;
  readonly lines: readonly TextLine[];
  /** Transitions without a line of their own, or whose line has no label: rows of the state's box. */
  readonly rows: readonly LabelRow[];
  /** Whether states are drawn inside. */
  readonly frame: boolean;
  /** Whether its inside has a sheet of its own. */
  readonly folded: boolean;
  /** Height of a frame's head; the whole height for other states. */
  readonly head: number;
}

/** A row that can be selected. Its lines are placed in the box or label of the row. */
export interface LabelRow {
  /** One transition; more where several say the same, from within a folded state or in a dense drawing. */
  readonly transitions: readonly string[];
  /** From the left and the top of the label or box. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly TextLine[];
}

/** All transitions from one state, or from states folded into it, to another: one line. */
export interface Wire {
  /** State ids; of a stack, its first state. */
  readonly source: string;
  readonly target: string;
  /** Ids of all transitions that it stands for. */
  readonly transitions: readonly string[];
  /** Whether it is on the way of success. */
  readonly main: boolean;
  /** Polyline from source to target, flat: x, y, x, y … */
  readonly points: readonly number[];
  /** Where the rows of its transitions stand; undefined where these are rows of boxes. */
  readonly label: (Area & { readonly rows: readonly LabelRow[] }) | undefined;
}

/** Family, size and weight of each style. The build measures with the same fonts as the page draws with. */
export const TYPE = {
  title: { size: 13, weight: 600, lead: 17 },
  status: { size: 12, weight: 400, lead: 15 },
  small: { size: 12, weight: 400, lead: 15 },
  label: { size: 12, weight: 400, lead: 15 },
  guard: { size: 12, weight: 400, lead: 15 },
  fact: { size: 12, weight: 400, lead: 15 },
} as const satisfies Record<
  TextLine['style'],
  { readonly size: number; readonly weight: 400 | 600; readonly lead: number }
>;

/** The room for a chart in the smallest supported window, in px. */
export const PAGE = { width: 880, height: 590 } as const;

/** The same sheet elsewhere. @param x px to the right; @param y px down */
export function moved({ boxes, stacks, wires }: Sheet, x: number, y: number): Sheet {
  const move = <A extends Area>(area: A): A => ({ ...area, x: area.x + x, y: area.y + y });
  return {
    boxes: boxes.map(move),
    stacks: stacks.map(move),
    wires: wires.map((wire) => ({
      ...wire,
      points: wire.points.map((value, index) => value + (index % 2 === 0 ? x : y)),
      label: wire.label === undefined ? undefined : move(wire.label),
    })),
  };
}

/** The sheet of a chart and those of its folds. */
export const sheetsOf = (layout: Layout): readonly Sheet[] => [layout, ...layout.folds];

/** The folds that must be open for a state to be seen, the outermost first. */
export function foldsAround(layout: Layout, id: string): readonly string[] {
  const within = (fold: string | undefined): string[] => {
    const found = layout.folds.find((one) => one.id === fold);
    return found === undefined ? [] : [...within(found.within), found.id];
  };
  // A folded state, where it is closed.
  if (layout.boxes.some((box) => box.id === id)) return [];
  const sheet = layout.folds.find(({ boxes }) => boxes.slice(1).some((box) => box.id === id));
  return within(sheet?.id);
}

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

/** The area of a line, with its label. */
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
