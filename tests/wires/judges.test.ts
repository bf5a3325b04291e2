import { expect, test } from 'vitest';
import { judgesOf } from '../../tools/wires/judge.ts';

const FAULT = { id: '7', file: 'src/money/parse.ts', line: 1, name: 'one' };
const OWN = 'tests/ui/money.test.ts';
const WAITING = 'tests/wires/small/waiting.test.ts';
const FAR = 'tests/ui/places.test.ts';

const reach = (test: string, durationMs: number, when: 'loading' | 'running') => ({
  test,
  durationMs,
  reached: new Set([FAULT.id]),
  run: new Set(when === 'running' ? [FAULT.id] : []),
});

test('who imports the file by itself judges first, then the quicker', () => {
  const all = [reach(FAR, 5, 'running'), reach(WAITING, 1, 'running'), reach(OWN, 900, 'running')];
  expect(judgesOf(FAULT, all)).toEqual([OWN, WAITING, FAR]);
});

test('the file’s own test judges first, however long it takes', () => {
  const file = 'src/money/money.ts';
  const all = [reach(WAITING, 1, 'running'), reach(OWN, 60_000, 'running')];
  expect(judgesOf({ ...FAULT, file }, all)).toEqual([OWN]);
});

test('who noticed more of the file judges before the quicker', () => {
  const all = [reach(FAR, 5, 'running'), reach(WAITING, 1, 'running')];
  expect(judgesOf(FAULT, all, new Map([[FAR, 2]]))).toEqual([FAR, WAITING]);
});

test('who only loads the place judges where nobody passes it while running', () => {
  const loading = reach(FAR, 5, 'loading');
  expect(judgesOf(FAULT, [loading, reach(WAITING, 9, 'running')])).toEqual([WAITING]);
  expect(judgesOf(FAULT, [loading])).toEqual([FAR]);
});

test('judging ends after a while, and never before the first', () => {
  const all = [reach(OWN, 60_000, 'running'), reach(FAR, 5, 'running')];
  expect(judgesOf(FAULT, all)).toEqual([OWN]);
});
