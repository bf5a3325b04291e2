import type { Level } from '../review/paths/level.ts';
import type { Shape } from './ink.ts';
import type { Area } from './layout.ts';
import type { Stamp } from './stamp.ts';

/** The contents of a table's cell: a text, or several under each other. */
export type Cell = string | readonly string[];

export interface DossierTable {
  readonly kind: 'table';
  /** For readers who hear it. */
  readonly caption: string;
  readonly head: readonly string[];
  /** How the columns share the width. */
  readonly shares: readonly number[];
  /** The first cell names its row. */
  readonly rows: readonly (readonly Cell[])[];
}

/** A picture of a screen. */
export interface Picture {
  /** The image file, relative to the atlas' folder. */
  readonly file: string;
  readonly caption: string;
  /** In px. */
  readonly width: number;
  readonly height: number;
}

export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [term: string, words: Cell])[] }
  | { readonly kind: 'pictures'; readonly pictures: readonly Picture[] }
  /** The diagram: whole, then in parts. */
  | { readonly kind: 'diagram' }
  /** The last runs and the pictures: they change, and are read where they show. */
  | { readonly kind: 'runs' | 'screens' }
  | DossierTable;

export interface Section {
  /** Its place in the page's address. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A part of the diagram, drawn. Lengths are px of the drawing. */
export interface Plate {
  readonly title: string;
  readonly area: Area;
  /** Points of paper per px of the drawing. */
  readonly scale: number;
  readonly shapes: readonly Shape[];
  /** Where other parts lie in it, with their numbers. */
  readonly frames: readonly {
    readonly area: Area;
    readonly name: string;
    /** Where the number's baseline begins. */
    readonly at: { readonly x: number; readonly y: number };
    /** The size of the number's letters. */
    readonly size: number;
  }[];
}

/** The dossier of a flow: the same on screen, in print and as PDF. */
export interface Dossier {
  readonly stamp: Stamp;
  readonly sections: readonly Section[];
  /** The diagram: whole, then the parts in which it can be read, where it cannot be as a whole. */
  readonly plates: readonly Plate[];
  /** When each level had last run as the PDF was made: a page shows later runs, a document cannot. */
  readonly ran: Readonly<Partial<Record<Level, string>>>;
}

/** The room of an upright A4 page for a drawing, in points. */
export const UPRIGHT = { width: 511, height: 705 } as const;

/** Whether a plate needs a page that lies across. */
export const isAcross = ({ area, scale }: Pick<Plate, 'area' | 'scale'>): boolean =>
  area.width * scale > UPRIGHT.width + 0.5 || area.height * scale > UPRIGHT.height + 0.5;

/** Beside the number of situations: a promise may have been searched in more of them. */
export const COUNTED_AGAIN =
  'A promise that hangs on what came before counts a situation again for each past that it tells apart.';
