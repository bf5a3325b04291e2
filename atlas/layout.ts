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
