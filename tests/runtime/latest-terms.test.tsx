import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pass } from '../../replay/dom/time.ts';
import type { Read } from '../../src/runtime/content/content-types.ts';
import { TERMS_PATIENCE, useLatestTerms } from '../../src/runtime/content/latest-terms.ts';
import { askAgain, queryClient } from '../../src/runtime/query.ts';
import type { LatestTerms } from '../../src/content/types.ts';
import { showAt, stagedRuntime } from '../setup/in-locale.tsx';

/** How long the newest terms are waited for, and the known facts meanwhile. */

type Answer = 'silence' | 'no answer' | number;

let answer: Answer;
let asked: URL[];
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answer = 'silence';
  vi.stubGlobal('fetch', (input: URL | string) => {
    asked.push(new URL(input, location.origin));
    if (answer === 'silence') return new Promise(() => {});
    if (answer === 'no answer') return Promise.reject(new TypeError('Failed to fetch'));
    const result = [{ version: answer, publishedAt: '2026-11-01' }];
    return Promise.resolve(Response.json({ result, ms: 1 }));
  });
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(enabled = true) {
  const seen: Read<LatestTerms>[] = [];
  function Part() {
    const [now, setNow] = useState(enabled);
    seen.push(useLatestTerms(now));
    return <button onClick={() => setNow(!now)}>Other</button>;
  }
  const view = await showAt('/fi-FI/x', stagedRuntime().runtime, <Part />);
  // The libraries come in real time.
  if (enabled) await vi.waitFor(() => expect(asked).toHaveLength(1));
  return {
    view,
    change: () => fireEvent.click(screen.getByRole('button')),
    now: () => seen.at(-1),
    status: () => seen.at(-1)?.status,
    retry: () => {
      const read = seen.at(-1);
      if (read?.status !== 'error') throw new Error('There is nothing to try again');
      act(read.retry);
    },
  };
}

describe('the newest terms', () => {
  test('are asked for in the language of the address, and are ready with their version [TERMS-01]', async () => {
    answer = 3;
    const { now, status } = await open();
    await vi.waitFor(() => expect(status()).toBe('ready'));
    expect(now()).toMatchObject({ value: { version: 3, publishedAt: '2026-11-01' } });
    expect(asked[0]?.pathname).toContain('/northlight');
    expect(asked[0]?.searchParams.get('$lang')).toBe('"fi"');
    expect(asked[0]?.searchParams.get('query')).toContain('termsVersion');
  });

  test('are not asked for as long as nobody needs them, and are not late then [TERMS-01]', async () => {
    const { status, change } = await open(false);
    await pass(60_000);
    expect([status(), asked.length]).toEqual(['loading', 0]);
    change();
    expect(status()).toBe('loading');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
  });

  test('count as failed after five seconds without an answer [TERMS-01] [TERMS-04]', async () => {
    expect(TERMS_PATIENCE).toBe(5_000);
    const began = Date.now();
    const { status } = await open();
    await pass(began + 4_999 - Date.now());
    expect(status()).toBe('loading');
    await pass(1);
    expect(status()).toBe('error');
  });

  test('that come late are ready all the same [TERMS-01]', async () => {
    const late = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', () => {
      asked.push(new URL(location.origin));
      return late.promise;
    });
    const { status } = await open();
    await pass(6_000);
    expect(status()).toBe('error');
    late.resolve(Response.json({ result: [{ version: 2, publishedAt: '2026-11-01' }], ms: 1 }));
    await vi.waitFor(() => expect(status()).toBe('ready'));
  });

  test('may be asked for again as often as somebody likes, each time for five seconds [TERMS-04]', async () => {
    const { status, retry } = await open();
    for (const times of [2, 3]) {
      await pass(6_000);
      expect(status()).toBe('error');
      retry();
      const began = Date.now();
      expect(status()).toBe('loading');
      await vi.waitFor(() => expect(asked).toHaveLength(times));
      await pass(began + 4_999 - Date.now());
      expect(status()).toBe('loading');
    }
    await pass(2_000);
    answer = 4;
    retry();
    await vi.waitFor(() => expect(status()).toBe('ready'));
  });

  test('that fail are failed at once [TERMS-04]', async () => {
    answer = 'no answer';
    const { status, retry } = await open();
    await vi.waitFor(() => expect(status()).toBe('error'));
    answer = 5;
    retry();
    await vi.waitFor(() => expect(status()).toBe('ready'));
  });

  test('that were there in time are waited for anew when they are read again', async () => {
    answer = 3;
    const { status } = await open();
    await vi.waitFor(() => expect(status()).toBe('ready'));
    await pass(10_000);
    answer = 'silence';
    act(() => void askAgain(['content', 'northlight', 'latestTerms']));
    const began = Date.now();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(status()).toBe('loading');
    await pass(began + 4_999 - Date.now());
    expect(status()).toBe('loading');
    await pass(1);
    expect(status()).toBe('error');
  });
});

test('asking again for the terms leaves other content alone [TERMS-04]', async () => {
  queryClient.setQueryData(['content', 'northlight', 'settings'], 1);
  queryClient.setQueryData(['content', 'sol-alta', 'latestTerms'], 2);
  const { retry } = await open();
  await pass(6_000);
  retry();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(queryClient.getQueryData(['content', 'northlight', 'settings'])).toBe(1);
  expect(queryClient.getQueryData(['content', 'sol-alta', 'latestTerms'])).toBe(2);
});

test('they are asked for unless somebody says otherwise [TERMS-01]', async () => {
  function Part() {
    return useLatestTerms().status;
  }
  await showAt('/fi-FI/x', stagedRuntime().runtime, <Part />);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
});
