import { style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

export const icon = style({ strokeWidth: vars.iconStroke });
