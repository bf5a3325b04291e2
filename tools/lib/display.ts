/**
 * Why no window can be opened, in one line; undefined when one can.
 * @param env of the process: on Linux it names the display
 */
export const noDisplay = (
  env: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
): string | undefined =>
  platform === 'linux' && !env['DISPLAY'] && !env['WAYLAND_DISPLAY']
    ? '--headed opens a window, and this machine has no display: leave it out, or put `xvfb-run` before the command.'
    : undefined;
