import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { instrument, type Fault } from '../../tools/wires/instrument.ts';
import { judge, judgesOf } from '../../tools/wires/judge.ts';
import { openRunner, type Reach, type Runner } from '../../tools/wires/runner.ts';

const SMALL = 'tests/wires/small/small.ts';
const JUDGE = 'tests/wires/small/small.test.ts';
const WHILE_OPEN = 'tests/wires/small/while-open.test.ts';
const NOTICED = { by: JUDGE };

// Every run of a test is a process of its own.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let runner: Runner;
let faults: readonly Fault[];
let reach: readonly Reach[];

beforeAll(async () => {
  const files = await instrument([SMALL]);
  faults = files[0]?.faults ?? [];
  runner = await openRunner(files, ['node'], 1);
  reach = await runner.reach([JUDGE]);
});
afterAll(() => runner.close());

test('the tests of a file are found by what they import', async () => {
  expect(await runner.related()).toContain(JUDGE);
});

test.each([
  // Read once, when the module is loaded.
  ['StringLiteral: \'count:\' → ""', NOTICED],
  ['BlockStatement: { let counted = START; for (let at = 1; at <= last; at += 1)… → {}', NOTICED],
  // Without an end: the switch ends it.
  ['AssignmentOperator: at += 1 → at -= 1', NOTICED],
  ['EqualityOperator: at <= last → at < last', NOTICED],
  ['ConditionalExpression: age >= 18 → false', NOTICED],
  ['EqualityOperator: age >= 18 → age > 18', NOTICED],
  ['ConditionalExpression: age >= 18 → true', 'survived'],
  ['BooleanLiteral: !isAdult(age) → isAdult(age)', 'unreached'],
] as const)('%s', async (name, verdict) => {
  const fault = faults.filter((one) => one.name === name);
  expect(fault.map((one) => one.name)).toEqual([name]);
  expect(await judge([runner], fault, (one) => judgesOf(one, reach))).toEqual([verdict]);
});

test('a test that is not there, or runs nothing, is no verdict', async () => {
  const [fault] = faults.filter(({ name }) => name === 'BooleanLiteral: true → false');
  if (fault === undefined) throw new Error('no such fault');
  await expect(runner.notices(fault, 'tests/wires/none.test.ts')).rejects.toThrow('no such test');
  await expect(runner.notices(fault, WHILE_OPEN)).rejects.toThrow('ran no test');
});

test('a test is not red because another one was', async () => {
  const [fault] = faults.filter(({ name }) => name === 'ConditionalExpression: age >= 18 → false');
  if (fault === undefined) throw new Error('no such fault');
  expect(await runner.notices(fault, JUDGE)).toBe(true);
  expect(await runner.notices(fault, WHILE_OPEN)).toBe(false);
});

test('tests that are red without a fault judge nothing, and it is said why they are red', async () => {
  const red = openRunner(
    [{ file: SMALL, code: 'throw new Error("out of order")', source: '', faults: [] }],
    ['node'],
    1,
  );
  await expect((await red).reach([JUDGE])).rejects.toThrow(
    `red without any fault: ${JUDGE}\nout of order`,
  );
  await (await red).close();
});
