import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const breathe = keyframes({ '50%': { opacity: 0.5 } });
const bone = style({
  display: 'block',
  borderRadius: vars.radius,
  background: vars.line,
  animation: `${breathe} 1.6s ease-in-out infinite`,
});
export const skeleton = styleVariants({
  text: [bone, { height: '16px', marginBlock: '4px', width: '100%' }],
  short: [bone, { height: '16px', marginBlock: '4px', width: '40%' }],
  title: [bone, { height: '28px', marginBlock: '4px', width: '60%' }],
  control: [bone, { height: vars.control, width: '100%' }],
  card: [bone, { height: '220px', width: '100%' }],
});
