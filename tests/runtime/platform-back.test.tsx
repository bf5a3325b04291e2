import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Failure } from '../../machines/operations.ts';
import { outcomes } from '../../openapi/outcomes.gen.ts';
import { pass } from '../../replay/dom/time.ts';
import {
  announceEndOfMaintenance,
  announceMaintenance,
  isUnderMaintenance,
} from '../../src/runtime/guard/maintenance.ts';
import { usePlatformBack } from '../../src/runtime/guard/platform-back.ts';
import { showAt, stagedRuntime } from '../setup/in-locale.tsx';

/** How a page finds out that the platform answers again. */

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  announceMaintenance();
});
afterEach(() => {
  vi.useRealTimers();
  announceEndOfMaintenance();
});

async function open(announced = true) {
  const { runtime, call } = stagedRuntime();
  function Part() {
    const [now, setNow] = useState(announced);
    usePlatformBack(now);
    return <button onClick={() => setNow(!now)}>Other</button>;
  }
  const view = await showAt('/en-CA/x', runtime, <Part />);
  const change = () => fireEvent.click(screen.getByRole('button'));
  return { call, view, change };
}
/** The error that a call throws. */
const fails = (failure: Failure) => (): never => {
  throw failure;
};
const REFUSED = { kind: 'refused', status: 429, message: '', traceId: 't' } as const;

describe('under maintenance', () => {
  test('the platform is asked once a minute, in the market of the address [GUARD-01] [NS-51]', async () => {
    const { call } = await open();
    await pass(MINUTE - 1);
    expect(call).not.toHaveBeenCalled();
    await pass(1);
    expect(call).toHaveBeenCalledExactlyOnceWith(
      'getMarketRiskSetting',
      { query: { market: 'CA', countryCode: 'FI' } },
      expect.any(AbortSignal),
    );
    await pass(MINUTE);
    expect(call).toHaveBeenCalledTimes(2);
    expect(isUnderMaintenance()).toBe(true);
  });

  test.each<[string, Failure]>([
    ['silence', { kind: 'unreachable' }],
    ['a failure of the platform', { kind: 'unexpected', traceId: 't' }],
  ])('%s is no answer: maintenance goes on [GUARD-01]', async (_, failure) => {
    const { call } = await open();
    call.mockImplementation(fails(failure));
    await pass(MINUTE);
    await pass(MINUTE);
    expect(call).toHaveBeenCalledTimes(2);
    expect(isUnderMaintenance()).toBe(true);
  });

  test.each([
    ['an answer', () => Promise.resolve(outcomes.getMarketRiskSetting.sms)],
    ['a refusal', fails(REFUSED)],
  ])('%s ends it [GUARD-01] [NS-51]', async (_, says) => {
    const { call } = await open();
    call.mockImplementation(says);
    await pass(MINUTE);
    expect(isUnderMaintenance()).toBe(false);
  });

  test('who leaves the page asks no more, and waits for no answer', async () => {
    const { call, view } = await open();
    await pass(MINUTE);
    const signal = call.mock.calls[0]?.[2];
    expect(signal?.aborted).toBe(false);
    view.unmount();
    expect(signal?.aborted).toBe(true);
    await pass(5 * MINUTE);
    expect(call).toHaveBeenCalledOnce();
  });
});

test('nothing is asked before maintenance begins, nor once it is over [NS-51]', async () => {
  const { call, change } = await open(false);
  await pass(5 * MINUTE);
  expect(call).not.toHaveBeenCalled();
  change();
  await pass(MINUTE);
  expect(call).toHaveBeenCalledOnce();
  change();
  await pass(5 * MINUTE);
  expect(call).toHaveBeenCalledOnce();
});
