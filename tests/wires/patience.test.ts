import { expect, test, vi } from 'vitest';
import { instrument } from '../../tools/wires/instrument.ts';
import { openRunner } from '../../tools/wires/runner.ts';

const WAITING = 'tests/wires/small/waiting.ts';
const JUDGE = 'tests/wires/small/waiting.test.ts';

vi.setConfig({ testTimeout: 120_000 });

test('a fault that makes a test wait for ever is noticed, and the next one is judged by itself', async () => {
  const files = await instrument([WAITING]);
  const faultOf = (named: string) => {
    const found = files[0]?.faults.find(({ name }) => name === named);
    if (found === undefined) throw new Error(`no such fault: ${named}`);
    return found;
  };
  const runner = await openRunner(files, ['node'], 1, 4_000);
  try {
    const endless = faultOf('ConditionalExpression: isReady() → false');
    expect(await runner.notices(endless, JUDGE)).toBe(true);
    const harmless = faultOf('ConditionalExpression: isReady() → true');
    expect(await runner.notices(harmless, JUDGE)).toBe(false);
  } finally {
    await runner.close();
  }
});
