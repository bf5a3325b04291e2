import { createVar, keyframes, style } from '@vanilla-extract/css';
import { SPACE } from './tokens.ts';

const length = { syntax: '<length>', inherits: false, initialValue: '0px' } as const;
const start = createVar(length);
const end = createVar(length);
const FADE = SPACE.s6;

/** Where the rail stands: something fades at each end behind which there is more. */
const ends = keyframes({
  '0%': { vars: { [start]: '0px', [end]: FADE } },
  '2%, 98%': { vars: { [start]: FADE, [end]: FADE } },
  '100%': { vars: { [start]: FADE, [end]: '0px' } },
});

/**
 * One line that scrolls sideways. It fades towards what is beyond its ends, where the browser can tell; one that
 * fits does not fade.
 */
export const rail = style({
  position: 'relative',
  /* Room for the ring of the focus, which would be cut off. */
  margin: `-${SPACE.s1}`,
  padding: SPACE.s1,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: FADE,
  scrollbarWidth: 'thin',
  maskImage: `linear-gradient(to right, transparent, #000 ${start}, #000 calc(100% - ${end}), transparent)`,
  animationName: ends,
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: 'scroll(self inline)',
});
