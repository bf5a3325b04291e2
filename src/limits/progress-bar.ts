import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../ui/vars.css.ts';

/**
 * Shows how much of a limit is used; the words below it say the same. For sheets of styles.
 * @param track the colour of the unused part: another ground than the one it stands on
 */
export function progressBar(track: string): string {
  const bar = style({
    appearance: 'none',
    width: '100%',
    height: '8px',
    border: `1px solid ${vars.edge}`,
    borderRadius: '4px',
    overflow: 'hidden',
    background: track,
  });
  globalStyle(`${bar}::-webkit-progress-bar`, { background: track });
  globalStyle(`${bar}::-webkit-progress-value`, { background: vars.link });
  globalStyle(`${bar}::-moz-progress-bar`, { background: vars.link });
  return bar;
}
