import { UPRIGHT } from '../../dossier.ts';

/** A sheet of A4 upright, in points, and the room that is left free at its edges. */
export const A4 = { width: 595.28, height: 841.89 } as const;
export const EDGE = { side: 42, top: 44, bottom: 62 } as const;

/** Letters are nowhere smaller, in points. */
export const LEAST = 7;

/** Height of the title above a drawing that has a page of its own, in points. */
const TITLE = 30;

/** The room of a page for a drawing, upright and across, in points. */
export const DRAWING = [
  UPRIGHT,
  { width: A4.height - 2 * EDGE.side, height: A4.width - EDGE.top - EDGE.bottom - TITLE },
] as const;
