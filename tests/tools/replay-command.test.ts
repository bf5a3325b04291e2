import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noDisplay } from '../../tools/lib/display.ts';

const script = join(import.meta.dirname, '..', '..', 'scripts', 'replay.ts');
const replay = (...args: readonly string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, DISPLAY: '', WAYLAND_DISPLAY: '' },
  });

test('a window is refused where there is no display, in one line', () => {
  expect(noDisplay({}, 'linux')).toContain('no display');
  expect(noDisplay({ DISPLAY: ':0' }, 'linux')).toBeUndefined();
  expect(noDisplay({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBeUndefined();
  expect(noDisplay({}, 'darwin')).toBeUndefined();
});

test.runIf(process.platform === 'linux')(
  'the command says so before it builds or starts anything',
  () => {
    const { status, stderr, stdout } = replay('site.terms', '--headed');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trimEnd().split('\n')).toEqual([noDisplay({}, 'linux')]);
  },
);

test(
  'a transition stands for the paths that take it, one that none takes for a word',
  { tags: 'long' },
  () => {
    const { status, stderr } = replay(
      'site.terms',
      '--level',
      'model',
      '--through',
      'terms › gone',
    );
    expect(status).toBe(1);
    expect(stderr).toContain('does not replay what takes terms › gone');
  },
);
