import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { from, LARGE_LETTERS, type, vars } from '../../ui/vars.css.ts';
import { headingsOfLargeLetters, themeValues, typeValues } from '../theme.ts';
import { tokens } from './tokens.ts';

const selector = 'html[data-brand=sol-alta]';

createGlobalTheme(selector, vars, themeValues(tokens));
createGlobalTheme(selector, type, typeValues(tokens, 'phone'));
globalStyle(selector, {
  '@media': {
    [from.md]: { vars: assignVars(type, typeValues(tokens, 'desktop')) },
    [LARGE_LETTERS]: { vars: headingsOfLargeLetters(tokens) },
  },
});
