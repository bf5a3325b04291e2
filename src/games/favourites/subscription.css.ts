import { style } from '@vanilla-extract/css';
import { SPACE } from '../../ui/tokens.ts';

/** The button has no edge, so that its words begin where all others do. */
export const atMargin = style({ marginInlineStart: `calc(-1 * ${SPACE.s4})` });
