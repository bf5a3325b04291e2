import { expect, test } from 'vitest';
import { readConfig } from '../../../backend/platform/config.ts';
import { explain } from '../../../backend/platform/explain.ts';

/** The words of a command that does not start. */

const caught = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

test.each([
  ['a flag that there is not', ['--nonsense'], /^Unknown option '--nonsense'/],
  ['a flag without its value', ['--port'], /^Option '--port <value>' argument missing/],
  ['a value that there is not', ['--mode=prod'], /^mode must be one of development, production/],
])('%s is told in one line', (_, flags, line) => {
  const said = explain(caught(() => readConfig(flags, {})));
  expect(said).toMatch(line);
  expect(said).not.toContain('\n');
});

test('a taken port is told in one line, what is ours with its place', () => {
  const taken = Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' });
  expect(explain(taken)).toBe('listen EADDRINUSE');
  expect(explain(new TypeError('ours'))).toMatch(/^TypeError: ours\n +at /);
  expect(explain('thrown bare')).toBe('thrown bare');
});
